// The score pad and the purse helper in German.

import { counted, figure, LOCALES, listed, personOf } from '@tablee/kit';
import type { Line } from '../till.ts';
import type { PadTexts, TillTexts } from './types.ts';

const points = (count: number): string =>
  `${figure(count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`;
/** „mit 3 Punkten“ */
const withPoints = (count: number): string =>
  `${figure(count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkten'}`;
const tokens = (count: number): string => counted('de', count, 'Chip', 'Chips');

function sayLine(line: Line, names: readonly string[]): string {
  const who = personOf('de', names, line.seat);
  switch (line.kind) {
    case 'none':
      return `${who.start} hat noch keine Startkarte: kein Einkommen.`;
    case 'stopped':
      return `${who.start} ist gestoppt und bekommt nichts (noch ${counted('de', line.left, 'Zug', 'Züge')}).`;
    case 'income':
      return `${who.start} bekommt ${tokens(line.amount)} von der Bank.`;
    case 'paid':
      return `${who.start} gibt ${personOf('de', names, line.to).name} ${tokens(line.amount)}.`;
    case 'bankrupt':
      return line.amount === 0
        ? `${who.start} ist bankrott und scheidet aus.`
        : `${who.start} ist bankrott und scheidet aus; ${tokens(line.amount)} gehen ${personOf('de', names, line.to).to}.`;
  }
}

const till: TillTexts = {
  heading: 'Tischhilfe',
  intro:
    'Zum Spielen mit der echten Schachtel: Einkommen und Zahlungen laufen am Anfang jedes Zuges von selbst, Versteigerungen von Hand.',
  first: 'Wer beginnt',
  bonus: 'Ausgleichs-Chips',
  bonusHint: 'Ein Chip mehr je Platz nach dem ersten Spieler.',
  start: 'Anfangen',
  renew: 'Neue Partie',
  renewSure: 'Alles löschen?',
  tokens: 'Chips',
  depart: 'Startkarte',
  incomes: { 0: 'keine', 1: 'Mönche (1)', 2: 'Griechenland (2)', 4: 'Ägypten (4)' },
  shops: 'Läden',
  exporting: 'Export',
  isOut: 'bankrott',
  isActive: 'am Zug',
  paysNow: 'Zahlt jetzt',
  goesBankrupt: 'Bankrott',
  debtFirst: 'Erst die Schuld begleichen.',
  sellHint: 'Eine Handkarte versteigern, den Preis in die Kasse legen, dann zahlen.',
  turn: (number, name) => `Zug ${number} · ${name}`,
  next: (name) => `Nächster Zug: ${name}`,
  add: (count, name) => `${tokens(count)} mehr für ${name}`,
  take: (count, name) => `${tokens(count)} weniger für ${name}`,
  stopLeft: (left) => (left === 0 ? 'Stopp' : `Stopp: ${counted('de', left, 'Zug', 'Züge')}`),
  summary: (income, shops, exports) =>
    [
      income === 0 ? 'keine Startkarte' : `Start ${income}`,
      ...(shops === 0 ? [] : [counted('de', shops, 'Laden', 'Läden')]),
      ...(exports ? ['Export'] : []),
    ].join(' · '),
  say: sayLine,
  owes: (name, to, amount, missing) =>
    `${name} schuldet ${to} ${tokens(amount)} und kann nicht zahlen: ${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}.`,
  lastLeft: (name) => `Nur ${name} ist noch da und gewinnt die Partie.`,
};

export const de: PadTexts = {
  heading: 'Wertungsblock',
  back: 'Zurück zur Schachtel',
  rules: 'Regeln',
  close: 'Schließen',
  undo: 'Rückgängig',
  language: 'Sprache',
  names: {
    heading: 'Wer spielt mit?',
    hint: '3 bis 6 Personen, der Reihe nach um den Tisch.',
    add: 'Jemanden dazunehmen',
    start: 'Block aufschlagen',
    done: 'Fertig',
    same: 'Zwei Leute heißen gleich: ein Anfangsbuchstabe hilft.',
    player: (place) => `Spieler ${place}`,
    label: (place) => `Name von Spieler ${place}`,
    remove: (name) => `${name} streichen`,
  },
  sheet: {
    rounds: { 'nicht-die-bohne': 'Runden', 'pas-de-bras': 'Partien' },
    roundsHint: {
      'nicht-die-bohne': 'Üblich sind drei Runden.',
      'pas-de-bras': 'Üblich sind so viele Partien wie Spieler.',
    },
    fewer: 'Weniger',
    more: 'Mehr',
    total: 'Gesamt',
    players: 'Spieler',
    share: 'Teilen',
    again: 'Neue Partie',
    others: 'Blätter',
    toEnter: 'einzutragen',
    blank: {
      'nicht-die-bohne': 'Nach der ersten Runde ein Feld antippen und die Karten eintragen.',
      'pas-de-bras': 'Nach der ersten Partie ein Feld antippen und die Karten eintragen.',
    },
    bestHere: { 'nicht-die-bohne': 'beste Runde', 'pas-de-bras': 'gewinnt diese Partie' },
    round: (game, number) => `${game === 'pas-de-bras' ? 'Partie' : 'Runde'} ${number}`,
    missing: (round, names) => `${round}: noch offen bei ${listed('de', names)}.`,
    leads: (names, total, ahead) => {
      const verb = names.length > 1 ? 'führen' : 'führt';
      const by = ahead === null ? '' : `, ${points(ahead)} Vorsprung`;
      return `${listed('de', names)} ${verb} mit ${withPoints(total)}${by}.`;
    },
    won: (names, total, ahead) => {
      if (names.length > 1)
        return `Geteilter Sieg: ${listed('de', names)} mit je ${withPoints(total)}.`;
      const by = ahead === null ? '' : `, ${points(ahead)} Vorsprung`;
      return `${listed('de', names)} gewinnt mit ${withPoints(total)}${by}!`;
    },
  },
  entry: {
    cards: 'Karten',
    sums: 'Nur Summen',
    suits: 'Farbe',
    clear: 'Feld leeren',
    done: 'Fertig',
    rest: 'Alles Übrige liegt hier',
    tooMuch: 'Das ist mehr, als alle Karten zusammen hergeben: beide Summen prüfen.',
    rowsHeading: 'Die Reihen',
    kindLabel: 'Wie eintragen',
    sumsFromCards: 'Summen einzutragen löscht die Karten in diesem Feld.',
    next: (name) => `Weiter: ${name}`,
    count: (cards, of) => `${cards} von ${counted('de', of, 'Karte', 'Karten')}`,
    tooMany: (of, players) =>
      `Bei ${players} Spielern hat am Ende jeder ${of} Karten: das sind zu viele.`,
    keyOfOther: (card, name) => `${card}, bei ${name}`,
    taken: (card, name) => `${card}: in dieser Runde schon bei ${name} eingetragen.`,
    move: (name) => `Bei ${name} streichen`,
  },
  signs: {
    'nicht-die-bohne': { x2: '×2', '-': 'Minus', '0': 'Nicht die Bohne (0)' },
    'pas-de-bras': { x2: 'Kakao (×2)', '-': 'Palmöl (−)', '0': 'Pas de bras (0)' },
  },
  share: {
    heading: 'Blatt teilen',
    picture: 'Bild verschicken',
    sendLink: 'Link verschicken',
    linkLabel: 'Der Link',
    download: 'Bild speichern',
    link: 'Link kopieren',
    copied: 'Link kopiert.',
    failed: 'Das hat auf diesem Gerät nicht geklappt.',
    alt: 'Bild des Blattes',
  },
  kept: {
    heading: 'Blätter auf diesem Gerät',
    hint: 'Nichts davon wird irgendwohin geschickt.',
    remove: 'Entfernen',
    removeSure: 'Endgültig entfernen?',
    shared: 'Ein Blatt aus einem Link. Auf diesem Gerät ist es noch nicht aufgehoben.',
    keep: 'Dieses Blatt behalten',
    ignore: 'Ohne Behalten schließen',
    broken: 'Dieser Link ist unvollständig oder beschädigt: darin steht kein lesbares Blatt.',
    noStorage: 'Dieses Gerät hebt nichts auf: das Blatt verschwindet mit der Seite.',
    date: (time) =>
      new Intl.DateTimeFormat(LOCALES.de, { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    progress: (game, done, of) =>
      `${done} von ${of} ${game === 'pas-de-bras' ? 'Partien' : 'Runden'}`,
  },
  till,
};
