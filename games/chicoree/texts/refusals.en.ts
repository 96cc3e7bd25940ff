// Why a move of Chicorée is refused, in English: what is wrong, and what is possible instead.

import { chainCard } from '../rules/index.ts';
import type { Refusals } from './types.ts';

export const refusals: Refusals = {
  'no-such-seat': ({ seat }) => `There is no seat ${seat} at this table.`,
  bankrupt: () => 'You are bankrupt and out of the game, but you can watch how it ends.',
  'game-over': () => 'The game is over: there is nothing left to play.',
  shuffling: () => 'The cards are being shuffled: one moment.',
  'wrong-cards': () => 'These are not exactly the cards that have to be shuffled.',
  'not-your-turn': ({ seat }, at) => `It’s ${at.person(Number(seat)).of} turn.`,
  'not-now': () => 'You can’t do that at this point in the turn.',
  'not-in-hand': () => 'You don’t have that card in your hand, or not that many of it.',
  'no-start-yet': () =>
    'To lay chain cards you need a Start card in front of you when your turn begins.',
  'after-special': () =>
    'After a special card you lay nothing more this turn: play more specials, or finish.',
  'after-chain-card': () =>
    'Shops are laid before the chain card: this one has to wait for your next turn.',
  'no-harvest-yet': () => 'No shops yet: first somebody, no matter who, has to lay a Harvest (4).',
  'one-chain-card': () =>
    'Only one chain card a turn: play special cards, or finish your turn and draw.',
  'not-a-chain-card': () => 'That is not a chain card: only cards 1 to 7 and the joker are laid.',
  'joker-needs-number': () =>
    'Say which chain card the joker stands for, from 1 to 7: ‘JOK 3’, for example.',
  'only-joker-stands-in': () =>
    'Only Chicory (the joker) stands in for another card: this one can only be itself.',
  'second-export': () => 'You already have an Export (7): one is enough.',
  'export-needs-shop': () =>
    'Before the Export (7) you need at least one Shop (6) in front of you.',
  'not-the-next': ({ number, next }, at) => {
    const card = at.the(chainCard(Number(number)));
    if (next === 0) return 'Your cards 1 to 5 are all down already.';
    const fault = Number(number) < Number(next) ? `You already have ${card}` : `Not ${card} yet`;
    return `${fault}: the next card to lay is ${at.the(chainCard(Number(next)))}.`;
  },
  'not-a-start': () => 'That is not a Start card: those are Egypt, Greece and Dutch Monks.',
  'joker-is-no-start': () => 'The joker never stands for a Start card, only for a chain card.',
  'second-start': () => 'You already have a Start card: you get only one for the whole game.',
  'not-special': () => 'That is not a special card: only red and ochre cards are played.',
  'joker-is-laid': () => 'The joker isn’t played: you lay it in place of a chain card.',
  'needs-no-target': () => 'That card needs no target: it just draws 2 cards.',
  'nothing-to-draw': () =>
    'The draw pile and the discard pile are both empty: that card would draw nothing.',
  'needs-target': () => 'That card needs a target: say who you play it on.',
  'opponents-only': () => 'That card is played on the others, not on yourself.',
  'target-is-out': () => 'That player has left the game: choose somebody else.',
  'nothing-to-destroy': () =>
    'There is nothing to destroy: that player has no target for this card.',
  'debtor-decides': ({ seat }, at) =>
    `${at.person(Number(seat)).start} is settling a debt and chooses what to sell: one moment.`,
  'must-sell': ({ due }, at) =>
    `You owe ${at.tokens(Number(due))} and don’t have enough: choose a card from your hand to sell.`,
  'seller-does-not-bid': () => 'You don’t bid for the card you are selling: the price goes to you.',
  'has-passed': () => 'You have passed: this auction ends without you.',
  'not-the-speaker': ({ seat }, at) =>
    `It’s ${at.person(Number(seat)).of} turn to speak: bid or pass when yours comes.`,
  'at-least-one': () => 'The first bid is at least 1 token.',
  'bid-higher': ({ price }, at) =>
    `The price stands at ${at.tokens(Number(price))}: bid at least ${Number(price) + 1}.`,
  'too-few-tokens': ({ tokens }, at) =>
    Number(tokens) === 0
      ? 'You have no tokens left to bid with.'
      : `You have only ${at.tokens(Number(tokens))}: you can’t bid more than that.`,
  'own-bid-stands': () => 'The highest bid is already yours: no need to outbid yourself.',
  'wait-for-the-bell': () =>
    'There is no passing in a free-for-all: just stay silent until the hammer falls.',
  'bid-zero-instead': () => 'There is no passing in a bluff auction: an empty fist is 0.',
  'everyone-bids': () =>
    'A bluff auction is on: say how many tokens you hide in your fist (0 is allowed).',
  'show-now': () => 'A challenge is on: show at least one card from your hand.',
  'nothing-to-show': () => 'Your hand is empty: this challenge goes on without you.',
};
