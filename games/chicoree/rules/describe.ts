// Describes a Chicorée view for goldens and the command line.

import type { Card, Described, Seat } from '@tablee/kit';
import { CODES, incomeOf, KINDS, SUR } from '../decks/cards.ts';
import { dueTo } from './debts.ts';
import { isNext } from './laying.ts';
import { stepOf } from './steps.ts';
import { NO_CARD, NOBODY, PHASE, type View } from './table.ts';

const PHASES = Object.keys(PHASE);
const NUMBERS = [1, 2, 3, 4, 5, 6, 7];

/** `C3×2` for two copies; nothing for none. */
const copies = (copiesOf: (card: Card) => number): string =>
  CODES.flatMap((code, card) => {
    const count = copiesOf(card);
    return count === 0 ? [] : [count === 1 ? code : `${code}×${count}`];
  }).join(' ');

/** Leaves out what is empty. */
const known = (facts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== ''));

export function describe(view: View): Described {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const isAuction = view.phase === PHASE.auction || view.phase === PHASE.melee;
  return {
    table: known({
      turn: `${view.turn} of ${view.active}`,
      step: `${stepOf(view)}/9`,
      phase: PHASES[view.phase]!,
      card: view.card === NO_CARD ? '' : CODES[view.card]!,
      bid: isAuction ? bidOf(view) : '',
      seller: view.seller === NOBODY ? '' : String(view.seller),
      passed: seats.filter((seat) => (view.passed & (1 << seat)) !== 0).join(' '),
      pile: String(view.pile),
      discard: copies((card) => view.discardOf(card)),
      aside: copies((card) => view.asideOf(card)),
    }),
    seats: seats.map((seat) => known(seatFacts(view, seat))),
  };
}

const bidOf = ({ price, bidder }: View): string =>
  bidder === NOBODY ? 'none' : `${price} of ${bidder}`;

function seatFacts(view: View, seat: Seat): Readonly<Record<string, string>> {
  if (!view.isAlive(seat)) return { out: 'bankrupt' };
  const start = view.start(seat);
  return {
    tokens: String(view.tokens(seat)),
    income: start === NO_CARD ? '' : incomeText(view, seat, start),
    start: start === NO_CARD ? 'none' : CODES[start]!,
    chain: NUMBERS.flatMap((number) => chainText(view, seat, number)).join(' ') || 'none',
    next: NUMBERS.filter((number) => isNext(view, seat, number)).join(' '),
    stops: stopsText(view, seat),
    hand: handText(view, seat),
  };
}

const incomeText = (view: View, seat: Seat, start: Card): string =>
  `+${incomeOf(start)}, +${dueTo(view, seat)} per opponent${view.isStopped(seat) ? ', stopped' : ''}`;

function chainText(view: View, seat: Seat, number: number): readonly string[] {
  const laid = view.laid(seat, number);
  const jokers = view.jokersAs(seat, number);
  if (laid === 0) return [];
  return [`C${number}${laid > 1 ? `×${laid}` : ''}${jokers > 0 ? ` (${jokers} JOK)` : ''}`];
}

/** Stop cards with the turns they still run. */
const stopsText = (view: View, seat: Seat): string =>
  [0, 1]
    .flatMap((stop) => [2, 1].map((turns) => ({ stop, turns })))
    .map(({ stop, turns }) => ({
      name: CODES[SUR + stop]!,
      turns,
      count: view.stops(seat, stop, turns),
    }))
    .filter(({ count }) => count > 0)
    .map(({ name, turns, count }) => `${count}×${name} for ${turns}`)
    .join(', ');

function handText(view: View, seat: Seat): string {
  const seen = copies((card) => view.inHand(seat, card));
  let unseen = view.held(seat);
  for (let card = 0; card < KINDS; card++) unseen -= view.inHand(seat, card);
  return (
    [...(seen === '' ? [] : [seen]), ...(unseen > 0 ? [`+${unseen}`] : [])].join(' ') || 'empty'
  );
}
