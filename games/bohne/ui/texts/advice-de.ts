// Advice at the bean table, in German.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice-fr.ts';

const points = (count: number): string => counted('de', count, 'Punkt', 'Punkte');

export const de: AdviceSentences = {
  givesLeader: (name, count) =>
    `Vorsicht: Die Karte käme ${name} gelegen, vorn unter den anderen (${points(count)}).`,
  takenEarly: 'Die Karte ist schnell weg: Wer zuerst nimmt, will sie haben.',
  ridOf: (count) => `Du wirst die Karte los: In deinen Reihen würde sie ${points(count)} kosten.`,
  helpsRow: (count) => `Deine Reihe gewinnt etwa ${points(count)}.`,
  hurtsRow: (count) => `Deine Reihe verliert etwa ${points(count)}.`,
  keepsFrom: (name, count) => `${name} bekommt die Karte nicht und damit ${points(count)} weniger.`,
  leadsNext: 'Du spielst zum nächsten Stich aus.',
};
