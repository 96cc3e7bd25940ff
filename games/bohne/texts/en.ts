// The bean family in English: everything that is said at the table.

import { capital, counted, listed, nounFor, signed } from '@tablee/kit';
import { boxes } from './boxes.en.ts';
import { cards } from './suits.en.ts';
import type { Language } from './fr.ts';

const round = 'round';

const refusals: Language['refusals'] = {
  'no-such-seat': ({ seat }) => `There is no seat ${seat} at this table.`,
  'not-dealt-yet': () => 'The cards have not been dealt yet.',
  'match-over': () => 'The game is over: there is nothing left to play.',
  'not-the-leader': ({ seat }, at) =>
    `${at.person(Number(seat)).start} starts this trick: your card comes after that.`,
  'lead-now': () => 'You start the trick: put a card from your hand on the table, face up.',
  'taken-by-itself': () =>
    'Nothing left to take: the last card of a trick goes to the last player by itself. On to the next one.',
  'leader-has-led': (_, { box }) =>
    `Your card is already ${box.under}: now the others are choosing theirs.`,
  'choose-now': () =>
    'The trick has begun: choose a card from your hand to put face down. Taking comes after that.',
  'not-in-hand': () => 'That card is not in your hand.',
  'must-take': ({ seat }, at) =>
    `All the cards of the trick are down: it’s ${at.person(Number(seat)).of} turn to take one.`,
  'not-your-take': ({ seat }, at) =>
    `It’s ${at.person(Number(seat)).of} turn to take: yours comes once your card has been taken.`,
  'own-card': () => 'You never take your own card: choose somebody else’s.',
  'under-the-marker': (_, { box }) =>
    `${capital(box.led)} goes to whoever takes last: choose another one.`,
  'not-lying': ({ seat }, at) =>
    `There is no card to take from ${at.person(Number(seat)).name}: choose one that is still on the table.`,
  'wrong-count': ({ count, wanted }) =>
    `The deal has ${counted('en', Number(count), 'card', 'cards')} instead of ${wanted}.`,
  'wrong-cards': () => 'This deal does not match the deck: one card turns up too often.',
};

const prompts: Language['prompts'] = {
  dealing: 'The cards are being dealt.',
  play: 'Choose a card to put face down; all are turned up together.',
  takeFirst: 'Take a card: any but your own.',
  take: ({ led }) => `Take a card: not your own, and not ${led}.`,
  over: 'The game is over.',
  othersPlay: 'The others are choosing their cards.',
  allPlay: 'Everyone is choosing a card.',
  otherLeads: (person) =>
    person?.does('start the trick.', 'starts the trick.') ?? 'Somebody else starts the trick.',
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
  // All players are dealt the same number: one line is enough.
  dealt: ({ round: at, seat, count }) =>
    seat === 0
      ? `Round ${at + 1} begins: ${counted('en', count, 'card', 'cards')} each.`
      : undefined,
  led: ({ seat, card }, at) => `${at.person(seat).does('lead', 'leads')} ${at.the(card)}.`,
  revealed: ({ cards }, at) =>
    `The cards are turned up. ${cards
      .map(({ seat, card }) => `${at.person(seat).label}: ${at.card(card)}`)
      .join(' · ')}`,
  took: ({ seat, from, card, forced }, at) => {
    const who = at.person(seat);
    const takes = forced ? who.does('are left with', 'is left with') : who.does('take', 'takes');
    return `${takes} ${at.person(from).of} ${at.card(card)}.`;
  },
  marker: ({ seat }, at) => at.box.marker(at.person(seat)),
  scored: ({ round: number, points, winners }, at) => {
    const all = points.map((value, seat) => `${at.person(seat).label}: ${signed(value)}`);
    const named = winners.map((seat) => at.person(seat).name);
    const won =
      winners.length === 1
        ? `${at.person(winners[0]!).does('win', 'wins')} the ${round}.`
        : `A tie: ${listed('en', named)}.`;
    return `End of ${round} ${number + 1}. ${all.join(' · ')}. ${won}`;
  },
  over: ({ winners, totals }, at) => {
    const points = counted('en', totals[winners[0]!]!, 'point', 'points');
    if (winners.length === 1) {
      const who = at.person(winners[0]!);
      return `${who.does('win', 'wins')} with ${points}${who.pick('!', '.')}`;
    }
    const names = listed(
      'en',
      winners.map((seat) => at.person(seat).name),
    );
    return `A shared win with ${points}: ${names}.`;
  },
};

export const en: Language = {
  cards,
  boxes,
  round,
  refusals,
  prompts,
  moves,
  events,
  ends: { total: 'by total of points' },
  unit: (score) => nounFor('en', score, 'point', 'points'),
};
