// The pad of a real table in German.

import { counted, personOf } from '@tablee/kit';
import type { Line } from '../till.ts';
import type { TillTexts } from './fr.ts';

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

export const de: TillTexts = {
  intro:
    'Zum Spielen mit der echten Schachtel: Einkommen und Zahlungen gehen am Anfang jedes Zuges von selbst, Versteigerungen macht ihr von Hand.',
  first: 'Wer beginnt',
  bonus: 'Ausgleichschips',
  bonusHint: 'Ein Chip mehr je Platz nach dem ersten Spieler.',
  start: 'Anfangen',
  renew: 'Neue Partie',
  renewSure: 'Alles löschen?',
  tokens: 'Chips',
  depart: 'Startkarte',
  incomes: { 0: 'Keine', 1: 'Mönche (1)', 2: 'Griechenland (2)', 4: 'Ägypten (4)' },
  shops: 'Läden',
  exporting: 'Export',
  exportHint: 'Export: Alle Gegner zahlen in jedem Zug 2 Chips mehr.',
  stopHint: 'Stopp: nach Überproduktion oder Kaffee-Tee-Kakao kommen zwei Züge lang keine Chips.',
  isOut: 'bankrott',
  isActive: 'am Zug',
  paysNow: 'Zahlt jetzt',
  goesBankrupt: 'Bankrott',
  debtFirst: 'Erst die Schulden bezahlen.',
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
