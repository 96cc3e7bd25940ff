// The bean family in English: everything that is said at the table.

import { counted, listed, nounFor, signed } from '@tablee/kit';
import { cards } from './suits.en.ts';
import { rules } from './rules.en.ts';
import type { Language } from './fr.ts';

const round: Language['round'] = { 'nicht-die-bohne': 'round', 'pas-de-bras': 'game' };

const refusals: Language['refusals'] = {
  'no-such-seat': ({ seat }) => `There is no seat ${seat} at this table.`,
  'not-dealt-yet': () => 'The cards have not been dealt yet.',
  'match-over': () => 'The match is over: there is nothing left to play.',
  'not-the-leader': ({ seat }, at) =>
    `The lead is ${at.person(Number(seat)).of}: your card comes after it.`,
  'lead-now': () => 'It is your lead: put a card from your hand on the table, face up.',
  'taken-by-itself': () =>
    'There is nothing to take: the last card of a trick changes hands by itself, and the next lead is awaited.',
  'leader-has-led': () =>
    'Your card already lies under the marker: now the others are choosing theirs.',
  'choose-now': () =>
    'The trick has been led: choose a card from your hand to put face down. Taking comes after that.',
  'not-in-hand': () => 'That card is not in your hand.',
  'must-take': ({ seat }, at) =>
    `All the cards of the trick are down: now one is to be taken, and the choice is ${at.person(Number(seat)).of}.`,
  'not-your-take': ({ seat }, at) =>
    `The choice is ${at.person(Number(seat)).of}: you take a card once yours has been taken.`,
  'own-card': () => 'Nobody takes their own card: choose somebody else’s.',
  'under-the-marker': () =>
    'The card under the marker goes to whoever takes last: choose another one.',
  'not-lying': ({ seat }, at) =>
    `There is no card to take from ${at.person(Number(seat)).name}: choose one that still lies on the table.`,
  'wrong-count': ({ count, wanted }) =>
    `The deal has ${counted('en', Number(count), 'card', 'cards')} instead of ${wanted}.`,
  'wrong-cards': () => 'This deal does not match the deck: one card turns up too often.',
};

const prompts: Language['prompts'] = {
  dealing: 'The cards are being dealt.',
  lead: 'It is your lead: put a card from your hand face up under the marker.',
  play: 'Choose a card to put face down; all are turned up together.',
  takeFirst: 'Take a card: any but your own.',
  take: 'Take a card: not your own, and not the one under the marker.',
  over: 'The match is over.',
  othersPlay: () => 'The others are choosing their cards.',
  otherLeads: (person) =>
    person === undefined ? 'Waiting for the lead.' : `Waiting for ${person.of} lead.`,
  otherTakes: (person) =>
    person === undefined
      ? 'Somebody else is taking a card.'
      : `Waiting for ${person.name} to take a card.`,
};

const moves: Language['moves'] = {
  lead: ({ card }, at) => `lead ${at.the(card)}`,
  play: ({ card }, at) => `play ${at.the(card)}`,
  take: ({ seat }, at) => `take ${at.person(seat).of} card`,
  gain: ({ from, card, before, after }, at) =>
    `take ${at.person(from).of} ${at.card(card)}: ${signed(before)} → ${signed(after)}`,
};

const events: Language['events'] = {
  // Everyone is dealt the same number: one line is enough.
  dealt: ({ round: at, seat, count }, { edition }) =>
    seat === 0
      ? `${edition === 'pas-de-bras' ? 'Game' : 'Round'} ${at + 1} begins: ${counted('en', count, 'card', 'cards')} each.`
      : undefined,
  led: ({ seat, card }, at) => `${at.person(seat).start} leads ${at.the(card)}.`,
  revealed: ({ cards }, at) =>
    `The cards are turned up. ${cards
      .map(({ seat, card }) => `${at.person(seat).start}: ${at.card(card)}`)
      .join(' · ')}`,
  took: ({ seat, from, card, forced }, at) => {
    const takes = forced ? 'has to take' : 'takes';
    return `${at.person(seat).start} ${takes} ${at.person(from).of} ${at.card(card)}.`;
  },
  marker: ({ seat }, at) => `${at.person(seat).start} gets the marker.`,
  scored: ({ round: number, points }, at) =>
    `End of ${round[at.edition]} ${number + 1}. ${points
      .map((value, seat) => `${at.person(seat).start}: ${signed(value)}`)
      .join(' · ')}`,
  over: ({ winners, totals }, at) => {
    const points = counted('en', totals[winners[0]!]!, 'point', 'points');
    if (winners.length === 1) return `${at.person(winners[0]!).start} wins with ${points}.`;
    const names = listed(
      'en',
      winners.map((seat) => at.person(seat).name),
    );
    return `A shared win with ${points}: ${names}.`;
  },
};

export const en: Language = {
  rules,
  cards,
  round,
  plainCard: ({ ofSuit }, face) => `${ofSuit} ${face}`,
  thePlainCard: ({ ofSuit }, face) => `the ${ofSuit} ${face}`,
  namedCard: ({ ofSuit }, face) => `${face} (${ofSuit})`,
  refusals,
  prompts,
  moves,
  events,
  ends: { total: 'by total of points' },
  unit: (score) => nounFor('en', score, 'point', 'points'),
};
