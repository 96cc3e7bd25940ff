// Chicorée in French: everything that is said at the table. French comes first: the other languages
// say neither more nor less, or they do not compile.

import { counted, nounFor } from '@tablee/kit';
import { cards } from './cards.fr.ts';
import { events } from './events.fr.ts';
import { moves, prompts } from './prompts.fr.ts';
import { refusals } from './refusals.fr.ts';
import type { AuctionForm } from '../rules/index.ts';

export const fr = {
  cards,
  tokens: (count: number) => counted('fr', count, 'pion', 'pions'),
  /** A Défi by its flowers, short enough for a list. */
  challenge: (flowers: number) => `Défi ${flowers}`,
  forms: {
    turns: 'Enchère à tour de rôle',
    melee: 'Enchère à la mêlée',
    bluff: 'Enchère bluff',
  } satisfies Record<AuctionForm, string>,
  refusals,
  prompts,
  moves,
  events,
  ends: { chain: 'chaîne complète', last: 'dernier en jeu', exhausted: 'point mort' },
  unit: (score: number) => nounFor('fr', score, 'carte de la chaîne', 'cartes de la chaîne'),
};

/** Chicorée le Jeu in one language. */
export type Language = typeof fr;
