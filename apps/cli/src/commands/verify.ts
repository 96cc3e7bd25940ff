// `tablee verify FILE`: recomputes the commitment and every draw of a record, and says
// what that proves and what not.

import { Draws, Replay, type BadLine } from '@tablee/kit';
import type { Context } from '../context.ts';
import { wrap } from '../layout.ts';
import { complaintOf, stopAt } from '../record/complaint.ts';
import { lineEndData } from '../record/json.ts';
import { inFile, openRecord, type OpenRecord } from '../record/open.ts';
import { readPledge, rowOf, type Pledge } from '../record/pledge.ts';
import { broken, EXIT } from '../stop.ts';
import type { Command } from './command.ts';

interface Verified {
  readonly pledge: Pledge;
  readonly draws: number;
  readonly cards: number;
  readonly steps: number;
  /** False where the game was stopped before its end. */
  readonly isOver: boolean;
}

export const verify: Command = {
  name: 'verify',
  flags: { json: {}, deck: { value: 'file' } },
  takes: { value: 'file' },
  async run(context, args) {
    const open = await openRecord(context, args, 'verify');
    let verified: Verified;
    try {
      verified = verifyRecord(context, open);
    } catch (error) {
      throw inFile(error, open.path, context);
    }
    if (args.has('json')) context.line(JSON.stringify(verifiedData(open, verified)));
    else show(context, open, verified);
    return EXIT.ok;
  },
};

function verifyRecord(context: Context, open: OpenRecord): Verified {
  const { verify: texts } = context.texts;
  const pledge = readPledge(context, open);
  const draws = new Draws(pledge.secret, pledge.entropy);
  const first = draws.firstSeat(open.setup.seats);
  if (pledge.firstBy === 'draw' && open.setup.options['first'] !== first)
    throw broken(
      texts.firstWrong(
        rowOf(open, 'option first'),
        String(open.setup.options['first']),
        String(first),
      ),
    );
  return { pledge, ...recompute(context, open, draws) };
}

/** Plays the record through and compares every draw with what the secret gives. */
function recompute(context: Context, open: OpenRecord, draws: Draws): Omit<Verified, 'pledge'> {
  const { verify: texts } = context.texts;
  const replaying = new Replay(open.rules, open.setup, open.record);
  const { log } = replaying;
  const stop = (bad: BadLine) => stopAt(context, bad, complaintOf(context, open, bad), 'whole');
  let drawn = 0;
  let cards = 0;
  while (!replaying.done) {
    const { pending } = log;
    const next = replaying.next();
    if (!next.ok) throw stop(next.error);
    const { step, line } = next.value;
    if (step?.kind !== 'chance' || pending.kind !== 'chance') continue;
    const expected = draws.draw(pending);
    const place = step.cards.findIndex((card, i) => card !== expected[i]);
    if (place !== -1) {
      const { card } = open.rules;
      const [written, right] = [card.format(step.cards[place]!), card.format(expected[place]!)];
      throw broken(texts.drawWrong(line, place + 1, written, right));
    }
    drawn += 1;
    cards += step.cards.length;
  }
  const missing = replaying.missing();
  if (missing !== undefined) throw stop(missing);
  return { draws: drawn, cards, steps: log.steps, isOver: log.pending.kind === 'over' };
}

const verifiedData = (
  open: OpenRecord,
  { pledge, draws, cards, steps, isOver }: Verified,
): unknown => ({
  game: open.game.meta.id,
  ok: true,
  commit: pledge.commit,
  entropy: pledge.entropy.length,
  first: pledge.firstBy === 'draw' ? 'right' : pledge.firstBy === 'host' ? 'host' : 'unsaid',
  draws,
  cards,
  steps,
  over: isOver,
  ...lineEndData(open.record),
});

function show(
  context: Context,
  { record }: OpenRecord,
  { pledge, draws, cards, steps, isOver }: Verified,
): void {
  const { texts, paint, width } = context;
  const { verify: say, colon } = texts;
  const first = { draw: say.firstRight, host: say.firstByHost, unsaid: say.firstUnsaid };
  const checks = [
    say.commitRight,
    first[pledge.firstBy],
    say.drawsRight(draws, cards),
    say.replayRight(steps),
  ];
  for (const check of checks) context.line(`${paint('✓', 'good')} ${check}`);
  if (!isOver) context.line(`· ${say.stopped}`);
  context.line(`· ${say.entropyUsed(pledge.entropy.length)}`);
  if (!record.wholeLastLine) context.line(`· ${texts.record.noLineEnd}`);
  const chapters = [
    [say.proves, say.provesText],
    [say.provesNot, say.provesNotText],
  ] as const;
  for (const [title, sentences] of chapters) {
    context.line();
    context.line(paint(title + colon.trimEnd(), 'strong'));
    for (const sentence of sentences)
      for (const line of wrap(`- ${sentence}`, width, '  ')) context.line(line);
  }
}
