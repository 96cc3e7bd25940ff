// Advice at the bean table, in German.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice-fr.ts';

const points = (count: number): string => counted('de', count, 'Punkt', 'Punkte');

interface Gain {
  readonly points: number;
  readonly left: number;
}
const gained = ({ points: count, left }: Gain): string =>
  left === 0 ? points(count) : `etwa ${points(count)}`;
const later = ({ left }: Gain): string => (left === 0 ? '' : 'später im Schnitt ');

export const de: AdviceSentences = {
  'taken-early': ({ name }) =>
    `Sie lockt ${name}: Wer zuerst nimmt, greift wohl zu, und danach wählst du.`,
  'escapes-led': (told) =>
    `Sie ist wohl schnell weg: So entgehst du der Karte unter dem Marker; die kostet dich ${gained(told)}.`,
  'gets-led': (told) =>
    `Die will niemand: So bleibt dir wohl die Karte unter dem Marker (${gained(told)}).`,
  'costs-taker': (told) => `Wer sie nehmen muss, verliert ${later(told)}${gained(told)}.`,
  'gives-little': () => 'Sie bringt den anderen so gut wie nichts.',
  'keeps-stings': () => 'Deine fiesen Karten behältst du für später, wenn die Reihen voll sind.',
  serves: (told) => `Am meisten hätte ${told.name} davon: ${gained(told)}.`,
  'serves-leader': (told) =>
    `Am meisten hätte ${told.name} davon, und führt schon: ${gained(told)}.`,
  'helps-row': (told) => `Deine Reihe gewinnt ${later(told)}${gained(told)}.`,
  'hurts-row': (told) => `Deine Reihe verliert ${later(told)}${gained(told)}.`,
  'least-bad': (told) => `Jede andere Karte käme dich teurer: ${gained(told)}.`,
  'keeps-from': (told) => `${told.name} bekommt sie nicht und damit ${gained(told)} weniger.`,
  average: ({ points: count }) =>
    `Im Schnitt stehst du am Ende der Runde bei ${counted('de', count, 'Punkt', 'Punkten')}.`,
  behind: ({ points: count }) => `Im Schnitt ${points(count)} weniger am Ende der Runde.`,
};
