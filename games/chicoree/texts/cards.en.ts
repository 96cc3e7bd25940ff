// The names and effects of all cards of Chicorée le Jeu in English.

import type { CardTexts } from './types.ts';

export const cards: CardTexts = {
  EGY: {
    name: 'Start: Egypt',
    said: 'Egypt Start',
    a: 'an Egypt Start card',
    the: 'the Egypt Start card',
    effect: 'Earns 4 tokens from the bank each turn.',
  },
  GRE: {
    name: 'Start: Greece',
    said: 'Greece Start',
    a: 'a Greece Start card',
    the: 'the Greece Start card',
    effect: 'Earns 2 tokens from the bank each turn.',
  },
  MOI: {
    name: 'Start: Dutch Monks',
    said: 'Dutch Monks Start',
    a: 'a Dutch Monks Start card',
    the: 'the Dutch Monks Start card',
    effect: 'Earns 1 token from the bank each turn.',
  },
  C1: {
    name: '1-Buying Seeds',
    said: 'Buying Seeds (1)',
    effect: 'First card of the chain.',
  },
  C2: {
    name: '2-Sowing',
    said: 'Sowing (2)',
    effect: 'Second card of the chain.',
  },
  C3: {
    name: '3-Building a Factory',
    said: 'Building a Factory (3)',
    effect: 'Third card of the chain; Fire destroys it.',
  },
  C4: {
    name: '4-Harvest',
    said: 'Harvest (4)',
    a: 'a Harvest (4)',
    the: 'the Harvest (4)',
    effect: 'Fourth card of the chain; once one is laid, everyone may open shops.',
  },
  C5: {
    name: '5-Roasting',
    said: 'Roasting (5)',
    effect: 'Fifth card of the chain.',
  },
  C6: {
    name: '6-Shop',
    said: 'Shop (6)',
    a: 'a Shop (6)',
    the: 'the Shop (6)',
    effect: 'Earns 1 token from each opponent each turn.',
  },
  C7: {
    name: '7-Export',
    said: 'Export (7)',
    a: 'an Export (7)',
    the: 'the Export (7)',
    effect: 'Earns 2 tokens from each opponent each turn; needs a shop.',
  },
  JOK: {
    name: 'Chicory (joker)',
    a: 'a joker',
    the: 'the joker',
    effect: 'Stands in for any chain card, but never for a Start card.',
  },
  MAL: {
    name: 'Disease',
    effect: 'Destroys an opponent’s Harvest (4).',
  },
  ORA: {
    name: 'Thunderstorm',
    effect: 'Destroys an opponent’s Harvest (4).',
  },
  PLU: {
    name: 'Rain and Cold',
    effect: 'Destroys an opponent’s Harvest (4).',
  },
  INC: {
    name: 'Fire',
    effect: 'Destroys an opponent’s factory (3).',
  },
  SUR: {
    name: 'Overproduction',
    effect: 'An opponent receives no tokens for two of their turns.',
  },
  CAF: {
    name: 'Coffee-Tea-Cocoa',
    effect: 'An opponent receives no tokens for two of their turns.',
  },
  VOG: {
    name: 'In Vogue',
    effect: 'Draw 2 cards.',
  },
  BLO: {
    name: 'Blockade',
    effect: 'Draw 2 cards.',
  },
  SAN: {
    name: 'Health',
    effect: 'Draw 2 cards.',
  },
  D1: {
    name: 'Challenge, 1 flower',
    said: 'Challenge (1 flower)',
    a: 'a Challenge with 1 flower',
    the: 'the Challenge with 1 flower',
    effect: 'Counts 1 flower in a challenge.',
  },
  D2: {
    name: 'Challenge, 2 flowers',
    said: 'Challenge (2 flowers)',
    a: 'a Challenge with 2 flowers',
    the: 'the Challenge with 2 flowers',
    effect: 'Counts 2 flowers in a challenge.',
  },
  D3: {
    name: 'Challenge, 3 flowers',
    said: 'Challenge (3 flowers)',
    a: 'a Challenge with 3 flowers',
    the: 'the Challenge with 3 flowers',
    effect: 'Counts 3 flowers in a challenge.',
  },
  D4: {
    name: 'Challenge, 4 flowers',
    said: 'Challenge (4 flowers)',
    a: 'a Challenge with 4 flowers',
    the: 'the Challenge with 4 flowers',
    effect: 'Counts 4 flowers in a challenge.',
  },
  D5: {
    name: 'Challenge, 5 flowers',
    said: 'Challenge (5 flowers)',
    a: 'a Challenge with 5 flowers',
    the: 'the Challenge with 5 flowers',
    effect: 'Counts 5 flowers in a challenge.',
  },
};
