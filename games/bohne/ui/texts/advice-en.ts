// Advice at the bean table, in English.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice-fr.ts';

const points = (count: number): string => counted('en', count, 'point', 'points');

interface Gain {
  readonly points: number;
  readonly left: number;
}
const gained = ({ points: count, left }: Gain): string =>
  left === 0 ? points(count) : `about ${points(count)}`;
const later = ({ left }: Gain): string => (left === 0 ? '' : ' later, on average');

export const en: AdviceSentences = {
  'taken-early': ({ name }) =>
    `It will tempt ${name}, who takes first: then the next choice is yours.`,
  'escapes-led': (told) =>
    `It will probably go early, so you escape the card under the marker, which would cost you ${gained(told)}.`,
  'gets-led': (told) =>
    `Nobody will want it, so you will probably be left with the card under the marker (${gained(told)}).`,
  'costs-taker': (told) => `Whoever has to take it loses ${gained(told)}${later(told)}.`,
  'gives-little': () => 'It gives the others next to nothing.',
  'keeps-stings': () => 'You keep your nasty cards for later, when the rows are full.',
  serves: (told) => `It would suit ${told.name} best: ${gained(told)}.`,
  'serves-leader': (told) =>
    `It would suit ${told.name} best, who is in the lead: ${gained(told)}.`,
  'helps-row': (told) => `Your row gains ${gained(told)}${later(told)}.`,
  'hurts-row': (told) => `Your row loses ${gained(told)}${later(told)}.`,
  'least-bad': (told) => `Any other card would cost you more: ${gained(told)}.`,
  'keeps-from': (told) => `It stays out of reach of ${told.name}, who would gain ${gained(told)}.`,
  average: ({ points: count }) =>
    `On average your total would be ${points(count)} at the end of the round.`,
  behind: ({ points: count }) => `On average ${points(count)} less at the end of the round.`,
};
