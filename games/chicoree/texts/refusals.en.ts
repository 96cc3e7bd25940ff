// Why a move of Chicorée is refused, in English: what is wrong, and what is possible instead.

import type { Refusals } from './types.ts';

export const refusals: Refusals = {
  'no-such-seat': ({ seat }) => `There is no seat ${seat} at this table.`,
  bankrupt: () => 'After a bankruptcy there are no more moves: you can watch how it ends.',
  'game-over': () => 'The game is over: there is nothing left to play.',
  shuffling: () => 'The cards are being shuffled: one moment.',
  'wrong-cards': () => 'These are not exactly the cards that have to be shuffled.',
  'not-your-turn': ({ seat }, at) => `It is ${at.person(Number(seat)).of} turn.`,
  'not-now': () => 'That move has no place at this point of the turn.',
  'not-in-hand': () => 'That card is not in your hand, or not that many times.',
  'no-start-yet': () =>
    'To lay chain cards you need a Start card in front of you from the beginning of the turn.',
  'after-special': () =>
    'After a special card nothing more is laid this turn: play more specials, or finish.',
  'after-chain-card': () =>
    'Shops are laid before the chain card: this one has to wait for your next turn.',
  'no-harvest-yet': () => 'No shops yet: first somebody, no matter who, has to lay a 4-Harvest.',
  'one-chain-card': () =>
    'Only one chain card a turn: play special cards, or finish your turn and draw.',
  'not-a-chain-card': () => 'That is no chain card: only 1 to 7 and the joker are laid.',
  'joker-needs-number': () =>
    'Say which chain card the joker stands for, from 1 to 7: ‘JOK 3’, for example.',
  'only-joker-stands-in': () =>
    'Only Chicory (the joker) stands in for another card: this one is laid as what it is.',
  'second-export': () => 'You already have a 7-Export: one is enough.',
  'export-needs-shop': () => '7-Export first needs at least one 6-Shop in front of you.',
  'not-the-next': ({ number, next }, at) => {
    const card = at.chain(Number(number));
    if (next === 0) return `${card}: your cards 1 to 5 are all down already.`;
    const fault = Number(number) < Number(next) ? `You already have ${card}` : `Not ${card} yet`;
    return `${fault}: the next card to lay is ${at.chain(Number(next))}.`;
  },
  'not-a-start': () => 'That is no Start card: there are Egypt, Greece and Dutch Monks.',
  'joker-is-no-start': () => 'The joker never stands for a Start card, only for a chain card.',
  'second-start': () => 'You already have a Start card: only one for the whole game.',
  'not-special': () => 'That is no special card: only red and ochre cards are played.',
  'joker-is-laid': () => 'The joker is not played: it is laid in place of a chain card.',
  'needs-no-target': () => 'That card is aimed at nobody: it draws 2 cards.',
  'nothing-to-draw': () => 'Draw pile and discard are both empty: that card would draw nothing.',
  'needs-target': () => 'That card is aimed at somebody: say whom you play it on.',
  'opponents-only': () => 'That card is played on the others, not on yourself.',
  'target-is-out': () => 'That player has left the game: choose somebody else.',
  'nothing-to-destroy': () =>
    'There is nothing to destroy: that card has no target in front of that player.',
  'debtor-decides': ({ seat }, at) =>
    `${at.person(Number(seat)).start} is settling a debt and chooses what to sell: one moment.`,
  'must-sell': ({ due }, at) =>
    `You owe ${at.tokens(Number(due))} and your purse will not cover it: choose a card from your hand to sell.`,
  'seller-does-not-bid': () => 'Nobody bids for the card they are selling: the price is yours.',
  'has-passed': () => 'You have passed: this auction ends without you.',
  'not-the-speaker': ({ seat }, at) =>
    `It is ${at.person(Number(seat)).of} turn to speak: bid or pass when yours comes.`,
  'at-least-one': () => 'The first bid is at least 1 token.',
  'bid-higher': ({ price }, at) =>
    `The price stands at ${at.tokens(Number(price))}: bid at least ${Number(price) + 1}.`,
  'too-few-tokens': ({ tokens }, at) =>
    Number(tokens) === 0
      ? 'Your purse is empty: there is nothing to bid.'
      : `You have only ${at.tokens(Number(tokens))}: nobody bids more than they have.`,
  'own-bid-stands': () => 'The highest bid is already yours: nobody outbids themselves.',
  'wait-for-the-bell': () =>
    'There is no passing in a free-for-all: just stay silent until the hammer falls.',
  'bid-zero-instead': () => 'There is no passing in a bluff auction: an empty fist is 0.',
  'everyone-bids': () =>
    'A bluff auction is on: say how many tokens you hide in your fist (0 is allowed).',
  'show-now': () => 'A challenge is on: show at least one card from your hand.',
  'nothing-to-show': () => 'Your hand is empty: this challenge goes on without you.',
};
