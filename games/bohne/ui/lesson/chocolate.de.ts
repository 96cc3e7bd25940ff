// The lesson of Pas de bras… in German.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Willkommen auf dem Schokoladenmarkt! Du verschenkst alle Karten aus deiner Hand: Es zählt nur, was du von den anderen nimmst.',
  },
  leadLow: {
    say: 'Der Oya-Marker liegt bei dir: Du spielst aus. Gib wenig her, denn jemand muss deine Karte nehmen: Tipp zweimal auf die weiße 2.',
    otherwise:
      'Ausspielen darf man alles. Aber heb dir die ganzen Tafeln und die Gemeinheiten auf: Spiel die weiße 2 aus.',
  },
  turnedUp: {
    say: 'Alle haben heimlich gewählt, jetzt wird ausgepackt! Der Oya nimmt zuerst: jede Karte außer der eigenen.',
  },
  takeFirst: {
    say: 'Versuch ruhig, deine eigene zu nehmen: Der Tisch sagt dir die Regel. Dann lass es dir schmecken: Odettes Vollmilch-9!',
    otherwise:
      'Erlaubt, aber das ist Diät. Die Vollmilch-9 bringt 9 Punkte: Nimm sie dir von Odette!',
  },
  rowsAddUp: {
    say: '+9 in Vollmilch: Die Zahlen einer Sorte werden addiert. Du hast von Odette genommen, also wählt jetzt sie.',
  },
  minusIsLed: {
    say: 'Basiles Karte ging als letzte weg: Er bekam die des Oya und ist jetzt selbst Oya. Er serviert Palmöl in Vollmilch!',
  },
  givePoison: {
    say: 'Palmöl macht die ganze Sorte negativ, und Basile zielt auf dich. Verdirb Odette ihre Zartbitter-6: Leg dein Zartbitter-Palmöl.',
    otherwise: 'Die kann warten. Dein Zartbitter-Palmöl macht aus Odettes 6 eine fade −6: nur zu!',
  },
  lastTakesTheLead: {
    say: 'Igitt, Odette rutscht auf −6! Aber deine Karte ging als letzte weg: Das Vollmilch-Palmöl ist deins, und du stehst bei −9.',
  },
  leadZero: {
    say: 'Geduld: Spiel die weiße Null aus: „keine Arme“. Wer sie nimmt, bekommt für Weiß 0 Punkte – und Basile hat gerade 11 genascht.',
    otherwise:
      'Noch nicht: Basile ist verrückt nach Weiß, jetzt ist der Moment für deine weiße Null.',
  },
  twoMinuses: {
    say: 'Odette ist nicht bei der Sache: noch ein Vollmilch-Palmöl! Eins oder drei machen die Sorte negativ, mit zweien ist sie positiv.',
  },
  turnTheRow: {
    say: 'Wähl ihre Karte, und die Vorschau zeigt −9 → +9: Nimm sie!',
    otherwise: 'Vergleich die Vorschau: Nichts schlägt −9 → +9. Nimm das Palmöl von Odette.',
  },
  zeroStruck: {
    say: 'Na bitte, +9! Und für Basile gilt: keine Arme, keine Schokolade, seine 11 weißen Punkte sind geschmolzen.',
  },
  goEarly: {
    say: 'Basile rächt sich: Wer übrig bleibt, bekommt das dritte Palmöl! Biete etwas Feines an, das schnell weggeht: die Haselnuss-8.',
    otherwise:
      'Riskant: Wer übrig bleibt, bekommt das Palmöl. Deiner Haselnuss-8 kann Basile nicht widerstehen.',
  },
  chooseSecond: {
    say: 'Basile ist schwach geworden, also wählst du! Versuch, die Karte des Oya zu nehmen: Der Tisch sagt, wer sie bekommt.',
  },
  takeDouble: {
    say: 'Jetzt Odettes Vollmilch-Kakao: Er verdoppelt die ganze Sorte. +9 → +18!',
    otherwise:
      'Die weiße 6 bringt +6, der Kakao noch einmal +9. Nimm den Vollmilch-Kakao von Odette.',
  },
  inTheLead: {
    say: '+18, du liegst vorn! Aber Vorsicht: Kakao verdoppelt auch negative Sorten.',
  },
  howItIsWon: {
    say: 'Sind die Hände leer, gewinnt die höchste Summe die Runde. Eine Partie hat eine Runde pro Kopf, und die Gesamtsumme entscheidet.',
  },
  wellDone: {
    say: 'Bravo, du kannst es: vergiftete Geschenke machen, früh wählen, Sorten retten. Die Schachtel ist offen: Spiel deine erste Partie!',
  },
};
