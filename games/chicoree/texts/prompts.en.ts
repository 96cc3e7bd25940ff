// What a player of Chicorée is asked, and what the moves are called, in English.

import { either } from '@tablee/kit';
import type { Prompts } from './prompts.fr.ts';
import type { Lot, Moves } from './types.ts';

/** ‘Harvest (4): Beate leads at 5’. */
const standing = ({ card, price, bidder }: Lot): string => {
  if (price === 0) return `${card}, no bid yet`;
  return bidder === undefined
    ? `${card} at ${price}`
    : `${card}: ${bidder.name} ${bidder.pick('lead', 'leads')} at ${price}`;
};

const hide = (tokens: number): string => {
  if (tokens === 0) return 'you have no tokens left, so your fist stays empty.';
  return tokens === 1
    ? 'will you hide your last token? (0 is allowed.)'
    : `how many of your ${tokens} tokens will you hide? (0 is allowed.)`;
};

export const prompts: Prompts = {
  shuffling: 'The cards are being shuffled.',
  over: 'The game is over.',
  bankrupt: 'Bankrupt: the game goes on without you.',
  main({ lay, start, play }) {
    if (lay.length === 0 && !start && !play)
      return 'Nothing to lay and nothing to play: finish and draw.';
    const options = [
      ...(lay.length > 0 ? [`lay a card (${lay.join(', ')})`] : []),
      ...(start ? ['lay a Start card'] : []),
      ...(play ? ['play a special card'] : []),
      'finish and draw',
    ];
    return `Your turn: ${either('en', options)}.`;
  },
  otherPlays: (person) =>
    person === undefined ? 'It’s somebody else’s turn.' : `It’s ${person.of} turn.`,
  sell(due, tokens, creditor) {
    const to = creditor === undefined ? '' : ` ${creditor.name}`;
    const has = tokens === 0 ? 'have none left' : `have only ${tokens}`;
    return `You owe${to} ${due} and ${has}: choose a card from your hand to sell.`;
  },
  otherSells: (person) =>
    person?.does('have to sell a card to pay.', 'has to sell a card to pay.') ??
    'Somebody else has to sell a card to pay.',
  bid: (lot) => `${standing(lot)}. Bid at least ${lot.price + 1}, or pass.`,
  otherBids: (person, lot) =>
    person === undefined
      ? `${standing(lot)}. The others are bidding.`
      : `${standing(lot)}. Waiting for ${person.name}.`,
  callOut: (lot) => `${standing(lot)}. Bid at least ${lot.price + 1}, or let the hammer fall.`,
  ownBidStands: 'The highest bid is yours: now wait for the hammer.',
  cannotRaise: (lot) =>
    `${standing(lot)}. You can’t afford ${lot.price === 0 ? 'a bid' : 'a higher bid'}.`,
  hide,
  fist: (card, tokens) => `Bluff auction for ${card}: ${hide(tokens)}`,
  allFists: (card) => `Bluff auction for ${card}: everyone is closing a fist.`,
  allShow: (card) => `${card}: everyone is choosing cards.`,
  allBid: (lot) => `${standing(lot)}. Waiting for the hammer.`,
  othersFists: (card) => `Bluff auction for ${card}: the others are closing their fists.`,
  show: (card) => `${card}: show one or more cards from your hand.`,
  othersShow: (card) => `${card}: the others are choosing their cards.`,
};

export const moves: Moves = {
  lay: ({ card, as }, at) =>
    as === null ? `lay ${at.the(card)}` : `lay the joker as ${at.chain(as)}`,
  start: ({ card }, at) => `lay ${at.the(card)}`,
  play: ({ card, on }, at) =>
    on === null ? `play ${at.the(card)}` : `play ${at.the(card)} on ${at.person(on).name}`,
  done: () => 'draw',
  sell: ({ card }, at) => `sell ${at.the(card)}`,
  bid: (amount) => `bid ${amount}`,
  hide: (amount, at) => (amount === 0 ? 'hide nothing' : `hide ${at.tokens(amount)}`),
  pass: () => 'pass',
  show: ({ cards }, at) => `show ${at.cards(cards)}`,
};
