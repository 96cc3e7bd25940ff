// What happens in Chicorée, in English, as lines of a log.

import { capital, counted, listed } from '@tablee/kit';
import type { Events } from './types.ts';

const flowers = (count: number): string => counted('en', count, 'flower', 'flowers');

/** What a player can lose to a red card. */
const LOST: Readonly<Record<number, string>> = { 3: 'factory (3)', 4: 'harvest (4)' };

/** A player may have several of them. */
const SHOP = 6;

export const events: Events = {
  turn: ({ number, seat }, at) =>
    `Turn ${number}: ${at.person(seat).pick('your move', at.person(seat).name)}.`,
  income: ({ seat, amount }, at) =>
    `${at.person(seat).does('get', 'gets')} ${at.tokens(amount)} from the bank.`,
  stopped: ({ seat }, at) => `${at.person(seat).does('are', 'is')} stopped: no income this turn.`,
  paid: ({ seat, to, amount }, at) =>
    `${at.person(seat).does('give', 'gives')} ${at.person(to).name} ${at.tokens(amount)}.`,
  owes: ({ seat, to, amount }, at) =>
    // What takes more is several shops, or an export beside them.
    `${at.person(seat).does('owe', 'owes')} ${at.person(to).of} ${amount === 1 ? 'shop' : 'business'} ${at.tokens(amount)} and cannot pay: forced sale.`,
  bankrupt: ({ seat, to, amount }, at) => {
    const who = at.person(seat);
    const fails = `${who.does('are', 'is')} bankrupt and ${who.pick('leave', 'leaves')} the game`;
    return amount === 0
      ? `${fails}.`
      : `${fails}; ${at.person(to).name} ${at.person(to).pick('get', 'gets')} what is left: ${at.tokens(amount)}.`;
  },
  laid: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).does('lay', 'lays')} a joker as ${at.chain(number)}.`
      : `${at.person(seat).does('lay', 'lays')} ${number === SHOP ? at.a(card) : at.the(card)}.`,
  started: ({ seat, card }, at) => `${at.person(seat).does('lay', 'lays')} ${at.the(card)}.`,
  played: ({ seat, card, on }, at) =>
    on === null
      ? `${at.person(seat).does('play', 'plays')} ${at.a(card)}.`
      : `${at.person(seat).does('play', 'plays')} ${at.a(card)} on ${at.person(on).name}.`,
  destroyed: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).does('lose', 'loses')} the joker laid as ${at.chain(number)}.`
      : `${capital(at.person(seat).of)} ${LOST[number] ?? at.chain(number)} is destroyed.`,
  drew: ({ seat, card }, at) =>
    `${at.person(seat).does('draw', 'draws')} ${card === null ? 'a card' : at.a(card)}.`,
  reshuffled: ({ count }) =>
    `The discard pile is shuffled: ${counted('en', count, 'card', 'cards')} in the new draw pile.`,
  turned: ({ seat, card }, at) => `${at.person(seat).does('turn', 'turns')} up ${at.a(card)}.`,
  kept: ({ seat, card }, at) => `${at.person(seat).does('pick', 'picks')} up ${at.the(card)}.`,
  selling: ({ seat, card }, at) =>
    `${at.person(seat).does('put', 'puts')} ${at.a(card)} up for sale.`,
  auction: ({ card, form }, at) =>
    form === 'bluff' ? `Bluff auction for ${at.the(card)}.` : `Auction for ${at.the(card)}.`,
  bid: ({ seat, amount }, at) => `${at.person(seat).does('bid', 'bids')} ${amount}.`,
  passed: ({ seat }, at) => `${at.person(seat).does('pass', 'passes')}.`,
  fists: ({ bids }, at) =>
    `The fists open. ${bids
      .map(({ seat, amount }) => `${at.person(seat).label}: ${amount}`)
      .join(' · ')}`,
  sold: ({ seat, card, amount }, at) =>
    `${at.person(seat).does('win', 'wins')} ${at.the(card)} for ${at.tokens(amount)}.`,
  unsold: ({ card }, at) => `Nobody bids: ${at.the(card)} goes to the discard pile.`,
  challenge: ({ card }, at) => `${at.card(card)}: everyone takes up the challenge.`,
  shown: ({ cards: all }, at) =>
    `The cards are turned up. ${all
      .map(({ seat, cards }) => `${at.person(seat).label}: ${at.cards(cards)}`)
      .join(' · ')}`,
  flowers: ({ total, wins }, at) => {
    const count = `${flowers(total)} on the table`;
    if (wins.length === 0) return `${count}, but nobody showed one: no winnings.`;
    const gains = wins.map(({ seat, amount }) => {
      const { name, pick } = at.person(seat);
      return amount === 0
        ? `${name} ${pick('are stopped and get', 'is stopped and gets')} nothing`
        : `${name} ${pick('win', 'wins')} ${at.tokens(amount)}`;
    });
    return `${count}: ${listed('en', gains)}.`;
  },
  'stop-ended': ({ seat, card }, at) => `${at.card(card)} no longer stops ${at.person(seat).name}.`,
  over: ({ reason, winners }, at) => {
    const people = winners.map((seat) => at.person(seat));
    const names = listed(
      'en',
      people.map(({ name }) => name),
    );
    const won =
      people.length === 1 ? `${people[0]!.does('win', 'wins')}!` : `A shared win: ${names}.`;
    if (reason === 'chain') return `The chain is complete. ${won}`;
    if (reason === 'last') return `Everybody else is bankrupt. ${won}`;
    return `The game has come to a standstill. ${won}`;
  },
};
