// The score pad and the purse helper in English.

import { counted, figure, LOCALES, listed, personOf } from '@tablee/kit';
import type { Line } from '../till.ts';
import type { PadTexts, TillTexts } from './types.ts';

const points = (count: number): string =>
  `${figure(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
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

const till: TillTexts = {
  heading: 'Table helper',
  intro:
    'For playing with the real box: income and payments happen by themselves when a turn begins; auctions are yours.',
  first: 'Who starts',
  bonus: 'Extra tokens',
  bonusHint: 'One more token per seat after the first player.',
  start: 'Start',
  renew: 'New game',
  renewSure: 'Clear everything?',
  tokens: 'tokens',
  depart: 'Start card',
  incomes: { 0: 'none', 1: 'Monks (1)', 2: 'Greece (2)', 4: 'Egypt (4)' },
  shops: 'Shops',
  exporting: 'Export',
  isOut: 'bankrupt',
  isActive: 'on turn',
  paysNow: 'Pays now',
  goesBankrupt: 'Bankrupt',
  debtFirst: 'Settle the debt first.',
  sellHint: 'Auction a card from the hand, add the price to the purse, then pay.',
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
    `${name} owes ${to} ${tokens(amount)} and cannot pay: ${missing} missing.`,
  lastLeft: (name) => `Only ${name} is left and wins the game.`,
};

export const en: PadTexts = {
  heading: 'Score pad',
  back: 'Back to the box',
  rules: 'Rules',
  close: 'Close',
  undo: 'Undo',
  language: 'Language',
  names: {
    heading: 'Who is playing?',
    hint: '3 to 6 players, in order around the table.',
    add: 'Add somebody',
    start: 'Open the pad',
    done: 'Done',
    same: 'Two people have the same name: add an initial.',
    player: (place) => `Player ${place}`,
    label: (place) => `Name of player ${place}`,
    remove: (name) => `Remove ${name}`,
  },
  sheet: {
    rounds: { 'nicht-die-bohne': 'Rounds', 'pas-de-bras': 'Games' },
    roundsHint: {
      'nicht-die-bohne': 'Usually three rounds.',
      'pas-de-bras': 'Usually as many games as players.',
    },
    fewer: 'Fewer',
    more: 'More',
    total: 'Total',
    players: 'Players',
    share: 'Share',
    again: 'New game',
    others: 'Sheets',
    toEnter: 'to enter',
    blank: {
      'nicht-die-bohne': 'After the first round, tap a box to enter the cards.',
      'pas-de-bras': 'After the first game, tap a box to enter the cards.',
    },
    bestHere: { 'nicht-die-bohne': 'best of the round', 'pas-de-bras': 'wins this game' },
    round: (game, number) => `${game === 'pas-de-bras' ? 'Game' : 'Round'} ${number}`,
    missing: (round, names) => `${round}: still to enter for ${listed('en', names)}.`,
    leads: (names, total, ahead) => {
      const verb = names.length > 1 ? 'lead' : 'leads';
      const by = ahead === null ? '' : `, ${points(ahead)} ahead`;
      return `${listed('en', names)} ${verb} with ${points(total)}${by}.`;
    },
    won: (names, total, ahead) => {
      if (names.length > 1)
        return `A shared win: ${listed('en', names)}, with ${points(total)} each.`;
      const by = ahead === null ? '' : `, ${points(ahead)} ahead`;
      return `${listed('en', names)} wins with ${points(total)}${by}!`;
    },
  },
  entry: {
    cards: 'Cards',
    sums: 'Just the sums',
    suits: 'Suit',
    clear: 'Empty this box',
    done: 'Done',
    rest: 'All the rest is here',
    tooMuch: 'That is more than all the cards together: check both sums.',
    rowsHeading: 'The rows',
    kindLabel: 'How to enter',
    sumsFromCards: 'Entering the sums clears the cards of this box.',
    next: (name) => `Next: ${name}`,
    count: (cards, of) => `${cards} of ${counted('en', of, 'card', 'cards')}`,
    tooMany: (of, players) => `With ${players} players everyone ends with ${of} cards: too many.`,
    keyOfOther: (card, name) => `${card}, with ${name}`,
    taken: (card, name) => `${card}: already entered for ${name} in this round.`,
    move: (name) => `Take it from ${name}`,
  },
  signs: {
    'nicht-die-bohne': { x2: '×2', '-': 'minus', '0': 'Nicht die Bohne (0)' },
    'pas-de-bras': { x2: 'Cocoa (×2)', '-': 'Palm oil (−)', '0': 'Pas de bras (0)' },
  },
  share: {
    heading: 'Share the sheet',
    picture: 'Send the picture',
    sendLink: 'Send the link',
    linkLabel: 'The link',
    download: 'Save the picture',
    link: 'Copy the link',
    copied: 'Link copied.',
    failed: 'That did not work on this device.',
    alt: 'Picture of the score sheet',
  },
  kept: {
    heading: 'Sheets kept on this device',
    hint: 'Nothing is sent anywhere.',
    remove: 'Remove',
    removeSure: 'Remove for good?',
    shared: 'A sheet from a link. It is not kept on this device yet.',
    keep: 'Keep this sheet',
    ignore: 'Close without keeping',
    broken: 'This link is incomplete or damaged: it holds no readable sheet.',
    noStorage: 'This device keeps nothing: the sheet will go with the page.',
    date: (time) =>
      new Intl.DateTimeFormat(LOCALES.en, { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    progress: (game, done, of) => `${done} of ${of} ${game === 'pas-de-bras' ? 'games' : 'rounds'}`,
  },
  till,
};
