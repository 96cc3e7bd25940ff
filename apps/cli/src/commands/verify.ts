// `tablee verify FILE`: recomputes the commitment and every draw of a record, and says
// what that proves and what not.

import { RECORD_TEXTS, sayMismatch, verifyRecord, wrongWith, type Verdict } from '@tablee/kit';
import type { Context } from '../context.ts';
import { wrap } from '../layout.ts';
import { complain, stopAt } from '../record/complaint.ts';
import { lineEndData } from '../record/json.ts';
import { inFile, openFile, type RecordFile } from '../record/open.ts';
import { broken, EXIT, unreadable, type Stop } from '../stop.ts';
import type { Command } from './command.ts';

type Right = Extract<Verdict, { kind: 'right' }>;

export const verify: Command = {
  name: 'verify',
  short: 'check the draws of a finished game',
  long: 'Recomputes the commitment and every draw of a finished game, then replays all of it.',
  flags: ['json', 'deck'],
  takes: { value: 'FILE' },
  async run(context, args) {
    const open = await openFile(context, args);
    const verdict = verifyRecord(open);
    if (verdict.kind !== 'right') throw inFile(stopFor(open, verdict), open.path);
    if (args.has('json')) context.line(JSON.stringify(verifiedData(open, verdict)));
    else show(context, open, verdict);
    return EXIT.ok;
  },
};

/** What does not match is broken; what cannot be checked is unreadable. */
function stopFor(open: RecordFile, verdict: Exclude<Verdict, Right>): Stop {
  if (verdict.kind === 'torn')
    return stopAt(verdict.bad, wrongWith(verdict.bad, open.record, open), 'whole');
  const place = 'line' in verdict ? { line: verdict.line } : {};
  const message = complain(place, sayMismatch(verdict, open.rules, open), verdict.kind);
  return verdict.kind.endsWith('-wrong') ? broken(message) : unreadable(message);
}

const verifiedData = (
  open: RecordFile,
  { commit, entropy, firstBy, draws, cards, steps, isOver }: Right,
): unknown => ({
  game: open.game.meta.id,
  ok: true,
  commit,
  entropy,
  first: firstBy === 'draw' ? 'right' : firstBy,
  draws,
  cards,
  steps,
  over: isOver,
  ...lineEndData(open.record),
});

function show(
  context: Context,
  { record }: RecordFile,
  { entropy, firstBy, draws, cards, steps, isOver }: Right,
): void {
  const { paint, width } = context;
  const { verify: say, noLineEnd } = RECORD_TEXTS.en;
  const checks = [
    say.commitRight,
    say.first[firstBy],
    say.drawsRight(draws, cards),
    say.stepsRight(steps),
  ];
  for (const check of checks) context.line(`${paint('✓', 'good')} ${check}`);
  if (!isOver) context.line(`· ${say.stopped}`);
  context.line(`· ${say.entropy(entropy)}`);
  if (!record.wholeLastLine) context.line(`· ${noLineEnd}`);
  const chapters = [
    [say.proves, say.provesText],
    [say.provesNot, say.provesNotText],
  ] as const;
  for (const [title, sentences] of chapters) {
    context.line();
    context.line(paint(`${title}:`, 'strong'));
    for (const sentence of sentences)
      for (const line of wrap(`- ${sentence}`, width, '  ')) context.line(line);
  }
}
