// Advice at the bean table, in German.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice-fr.ts';

const points = (count: number): string => counted('de', count, 'Punkt', 'Punkte');

export const de: AdviceSentences = {
  'gives-leader': ({ name, points: count }) =>
    `Vorsicht: Die Karte käme ${name} gelegen, vorn unter den anderen (${points(count)}).`,
  'taken-early': () => 'Die Karte ist schnell weg: Wer zuerst nimmt, will sie haben.',
  'rid-of': ({ points: count }) =>
    `Du wirst die Karte los: In deinen Reihen würde sie ${points(count)} kosten.`,
  'helps-row': ({ points: count }) => `Deine Reihe gewinnt etwa ${points(count)}.`,
  'hurts-row': ({ points: count }) => `Deine Reihe verliert etwa ${points(count)}.`,
  'keeps-from': ({ name, points: count }) =>
    `${name} bekommt die Karte nicht und damit ${points(count)} weniger.`,
};
