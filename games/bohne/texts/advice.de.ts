// Advice at the bean table, in German.

import { capital, counted, signed } from '@tablee/kit';
import type { AdviceSentences, Told } from './advice.fr.ts';

const points = (count: number): string => counted('de', count, 'Punkt', 'Punkte');

type Gain = Pick<Told, 'points' | 'left'>;
const gained = ({ points: count, left }: Gain): string =>
  left === 0 ? points(count) : `etwa ${points(count)}`;
const only = ({ points: count, many }: Told): string => (count < many ? 'nur ' : '');
const later = ({ left }: Gain): string => (left === 0 ? '' : 'später im Schnitt ');

const taken = ({ name, card, theCard, points: count, left }: Told): string =>
  `${name} nimmt ${theCard(card)}: ${left === 0 ? '' : 'etwa '}${signed(count)} Punkte.`;

export const de: AdviceSentences = {
  'taken-early': ({ name }) =>
    `Diese Karte lockt ${name}, und ${name} nimmt zuerst: Danach wählst du.`,
  'escapes-led': (told) =>
    `${told.name} will diese Karte: Du entgehst der ${told.box.led} (${gained(told)}).`,
  'gets-led': (told) =>
    `Diese Karte will niemand: Dir bleibt die ${told.box.led} (${gained(told)}).`,
  'costs-taker': (told) => `Diese Karte würde ${told.name} ${later(told)}${gained(told)} kosten.`,
  'gives-about': (told) =>
    `Wer diese Karte nimmt, gewinnt im Schnitt ${only(told)}${gained(told)}.`,
  'gives-little': () => 'Diese Karte bringt den anderen so gut wie nichts.',
  serves: (told) => `Am meisten hätte ${told.name} von dieser Karte: ${gained(told)}.`,
  'serves-leader': (told) =>
    `${told.name} führt schon und hätte am meisten davon: ${gained(told)}.`,
  'helps-row': (told) => `${told.box.row} gewinnt ${later(told)}${gained(told)}.`,
  'hurts-row': (told) => `${told.box.row} verliert ${later(told)}${gained(told)}.`,
  'least-bad': (told) => `Jede andere Karte käme dich teurer: ${gained(told)}.`,
  'keeps-from': (told) => `Damit bekommt ${told.name} diese Karte nicht: ${gained(told)} weniger.`,
  average: ({ points: count, left }) =>
    `${left === 0 ? 'Du stehst' : 'Im Schnitt stehst du'} am Ende der Runde bei ${counted('de', count, 'Punkt', 'Punkten')}.`,
  behind: ({ points: count, left }) =>
    left === 0
      ? `Am Ende der Runde hast du ${points(count)} weniger.`
      : `Im Schnitt ${points(count)} weniger am Ende der Runde.`,

  'rival-gains': (told) => taken(told),
  'rival-loses': (told) => taken(told),
  'never-rival-gains': ({ name, card, theCard }) => `${name} bekommt ${theCard(card)} nicht.`,
  'never-rival-loses': ({ name, card, theCard }) => `${name} bekommt ${theCard(card)} nicht.`,
  'row-below-zero': ({ suit, row }) =>
    `${capital(row('your', suit))} liegt am Rundenende unter null.`,
  'rival-below-zero': ({ name, suit, row }) =>
    `${capital(row('the', suit))} von ${name} liegt am Rundenende unter null.`,
  'ahead-of': ({ name }) => `Nach der Runde liegst du vor ${name}.`,
  'double-pays': ({ suit, theDouble }) =>
    `Am Ende der Runde hast du ${theDouble(suit)}: Pluspunkte zählen doppelt.`,
  'double-serves': ({ name, suit, theDouble }) =>
    `Am Ende der Runde hat ${name} ${theDouble(suit)}: Pluspunkte zählen doppelt.`,
  'zero-wipes': ({ suit, theZero }) =>
    `Am Ende der Runde hast du ${theZero(suit)}: Pluspunkte sind weg.`,
  'zero-saves': ({ suit, theZero }) =>
    `Am Ende der Runde hast du ${theZero(suit)}: Ein Minus ist weg.`,
};
