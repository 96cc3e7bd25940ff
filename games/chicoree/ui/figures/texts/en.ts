// The pictures beside the rules, in English.

import { counted, listed } from '@tablee/kit';
import type { FigureTexts } from './fr.ts';

const tokens = (count: number): string => counted('en', count, 'token', 'tokens');

export const en: FigureTexts = {
  chain: 'The chain, from seed to export',
  secondHead: 'The second card, turned up in the middle',
  second: {
    hand: 'Red, ochre or joker: into your hand',
    challenge: 'Challenge: everyone takes part',
    auction: 'Start or chain: an auction',
  },
  families: {
    harvest: 'Destroys a Harvest (4)',
    factory: 'Destroys a factory (3)',
    stop: 'Stops tokens for two turns',
    draw: 'Draws two cards',
    joker: 'Joker of the chain',
  },
  starts: 'The three Start cards, and what they earn each turn',
  sold: { open: 'Open auction, out loud', bluff: 'Bluff auction, closed fists' },
  turned: 'The card turned up',
  income: (name, bank, each, opponents) =>
    `When the turn begins, ${name} takes ${tokens(bank)} from the bank and ${each} from each of ${opponents} opponents (one per shop, two for the export): ${bank + each * opponents} in all.`,
  debt: (name, owes, has) =>
    `${name} owes ${tokens(owes)} and has only ${has}. That is ${owes - has} short, so ${name} auctions a card from hand.`,
  shows: (name, flowers) => `${name}: ${counted('en', flowers, 'flower', 'flowers')}`,
  challenge: (names, pot) =>
    `${pot} flowers in all, the turned-up card included. ${listed('en', names)} tie: ${tokens(pot)} for each of them.`,
  fist: (name, count, isActive) => `${name}${isActive ? ' (whose turn it is)' : ''}: ${count}`,
  bluff: (name, bank) =>
    `A tie at five: ${name}, the first after the active player, gets the card. All ${bank} tokens go to the bank.`,
};
