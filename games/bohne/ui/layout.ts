// The bean table as rectangles and cards: one pure function for every screen, seat and phase.

import type { Card, Seat } from '@tablee/kit';
import { fan, type FanPlace } from '@tablee/ui/fan.ts';
import { centreOf, rect, type Box, type Rect } from '@tablee/ui/geometry.ts';
import { handZones, screenZones, type SceneMode } from '@tablee/ui/modes.ts';
import type { Look, Point, Spot, Ways } from '@tablee/ui/spots.ts';
import { zonesFor, type Zones } from '@tablee/ui/zones.ts';
import { NO_CARD, PHASE, rowCards, SUIT_COUNT, suitOf } from '../rules/index.ts';
import { columnCells, trickCells, type Cell } from './cells.ts';
import { isTakeable, lyingOf, type Take, type TrickSource } from './trick.ts';

export interface HandPlace extends FanPlace {
  /** Unique in the hand: the card's spelling and which copy of it. */
  readonly key: string;
  readonly card: Card;
}

/** The place of the player's own row of a suit, and the width of its cards. */
export interface RowFrame {
  readonly suit: number;
  readonly area: Rect;
  readonly head: number;
  readonly card: number;
}

export interface LayoutSource extends TrickSource {
  readonly box: Box;
  readonly seat: Seat | null;
  /** Which part of the table is drawn; without it the whole. */
  readonly mode?: SceneMode | undefined;
  /** A card as the record spells it. */
  readonly spell: (card: Card) => string;
  readonly isMyTurn: boolean;
  readonly isMute?: boolean | undefined;
  /** The card of the hand that is about to be played. */
  readonly lifted?: string | undefined;
  /** The card of the hand that was chosen ahead. */
  readonly ahead?: string | undefined;
  /** The seat with the card that is about to be taken. */
  readonly picked?: Seat | undefined;
  /** The takes of the step that led here: where cards that are gone have flown. */
  readonly flown?: readonly Take[];
}

export interface Layout {
  readonly zones: Zones;
  /** The seat with its rows at the bottom: the viewer's own, or the first seat for a watcher. */
  readonly bottom: Seat;
  /** The others, as `zones.others` places them. */
  readonly others: readonly Seat[];
  readonly cells: readonly Cell[];
  /** Empty where the own rows are too small for cards. */
  readonly frames: readonly RowFrame[];
  readonly hand: readonly HandPlace[];
  readonly spots: readonly Spot[];
  readonly ways: Ways;
}

/** From this height on there is room for real cards in the own rows. */
const FRAME_MIN = 96;

export function layout(source: LayoutSource): Layout {
  const { view, seat, mode } = source;
  const zones = zonesOf(source);
  const bottom = seat ?? 0;
  const others =
    mode === 'screen'
      ? Array.from({ length: view.seats }, (_, i) => i)
      : Array.from({ length: view.seats - 1 }, (_, i) => (bottom + 1 + i) % view.seats);
  const cells = cellsOf(source, zones, bottom, others);
  const frames = framesIn(zones.own);
  const { places, spots: handSpots } = handOf(source, zones);
  const spots = [
    ...trickSpots(source, cells, bottom),
    ...handSpots,
    ...rowSpots(source, frames, bottom),
  ];
  const ways = waysOf(source, zones, bottom, others);
  return { zones, bottom, others, cells, frames, hand: places, spots, ways };
}

function zonesOf({ view, box, mode, isMute }: LayoutSource): Zones {
  if (mode === 'screen') return screenZones(box, view.seats);
  const ownHeight = { tall: 64, flat: 88, wide: box.height >= 740 ? 106 : 64 };
  const plan = { handCards: view.cardsEach, ownHeight };
  return mode === 'hand'
    ? handZones(box, plan)
    : zonesFor(box, { ...plan, others: view.seats - 1, isMute });
}

/**
 * Shows every seat's card below its rows in screen mode. In hand mode shows only the own place, and
 * all places while the player has to choose among them.
 */
function cellsOf(
  source: LayoutSource,
  zones: Zones,
  bottom: Seat,
  others: readonly Seat[],
): Cell[] {
  const { mode, view, isMyTurn } = source;
  const isTaking = isMyTurn && view.phase === PHASE.take;
  if (mode === 'screen') return columnCells(zones.middle, others, zones.others);
  if (mode === 'hand' && !isTaking) return columnCells(zones.middle, [bottom], [zones.middle]);
  const over = zones.shape === 'wide' ? zones.others.map((area) => centreOf(area).x) : [];
  return trickCells(zones.middle, [bottom, ...others], middleCard(zones), over);
}

/** The zones' own measure is for crowded tables; where the middle is free the cards may grow. */
const middleCard = ({ middleCard: least, shape }: Zones): number =>
  Math.floor(Math.max(least, Math.min(least * 1.5, shape === 'wide' ? 132 : 112)));

/** Width of the label left of the own rows. */
export const ownHead = (own: Rect): number =>
  own.width >= 900 ? 150 : own.width >= 600 ? 104 : 62;

function framesIn(own: Rect): RowFrame[] {
  if (own.height < FRAME_MIN) return [];
  const gap = 6;
  const left = own.x + ownHead(own) + gap;
  const width = (own.x + own.width - left - gap * SUIT_COUNT) / SUIT_COUNT;
  const head = 28;
  return Array.from({ length: SUIT_COUNT }, (_, suit) => ({
    suit,
    area: rect(left + suit * (width + gap), own.y + 4, width, own.height - 8),
    head,
    card: Math.floor((own.height - 8 - head - 5) / 1.5),
  }));
}

// ---- the hand

function handOf(
  { view, seat, own, spell, isMyTurn, lifted, ahead }: LayoutSource,
  { hand, handCard }: Zones,
): { places: HandPlace[]; spots: Spot[] } {
  const cards = seat === null ? [] : view.hand(seat);
  const chosenAt = own === undefined ? -1 : cards.lastIndexOf(own.card);
  if (chosenAt >= 0) cards.splice(chosenAt, 1);
  const ends = cards.flatMap((card, i) => {
    const next = cards[i + 1];
    return next === undefined || suitOf(next) !== suitOf(card) ? [i] : [];
  });
  const copies = new Map<Card, number>();
  const keys = cards.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return `${spell(card)}:${copy}`;
  });
  const isRaised = (key: string): boolean => key === lifted || key === ahead;
  const raised = keys.flatMap((key, i) => (isRaised(key) ? [i] : []));
  const legal: Look = view.phase === PHASE.take ? 'dim' : 'legal';
  const places = fan(cards.length, hand, handCard, { ends, raised }).map((place, i): HandPlace => ({
    ...place,
    key: keys[i]!,
    card: cards[i]!,
  }));
  const spots = places.map(({ key, card, x, y, z, width }): Spot => ({
    slot: `hand:${key}`,
    face: spell(card),
    x,
    y,
    width,
    z,
    look: isRaised(key) ? 'chosen' : isMyTurn ? legal : 'plain',
  }));
  return { places, spots };
}

// ---- the trick

/** A hand's breadth of carelessness, always the same for a seat. */
const ANGLES = [-1.5, 1.2, -0.8, 1.8, -1.2, 0.9];

function trickSpots(source: LayoutSource, cells: readonly Cell[], bottom: Seat): Spot[] {
  const { spell } = source;
  // The own place first: of two equal cards, the one that was in the hand flies there.
  const ordered = [...cells].sort((a, b) => Number(b.seat === bottom) - Number(a.seat === bottom));
  return ordered.flatMap(({ seat, card: place }): Spot[] => {
    const { kind, card } = lyingOf(source, seat);
    if (kind === 'empty' || kind === 'gone') return [];
    return [
      {
        slot: `played:${seat}`,
        face: card === NO_CARD ? null : spell(card),
        ...centreOf(place),
        width: place.width,
        angle: ANGLES[seat]!,
        z: 1,
        look: trickLook(source, seat),
      },
    ];
  });
}

function trickLook({ view, isMyTurn, picked }: LayoutSource, seat: Seat): Look {
  if (!isMyTurn || view.phase !== PHASE.take) return 'plain';
  if (!isTakeable(view, seat)) return 'dim';
  return seat === picked ? 'chosen' : 'legal';
}

// ---- the own rows

function rowSpots(
  { view, spell }: LayoutSource,
  frames: readonly RowFrame[],
  bottom: Seat,
): Spot[] {
  return frames.flatMap(({ suit, area, head, card: width }) => {
    const cards = rowCards(suit, view.row(view.round, bottom, suit));
    const copies = new Map<Card, number>();
    const room = area.width - 10 - width;
    const step = cards.length < 2 ? 0 : Math.min(width + 3, room / (cards.length - 1));
    return cards.map((card, i): Spot => {
      const copy = copies.get(card) ?? 0;
      copies.set(card, copy + 1);
      return {
        slot: `row:${spell(card)}:${copy}`,
        face: spell(card),
        x: area.x + 5 + i * step + width / 2,
        y: area.y + head + (width * 1.5) / 2,
        width,
        z: i,
      };
    });
  });
}

// ---- ways

/** Cards come from the hand of their player and fly to their taker. */
function waysOf(
  { takes, flown = [], seat, mode, box }: LayoutSource,
  zones: Zones,
  bottom: Seat,
  others: readonly Seat[],
): Ways {
  const at = (area: Rect, width: number): Point => ({ ...centreOf(area), width });
  // What leaves a hand before a screen goes up to it.
  const beyond = { x: box.width / 2, y: -zones.handCard, width: zones.handCard };
  const placeOf = (who: Seat): Point => {
    if (mode === 'hand') return who === bottom ? at(zones.own, 30) : beyond;
    if (mode !== 'screen' && who === bottom) return at(zones.own, 30);
    return at(zones.others[others.indexOf(who)]!, 26);
  };
  const handOfSeat = (who: Seat): Point =>
    who === seat ? at(zones.hand, zones.handCard) : placeOf(who);
  return {
    from(spot) {
      const [kind, who] = spot.slot.split(':');
      if (kind === 'played') return handOfSeat(Number(who));
      // A deal comes from the middle of the table.
      return at(zones.middle, zones.handCard * 0.6);
    },
    to(card) {
      const [kind, who] = card.slot.split(':');
      if (kind === 'hand' && mode === 'hand') return beyond;
      if (kind !== 'played') return undefined;
      const take = [...flown, ...takes].find(({ from }) => from === Number(who));
      return take === undefined ? undefined : placeOf(take.by);
    },
  };
}
