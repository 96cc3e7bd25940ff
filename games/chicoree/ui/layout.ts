// Where everything stands: the zones of the table, the cards that move, the places of one's own
// board and the parts of the middle. One pure function of the view, the box and whose eyes look.

import type { Card, Seat } from '@tablee/kit';
import { fan } from '@tablee/ui/fan.ts';
import { rect, type Box, type Rect } from '@tablee/ui/geometry.ts';
import type { Look, Spot } from '@tablee/ui/spots.ts';
import { CARD_RATIO, shapeOf, zonesFor, type ZonePlan, type Zones } from '@tablee/ui/zones.ts';
import {
  CODES,
  flowersOn,
  isOchre,
  isRed,
  isStart,
  JOK,
  NO_CARD,
  type View,
} from '../rules/index.ts';
import { boardOf, handOf, othersOf, type Copies } from './board.ts';
import { middlePlaces, type MiddlePlaces } from './middle.ts';

export interface HandPlace extends Copies {
  /** Its code: what the record, the tests and the pictures call it. */
  readonly code: string;
  readonly strip: Rect;
}

/** One's own board. */
export interface OwnPlaces {
  /** Purse, income, stop cards. */
  readonly head: Rect;
  /** The Départ, then the chain from 1 to 7. */
  readonly places: readonly Rect[];
  /** There is room for whole cards; otherwise the places are drawn as tiles. */
  readonly hasCards: boolean;
}

export interface Layout {
  readonly zones: Zones;
  /** Whose board lies at the bottom. */
  readonly base: Seat;
  /** The other seats, as `zones.others`. */
  readonly others: readonly Seat[];
  readonly middle: MiddlePlaces;
  readonly own: OwnPlaces;
  readonly hand: readonly HandPlace[];
  readonly spots: readonly Spot[];
  /** Where small moments are shown, and where the great ones have room. */
  readonly note: Rect;
  readonly stage: Rect;
}

export interface Eyes {
  /** Null for a watcher: the board of the first seat lies at the bottom then. */
  readonly seat: Seat | null;
  /** All hands are open. */
  readonly isOpen: boolean;
  /** How a card of the hand looks now. */
  look(card: Card): Look;
}

/** Below this height a phone shows tiles instead of cards on the own board. */
const SHORT = 700;
const HEAD = 22;
const GAP = 4;
/** A chosen card comes forward so far. */
const RAISE = 10;
/** A middle lower than this lends its small moments the prompt line, its great ones the board. */
const NOTE_MIN = 120;
const STAGE_MIN = 170;

export function layout(view: View, box: Box, eyes: Eyes): Layout {
  const base = eyes.seat ?? 0;
  const seesHand = eyes.seat !== null || eyes.isOpen;
  const cards = seesHand ? handOf(view, base) : [];
  const zones = zonesFor(box, planFor(box, view.seats, cards.length));
  const middle = middlePlaces(zones, view.card !== NO_CARD);
  const own = ownPlaces(zones, box);
  const hand = handPlaces(cards, zones);
  return {
    zones,
    base,
    others: othersOf(view.seats, base),
    middle,
    own,
    hand: hand.map(({ place }) => place),
    spots: [
      ...middleSpots(view, middle),
      ...(own.hasCards ? ownSpots(view, base, own) : []),
      ...hand.map(({ place, spot }) => handSpot(spot, eyes.look(place.card))),
    ],
    note: reaching(zones, NOTE_MIN, zones.prompt),
    stage: reaching(zones, STAGE_MIN, zones.own),
  };
}

function planFor(box: Box, seats: number, kinds: number): ZonePlan {
  const wide = box.height < SHORT ? 88 : box.height < 960 ? 112 : 128;
  return {
    others: seats - 1,
    handCards: Math.max(1, kinds),
    ownHeight: { tall: box.height < SHORT ? 62 : ownTall(box.width), flat: 104, wide },
  };
}

/** A head line and eight whole cards side by side. */
const ownTall = (width: number): number =>
  HEAD + GAP + Math.ceil(((width - 12 - 7 * GAP) / 8) * CARD_RATIO);

// ---- one's own board

function ownPlaces({ own, shape }: Zones, box: Box): OwnPlaces {
  const hasCards = shape === 'wide' || (shape === 'tall' && box.height >= SHORT);
  if (own.width >= 600) return besideHead(own);
  const head = rect(own.x, own.y, own.width, HEAD);
  const below = rect(own.x, own.y + HEAD, own.width, own.height - HEAD);
  const columns = shapeOf(box) === 'flat' ? 4 : 8;
  return { head, places: gridOf(below, columns, 8 / columns), hasCards };
}

/** Purse at the left, cards at the right. */
function besideHead(own: Rect): OwnPlaces {
  const gap = 8;
  const card = Math.min((own.height - 8) / CARD_RATIO, (own.width - 150) / 8 - gap);
  const cards = 8 * (card + gap);
  const headWide = Math.min(230, own.width - cards);
  const left = own.x + (own.width - headWide - cards) / 2;
  const tall = card * CARD_RATIO;
  const y = own.y + (own.height - tall) / 2;
  return {
    head: rect(left, own.y, headWide, own.height),
    places: Array.from({ length: 8 }, (_, i) =>
      rect(left + headWide + gap + i * (card + gap), y, card, tall),
    ),
    hasCards: true,
  };
}

function gridOf(area: Rect, columns: number, rows: number): Rect[] {
  const width = (area.width - (columns - 1) * GAP) / columns;
  const height = (area.height - (rows - 1) * GAP) / rows;
  return Array.from({ length: columns * rows }, (_, i) =>
    rect(
      area.x + (i % columns) * (width + GAP),
      area.y + Math.floor(i / columns) * (height + GAP),
      width,
      height,
    ),
  );
}

function ownSpots(view: View, seat: Seat, { places }: OwnPlaces): Spot[] {
  const { start, places: chain } = boardOf(view, seat);
  const cards: (string | undefined)[] = [
    start === null ? undefined : CODES[start],
    // A joker shows itself; a mark on it says which card it is.
    ...chain.map(({ number, copies, jokers }) =>
      copies === 0 ? undefined : jokers === copies ? CODES[JOK] : `C${number}`,
    ),
  ];
  return cards.flatMap((face, place) => {
    const area = places[place];
    if (face === undefined || area === undefined) return [];
    return [spotIn(`own:${place}`, face, area)];
  });
}

/** As large as fits. */
function spotIn(slot: string, face: string | null, area: Rect): Spot {
  const width = Math.min(area.width, area.height / CARD_RATIO);
  return { slot, face, x: area.x + area.width / 2, y: area.y + area.height / 2, width };
}

// ---- the middle

function middleSpots(view: View, { pile, lot }: MiddlePlaces): Spot[] {
  const stack = view.pile > 0 ? [spotIn('pile', null, pile)] : [];
  if (view.card === NO_CARD || lot === undefined) return stack;
  return [...stack, { ...spotIn('lot', CODES[view.card]!, lot), z: 30 }];
}

// ---- the hand

interface InHand {
  readonly place: HandPlace;
  readonly spot: Spot;
}

function handPlaces(cards: readonly Copies[], { hand, handCard }: Zones): InHand[] {
  const ends = cards.flatMap(({ card }, i) => {
    const next = cards[i + 1];
    return next !== undefined && familyOf(next.card) !== familyOf(card) ? [i] : [];
  });
  const places = fan(cards.length, hand, handCard, ends);
  return cards.map((copies, i) => {
    const { x, y, z, strip } = places[i]!;
    const code = CODES[copies.card]!;
    return {
      place: { ...copies, code, strip },
      spot: { slot: `hand:${code}`, face: code, x, y, z: 40 + z, width: handCard },
    };
  });
}

/** Rows of a hand are best broken between families. */
const familyOf = (card: Card): number =>
  isStart(card) ? 0 : flowersOn(card) > 0 ? 5 : isRed(card) ? 3 : isOchre(card) ? 4 : card === JOK ? 2 : 1; // prettier-ignore

const handSpot = (spot: Spot, look: Look): Spot => ({
  ...spot,
  look,
  y: look === 'chosen' ? spot.y - RAISE : spot.y,
});

// ---- moments

/** The middle, and on phones where it is too low everything down to `last`. */
function reaching({ middle, shape }: Zones, least: number, last: Rect): Rect {
  if (shape !== 'tall' || middle.height >= least) return middle;
  return rect(middle.x, middle.y, middle.width, last.y + last.height - middle.y);
}
