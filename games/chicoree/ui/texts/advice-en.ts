// Advice at the Chicorée table, in English.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice-fr.ts';

const tokens = (count: number): string => counted('en', count, 'token', 'tokens');

export const en: AdviceSentences = {
  'completes-in': ({ turns }) =>
    `Your chain can be complete in ${counted('en', turns, 'turn', 'turns')}.`,
  'lays-next': ({ number }) => `It is the next link of your chain, number ${number}.`,
  income: ({ tokens: count }) => `This Start card brings ${tokens(count)} a turn.`,
  denies: ({ name, number }) => `${name} is well on the way and lacks number ${number}, too.`,
  'hits-leader': ({ name }) => `It slows down ${name}, the furthest of the others.`,
  'too-dear': ({ price, worth }) =>
    worth <= 0
      ? 'This card is of no use to you.'
      : `${tokens(price)} would be too much: to you it is worth ${worth}.`,
  'wins-flowers': ({ flowers: count }) =>
    `You count on ${counted('en', count, 'flower', 'flowers')}.`,
  'keeps-reserve': ({ tokens: count }) => `Better keep ${tokens(count)} in reserve.`,
};
