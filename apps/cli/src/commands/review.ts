// `tablee review FILE`: what the choices of a recorded game cost, and what was luck.

import { Replay, wrongWith, type BadLine, type Seat } from '@tablee/kit';
import { EFFORT, reviewerFor, SEED, type Piece, type ReviewJob } from '@tablee/review';
import type { Context } from '../context.ts';
import { JOBS_FLAG, jobsFor } from '../jobs/flag.ts';
import { share } from '../jobs/pool.ts';
import { stopAt } from '../record/complaint.ts';
import { inFile, openFile, type RecordFile } from '../record/open.ts';
import { reviewData } from '../review/result.ts';
import { showReview } from '../review/story.ts';
import { EXIT } from '../stop.ts';
import type { Command } from './command.ts';

const PLAYOUTS_MAX = 1_000_000;
/** Fewer pieces are done before another thread has begun. */
const PIECES_WORTH_THREADS = 20;

export const review: Command = {
  name: 'review',
  flags: {
    seat: { value: 'seat' },
    seed: { value: 'text' },
    playouts: { value: 'number' },
    deck: { value: 'file' },
    jobs: JOBS_FLAG,
    json: {},
  },
  takes: { value: 'file' },
  async run(context, args, startWorker) {
    const open = await openFile(context, args, 'review');
    const { game, setup } = open;
    const seat = args.whole('seat', 0, setup.seats - 1, context.texts);
    const all = Array.from({ length: setup.seats }, (_, each): Seat => each);
    const job: ReviewJob = {
      game: game.meta.id,
      setup,
      lines: stepsOf(context, open),
      seed: args.value('seed') ?? SEED,
      playouts: args.whole('playouts', 1, PLAYOUTS_MAX, context.texts) ?? EFFORT.playouts,
      seats: seat === undefined ? all : [seat],
      deck: await game.addedDeck?.(String(setup.options['deck'])),
    };
    const reviewer = await reviewerFor(game, job);
    const pieces: Piece[] = [];
    await share(context, {
      kind: 'review',
      plan: job,
      count: reviewer.pieces.length,
      jobs: jobsFor(context, args, reviewer.pieces.length, PIECES_WORTH_THREADS),
      startWorker,
      progress: context.texts.review.progress,
      add: (part, from) => {
        part.forEach((piece, i) => (pieces[from + i] = piece));
      },
    });
    const reviews = reviewer.review(pieces);
    if (args.has('json')) context.line(JSON.stringify(reviewData(open, job, reviewer, reviews)));
    else {
      const sayReason = await game.reasons?.(context.texts.lang);
      showReview(context, { ...open, sayReason }, reviewer, reviews);
    }
    return EXIT.ok;
  },
};

/** The steps of a record that keeps the rules, to its end. */
function stepsOf(context: Context, open: RecordFile): string[] {
  const replaying = new Replay(open.rules, open.setup, open.record);
  const stop = (bad: BadLine): unknown =>
    inFile(
      stopAt(context.texts, bad, wrongWith(bad, open.record, open), 'whole'),
      open.path,
      context,
    );
  const steps: string[] = [];
  while (!replaying.done) {
    const next = replaying.next();
    if (!next.ok) throw stop(next.error);
    if (next.value.step !== undefined) steps.push(next.value.text);
  }
  const missing = replaying.missing();
  if (missing !== undefined) throw stop(missing);
  return steps;
}
