// The Chicorée table in the browser, in English.

import { capital, counted, either, listed } from '@tablee/kit';
import { en as game } from '../../texts/en.ts';
import type { Trade, UiTexts } from './fr.ts';

const tokens = (count: number): string => counted('en', count, 'token', 'tokens');
const cards = (count: number): string => counted('en', count, 'card', 'cards');
const flowers = (count: number): string => counted('en', count, 'flower', 'flowers');

/** “Beate’s 2 shops and export”, “Your shop”. */
function trade({ owner, shops, exports }: Trade): string {
  const parts = [
    ...(shops === 1 ? ['shop'] : []),
    ...(shops > 1 ? [`${shops} shops`] : []),
    ...(exports ? ['export'] : []),
  ];
  return capital(`${owner.of} ${listed('en', parts)}`);
}

const REASONS: Readonly<Record<string, string>> = {
  chain: 'The chain is complete, from seed to export.',
  last: 'Everybody else has gone bankrupt.',
  exhausted: 'The game came to a standstill: the longest chain wins, then the most tokens.',
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
  board: ({ name, pick }) => pick('In front of you', `In front of ${name}`),
  copies: (name, copies) => (copies > 1 ? `${copies} × ${name}` : name),
  picked(name, chosen, copies) {
    if (chosen === 0) return name;
    return copies === 1 ? `${name}, chosen` : `${name}, ${chosen} of them chosen`;
  },

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
  plays: ({ start, pick }) => pick('Your turn', `${start} is playing`),
  shuffling: 'Shuffling…',

  pile: 'Draw pile',
  discard: 'Discards',
  pileCount: (count) => `Draw pile: ${cards(count)}`,
  discardLook: (count) => `Look at the discard pile: ${cards(count)}`,
  discardEmpty: 'The discard pile is empty.',
  aside: 'Played this turn, discarded before the draw',

  unfold: ({ name }) => `See everything in front of ${name}`,
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
  startHere: 'Lay your Start card here',
  stop: (name, turns) =>
    `${name}: receives nothing for ${counted('en', turns, 'more turn', 'more turns')}`,
  held: (count) => `${cards(count)} in hand`,
  oneMissing: ({ pick }) => pick('You need just one more card!', 'Only one card missing!'),
  bankrupt: 'Bankrupt',
  knownHand: 'Cards everyone saw going into this hand',
  openHand: ({ pick }) => pick('Your hand', 'The hand'),
  unknown: (count) => `and ${counted('en', count, 'unknown card', 'unknown cards')}`,
  isAsked: 'to play',
  isFirst: 'in the lead',
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
  whichNumber: 'Which card does the joker stand in for?',
  whichTarget: (card) => `${card}: who do you play it on?`,
  fist: (count) =>
    `${capital(game.prompts.hide(count))} Everyone pays what they hide, even the losers.`,
  fistClosed: (count) =>
    `You hide ${count === 0 ? 'nothing' : tokens(count)}. You can change that until everyone has chosen.`,
  show: 'Challenge! Choose the cards to show, at least one.',
  shownWait: 'Your cards are ready. You can change them until everyone has chosen.',
  sell: (missing) => `You are ${tokens(missing)} short: choose a card from your hand to sell.`,

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
    'Nobody else sees your instructions. The table raises for you by one token at a time, up to your limit; you can cancel it until it has been used.',
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
  orderCancel: 'Cancel it',
  closeFist: (amount) => (amount === 0 ? 'Hide nothing' : `Hide ${tokens(amount)}`),
  reopenFist: 'Open your fist again',
  inFist: 'Tokens in your fist',
  showCards: (count, sum) => `Show ${cards(count)} (${flowers(sum)})`,
  showNothing: 'Choose cards',

  noBid: 'No bid yet',
  holder: ({ does }) => does('lead', 'leads'),
  forced: ({ does }) => `${does('have to', 'has to')} sell a card`,
  debt({ debtor, trade: of, due, tokens: has }) {
    const wants = of.shops + Number(of.exports) > 1 ? 'want' : 'wants';
    const left = has === 0 ? 'none' : `only ${has}`;
    return `${trade(of)} ${wants} ${tokens(due)} from ${debtor.name}${debtor.pick(`, and you have ${left}.`, `, who has ${left}.`)}`;
  },
  missing: (count) => `${tokens(count)} short`,
  going: ['Going once…', 'Going twice…', 'Sold!'],
  hammer: (seconds) => `The hammer falls in ${counted('en', seconds, 'second', 'seconds')}`,
  fistsIn: (done, of) => `Fists closed: ${done} of ${of}`,
  showsIn: (done, of) => `${done} of ${of} have chosen`,
  challenge: 'Challenge',
  yourFlowers: (count) => `You show ${flowers(count)}`,

  fromEach: (amount, people) =>
    people === 1 ? `and ${tokens(amount)} from the opponent` : `and ${tokens(amount)} from each`,
  empty: 'empty',
  allEmpty: (card) => `All fists are empty: ${card} goes to the discard pile.`,
  onTheTable: (count) => (count === 1 ? 'flower on the table' : 'flowers on the table'),

  won: (people) =>
    people.length === 1
      ? `${people[0]!.does('win', 'wins')}!`
      : `A shared win: ${listed(
          'en',
          people.map(({ name }) => name),
        )}`,
  why: (reason) => REASONS[reason] ?? '',
  sheet: 'What everyone has laid',
  player: 'Player',
  chainColumn: 'Chain',
  tokensColumn: 'Tokens',
  ofSeven: (count) => `${count} of 7`,
  ownBankrupt: 'You went bankrupt.',
  chainCards: cards,

  sayHand: (names) => `Your hand: ${listed('en', names)}.`,
  emptyHand: 'Your hand is empty.',
  keys: [{ key: '0 … 9', does: 'in an auction: your bid, then Enter' }],
  lookUp: 'Look at the screen.',
  noHand: 'You are watching: you have no hand.',
  sayLot: (card) => `In the middle: ${card}.`,
  saySeat: ({ name, tokens: has, chain, held }) =>
    `${name}: ${tokens(has)}, chain ${chain} of 7, ${cards(held)} in hand.`,
  sayOut: (name) => `${name}: bankrupt.`,
};
