// What there is to review in a film, and in which order: first a quick look at everything, so that there is
// a picture soon, then thoroughly, what looked costly first.

import { secretFrom, type Seat } from '@tablee/kit';
import { choicesAt, pieceNames, SEED, type Price, type ReviewJob } from '@tablee/review';
import type { Film } from '../app/film.ts';
import type { Errand } from './errand.ts';

export interface Outline {
  /** Of all seats, in the order of the game. */
  readonly choices: readonly { readonly step: number; readonly seat: Seat }[];
  /** The steps of the game. */
  readonly moments: number;
}

export function outlineOf({ shots, last }: Film): Outline {
  const choices = shots.flatMap((shot, step) =>
    choicesAt(shot).map(({ seat }) => ({ step, seat })),
  );
  return { choices, moments: last };
}

export const seatsOf = ({ open }: Film): readonly Seat[] =>
  Array.from({ length: open.setup.seats }, (_, seat) => seat);

export async function jobOf(film: Film, playouts: number): Promise<ReviewJob> {
  const { game, setup } = film.open;
  return {
    game: game.meta.id,
    setup,
    lines: film.shots.map(({ text }) => text),
    seed: SEED,
    seats: seatsOf(film),
    playouts,
    deck: await game.addedDeck?.(String(setup.options['deck'])),
  };
}

/** The same for the same review, from any file. */
export const nameOf = (job: ReviewJob): string => secretFrom(JSON.stringify(job)).seed;

/** So many imagined games for a choice are a quick look. */
export const QUICK = 400;

/** Every eighth moment first: the whole line, roughly, before its details. */
const STRIDE = 8;

/** The pieces by what comes first; those alike stay in the order of the game. */
const ordered = (
  { choices, moments }: Outline,
  playouts: number,
  placeOf: (piece: Errand) => number,
): readonly Errand[] =>
  pieceNames(choices.length, moments)
    .map((name) => ({ ...name, playouts }))
    .sort((a, b) => placeOf(a) - placeOf(b));

/** The line, then the choices of the seat `first`, then the others'. */
export const quickLook = (outline: Outline, first: Seat, playouts: number): readonly Errand[] =>
  ordered(outline, playouts, ({ kind, index }) => {
    if (kind === 'value') return index % STRIDE === 0 || index === outline.moments ? 0 : 1;
    return outline.choices[index]!.seat === first ? 2 : 3;
  });

/** By what a quick look found, the costliest first; the line comes last. */
export const thoroughly = (
  outline: Outline,
  priceOf: (choice: number) => Price | undefined,
  playouts: number,
): readonly Errand[] =>
  ordered(outline, playouts, ({ kind, index }) =>
    kind === 'value' ? 1 : -(priceOf(index)?.cost ?? 0),
  );
