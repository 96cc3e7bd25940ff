// The two bean boxes on the shelf: titles, seats and options, without the rules.

import type { GameMeta, OptionSpec } from '@tablee/kit';

export const EDITIONS = ['nicht-die-bohne', 'pas-de-bras'] as const;
export type Edition = (typeof EDITIONS)[number];

const seats = { min: 3, max: 6, best: [4, 5], rule: 'NB-10' } as const;
const first: OptionSpec = {
  kind: 'number',
  name: 'first',
  rule: 'NB-15',
  min: 0,
  max: 'last-seat',
  initial: 'draw',
};
const rounds = (initial: number | 'seats'): OptionSpec => ({
  kind: 'number',
  name: 'rounds',
  rule: 'NB-44',
  min: 1,
  max: 12,
  initial,
  words: { fr: { name: 'Manches' }, en: { name: 'Rounds' }, de: { name: 'Runden' } },
});

export const METAS: Readonly<Record<Edition, GameMeta>> = {
  'nicht-die-bohne': {
    id: 'nicht-die-bohne',
    title: { fr: 'Nicht die Bohne !', en: 'Nicht die Bohne!', de: 'Nicht die Bohne!' },
    blurb: {
      fr: 'Donner un haricot, en prendre un autre, et se méfier des signes moins.',
      en: 'Give a bean away, take another, and mind the minus signs.',
      de: 'Eine Bohne hergeben, eine nehmen – und auf die Minuszeichen achten.',
    },
    seats,
    minutes: [20, 40],
    options: [rounds(3), first],
    hasLesson: true,
    pad: 'scores',
    rim: '#2f6a49',
    stage: 'trial',
  },
  'pas-de-bras': {
    id: 'pas-de-bras',
    title: {
      fr: 'Pas de bras… pas de chocolat',
      en: 'Pas de bras… pas de chocolat',
      de: 'Pas de bras… pas de chocolat',
    },
    blurb: {
      fr: 'À la foire aux chocolats, chaque cadeau mérite qu’on le regarde deux fois.',
      en: 'At the chocolate fair, look every gift in the mouth.',
      de: 'Auf dem Schokoladenmarkt lohnt sich bei jedem Geschenk ein zweiter Blick.',
    },
    seats,
    minutes: [25, 50],
    options: [rounds('seats'), first],
    hasLesson: true,
    pad: 'scores',
    rim: '#6a2c3a',
    stage: 'trial',
  },
};
