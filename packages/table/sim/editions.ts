// The tables that are simulated: every edition, as short as its options allow. The games themselves
// are handed in, because this package knows none.

import type { SimGame } from './game.ts';

export interface Edition {
  readonly title: string;
  readonly id: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly never: string;
}

export const EDITIONS: readonly Edition[] = [
  {
    title: 'Nicht die Bohne!',
    id: 'nicht-die-bohne',
    seats: 3,
    options: { rounds: '1' },
    never: 'take 9',
  },
  { title: 'Pas de bras', id: 'pas-de-bras', seats: 3, options: { rounds: '1' }, never: 'take 9' },
  {
    title: 'Chicorée by turns',
    id: 'chicoree',
    seats: 3,
    options: { deck: 'tiny' },
    never: 'bid 999',
  },
  {
    title: 'Chicorée, free for all',
    id: 'chicoree',
    seats: 3,
    // A hammer so slow that whoever is only slow is still heard.
    options: { deck: 'tiny', auction: 'melee', hammer: '15' },
    never: 'bid 999',
  },
];

type Parts = Pick<SimGame, 'meta' | 'rules' | 'advice'>;

/** An edition and the game it is of. */
export const simGame = (edition: Edition, parts: Parts): SimGame => ({ ...edition, ...parts });
