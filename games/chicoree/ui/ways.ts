// How things travel: where a card that appears comes from, where one that leaves goes to, and what
// flies past without staying: cards drawn by others, and tokens between purses and the bank.

import type { Card, Seat } from '@tablee/kit';
import { centreOf, type Rect } from '@tablee/ui/geometry.ts';
import type { Point, Spot, Sprite, Ways } from '@tablee/ui/spots.ts';
import { CODES, type Event } from '../rules/index.ts';
import type { Layout } from './layout.ts';

export interface Flight {
  readonly what: 'card' | 'token';
  /** A card's code; null for its back. */
  readonly face: string | null;
  readonly from: Point;
  readonly to: Point;
  /** Milliseconds after the step. */
  readonly delay: number;
}

const pointOf = (area: Rect, width = area.width): Point => ({ ...centreOf(area), width });

/** Small enough to vanish in a panel. */
const IN_PANEL = 30;

/** Where a seat's things are: its panel, or the purse of the own board. */
export function seatPoint({ base, others, zones, own, middle }: Layout, seat: Seat): Point {
  const area = zones.others[others.indexOf(seat)];
  if (area !== undefined) return pointOf(area, IN_PANEL);
  // Before a screen the others are there, not here.
  return pointOf(seat === base ? own.head : middle.pile, IN_PANEL);
}

/** `events` are those of the step that leads to this layout. */
export function waysOf(plan: Layout, events: readonly Event[]): Ways {
  return {
    from: (spot) => cameFrom(plan, spot, events),
    to: (card) => goesTo(plan, card, events),
  };
}

function cameFrom(plan: Layout, { slot, face }: Spot, events: readonly Event[]): Point | undefined {
  const { pile } = plan.middle;
  if (slot.startsWith('own:')) return handPoint(plan, face);
  if (slot === 'lot') {
    const sale = events.find((event) => event.kind === 'selling');
    return sale === undefined ? pointOf(pile) : seatPoint(plan, sale.seat);
  }
  if (slot === 'pile') return pointOf(plan.middle.discard);
  return pointOf(pile);
}

/** A second copy leaves from the card that stays. */
function handPoint({ hand, zones }: Layout, face: string | null): Point {
  const place = hand.find(({ code }) => code === face);
  return pointOf(place?.strip ?? zones.hand, zones.handCard);
}

function goesTo(plan: Layout, { slot, face }: Sprite, events: readonly Event[]): Point | undefined {
  const discard = pointOf(plan.middle.discard);
  if (slot === 'lot') {
    const sold = events.find((event) => event.kind === 'sold');
    return sold === undefined ? discard : seatPoint(plan, sold.seat);
  }
  if (!slot.startsWith('hand:')) return undefined;
  for (const event of events) {
    if (!('card' in event) || event.card === null || CODES[event.card] !== face) continue;
    if (event.kind === 'laid') return pointOf(plan.own.places[event.number]!);
    if (event.kind === 'started') return pointOf(plan.own.places[0]!);
    if (event.kind === 'played')
      return event.on === null ? pointOf(plan.zones.middle, 50) : seatPoint(plan, event.on);
  }
  return discard;
}

// ---- what flies past

/** More cards than this at once are too many to follow. */
const FLIGHTS_MAX = 14;
const BETWEEN = 70;

/** `me` sees the own cards move by themselves; they need no flight. `seller` sold before the step. */
export function flightsOf(
  plan: Layout,
  events: readonly Event[],
  me: Seat | null,
  seller: Seat | null,
): Flight[] {
  const flights: Omit<Flight, 'delay'>[] = [];
  const bank = pointOf(plan.middle.track);
  const at = (seat: Seat | null): Point => (seat === null ? bank : seatPoint(plan, seat));
  const card = (seat: Seat, face: Card | null): void => {
    if (seat === me) return;
    const from = pointOf(plan.middle.pile);
    flights.push({ what: 'card', face: face === null ? null : CODES[face]!, from, to: at(seat) });
  };
  const tokens = (from: Seat | null, to: Seat | null, amount: number): void => {
    for (let i = Math.min(amount, 4); i > 0; i--)
      flights.push({ what: 'token', face: null, from: at(from), to: at(to) });
  };
  for (const event of events) {
    if (event.kind === 'drew') card(event.seat, null);
    else if (event.kind === 'kept') card(event.seat, event.card);
    else if (event.kind === 'income') tokens(null, event.seat, event.amount);
    else if (event.kind === 'paid') tokens(event.seat, event.to, event.amount);
    else if (event.kind === 'bankrupt') tokens(event.seat, event.to, event.amount);
    else if (event.kind === 'sold') tokens(event.seat, seller, event.amount);
    else if (event.kind === 'flowers')
      for (const { seat, amount } of event.wins) tokens(null, seat, amount);
  }
  return flights.slice(0, FLIGHTS_MAX).map((flight, i) => ({ ...flight, delay: i * BETWEEN }));
}
