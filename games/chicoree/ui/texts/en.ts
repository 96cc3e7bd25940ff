// The Chicorée table in the browser, in English.

import { counted, either, listed } from '@tablee/kit';
import { en as game } from '../../texts/en.ts';
import type { UiTexts } from './fr.ts';

const tokens = (count: number): string => counted('en', count, 'token', 'tokens');
const cards = (count: number): string => counted('en', count, 'card', 'cards');
const flowers = (count: number): string => counted('en', count, 'flower', 'flowers');

const REASONS: Readonly<Record<string, string>> = {
  chain: 'The chain is complete, from seed to export.',
  last: 'Everybody else has gone bankrupt.',
  exhausted: 'The game ran dry: the longest chain wins, then the fullest purse.',
};

export const en: UiTexts = {
  forms: game.forms,
  cardTexts: game.cards,

  close: 'Close',
  cancel: 'Cancel',

  tokens,

  middle: 'The middle of the table',
  actions: 'What you can do',
  hand: 'Your hand',
  own: ({ of }) => `In front of you: ${of} counter`,
  copies: (name, copies) => (copies > 1 ? `${copies} × ${name}` : name),
  picked: (name, chosen, copies) => `${name}, ${chosen} of ${copies} chosen`,

  track: 'The steps of the turn',
  steps: [
    'Income',
    'Takings',
    'Shops',
    'Chain',
    'Start card',
    'Specials',
    'First card',
    'Second card',
    'Next player',
  ],
  step: (number, word) => `Step ${number}: ${word}`,
  turn: (number) => `Turn ${number}`,
  plays: ({ start }) => `${start} is playing`,
  youPlay: 'Your turn',
  shuffling: 'Shuffling…',

  pile: 'Draw pile',
  discard: 'Discard',
  pileCount: (count) => `Draw pile: ${cards(count)}`,
  discardLook: (count) => `Look at the discard: ${cards(count)}`,
  discardEmpty: 'The discard is empty.',
  aside: 'Played this turn, discarded before the draw',

  unfold: ({ of }) => `See all of ${of} counter`,
  noStart: 'No Start card',
  income: (count) => `+${count} a turn`,
  toll: (count) => `+${count} from each`,
  chainTitle: 'Chain',
  chain: (laid, next) =>
    [
      laid.length === 0 ? 'Chain empty' : `Chain: ${laid.join(', ')}`,
      ...(next.length === 0 ? [] : [`next: ${next.join(', ')}`]),
    ].join('; '),
  joker: (name) => `${name} (joker)`,
  place: (name) => `Empty place: ${name}`,
  placeHere: (name) => `Lay here: ${name}`,
  stop: (name, turns) =>
    `${name}: receives nothing for ${counted('en', turns, 'more turn', 'more turns')}`,
  held: (count) => `${cards(count)} in hand`,
  bankrupt: 'Bankrupt',
  knownHand: 'Cards that everyone saw go into this hand',
  openHand: 'The hand',
  unknown: (count) => `and ${counted('en', count, 'unknown card', 'unknown cards')}`,
  isAsked: 'to play',
  hasChosen: 'has chosen',
  hasPassed: 'has passed',
  passes: 'pass',
  leads: (count) => `leads at ${count}`,

  main({ lay, start, play }) {
    if (!lay && !start && !play) return 'Nothing to lay or play: your draw.';
    const options = [
      ...(lay ? ['lay a card'] : []),
      ...(start ? ['lay a Start card'] : []),
      ...(play ? ['play a special'] : []),
      'draw',
    ];
    return `Your turn: ${either('en', options)}.`;
  },
  whichNumber: 'Which card does the joker replace?',
  whichTarget: (card) => `${card}: against whom?`,
  fist: (count) => `How many of your ${count} tokens, if any? Every fist is paid, the losers’ too.`,
  fistClosed: (count) =>
    `Fist closed on ${tokens(count)}. You can change it until everyone has chosen.`,
  show: 'Challenge! Choose the cards to show, at least one.',
  shownWait: 'Your cards are ready. You can change them until everyone has chosen.',
  sell: (missing) => `You are ${tokens(missing)} short: choose a card from your hand to sell.`,
  watching: (person) =>
    person === undefined ? 'You are watching.' : `Waiting for ${person.name}.`,

  draw: 'Draw',
  pass: 'Pass',
  bid: (amount) => `Bid ${amount}`,
  otherBid: 'Other…',
  otherBidTitle: 'Your bid',
  amount: 'How many tokens',
  less: 'One less',
  more: 'One more',
  upTo: (amount) => `Up to ${amount}, then pass`,
  upToAsk: (amount) => `Up to ${amount}, then ask me`,
  upToOpen: 'Bid in advance…',
  passAhead: 'Pass in advance',
  passTurn: 'Pass all until my turn',
  ordersTitle: 'In advance, in secret',
  ordersHint:
    'Nobody else sees your order. The table raises for you by one token at a time, up to your limit; you can cancel it until it has been used.',
  ordered(order) {
    switch (order.kind) {
      case 'bid':
        return order.then === 'pass'
          ? `Up to ${order.most}, then you pass.`
          : `Up to ${order.most}, then you are asked.`;
      case 'pass-auction':
        return 'You pass this auction.';
      case 'pass-turn':
        return 'You pass everything until your turn.';
    }
  },
  orderPrivate: 'Only you know.',
  orderCancel: 'Cancel the order',
  closeFist: (amount) => (amount === 0 ? 'Close an empty fist' : `Close your fist on ${amount}`),
  reopenFist: 'Open your fist again',
  inFist: 'Tokens in your fist',
  showCards: (count, sum) => `Show ${cards(count)} (${flowers(sum)})`,
  showNothing: 'Choose cards',

  noBid: 'No bid yet',
  holder: ({ start }) => `${start} leads`,
  youHold: 'You lead',
  forced: ({ of }) => `${of} forced sale`,
  debt: ({ debtor, creditor, due, tokens: has }) =>
    `${debtor.start} owes ${creditor.name} ${tokens(due)} and has only ${has}.`,
  missing: (count) => `${tokens(count)} short`,
  going: ['Going once…', 'Going twice…', 'Sold!'],
  hammer: (seconds) => `The hammer falls in ${counted('en', seconds, 'second', 'seconds')}`,
  fistsIn: (done, of) => `Fists closed: ${done} of ${of}`,
  showsIn: (done, of) => `Cards chosen: ${done} of ${of}`,
  challenge: 'Challenge',
  yourFlowers: (count) => `You show ${flowers(count)}`,

  fromEach: (amount, people) =>
    people === 1 ? `and ${tokens(amount)} from the opponent` : `and ${tokens(amount)} from each`,
  empty: 'empty',
  onTheTable: (count) => (count === 1 ? 'flower on the table' : 'flowers on the table'),

  won: (names, count) => (count === 1 ? `${names} wins!` : `A shared win: ${names}`),
  why: (reason) => REASONS[reason] ?? '',
  sheet: 'Everybody’s counter',
  player: 'Player',
  chainColumn: 'Chain',
  tokensColumn: 'Tokens',
  ofSeven: (count) => `${count} of 7`,
  winner: 'Winner',

  sayHand: (names) => `Your hand: ${listed('en', names)}.`,
  emptyHand: 'Your hand is empty.',
  noHand: 'You are watching: you have no hand.',
  sayLot: (card) => `In the middle: ${card}.`,
  saySeat: ({ name, tokens: has, chain, held }) =>
    `${name}: ${tokens(has)}, chain ${chain} of 7, ${cards(held)} in hand.`,
  sayOut: (name) => `${name}: bankrupt.`,
};
