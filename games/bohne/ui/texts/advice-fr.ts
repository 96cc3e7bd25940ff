// Advice at the bean table, in French, which comes first: the other languages say neither more nor
// less, or they do not compile. What rows come to later is an expectation, and is worded as one.

import { counted } from '@tablee/kit';

const points = (count: number): string => counted('fr', count, 'point', 'points');

/** What a sentence is told. */
interface Told {
  readonly name: string;
  readonly points: number;
  /** Tricks of the round that are still to come. */
  readonly left: number;
}

/** In the last trick nothing is uncertain any more. */
const gained = ({ points: count, left }: Told): string =>
  left === 0 ? points(count) : `environ ${points(count)}`;
/** What becomes of one's own row is also shown beside the card, as it would be now. */
const later = ({ left }: Told): string => (left === 0 ? '' : ', plus tard, en moyenne');

export const fr = {
  /** Whoever takes first wants it, and whose card is taken takes next. */
  'taken-early': ({ name }: Told) =>
    `Elle tentera ${name}, qui prend en premier : c’est alors à toi de choisir.`,
  /** The same, and the card that was led would hurt. */
  'escapes-led': (told: Told) =>
    `Elle partira sans doute vite : tu évites la carte sous le marqueur, qui te coûterait ${gained(told)}.`,
  /** Nobody wants it, and the card that was led would help. */
  'gets-led': (told: Told) =>
    `Personne n’en voudra : il te restera sans doute la carte sous le marqueur (${gained(told)}).`,
  'costs-taker': (told: Told) => `Qui devra la prendre y perdra ${gained(told)}${later(told)}.`,
  'gives-little': () => 'Elle n’apporte presque rien aux autres.',
  'keeps-stings': () =>
    'Tu gardes tes cartes méchantes pour plus tard, quand les rangées seront pleines.',
  serves: (told: Told) => `Elle servirait surtout à ${told.name} : ${gained(told)}.`,
  /** That one is ahead of everybody. */
  'serves-leader': (told: Told) =>
    `Elle servirait surtout à ${told.name}, en tête : ${gained(told)}.`,
  'helps-row': (told: Told) => `Ta rangée y gagne ${gained(told)}${later(told)}.`,
  'hurts-row': (told: Told) => `Ta rangée y perd ${gained(told)}${later(told)}.`,
  'least-bad': (told: Told) => `Toute autre carte te coûterait plus cher : ${gained(told)}.`,
  'keeps-from': (told: Told) => `Elle échappe à ${told.name}, qui y gagnerait ${gained(told)}.`,
  /** The total that is to be expected when the round ends. */
  average: ({ points: count }: Told) =>
    `En moyenne, ton total serait de ${points(count)} à la fin de la manche.`,
  /** Against the best move. */
  behind: ({ points: count }: Told) =>
    `En moyenne, ${points(count)} de moins à la fin de la manche.`,
};

export type AdviceSentences = typeof fr;
