// Advice at the bean table, in English.

import { capital, counted, personOf, signed } from '@tablee/kit';
import type { AdviceSentences, Told } from './advice.fr.ts';

const points = (count: number): string => counted('en', count, 'point', 'points');

type Gain = Pick<Told, 'points' | 'left'>;
const gained = ({ points: count, left }: Gain): string =>
  left === 0 ? points(count) : `about ${points(count)}`;
const only = ({ points: count, many }: Told): string => (count < many ? 'only ' : '');
const later = ({ left }: Gain): string => (left === 0 ? '' : ' later, on average');

const taken = ({ name, card, theCard, points: count, left }: Told): string =>
  `${name} takes ${theCard(card)}: ${left === 0 ? '' : 'about '}${signed(count)} points.`;

export const en: AdviceSentences = {
  'taken-early': ({ name }) =>
    `It will tempt ${name}, who takes first: then the next choice is yours.`,
  'escapes-led': (told) =>
    `It will tempt ${told.name}, so you escape ${told.box.led} (${gained(told)}).`,
  'gets-led': (told) =>
    `Nobody will want it: ${told.box.led} will be left to you (${gained(told)}).`,
  'costs-taker': (told) => `It would cost ${told.name} ${gained(told)}${later(told)}.`,
  'gives-about': (told) => `Whoever takes it gains ${only(told)}${gained(told)}, on average.`,
  'gives-little': () => 'It gives the others next to nothing.',
  serves: (told) => `It would help ${told.name} most: ${gained(told)}.`,
  'serves-leader': (told) =>
    `It would help ${told.name} most, and ${told.name} is in the lead: ${gained(told)}.`,
  'helps-row': (told) => `${told.box.row} gains ${gained(told)}${later(told)}.`,
  'hurts-row': (told) => `${told.box.row} loses ${gained(told)}${later(told)}.`,
  'least-bad': (told) => `Any other card would cost you more: ${gained(told)}.`,
  'keeps-from': (told) => `It stays out of reach of ${told.name}, who would gain ${gained(told)}.`,
  average: ({ points: count, left }) =>
    left === 0
      ? `Your total will be ${points(count)} at the end of the round.`
      : `On average, your total would be ${points(count)} at the end of the round.`,
  behind: ({ points: count, left }) =>
    left === 0
      ? `You end the round with ${points(count)} fewer.`
      : `On average, ${points(count)} fewer at the end of the round.`,

  'rival-gains': (told) => taken(told),
  'rival-loses': (told) => taken(told),
  'never-rival-gains': ({ name, card, theCard }) => `${name} will not get ${theCard(card)}.`,
  'never-rival-loses': ({ name, card, theCard }) => `${name} will not get ${theCard(card)}.`,
  'row-below-zero': ({ suit, row }) => `${capital(row('your', suit))} ends the round below zero.`,
  'rival-below-zero': ({ name, suit, row }) =>
    `${personOf('en', [name], 0).of} ${row('bare', suit)} ends the round below zero.`,
  'ahead-of': ({ name }) => `You end the round ahead of ${name}.`,
  'double-pays': ({ suit, theDouble }) =>
    `At the end of the round you double points with ${theDouble(suit)}.`,
  'double-serves': ({ name, suit, theDouble }) =>
    `At the end of the round ${name} doubles points with ${theDouble(suit)}.`,
  'zero-wipes': ({ suit, theZero }) =>
    `You end the round with ${theZero(suit)}, which wipes out points.`,
  'zero-saves': ({ suit, theZero }) =>
    `You end the round with ${theZero(suit)}, which wipes out a loss.`,
};
