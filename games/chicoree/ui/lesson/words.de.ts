// The lesson of Chicorée le Jeu in German.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Willkommen in der Zichorienmanufaktur! Dein Ziel: alle sieben Kettenkarten vor dir, vom Saatgutkauf bis zum Export.',
  },
  firstDraw: {
    say: 'Leere Hand, 12 Chips: Noch gibt es nichts auszulegen. Zieh zwei Karten, dann ist dein Zug zu Ende.',
  },
  secretCard: {
    say: 'Die erste Karte ist geheim: eine Startkarte, die Holländischen Mönche. Dazu gleich mehr.',
  },
  openAuction: {
    say: 'Die zweite wird aufgedeckt: Saatgutkauf (1), damit beginnt jede Kette. Sie kommt unter den Hammer!',
  },
  openLow: {
    say: 'Reihum wird erhöht oder gepasst; nur wer gewinnt, zahlt. Fang sachte an: Biete 2.',
    otherwise: 'Passen hieße verzichten, viel bieten hieße früh arm sein. Fang sachte an: Biete 2.',
  },
  raise: {
    say: 'Odette geht auf 3, Basile passt: Für ihn ist Schluss. Du brauchst diese Karte: Biete 4!',
    otherwise: 'Passt du, bekommt Odette die Karte; mehr als 4 wäre Verschwendung. Biete 4.',
  },
  oneStartEach: {
    say: 'Eine Startkarte bringt in jedem Zug Chips. Doch du legst im ganzen Spiel nur eine aus, und die Mönche bringen bloß 1!',
  },
  waitForBetter: {
    say: 'Andere bringen bis zu 4: Auf eine gute Startkarte zu warten, kann sich lohnen. Leg diesmal nichts aus und zieh.',
    otherwise:
      'Mit den Mönchen bliebe es bis zum Schluss bei 1 Chip pro Zug. Behalt sie auf der Hand und zieh.',
  },
  startForSale: {
    say: 'Da ist Ägypten! Um Startkarten, Läden und Exporte wird geblufft: Alle nehmen heimlich Chips in die Faust.',
  },
  closeFist: {
    say: 'Die vollste Faust gewinnt, aber alle Chips gehen an die Bank, auch die der Verlierer. Versteck 4.',
    otherwise: 'Zu wenige sind umsonst verloren, mit zu vielen bist du pleite. Versteck 4 Chips.',
  },
  fistsOpened: {
    say: '4 gegen 3 und 2: Ägypten gehört dir, und die anderen haben umsonst gezahlt. Auslegen kannst du es im nächsten Zug.',
  },
  challenge: {
    say: 'Odette deckt einen Wettstreit auf! Wer die meisten Blüten zeigt, bekommt für jede Blüte auf dem Tisch 1 Chip.',
  },
  showFlowers: {
    say: 'Das passt: Du hast einen Wettstreit mit 4 Blüten gezogen. Zeig ihn, und nur ihn, denn was man zeigt, wird abgelegt.',
    otherwise:
      'Nur dein Wettstreit trägt Blüten, der Rest wäre umsonst weg. Zeig nur den Wettstreit.',
  },
  flowersWon: {
    say: '3, 4, 1 und 2: zusammen 10 Blüten, also 10 Chips für dich!',
  },
  layStart: {
    say: 'Versuch, dein Saatgut auszulegen: Der Tisch sagt dir, was fehlt. Dann leg deine Startkarte aus, Ägypten.',
    otherwise:
      'Nicht so eilig! Ohne Startkarte kein Einkommen und keine Kette: Leg zuerst Ägypten aus.',
  },
  income: {
    say: 'Ab deinem nächsten Zug bringt sie dir 4 Chips, und du legst pro Zug eine Kettenkarte aus: 1 bis 5 der Reihe nach, 7 nach 6.',
  },
  shopIncome: {
    say: 'Sechs Züge später liegen 1 bis 4. Und dein Laden (6) kassiert in jedem deiner Züge 1 Chip von jedem Gegner.',
  },
  debt: {
    say: 'Aber Basile hat alles für einen Export ausgegeben. Wer nicht zahlen kann, muss eine Karte aus der Hand verkaufen.',
  },
  forcedSale: {
    say: 'Zwangsverkauf: Röstung (5), genau die fehlt dir! Diesmal geht der Preis an den Verkäufer, nicht an die Bank: Biete 2.',
    otherwise: 'Passen wäre schade, und mehr als 2 wäre zu viel: Odette geht nicht höher. Biete 2.',
  },
  debtPaid: {
    say: 'Basile bekommt deine 2 Chips und zahlt dir 1. Hätte er nichts mehr zu verkaufen, wäre er bankrott und aus dem Spiel.',
  },
  laySixth: {
    say: 'Die Röstung gehört dir: Leg sie aus, mehr als eine Karte pro Zug geht nicht.',
    otherwise:
      'Die Reihenfolge zählt: erst auslegen, dann Sonderkarten spielen. Leg die Röstung (5) aus.',
  },
  strike: {
    say: 'Bleibt noch deine Sonderkarte; die werden nie versteigert. Spiel den Brand gegen Odette, und ihre Manufaktur (3) ist hin.',
    otherwise: 'Aufheben? Odette ist dir dicht auf den Fersen: Spiel den Brand gegen sie.',
  },
  howItIsWon: {
    say: 'Sechs von sieben: Es fehlt nur der Export (7). Wer am Ende des eigenen Zuges alle sieben vor sich hat, gewinnt das Spiel.',
  },
  wellDone: {
    say: 'Bravo: Du kannst warten, bieten, bluffen und Blüten zeigen. Den Rest sagt dir der Tisch: Spiel deine erste Partie!',
  },
};
