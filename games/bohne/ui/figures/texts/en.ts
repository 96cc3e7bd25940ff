// The pictures beside the rules, in English.

import { personOf } from '@tablee/kit';
import type { FigureTexts } from './fr.ts';

const of = (name: string): string => personOf('en', [name], 0).of;

export const en: FigureTexts = {
  suits: 'The four suits',
  specials: 'The special cards, here of one suit',
  dealt: 'All the cards are dealt',
  players: 'Players',
  each: 'Cards each',
  trick: 'A trick for four',
  trickTakes: 'Who takes what',
  rows: 'What a player has taken by the end of the round',
  leads: (name) => `${name} leads`,
  takes: (name, from, card) => `${name} takes ${of(from)} card: ${card}.`,
  takesLast: (name, from, card) =>
    `${name} takes ${of(from)} card (${card}) with the marker, and leads the next trick.`,
};
