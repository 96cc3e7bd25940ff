// Puts reasons and sequels into words, by the game's sentence with the name of the fact.

import type { Seat } from './game.ts';

/** Undefined for a fact without a sentence. */
export type SayReason = (
  reason: {
    readonly fact: string;
    readonly facts?: Readonly<Record<string, number | string>>;
  },
  nameOf: (seat: Seat) => string,
) => string | undefined;

/**
 * Says a reason by a game's sentences. Each sentence gets the facts, the name of the seat they are
 * about, and `words`.
 */
export const reasonsFrom =
  (sentences: Readonly<Record<string, (told: never) => string>>, words?: object): SayReason =>
  ({ fact, facts = {} }, nameOf) =>
    sentences[fact]?.({
      ...words,
      ...facts,
      name: nameOf(Number(facts['seat'] ?? 0)),
    } as never);
