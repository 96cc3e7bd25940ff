// Deals the cards of a played game again. Where the new game leaves the old one, its draws follow
// from the same secret, so that equal choices meet equal cards.

import { Draws, type Entropy, type Secret } from './fairness.ts';
import type { Card, Pending } from './game.ts';

type Chance = Extract<Pending, { kind: 'chance' }>;

/** What the cards of a game come from. */
export interface CardSource {
  readonly secret: Secret;
  readonly entropy: readonly Entropy[];
  /** Whether the draw or the host decided the first player. */
  readonly firstBy: 'draw' | 'host';
  /**
   * Every draw as it was, in a game that does not show what its cards were drawn from, or shows
   * something else: the secret is then only for what it never drew.
   */
  readonly cards?: readonly (readonly Card[])[];
}

/** Deals them again: the n-th draw is the n-th of then, as far as the same cards can be drawn. */
export class SameDraws {
  readonly #draws: Draws;
  readonly #cards: readonly (readonly Card[])[];
  #drawn = 0;

  constructor({ secret, entropy, cards = [] }: Omit<CardSource, 'firstBy'>) {
    this.#draws = new Draws(secret, entropy);
    this.#cards = cards;
  }

  draw(pending: Chance, number = this.#drawn): readonly Card[] {
    this.#drawn = number + 1;
    const before = this.#cards[number];
    const isLike = before !== undefined && canBeDrawn(pending, before);
    return isLike ? before : this.#draws.draw(pending, number);
  }
}

/** Whether these cards are among those that lie there, and as many as are wanted. */
export function canBeDrawn({ from, take }: Chance, cards: readonly Card[]): boolean {
  if (cards.length !== take) return false;
  const left = new Map<Card, number>();
  for (const card of from) left.set(card, (left.get(card) ?? 0) + 1);
  return cards.every((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count > 0;
  });
}
