// `tablee review FILE`: what the choices of a recorded game cost, and what was luck.

import { Replay, wrongWith, type BadLine, type Seat } from '@tablee/kit';
import { EFFORT, reviewerFor, SEED, type Piece, type ReviewJob } from '@tablee/review';
import { jobsFor, share } from '../jobs/pool.ts';
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
  short: 'what every choice cost, and what was luck',
  long:
    'Prices every choice of a recorded game by what its seat could see, and tells luck from ' +
    'choices. The same seed gives the same review, however many threads share the work.',
  flags: ['seat', 'seed', 'playouts', 'deck', 'jobs', 'json'],
  takes: { value: 'FILE' },
  async run(context, args, openPool) {
    const open = await openFile(context, args);
    const { game, setup } = open;
    const seat = args.whole('seat', 0, setup.seats - 1);
    const all = Array.from({ length: setup.seats }, (_, each): Seat => each);
    const job: ReviewJob = {
      game: game.meta.id,
      setup,
      lines: stepsOf(open),
      seed: args.value('seed') ?? SEED,
      playouts: args.whole('playouts', 1, PLAYOUTS_MAX) ?? EFFORT.playouts,
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
      openPool,
      what: 'review',
      add: (part, from) => {
        part.forEach((piece, i) => (pieces[from + i] = piece));
      },
    });
    const reviews = reviewer.review(pieces);
    if (args.has('json')) context.line(JSON.stringify(reviewData(open, job, reviewer, reviews)));
    else {
      const sayReason = await game.reasons?.(context.lang);
      showReview(context, { ...open, sayReason }, reviewer, reviews);
    }
    return EXIT.ok;
  },
};

/** The steps of a record that keeps the rules, to its end. */
function stepsOf(open: RecordFile): string[] {
  const replaying = new Replay(open.rules, open.setup, open.record);
  const stop = (bad: BadLine): unknown =>
    inFile(stopAt(bad, wrongWith(bad, open.record, open), 'whole'), open.path);
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
