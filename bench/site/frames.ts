// Computes from frame times how evenly a page moves.
import { sum } from '../numbers.ts';

const FRAME_MS = 1000 / 60;
/** A frame that took so long has cost at least one other. */
const DROPPED_MS = 1.5 * FRAME_MS;

export const lengthsOf = (frames: readonly number[]): readonly number[] =>
  frames.slice(1).map((time, i) => time - frames[i]!);

export const evenness = (lengths: readonly number[]) => ({
  frames: lengths.length,
  dropped: lengths.filter((took) => took > DROPPED_MS).length,
  lost: sum(lengths.map((took) => Math.max(0, Math.round(took / FRAME_MS) - 1))),
  longest: Math.max(...lengths),
});
