// Advice at the bean table, in English.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice-fr.ts';

const points = (count: number): string => counted('en', count, 'point', 'points');

export const en: AdviceSentences = {
  givesLeader: (name, count) =>
    `Mind you, it would suit ${name}, the best placed of the others (${points(count)}).`,
  takenEarly: 'It will go quickly: whoever takes first wants it.',
  ridOf: (count) => `You get rid of it: in your rows it would cost ${points(count)}.`,
  helpsRow: (count) => `Your row gains about ${points(count)}.`,
  hurtsRow: (count) => `Your row loses about ${points(count)}.`,
  keepsFrom: (name, count) => `${name} does not get it, who would gain ${points(count)}.`,
  leadsNext: 'You will lead the next trick.',
};
