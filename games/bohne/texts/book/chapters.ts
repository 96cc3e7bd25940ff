// The chapters under which the rules of the bean family are shown, each from its first rule on.

import type { Chapter } from '@tablee/kit';
import type { RuleId } from '../../rules/ids.ts';
import type { EditionKey } from '../types.ts';

/** The last chapter begins with how the box is won. */
const LAST: Readonly<Record<EditionKey, RuleId>> = {
  'nicht-die-bohne': 'NB-40',
  'pas-de-bras': 'NB-41',
};

const SCORING: Readonly<Record<EditionKey, Chapter['title']>> = {
  'nicht-die-bohne': { fr: 'Valeur d’une rangée', en: 'Scoring a row', de: 'Wertung einer Reihe' },
  'pas-de-bras': {
    fr: 'Valeur d’une collection',
    en: 'Scoring a collection',
    de: 'Wertung einer Sammlung',
  },
};

export const chaptersFor = (edition: EditionKey): readonly Chapter<RuleId>[] => [
  {
    id: 'material',
    first: 'NB-01',
    title: { fr: 'Matériel', en: 'Material', de: 'Spielmaterial' },
  },
  {
    id: 'deal',
    first: 'NB-10',
    title: { fr: 'Joueurs et distribution', en: 'Players and deal', de: 'Spieler und Austeilen' },
  },
  {
    id: 'trick',
    first: 'NB-20',
    title: { fr: 'Un pli', en: 'A trick', de: 'Ein Stich' },
  },
  {
    id: 'scoring',
    first: 'NB-30',
    title: SCORING[edition],
  },
  {
    id: 'match',
    first: LAST[edition],
    title: { fr: 'Manches et victoire', en: 'Rounds and victory', de: 'Runden und Sieg' },
  },
];
