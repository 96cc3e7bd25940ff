// The deal of the day in German.

import { counted } from '@tablee/kit';
import type { DailyTexts } from './fr.ts';

export const de: DailyTexts = {
  title: 'Die Karten des Tages',
  hint: 'Für alle gleich, ein einziger Versuch: keine Tipps, kein Zurück.',
  short: (name) => `${name} statt eines ganzen Spiels.`,
  play: 'Karten des Tages spielen',
  resume: 'Karten des Tages weiterspielen',
  gone: 'Unterwegs aufgegeben. Morgen gibt es neue Karten.',
  tomorrow: 'Morgen gibt es neue Karten.',
  elsewhere: 'Du hast sie auf einem anderen Gerät gespielt.',
  review: 'Ansehen',
  toBox: 'Zurück zur Schachtel',
  score: (score, hasWon) => (hasWon ? `Ergebnis: ${score}. Gewonnen!` : `Ergebnis: ${score}.`),
  better: (percent, players) =>
    `Besser als ${percent} % der anderen, bei ${counted('de', players, 'Gerät', 'Geräten')}.`,
  countedHint:
    'Gezählt werden Geräte, nicht Menschen: Gleiche Partien zählen einmal, und je Anschluss zählen am Tag nur wenige Ergebnisse.',
  rank: (rank, players) => `Platz ${rank} von ${players}.`,
  first: 'Vor dir hat sie hier noch niemand gespielt.',
  asking: 'Wie ging es den anderen? Einen Moment …',
  alone: 'Ohne Netz lässt sich nicht sagen, wie es den anderen ging. Schau mit Netz wieder vorbei.',
  refused: 'Dieses Ergebnis bleibt auf diesem Gerät: Der Server hat es nicht angenommen.',
  otherBots:
    'Während du gespielt hast, ist eine neue Version erschienen. Dieses Ergebnis bleibt auf diesem Gerät.',
  chart: 'Die Ergebnisse von allen',
  bar: (from, to, players) =>
    `${from === to ? from : `${from} bis ${to}`}: ${counted('de', players, 'Gerät', 'Geräte')}`,
  own: 'du',
  yesterday: 'Gestern',
  streak: (days) => `${counted('de', days, 'Tag', 'Tage')} in Folge`,
  calendar: 'Die letzten zwei Wochen',
  done: 'gespielt',
  begun: 'aufgegeben',
  none: 'nicht gespielt',
  sealed:
    'Das sind Karten des Tages, die du noch nicht gespielt hast: Ansehen kannst du sie, wenn du fertig bist.',
};
