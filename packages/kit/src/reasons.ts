// What speaks for a move, or comes of it, in words: a fact is said by the game's sentence of the same name.

import type { Seat } from './game.ts';

/** Undefined where there is nothing to be said. */
export type SayReason = (
  reason: {
    readonly fact: string;
    readonly facts?: Readonly<Record<string, number | string>>;
  },
  nameOf: (seat: Seat) => string,
) => string | undefined;

/**
 * Every game's sentences are told what its own facts hold, the name of whom they are about, and whatever
 * else they all need.
 */
export const reasonsFrom =
  (sentences: Readonly<Record<string, (told: never) => string>>, words?: object): SayReason =>
  ({ fact, facts = {} }, nameOf) =>
    sentences[fact]?.({
      ...words,
      ...facts,
      name: nameOf(Number(facts['seat'] ?? 0)),
    } as never);
