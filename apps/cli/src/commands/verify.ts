// `tablee verify FILE`: recomputes the commitment and every draw of a record, and says
// what that proves and what not.

import { verifyRecord, type Verdict } from '@tablee/kit';
import type { Context } from '../context.ts';
import { wrap } from '../layout.ts';
import { complaintOf, stopAt } from '../record/complaint.ts';
import { lineEndData } from '../record/json.ts';
import { inFile, openFile, type RecordFile } from '../record/open.ts';
import { broken, EXIT, unreadable, type Stop } from '../stop.ts';
import type { Command } from './command.ts';

type Right = Extract<Verdict, { kind: 'right' }>;

export const verify: Command = {
  name: 'verify',
  flags: { json: {}, deck: { value: 'file' } },
  takes: { value: 'file' },
  async run(context, args) {
    const open = await openFile(context, args, 'verify');
    const verdict = verifyRecord(open);
    if (verdict.kind !== 'right') throw inFile(stopFor(context, open, verdict), open.path, context);
    if (args.has('json')) context.line(JSON.stringify(verifiedData(open, verdict)));
    else show(context, open, verdict);
    return EXIT.ok;
  },
};

/** What does not match is broken; what cannot be checked is unreadable. */
function stopFor(context: Context, open: RecordFile, verdict: Exclude<Verdict, Right>): Stop {
  const { verify: say, record } = context.texts;
  const { card } = open.rules;
  switch (verdict.kind) {
    case 'header': {
      const { key } = verdict;
      if (verdict.why !== 'twice') return unreadable(say[verdict.why](key));
      return unreadable(record.problem['record-header-twice']({ line: verdict.line, key }));
    }
    case 'entropy-order':
      return unreadable(say.entropyOrder(verdict.seat));
    case 'unfinished':
      return unreadable(say.notFinished);
    case 'commit-wrong':
      return broken(say.commitWrong(verdict.line));
    case 'first-wrong':
      return broken(say.firstWrong(verdict.line, String(verdict.written), String(verdict.drawn)));
    case 'draw-wrong': {
      const [written, drawn] = [card.format(verdict.written), card.format(verdict.drawn)];
      return broken(say.drawWrong(verdict.line, verdict.place, written, drawn));
    }
    case 'torn':
      return stopAt(context, verdict.bad, complaintOf(context, open, verdict.bad), 'whole');
  }
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
  const { texts, paint, width } = context;
  const { verify: say, colon } = texts;
  const first = { draw: say.firstRight, host: say.firstByHost, unsaid: say.firstUnsaid };
  const checks = [
    say.commitRight,
    first[firstBy],
    say.drawsRight(draws, cards),
    say.replayRight(steps),
  ];
  for (const check of checks) context.line(`${paint('✓', 'good')} ${check}`);
  if (!isOver) context.line(`· ${say.stopped}`);
  context.line(`· ${say.entropyUsed(entropy)}`);
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
