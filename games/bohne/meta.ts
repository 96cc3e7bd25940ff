// The two bean boxes on the shelf: titles, seats and options, without the rules.

import type { ByLang, GameMeta, OptionSpec, OptionWords, QuickGame } from '@tablee/kit';

export const EDITIONS = ['nicht-die-bohne', 'pas-de-bras'] as const;
export type Edition = (typeof EDITIONS)[number];

const seats = { min: 3, max: 6, best: [4, 5], rule: 'NB-10' } as const;
const first = (words: ByLang<OptionWords>): OptionSpec => ({
  kind: 'number',
  name: 'first',
  rule: 'NB-15',
  min: 0,
  max: 'last-seat',
  initial: 'draw',
  words,
});
const quick: QuickGame = {
  name: { fr: '1 manche', en: '1 round', de: '1 Runde' },
  options: { rounds: '1' },
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
    options: [
      rounds(3),
      first({
        fr: {
          name: 'Qui commence',
          hint: 'La règle : le plus âgé donne et note les points, son voisin de gauche commence.',
        },
        en: {
          name: 'Who begins',
          hint: 'The rule: the oldest deals and keeps the score, and whoever sits to their left begins.',
        },
        de: {
          name: 'Wer anfängt',
          hint: 'Die Regel: Wer am ältesten ist, gibt und schreibt auf; wer links davon sitzt, fängt an.',
        },
      }),
    ],
    quick,
    hasLesson: true,
    lessonMinutes: 4,
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
    options: [
      rounds('seats'),
      first({
        fr: {
          name: 'Qui commence',
          hint: 'La règle : qui a mangé du chocolat en dernier est le premier Oya et commence.',
        },
        en: {
          name: 'Who begins',
          hint: 'The rule: whoever ate chocolate last is the first Oya and begins.',
        },
        de: {
          name: 'Wer anfängt',
          hint: 'Die Regel: Wer zuletzt Schokolade gegessen hat, ist der erste Oya und fängt an.',
        },
      }),
    ],
    quick,
    hasLesson: true,
    lessonMinutes: 4,
    pad: 'scores',
    rim: '#6a2c3a',
    stage: 'trial',
  },
};
