// The same cards again, in German.

import type { DealTexts } from './fr.ts';

export const de: DealTexts = {
  again: 'Diese Karten nochmal',
  title: 'Dieselben Karten',
  seat: 'Dein Platz',
  player: (number) => `Spieler ${number}`,
  from: 'Ab wann',
  start: 'Von Anfang an',
  here: (step) => `Ab hier, Schritt ${step}`,
  startHint: 'Dieselben Karten, dieselben Bots, dasselbe Glück: Nur deine Züge sind andere.',
  hereHint:
    'Es geht genau hier weiter, von deinem Platz aus gesehen. Zieh wie damals oder anders: Auf den übrigen Plätzen spielen Bots.',
  begin: 'Spielen',
  cannot:
    'Dieses Spiel lässt sich nicht nochmal spielen: Es ist nicht zu Ende oder hält sich nicht an die Regeln.',
  heading: 'Damals und jetzt',
  then: 'Damals',
  now: 'Jetzt',
  par: 'Üblich',
  score: 'Ergebnis',
  won: 'Ausgang',
  yes: 'gewonnen',
  no: 'verloren',
  better: (by) => `${by} besser als damals.`,
  worse: (by) => `${by} schlechter als damals.`,
  same: 'Genau wie damals.',
  abovePar: (by) => `${by} mehr als üblich.`,
  belowPar: (by) => `${by} weniger als üblich.`,
  atPar: 'Genau wie üblich.',
  parHint: 'Üblich: was Stammgäste aus genau diesen Karten auf deinem Platz im Schnitt machen.',
  counting: 'Der übliche Wert wird berechnet …',
  back: 'Zum Spiel von damals',
};
