// The chapters under which the rules of the bean family are shown, each from its first rule on.

import type { Chapter } from '@tablee/kit';
import type { RuleId } from '../rules/ids.ts';
import type { EditionKey } from './types.ts';

export const CHAPTERS: readonly Chapter<RuleId>[] = [
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
    title: { fr: 'Valeur d’une rangée', en: 'Scoring a row', de: 'Wertung einer Reihe' },
  },
  {
    id: 'match',
    first: 'NB-40',
    title: { fr: 'Manches et victoire', en: 'Match', de: 'Runden und Sieg' },
  },
];

/** Both boxes share one list of rules; these are about the other one alone. */
export const FOREIGN: Readonly<Record<EditionKey, readonly RuleId[]>> = {
  'nicht-die-bohne': ['NB-14', 'NB-41'],
  'pas-de-bras': ['NB-05', 'NB-13', 'NB-40'],
};
