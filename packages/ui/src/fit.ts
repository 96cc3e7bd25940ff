// Words in a box: the largest letters with which a sentence still fits.

import type { Box } from './geometry.ts';

/** From comfortable to the smallest that can be read well, in pixels. */
const SIZES = [28, 25, 22, 19, 17, 16, 15, 14, 13, 12] as const;
const LINE = 1.22;
/** The width of an average letter over its height, on the safe side. */
const LETTER = 0.6;

const SMALLEST = SIZES.at(-1)!;

/** Where nothing fits, the smallest that can be read: something else has to give way. */
export const fitText = (text: string, box: Box, largest = 15): number =>
  SIZES.find((size) => size <= largest && fits(text, box, size)) ?? SMALLEST;

/** As many sentences, from the first one on, as can be read in the box; at least that one. */
export function fitSentences(sentences: readonly string[], box: Box): string {
  let count = sentences.length;
  const text = (): string => sentences.slice(0, count).join(' ');
  while (count > 1 && !fits(text(), box, SMALLEST)) count -= 1;
  return text();
}

/** Whether all of it can be read in the box with letters of a size. */
export function fits(text: string, { width, height }: Box, size = SMALLEST): boolean {
  const perLine = Math.floor(width / (size * LETTER));
  return linesOf(text, perLine) * size * LINE <= height;
}

/** Words are not broken: a line ends where the next word does not fit any more. */
function linesOf(text: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    if (used > 0 && used + 1 + word.length > perLine) {
      lines += 1;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

/** Around the words of a refusal, and the link to its rule beside them. */
const EDGES = 28;
const RULE = 52;

/** The same for why something is not allowed, in the place of the prompt. */
export const fitRefusal = (text: string, place: Box, hasRule: boolean): number =>
  fitText(text, refusalRoom(place, hasRule));

export const refusalRoom = ({ width, height }: Box, hasRule: boolean): Box => ({
  width: width - EDGES - (hasRule ? RULE : 0),
  height: height - 4,
});
