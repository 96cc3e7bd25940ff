// The chapters under which the rules of Chicorée le Jeu are shown, each from its first rule on.

import type { Chapter } from '@tablee/kit';
import type { RuleId } from '../../rules/ids.ts';

export const CHAPTERS: readonly Chapter<RuleId>[] = [
  {
    id: 'setup',
    first: 'CH-01',
    title: { fr: 'But et mise en place', en: 'Goal and set-up', de: 'Ziel und Vorbereitung' },
  },
  {
    id: 'turn',
    first: 'CH-10',
    title: {
      fr: 'Le tour, strictement dans cet ordre',
      en: 'The turn, strictly in this order',
      de: 'Der Zug, genau in dieser Reihenfolge',
    },
  },
  {
    id: 'turn-rulings',
    first: 'CH-24',
    title: { fr: 'Précisions sur le tour', en: 'Rulings on the turn', de: 'Festlegungen zum Zug' },
  },
  {
    id: 'income',
    first: 'CH-30',
    title: {
      fr: 'Départ, magasins, export',
      en: 'Start cards, shops, export',
      de: 'Startkarten, Läden, Export',
    },
  },
  {
    id: 'specials',
    first: 'CH-40',
    title: { fr: 'Cartes spéciales', en: 'Special cards', de: 'Sonderkarten' },
  },
  {
    id: 'debts',
    first: 'CH-50',
    title: { fr: 'Dettes', en: 'Debts', de: 'Schulden' },
  },
  {
    id: 'challenge',
    first: 'CH-57',
    title: { fr: 'Défi', en: 'Challenge', de: 'Wettstreit' },
  },
  {
    id: 'auctions',
    first: 'CH-64',
    title: { fr: 'Enchères', en: 'Auctions', de: 'Versteigerungen' },
  },
];
