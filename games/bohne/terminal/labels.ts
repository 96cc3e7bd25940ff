// The few words in the picture of a bean table, per language.

import type { ByLang } from '@tablee/kit';
import type { Edition } from '../meta.ts';

export interface Labels {
  readonly round: Readonly<Record<Edition, string>>;
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
  /** The three columns of the pad; the bean box prints them in German. */
  readonly pad: Readonly<Record<Edition, readonly [string, string, string]>>;
}

const BEAN_PAD = ['Spiel +', 'Spiel −', 'Summe'] as const;

export const LABELS: ByLang<Labels> = {
  fr: {
    round: { 'nicht-die-bohne': 'manche', 'pas-de-bras': 'partie' },
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
    pad: { 'nicht-die-bohne': BEAN_PAD, 'pas-de-bras': ['plus', 'moins', 'score'] },
  },
  en: {
    round: { 'nicht-die-bohne': 'round', 'pas-de-bras': 'game' },
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
    pad: { 'nicht-die-bohne': BEAN_PAD, 'pas-de-bras': ['plus', 'minus', 'score'] },
  },
  de: {
    round: { 'nicht-die-bohne': 'Runde', 'pas-de-bras': 'Partie' },
    trick: 'Stich',
    hand: 'Hand',
    total: 'gesamt',
    over: 'zu Ende',
    dealing: 'Austeilen',
    marker: 'Marker',
    toTake: 'zu haben',
    taken: 'genommen',
    leads: 'spielt aus',
    chooses: 'wählt…',
    pad: { 'nicht-die-bohne': BEAN_PAD, 'pas-de-bras': ['Plus', 'Minus', 'Summe'] },
  },
};
