// The lesson of Chicorée le Jeu in German.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Willkommen in der Zichorienmanufaktur! Dein Ziel: alle sieben Kettenkarten vor dir, vom Saatgutkauf bis zum Export.',
  },
  firstDraw: {
    say: 'Leere Hand, 12 Chips: Noch gibt es nichts auszulegen. Beende deinen Zug, dann ziehst du zwei Karten.',
  },
  openAuction: {
    say: 'Die erste ist geheim: eine Startkarte, dazu gleich mehr. Die zweite wird aufgedeckt: 1-Saatgutkauf kommt unter den Hammer!',
  },
  openLow: {
    say: 'Reihum wird erhöht oder gepasst; nur wer gewinnt, zahlt. Fang sachte an: Biete 2.',
    otherwise: 'Passen hieße verzichten, viel bieten hieße früh arm sein. Fang sachte an: Biete 2.',
  },
  raise: {
    say: 'Odette geht auf 3, Basile passt: Für ihn ist Schluss. Jede Kette beginnt mit dieser Karte: Biete 4!',
    otherwise: 'Passt du, bekommt Odette die Karte; mehr als 4 wäre Verschwendung. Biete 4.',
  },
  shopForSale: {
    say: 'Für 4 Chips ersteigert! Odette deckt einen 6-Laden auf: Ausgelegt kassiert er in jedem deiner Züge 1 Chip von jedem Gegner.',
  },
  closeFist: {
    say: 'Bluffversteigerung: Alle nehmen heimlich Chips in die Faust, und alle gehen an die Bank, auch die der Verlierer. Nimm 4.',
    otherwise:
      'Zu wenige sind umsonst verloren, nach zu vielen bist du pleite. Schließ die Faust um 4 Chips.',
  },
  fistsOpened: {
    say: '4 gegen 3 und 2: Der Laden gehört dir! Und schon bist du wieder am Zug.',
  },
  layStart: {
    say: 'Versuch, dein Saatgut auszulegen: Der Tisch sagt dir, was fehlt. Dann leg deine Startkarte aus, Ägypten: 4 Chips pro Zug!',
    otherwise:
      'Nicht so eilig! Ohne Startkarte kein Einkommen und keine Kette: Leg zuerst Ägypten aus.',
  },
  secondDraw: {
    say: 'Gut so: Ab deinem nächsten Zug zahlt sie, und deine Kette kann beginnen. Beende den Zug und zieh.',
  },
  specialKept: {
    say: 'Eine Überproduktion! Sonderkarten werden nicht versteigert: Diese kommt gleich auf deine Hand.',
  },
  challenge: {
    say: 'Odette deckt einen Wettstreit auf! Wer die meisten Blüten zeigt, bekommt für jede Blüte auf dem Tisch 1 Chip.',
  },
  showFlowers: {
    say: 'Das passt: Du hast einen Wettstreit mit 4 Blüten gezogen. Zeig ihn, und nur ihn, denn was man zeigt, wird abgelegt.',
    otherwise:
      'Nur dein Wettstreit trägt Blüten, der Rest wäre umsonst weg. Zeig allein den Wettstreit.',
  },
  income: {
    say: '10 Blüten, 10 Chips für dich! Und dein Zug beginnt mit dem Einkommen: Ägypten hat dir gerade 4 Chips gebracht.',
  },
  layFirst: {
    say: 'Versuch, deinen Laden auszulegen: Der Tisch sagt dir, worauf er wartet. Dann leg 1-Saatgutkauf aus, den Anfang der Kette.',
    otherwise:
      'Die Reihenfolge zählt: erst auslegen, dann Sonderkarten spielen. Leg 1-Saatgutkauf aus.',
  },
  strike: {
    say: 'Pro Zug nur eine Kettenkarte. Jetzt die Überproduktion: Spiel sie gegen Odette, die dann zwei eigene Züge lang nichts bekommt.',
    otherwise:
      'Aufheben oder gegen Basile, der keine Startkarte hat? Odette bekommt 2 Chips pro Zug: Spiel die Überproduktion gegen sie.',
  },
  sixToGo: {
    say: 'Sauber! Es fehlen noch 2, 3, 4, 5, ein Laden und der Export: Liegen am Ende deines Zuges alle sieben, hast du gewonnen.',
  },
  wellDone: {
    say: 'Bravo: Du kannst auslegen, bieten, bluffen und Blüten zeigen. Den Rest sagt dir der Tisch: Spiel deine erste Partie!',
  },
};
