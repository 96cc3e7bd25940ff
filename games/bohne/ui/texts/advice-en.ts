// Advice at the bean table, in English.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice-fr.ts';

const points = (count: number): string => counted('en', count, 'point', 'points');

export const en: AdviceSentences = {
  'gives-leader': ({ name, points: count }) =>
    `Mind you, it would suit ${name}, the best placed of the others (${points(count)}).`,
  'taken-early': () => 'It will go quickly: whoever takes first wants it.',
  'rid-of': ({ points: count }) =>
    `You get rid of it: in your rows it would cost ${points(count)}.`,
  'helps-row': ({ points: count }) => `Your row gains about ${points(count)}.`,
  'hurts-row': ({ points: count }) => `Your row loses about ${points(count)}.`,
  'keeps-from': ({ name, points: count }) =>
    `${name} does not get it, who would gain ${points(count)}.`,
};
