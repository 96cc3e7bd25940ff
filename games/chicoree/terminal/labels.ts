// The few words in the picture of a Chicorée table, per language.

import type { ByLang } from '@tablee/kit';

/** The groups in which a hand is held. */
export const GROUPS = ['start', 'chain', 'joker', 'red', 'ochre', 'challenge'] as const;
export type Group = (typeof GROUPS)[number];

export interface Labels {
  readonly turn: string;
  readonly pile: string;
  readonly discard: string;
  readonly aside: string;
  readonly hand: string;
  readonly noStart: string;
  /** Before what could be laid next. */
  readonly next: string;
  /** What comes next without a Départ. */
  readonly aStart: string;
  readonly bankrupt: string;
  readonly emptyHand: string;
  /** So much from the bank and from each opponent. */
  fromBank(tokens: number): string;
  fromEach(tokens: number): string;
  turnsLeft(turns: number): string;
  /** The nine steps of a turn, short. */
  readonly steps: readonly string[];
  readonly groups: Readonly<Record<Group, string>>;
  readonly bid: string;
  readonly noBid: string;
  readonly passed: string;
  readonly seller: string;
  readonly speaks: string;
  readonly fists: string;
  readonly shows: string;
  /** Why it is over, by the record's word. */
  readonly over: Readonly<Record<'chain' | 'last' | 'exhausted', string>>;
  readonly winner: string;
}

export const LABELS: ByLang<Labels> = {
  fr: {
    turn: 'tour',
    pile: 'pioche',
    discard: 'défausse',
    aside: 'de côté',
    hand: 'main',
    noStart: 'sans Départ',
    next: 'ensuite :',
    aStart: 'un Départ',
    bankrupt: 'en faillite',
    emptyHand: 'main vide',
    fromBank: (tokens) => `+${tokens} banque`,
    fromEach: (tokens) => `+${tokens} par adversaire`,
    turnsLeft: (turns) => (turns === 1 ? '1 tour' : `${turns} tours`),
    steps: [
      'banque', 'loyers', 'magasin', 'chaîne', 'Départ', 'spécial', 'main', 'milieu', 'fin',
    ], // prettier-ignore
    groups: {
      start: 'Départ',
      chain: 'Chaîne',
      joker: 'Joker',
      red: 'Rouges',
      ochre: 'Ocres',
      challenge: 'Défi',
    },
    bid: 'mise',
    noBid: 'pas de mise',
    passed: 'passé',
    seller: 'vente',
    speaks: 'parole',
    fists: 'poings',
    shows: 'en jeu',
    over: { chain: 'chaîne complète', last: 'les autres en faillite', exhausted: 'épuisement' },
    winner: 'victoire',
  },
  en: {
    turn: 'turn',
    pile: 'draw pile',
    discard: 'discard',
    aside: 'set aside',
    hand: 'hand',
    noStart: 'no Start card',
    next: 'next:',
    aStart: 'a Start card',
    bankrupt: 'bankrupt',
    emptyHand: 'empty hand',
    fromBank: (tokens) => `+${tokens} bank`,
    fromEach: (tokens) => `+${tokens} per opponent`,
    turnsLeft: (turns) => (turns === 1 ? '1 turn' : `${turns} turns`),
    steps: [
      'bank', 'rent', 'shops', 'chain', 'Start', 'special', 'hand', 'middle', 'end',
    ], // prettier-ignore
    groups: {
      start: 'Start',
      chain: 'Chain',
      joker: 'Joker',
      red: 'Red',
      ochre: 'Ochre',
      challenge: 'Challenge',
    },
    bid: 'bid',
    noBid: 'no bid',
    passed: 'passed',
    seller: 'seller',
    speaks: 'to speak',
    fists: 'fists',
    shows: 'in play',
    over: { chain: 'chain complete', last: 'all others bankrupt', exhausted: 'exhausted' },
    winner: 'winner',
  },
  de: {
    turn: 'Zug',
    pile: 'Stapel',
    discard: 'Ablage',
    aside: 'beiseite',
    hand: 'Hand',
    noStart: 'keine Startkarte',
    next: 'als Nächstes:',
    aStart: 'eine Startkarte',
    bankrupt: 'bankrott',
    emptyHand: 'leere Hand',
    fromBank: (tokens) => `+${tokens} Bank`,
    fromEach: (tokens) => `+${tokens} je Gegner`,
    turnsLeft: (turns) => (turns === 1 ? '1 Zug' : `${turns} Züge`),
    steps: [
      'Bank', 'Miete', 'Läden', 'Kette', 'Start', 'Sonder', 'Hand', 'Mitte', 'Ende',
    ], // prettier-ignore
    groups: {
      start: 'Start',
      chain: 'Kette',
      joker: 'Joker',
      red: 'Rote',
      ochre: 'Ocker',
      challenge: 'Wettstreit',
    },
    bid: 'Gebot',
    noBid: 'kein Gebot',
    passed: 'gepasst',
    seller: 'Verkauf',
    speaks: 'am Wort',
    fists: 'Fäuste',
    shows: 'dabei',
    over: { chain: 'Kette vollständig', last: 'alle anderen bankrott', exhausted: 'erschöpft' },
    winner: 'Sieg',
  },
};
