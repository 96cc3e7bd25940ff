// The lesson of Nicht die Bohne! in German.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Willkommen im Bohnenbeet! Die Bohnen auf deiner Hand gibst du alle her: Es zählt nur, was du von den anderen nimmst.',
  },
  leadLow: {
    say: 'Du spielst aus: Gib wenig her, denn jemand muss deine Karte nehmen. Wähl die grüne 2 und tipp noch einmal darauf.',
    otherwise:
      'Ausspielen darf man alles. Aber heb dir die guten und die gemeinen Karten auf: Spiel die grüne 2 aus.',
  },
  turnedUp: {
    say: 'Alle haben heimlich gewählt, jetzt wird aufgedeckt! Wer ausgespielt hat, nimmt zuerst: jede Karte außer der eigenen.',
  },
  takeFirst: {
    say: 'Versuch ruhig, deine eigene zu nehmen: Der Tisch sagt dir die Regel. Dann greif zu: die rote 9 von Odette!',
    otherwise: 'Erlaubt, aber bescheiden. Die rote 9 bringt 9 Punkte: Nimm sie dir von Odette!',
  },
  rowsAddUp: {
    say: '+9 in deiner roten Reihe: Die Zahlen einer Farbe werden addiert. Du hast von Odette genommen, also wählt jetzt sie.',
  },
  minusIsLed: {
    say: 'Basiles Karte ging als letzte weg: Er bekam die unter dem Marker und spielt nun aus. Ein rotes Minus!',
  },
  givePoison: {
    say: 'Ein Minus macht die ganze Reihe negativ, und Basile zielt auf dich. Mach es mit Odettes gelber 6 genauso: Leg dein gelbes Minus.',
    otherwise: 'Die kann warten. Dein gelbes Minus macht aus Odettes 6 eine hübsche −6: nur zu!',
  },
  lastTakesTheLead: {
    say: 'Odette rutscht auf −6! Aber deine Karte ging als letzte weg: Du musstest das rote Minus nehmen und stehst bei −9.',
  },
  leadZero: {
    say: 'Geduld: Du spielst aus, und zwar die grüne Null. Wer sie nimmt, bekommt für Grün 0 Punkte – und Basile hat gerade 11.',
    otherwise: 'Noch nicht: Basile sammelt Grün, jetzt ist der Moment für deine grüne Null.',
  },
  twoMinuses: {
    say: 'Wie unvorsichtig: Odette legt ein zweites rotes Minus! Eins oder drei machen die Reihe negativ, mit zweien ist sie positiv.',
  },
  turnTheRow: {
    say: 'Wähl ihre Karte, und die Vorschau zeigt −9 → +9: Nimm sie!',
    otherwise: 'Vergleich die Vorschau: Nichts schlägt −9 → +9. Nimm das rote Minus von Odette.',
  },
  zeroStruck: {
    say: 'Na bitte, +9! Und Basile musste deine Null nehmen: nicht die Bohne, seine 11 grünen Punkte sind weg.',
  },
  goEarly: {
    say: 'Basile rächt sich: Wer übrig bleibt, bekommt ein drittes rotes Minus! Biete etwas Gutes an, das schnell weggeht: die blaue 8.',
    otherwise:
      'Riskant: Wer übrig bleibt, bekommt das rote Minus. Deiner blauen 8 kann Basile nicht widerstehen.',
  },
  chooseSecond: {
    say: 'Basile hat zugegriffen, also wählst du! Versuch, die Karte unter dem Marker zu nehmen: Der Tisch sagt dir, wer sie bekommt.',
  },
  takeDouble: {
    say: 'Jetzt das rote ×2 von Odette: Es verdoppelt deine ganze Reihe. +9 → +18!',
    otherwise: 'Die grüne 6 bringt +6, das ×2 noch einmal +9. Nimm das rote ×2 von Odette.',
  },
  inTheLead: {
    say: '+18, du liegst vorn! Aber Vorsicht: Ein ×2 verdoppelt auch negative Reihen.',
  },
  howItIsWon: {
    say: 'Sind alle Hände leer, werden deine vier Reihen addiert. Eine ganze Partie hat drei Runden, und die höchste Summe gewinnt.',
  },
  wellDone: {
    say: 'Bravo, du kannst es: Gift verschenken, früh wählen, ein Minus umdrehen. Jetzt spiel deine erste Partie!',
  },
};
