// Chicorée in English: everything that is said at the table.

import { counted, nounFor } from '@tablee/kit';
import { cards } from './cards.en.ts';
import { events } from './events.en.ts';
import { moves, prompts } from './prompts.en.ts';
import { refusals } from './refusals.en.ts';
import type { Language } from './fr.ts';

export const en: Language = {
  cards,
  tokens: (count) => counted('en', count, 'token', 'tokens'),
  challenge: (flowers) => `Challenge ${flowers}`,
  forms: { turns: 'Auction turn by turn', melee: 'Free-for-all auction', bluff: 'Bluff auction' },
  refusals,
  prompts,
  moves,
  events,
  ends: { chain: 'complete chain', last: 'last one left', exhausted: 'standstill' },
  unit: (score) => nounFor('en', score, 'chain card', 'chain cards'),
};
