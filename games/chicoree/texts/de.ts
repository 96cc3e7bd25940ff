// Chicorée in German: everything that is said at the table.

import { counted, nounFor } from '@tablee/kit';
import { cards } from './cards.de.ts';
import { events } from './events.de.ts';
import { moves, prompts } from './prompts.de.ts';
import { refusals } from './refusals.de.ts';
import type { Language } from './fr.ts';

export const de: Language = {
  cards,
  tokens: (count) => counted('de', count, 'Chip', 'Chips'),
  challenge: (flowers) => `Wettstreit ${flowers}`,
  forms: {
    turns: 'Versteigerung reihum',
    melee: 'Versteigerung auf Zuruf',
    bluff: 'Bluffversteigerung',
  },
  refusals,
  prompts,
  moves,
  events,
  ends: {
    chain: 'vollständige Kette',
    last: 'als Letzter im Spiel',
    exhausted: 'Stillstand',
  },
  unit: (score) => nounFor('de', score, 'Kettenkarte', 'Kettenkarten'),
};
