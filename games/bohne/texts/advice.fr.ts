// Advice at the bean table, in French, which comes first: the other languages say neither more nor
// less, or they do not compile. What rows come to later is an expectation, and is worded as one.

import { capital, counted, personOf, signed, type Card } from '@tablee/kit';
import type { BoxWords, CardForm } from './types.ts';

const points = (count: number): string => counted('fr', count, 'point', 'points');

/** What a sentence is told. */
export interface Told {
  readonly name: string;
  readonly points: number;
  /** From here on points are no longer few. */
  readonly many: number;
  /** Tricks of the round that are still to come. */
  readonly left: number;
  readonly box: BoxWords;
  readonly suit: number;
  /** A player's cards of a suit, and its two cards that change that, inside a sentence. */
  readonly row: (form: CardForm, suit: number) => string;
  readonly theDouble: (suit: number) => string;
  readonly theZero: (suit: number) => string;
  readonly card: Card;
  readonly theCard: (card: Card) => string;
}

/** In the last trick nothing is uncertain any more. */
const gained = ({ points: count, left }: Told): string =>
  left === 0 ? points(count) : `environ ${points(count)}`;
const gains = (told: Told): string => {
  if (told.points >= told.many) return `y gagne ${gained(told)}`;
  return told.left === 0 ? `n’y gagne que ${gained(told)}` : `n’y gagne qu’${gained(told)}`;
};
/** The change of the own row is also shown beside the card, as it would be now. */
const later = ({ left }: Told): string => (left === 0 ? '' : ', plus tard, en moyenne');

/** The taker of one of the cards that lie there, and what it does to that player's row. */
const taken = ({ name, card, theCard, points: count, left }: Told): string =>
  `${name} prend ${theCard(card)} : ${left === 0 ? '' : 'environ '}${signed(count)} points.`;

export const fr = {
  /** The first taker wants it, and the seat whose card is taken takes next. */
  'taken-early': ({ name }: Told) =>
    `Cette carte tentera ${name}, qui prend en premier : tu choisiras juste après.`,
  /** The same, and the card that was led would hurt. */
  'escapes-led': (told: Told) =>
    `${told.name} voudra cette carte : tu évites celle ${told.box.led} (${gained(told)}).`,
  /** No player wants it, and the card that was led would help. */
  'gets-led': (told: Told) =>
    `Personne n’en voudra : la carte ${told.box.led} te restera (${gained(told)}).`,
  /** The player that it hurts most. */
  'costs-taker': (told: Told) =>
    `Cette carte coûterait à ${told.name} ${gained(told)}${later(told)}.`,
  /** On average over the others. */
  'gives-about': (told: Told) => `Qui prend cette carte ${gains(told)}, en moyenne.`,
  'gives-little': () => 'Cette carte n’apporte presque rien aux autres.',
  serves: (told: Told) => `Cette carte servirait surtout à ${told.name} : ${gained(told)}.`,
  /** That player is ahead of all others. */
  'serves-leader': (told: Told) =>
    `Cette carte servirait surtout à ${told.name}, en tête : ${gained(told)}.`,
  'helps-row': (told: Told) => `${told.box.row} y gagne ${gained(told)}${later(told)}.`,
  'hurts-row': (told: Told) => `${told.box.row} y perd ${gained(told)}${later(told)}.`,
  'least-bad': (told: Told) => `Toute autre carte te coûterait plus cher : ${gained(told)}.`,
  'keeps-from': (told: Told) =>
    `Cette carte échappe à ${told.name}, qui y gagnerait ${gained(told)}.`,
  /** The total that is to be expected when the round ends. */
  average: ({ points: count, left }: Told) =>
    left === 0
      ? `Ton total sera de ${points(count)} à la fin de la manche.`
      : `En moyenne, ton total serait de ${points(count)} à la fin de la manche.`,
  /** Against the best move. */
  behind: ({ points: count, left }: Told) =>
    left === 0
      ? `Tu finis la manche avec ${points(count)} de moins.`
      : `En moyenne, ${points(count)} de moins à la fin de la manche.`,

  // What may come of it by the end of the round.
  'rival-gains': (told: Told) => taken(told),
  'rival-loses': (told: Told) => taken(told),
  /** In none of the imagined games. */
  'never-rival-gains': ({ name, card, theCard }: Told) => `${name} n’aura pas ${theCard(card)}.`,
  'never-rival-loses': ({ name, card, theCard }: Told) => `${name} n’aura pas ${theCard(card)}.`,
  'row-below-zero': ({ suit, row }: Told) =>
    `${capital(row('your', suit))} finit la manche sous zéro.`,
  'rival-below-zero': ({ name, suit, row }: Told) =>
    `${capital(row('the', suit))} ${personOf('fr', [name], 0).of} finit la manche sous zéro.`,
  /** By all points so far. */
  'ahead-of': ({ name }: Told) => `Tu finis la manche devant ${name}.`,
  'double-pays': ({ suit, theDouble }: Told) =>
    `À la fin de la manche, tu doubles des points avec ${theDouble(suit)}.`,
  'double-serves': ({ name, suit, theDouble }: Told) =>
    `À la fin de la manche, ${name} double des points avec ${theDouble(suit)}.`,
  'zero-wipes': ({ suit, theZero }: Told) =>
    `Tu finis la manche avec ${theZero(suit)}, qui efface des points.`,
  'zero-saves': ({ suit, theZero }: Told) =>
    `Tu finis la manche avec ${theZero(suit)}, qui efface une perte.`,
};

export type AdviceSentences = typeof fr;
