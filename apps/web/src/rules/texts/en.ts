// Around the rules, in English.

import { counted, listed, personOf } from '@tablee/kit';
import type { RulesTexts } from './types.ts';

const tokens = (count: number): string => counted('en', count, 'token', 'tokens');
const of = (name: string): string => personOf('en', [name], 0).of;

export const en: RulesTexts = {
  heading: 'Rules',
  back: 'Back to the box',
  language: 'Language',
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'A word or a number',
  clear: 'Clear the search',
  none: 'No rule holds that.',
  ruling: 'Our ruling',
  rulingNote:
    'Where the original rules are silent or leave a doubt, we had to decide. Those rules carry this label, in whole or in part.',
  otherBox: 'The other box',
  example: 'Example',
  found: (count) => counted('en', count, 'rule found', 'rules found'),
  permalink: (id) => `Link to rule ${id}`,
  copied: (id) => `Link to ${id} copied.`,
  bean: {
    suits: 'The four suits',
    specials: 'The special cards, here of one suit',
    dealt: 'All the cards are dealt',
    players: 'Players',
    each: 'Cards each',
    trick: 'A trick for four',
    trickTakes: 'Who takes what',
    rows: 'A player’s rows at the end of the round',
    leads: (name) => `${name} leads`,
    takes: (name, from, card) => `${name} takes ${of(from)} card: ${card}.`,
    takesLast: (name, from, card) =>
      `${name} takes ${of(from)} card (${card}) with the marker, and leads the next trick.`,
  },
  chicory: {
    chain: 'The chain, from seed to export',
    secondHead: 'The second card, turned up in the middle',
    second: {
      hand: 'Red, ochre or joker: into your hand',
      challenge: 'Challenge: everyone takes part',
      auction: 'Start or chain: an auction',
    },
    families: {
      harvest: 'Destroys a 4-Harvest',
      factory: 'Destroys a factory',
      stop: 'Stops tokens for two turns',
      draw: 'Draws two cards',
      joker: 'Joker of the chain',
    },
    starts: 'The three Start cards, and what they bring each turn',
    sold: { open: 'Open auction, out loud', bluff: 'Bluff auction, closed fists' },
    turned: 'The card turned up',
    copies: (count) => `×${count}`,
    total: (count) => counted('en', count, 'card in all', 'cards in all'),
    income: (name, bank, each, opponents) =>
      `When the turn begins, ${name} takes ${tokens(bank)} from the bank and ${each} from each of ${opponents} opponents (one per shop, two for the export): ${bank + each * opponents} in all.`,
    debt: (name, owes, has) =>
      `${name} owes ${tokens(owes)} and has only ${has}. With ${owes - has} missing, ${name} auctions a card from hand.`,
    shows: (name, flowers) => `${name}: ${counted('en', flowers, 'flower', 'flowers')}`,
    challenge: (names, pot) =>
      `${pot} flowers in all, the turned-up card included. ${listed('en', names)} tie: ${tokens(pot)} for each of them.`,
    fist: (name, count, isActive) => `${name}${isActive ? ' (on turn)' : ''}: ${count}`,
    bluff: (name, bank) =>
      `A tie at five: ${name}, the first after the active player, gets the card. All ${bank} tokens go to the bank.`,
  },
};
