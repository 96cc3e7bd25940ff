// Chicorée in French: everything that is said at the table.

import { counted } from '@tablee/kit';
import { cards } from './cards.fr.ts';
import { events } from './events.fr.ts';
import { moves, prompts } from './prompts.fr.ts';
import { refusals } from './refusals.fr.ts';
import { rules } from './rules.fr.ts';
import type { Language } from './types.ts';

export const fr: Language = {
  rules,
  cards,
  tokens: (count) => counted('fr', count, 'pion', 'pions'),
  challenge: (flowers) => `Défi ${flowers}`,
  forms: { turns: 'Enchère à tour de rôle', melee: 'Enchère à la mêlée', bluff: 'Enchère bluff' },
  refusals,
  prompts,
  moves,
  events,
};
