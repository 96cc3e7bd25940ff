// Puts the notes about the people at a table between the lines of the log, at their step.

import type { Guise } from './guise.ts';

/** A line of the log. */
interface Line {
  readonly step: number;
  readonly text: string;
  readonly isHead?: boolean;
  readonly isNote?: boolean;
}

/**
 * A note stands after the steps that had been played by then; those that happen after more steps than
 * are shown so far wait.
 */
export function withNotes(
  lines: readonly Line[],
  { notes, say }: Pick<Guise, 'notes' | 'say'>,
  shown: number,
): Line[] {
  const all = [...lines];
  for (const note of notes) {
    if (note.step > shown) continue;
    const after = all.findLastIndex(({ step, isNote }) =>
      isNote === true ? step <= note.step : step < note.step,
    );
    all.splice(after + 1, 0, { step: note.step, text: say(note), isNote: true });
  }
  return all;
}
