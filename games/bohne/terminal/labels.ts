// The few words in the picture of a bean table, per language.

import type { ByLang } from '@tablee/kit';
import type { Edition } from '../meta.ts';

type Columns = readonly [plus: string, minus: string, sum: string];

export interface Labels {
  readonly round: string;
  readonly trick: string;
  readonly hand: string;
  readonly total: string;
  readonly over: string;
  readonly dealing: string;
  /** Under the cards of a trick. */
  readonly marker: string;
  readonly toTake: string;
  readonly taken: string;
  readonly leads: string;
  readonly chooses: string;
  /** The three columns of the pad. */
  readonly pad: Readonly<Record<Edition, Columns>>;
}

const both = (pad: Columns): Labels['pad'] => ({ 'nicht-die-bohne': pad, 'pas-de-bras': pad });

export const LABELS: ByLang<Labels> = {
  fr: {
    round: 'manche',
    trick: 'pli',
    hand: 'main',
    total: 'total',
    over: 'terminé',
    dealing: 'on distribue',
    marker: 'marqueur',
    toTake: 'à prendre',
    taken: 'prise',
    leads: 'entame…',
    chooses: 'choisit…',
    pad: both(['plus', 'moins', 'total']),
  },
  en: {
    round: 'round',
    trick: 'trick',
    hand: 'hand',
    total: 'total',
    over: 'over',
    dealing: 'dealing',
    marker: 'marker',
    toTake: 'to take',
    taken: 'taken',
    leads: 'leads…',
    chooses: 'chooses…',
    pad: both(['plus', 'minus', 'total']),
  },
  de: {
    round: 'Runde',
    trick: 'Stich',
    hand: 'Hand',
    total: 'gesamt',
    over: 'zu Ende',
    dealing: 'Austeilen',
    marker: 'Marker',
    toTake: 'zu haben',
    taken: 'genommen',
    leads: 'spielt aus',
    chooses: 'wählt …',
    // The bean box prints its own in German.
    pad: {
      'nicht-die-bohne': ['Spiel +', 'Spiel −', 'Summe'],
      'pas-de-bras': ['Plus', 'Minus', 'Summe'],
    },
  },
};
