// The pad of a real table in English.

import { counted, personOf } from '@tablee/kit';
import type { Line } from '../till.ts';
import type { TillTexts } from './fr.ts';

const tokens = (count: number): string => counted('en', count, 'token', 'tokens');
const turns = (count: number): string => counted('en', count, 'turn', 'turns');

function sayLine(line: Line, names: readonly string[]): string {
  const who = personOf('en', names, line.seat);
  switch (line.kind) {
    case 'none':
      return `${who.start} has no Start card yet: no income.`;
    case 'stopped':
      return `${who.start} is stopped and receives nothing (${turns(line.left)} left).`;
    case 'income':
      return `${who.start} receives ${tokens(line.amount)} from the bank.`;
    case 'paid':
      return `${who.start} gives ${tokens(line.amount)} ${personOf('en', names, line.to).to}.`;
    case 'bankrupt':
      return line.amount === 0
        ? `${who.start} is bankrupt and leaves the game.`
        : `${who.start} is bankrupt and leaves the game; ${tokens(line.amount)} go ${personOf('en', names, line.to).to}.`;
  }
}

export const en: TillTexts = {
  intro:
    'For playing with the real box: income and payments are worked out for you when a turn begins; you run the auctions.',
  first: 'Who starts',
  bonus: 'Extra tokens',
  bonusHint: 'One more token per seat after the first player.',
  start: 'Start',
  renew: 'New game',
  renewSure: 'Clear everything?',
  tokens: 'tokens',
  depart: 'Start card',
  incomes: { 0: 'None', 1: 'Monks (1)', 2: 'Greece (2)', 4: 'Egypt (4)' },
  shops: 'Shops',
  exporting: 'Export',
  exportHint: 'Export: every opponent pays 2 more tokens each turn.',
  stopHint: 'Stop: after Overproduction or Coffee-Tea-Cocoa, no tokens come in for two turns.',
  isOut: 'bankrupt',
  isActive: 'to play',
  paysNow: 'Pays now',
  goesBankrupt: 'Bankrupt',
  debtFirst: 'Settle the debt first.',
  sellHint: 'Auction a card from the hand, add the price to the tokens, then pay.',
  turn: (number, name) => `Turn ${number} · ${name}`,
  next: (name) => `Next turn: ${name}`,
  add: (count, name) => `${tokens(count)} more for ${name}`,
  take: (count, name) => `${tokens(count)} less for ${name}`,
  stopLeft: (left) => (left === 0 ? 'Stop' : `Stop: ${turns(left)}`),
  summary: (income, shops, exports) =>
    [
      income === 0 ? 'no Start card' : `Start ${income}`,
      ...(shops === 0 ? [] : [counted('en', shops, 'shop', 'shops')]),
      ...(exports ? ['export'] : []),
    ].join(' · '),
  say: sayLine,
  owes: (name, to, amount, missing) =>
    `${name} owes ${to} ${tokens(amount)} and can’t pay: ${missing} short.`,
  lastLeft: (name) => `Only ${name} is left and wins the game.`,
};
