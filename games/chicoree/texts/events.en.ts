// What happens in Chicorée, in English, as lines of a log that names people.

import { counted, listed } from '@tablee/kit';
import type { Events } from './types.ts';

const flowers = (count: number): string => counted('en', count, 'flower', 'flowers');

export const events: Events = {
  turn: ({ number, seat }, at) => `Turn ${number}: ${at.person(seat).name}.`,
  income: ({ seat, amount }, at) =>
    `${at.person(seat).start} gets ${at.tokens(amount)} from the bank.`,
  stopped: ({ seat }, at) => `${at.person(seat).start} is stopped: no income this turn.`,
  paid: ({ seat, to, amount }, at) =>
    `${at.person(seat).start} gives ${at.tokens(amount)} ${at.person(to).to}.`,
  owes: ({ seat, to, amount }, at) =>
    `${at.person(seat).start} owes ${at.person(to).name} ${at.tokens(amount)} and cannot pay: forced sale.`,
  bankrupt: ({ seat, to, amount }, at) => {
    const fails = `${at.person(seat).start} is bankrupt and leaves the game`;
    return amount === 0
      ? `${fails}.`
      : `${fails}; ${at.person(to).name} gets what is left: ${at.tokens(amount)}.`;
  },
  laid: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).start} lays a joker as ${at.chain(number)}.`
      : `${at.person(seat).start} lays ${at.card(card)}.`,
  started: ({ seat, card }, at) => `${at.person(seat).start} lays ${at.card(card)}.`,
  played: ({ seat, card, on }, at) =>
    on === null
      ? `${at.person(seat).start} plays ${at.card(card)}.`
      : `${at.person(seat).start} plays ${at.card(card)} on ${at.person(on).name}.`,
  destroyed: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).start} loses the joker laid as ${at.chain(number)}.`
      : `${at.person(seat).start} loses ${at.chain(number)}.`,
  drew: ({ seat, card }, at) =>
    `${at.person(seat).start} draws ${card === null ? 'a card' : at.card(card)}.`,
  reshuffled: ({ count }) =>
    `The discard is shuffled: ${counted('en', count, 'card', 'cards')} in the new draw pile.`,
  turned: ({ seat, card }, at) => `${at.person(seat).start} turns up ${at.card(card)}.`,
  kept: ({ seat, card }, at) => `${at.person(seat).start} takes ${at.card(card)} into hand.`,
  selling: ({ seat, card }, at) => `${at.person(seat).start} puts ${at.card(card)} up for sale.`,
  auction: ({ card, form }, at) =>
    form === 'bluff' ? `Bluff auction for ${at.card(card)}.` : `Auction for ${at.card(card)}.`,
  bid: ({ seat, amount }, at) => `${at.person(seat).start} bids ${amount}.`,
  passed: ({ seat }, at) => `${at.person(seat).start} passes.`,
  fists: ({ bids }, at) =>
    `The fists open. ${bids
      .map(({ seat, amount }) => `${at.person(seat).start}: ${amount}`)
      .join(' · ')}`,
  sold: ({ seat, card, amount }, at) =>
    `${at.person(seat).start} wins ${at.card(card)} for ${at.tokens(amount)}.`,
  unsold: ({ card }, at) => `Nobody bids: ${at.card(card)} goes to the discard.`,
  challenge: ({ card }, at) => `${at.card(card)}: everyone takes up the challenge.`,
  shown: ({ cards: all }, at) =>
    `The cards are turned up. ${all
      .map(({ seat, cards }) => `${at.person(seat).start}: ${at.cards(cards)}`)
      .join(' · ')}`,
  flowers: ({ total, wins }, at) => {
    const count = `${flowers(total)} on the table`;
    if (wins.length === 0) return `${count}, but nobody showed one: no winnings.`;
    const gains = wins.map(({ seat, amount }) =>
      amount === 0
        ? `${at.person(seat).name} is stopped and gets nothing`
        : `${at.person(seat).name} wins ${at.tokens(amount)}`,
    );
    return `${count}: ${listed('en', gains)}.`;
  },
  'stop-ended': ({ seat, card }, at) => `${at.card(card)} no longer stops ${at.person(seat).name}.`,
  over: ({ reason, winners }, at) => {
    const names = listed(
      'en',
      winners.map((seat) => at.person(seat).name),
    );
    if (reason === 'chain') return `The chain is complete. Winner: ${names}!`;
    if (reason === 'last') return `Nobody else is left. Winner: ${names}!`;
    const win = winners.length === 1 ? 'Winner' : 'A shared win';
    return `The game ends exhausted. ${win}: ${names}.`;
  },
};
