// The same cards again, in German.

import type { DealTexts } from './same-cards.fr.ts';

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
  par: 'Wert der Karten',
  score: 'Ergebnis',
  won: 'Ausgang',
  yes: 'gewonnen',
  no: 'verloren',
  better: (by) => `${by} besser als damals.`,
  worse: (by) => `${by} schlechter als damals.`,
  same: 'Genau wie damals.',
  abovePar: (by, par) => `Diese Karten sind etwa ${par} wert. Du hast ${by} mehr daraus gemacht.`,
  belowPar: (by, par) =>
    `Diese Karten sind etwa ${par} wert. Du hast ${by} weniger daraus gemacht.`,
  atPar: (par) => `Diese Karten sind etwa ${par} wert. Genau das hast du daraus gemacht.`,
  parHint:
    'Was Karten wert sind: der Schnitt aus Hunderten Partien mit ihnen auf diesem Platz, jedes Mal ein wenig anders gespielt.',
  counting: 'Es wird berechnet, was diese Karten wert sind …',
  back: 'Zum Spiel von damals',
  tries: 'Was wäre, wenn …',
  goOn: 'Deinen Versuch fortsetzen',
};
