// In which order a review is worked out: first a quick look at everything, so that there is a picture soon,
// then thoroughly, what looked costly first.

import type { Seat } from '@tablee/kit';
import type { Piece } from '@tablee/review';
import type { Errand } from './errand.ts';
import { countOf, type Outline } from './outline.ts';

/** So many imagined games for a choice are a quick look. */
export const QUICK = 400;

/** Every eighth moment first: the whole line, roughly, before its details. */
const STRIDE = 8;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/**
 * The line, then one's own choices, then the others'. What all of them did is for sums, which come last: some
 * say how long that will take.
 */
export function quickLook(outline: Outline, first: Seat, playouts: number): readonly Errand[] {
  const { choices, moments } = outline;
  const values = upTo(moments + 1).map((moment) => 2 * choices.length + moment);
  const isCoarse = (number: number): boolean =>
    (number - 2 * choices.length) % STRIDE === 0 || number === countOf(outline) - 1;
  const prices = upTo(choices.length);
  const isFirst = (number: number): boolean => choices[number]!.seat === first;
  return [
    ...values.filter(isCoarse),
    ...values.filter((number) => !isCoarse(number)),
    ...prices.filter(isFirst),
    ...prices.filter((number) => !isFirst(number)),
    ...prices.filter((number) => number % STRIDE === 0).map((number) => choices.length + number),
  ].map((number) => ({ number, playouts }));
}

/** By what a quick look found, the costliest first. */
export function thoroughly(
  outline: Outline,
  found: readonly (Piece | undefined)[],
  playouts: number,
): readonly Errand[] {
  const costOf = (number: number): number => {
    const piece = found[number];
    return piece?.kind === 'price' ? piece.price.cost : 0;
  };
  const { choices } = outline;
  const prices = upTo(choices.length).sort((a, b) => costOf(b) - costOf(a));
  const others = upTo(countOf(outline)).slice(choices.length);
  return [...prices, ...others].map((number) => ({ number, playouts }));
}
