// What there is to review in a film: the job as plain data, and which number of a piece stands for what.

import { formatStep, secretFrom, type Seat } from '@tablee/kit';
import { choicesAt, SEED, type Piece, type ReviewJob } from '@tablee/review';
import type { Film } from '../replay/film.ts';

export interface Outline {
  /** Everybody's choices, in the order of the game. */
  readonly choices: readonly { readonly step: number; readonly seat: Seat }[];
  /** The steps of the game. */
  readonly moments: number;
}

export function outlineOf(film: Film): Outline {
  const choices = film.shots.flatMap(({ step }, number) =>
    choicesAt({ pending: film.pendingAt(number), step }).map(({ seat }) => ({
      step: number,
      seat,
    })),
  );
  return { choices, moments: film.last };
}

/** Prices come first, then what every choice did, then every moment and the end. */
export const countOf = ({ choices, moments }: Outline): number => 2 * choices.length + moments + 1;

export const kindOf = ({ choices }: Outline, number: number): Piece['kind'] =>
  number < choices.length ? 'price' : number < 2 * choices.length ? 'effect' : 'value';

export const seatsOf = ({ open }: Film): readonly Seat[] =>
  Array.from({ length: open.setup.seats }, (_, seat) => seat);

export async function jobOf(film: Film, playouts: number): Promise<ReviewJob> {
  const { game, rules, setup } = film.open;
  return {
    game: game.meta.id,
    setup,
    lines: film.shots.map(({ step }) => formatStep(rules, step)),
    seed: SEED,
    seats: seatsOf(film),
    playouts,
    deck: await game.addedDeck?.(String(setup.options['deck'])),
  };
}

/** The same for the same review, whatever file it comes from. */
export const nameOf = (job: ReviewJob): string => secretFrom(JSON.stringify(job)).seed;
