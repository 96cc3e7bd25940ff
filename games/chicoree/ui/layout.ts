// Where everything stands: the zones of the table, the cards that move, the places of the own board
// and the parts of the middle. A pure function of the view, the box and the viewer.

import type { Card, Seat } from '@tablee/kit';
import { fan, type FanPlace } from '@tablee/ui/fan.ts';
import { around, rect, type Box, type Rect } from '@tablee/ui/geometry.ts';
import { handZones, screenZones, type SceneMode } from '@tablee/ui/modes.ts';
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
import { onCloth } from './cloth.ts';
import { handMiddle, middlePlaces, type MiddlePlaces } from './middle.ts';

export interface HandPlace extends Copies, FanPlace {
  /** Its code: what the record, the tests and the pictures call it. */
  readonly code: string;
}

/** The own board. */
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
  /** The seat with its board at the bottom. */
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
  /** Others look on: hides even the publicly known cards of the hand. */
  readonly isFaceDown?: boolean;
  readonly isMute?: boolean | undefined;
  /** Which part of the table is drawn; without it the whole. */
  readonly mode?: SceneMode | undefined;
  /** A card of the hand looks for a victim: before a screen the others are drawn only then. */
  readonly isAiming?: boolean;
  /** How a card of the hand looks now. */
  look(card: Card): Look;
}

/** Below this height a phone shows tiles instead of cards on the own board. */
const SHORT = 700;
const HEAD = 22;
const GAP = 4;
/** More kinds than this are never in a hand, or so rarely that they may stand closer. */
const KINDS_MAX = 16;
/** A middle lower than this lends its small moments the prompt line, its great ones the board. */
const NOTE_MIN = 120;
const STAGE_MIN = 170;

export function layout(view: View, box: Box, eyes: Eyes): Layout {
  const base = eyes.seat ?? 0;
  const seesHand = eyes.isFaceDown !== true && (eyes.seat !== null || eyes.isOpen);
  const cards = seesHand ? handOf(view, base) : [];
  const zones = zonesOf(view, box, cards.length, eyes);
  const hasLot = view.card !== NO_CARD;
  const middle =
    eyes.mode === 'hand' ? handMiddle(zones, box, hasLot) : middlePlaces(zones, hasLot);
  const own = eyes.mode === 'screen' ? NO_BOARD : ownPlaces(zones, box);
  const hand = handPlaces(cards, zones, eyes);
  return {
    zones,
    base,
    others:
      eyes.mode === 'screen'
        ? Array.from({ length: view.seats }, (_, seat) => seat)
        : othersOf(view.seats, base),
    middle,
    own,
    hand,
    spots: [
      ...middleSpots(view, middle),
      ...(own.hasCards ? ownSpots(view, base, own) : []),
      ...hand.map((place) => handSpot(place, eyes.look(place.card))),
    ],
    note: reaching(zones, NOTE_MIN, zones.prompt),
    stage: reaching(zones, STAGE_MIN, zones.own),
  };
}

function zonesOf(view: View, box: Box, kinds: number, eyes: Eyes): Zones {
  if (eyes.mode === 'screen') return wholeLine(screenZones(box, view.seats));
  const plan = planFor(box, view.seats, kinds);
  if (eyes.mode !== 'hand') return onCloth(zonesFor(box, { ...plan, isMute: eyes.isMute }));
  const zones = handZones(box, plan);
  return eyes.isAiming === true ? { ...zones, others: peopleIn(zones.middle, plan.others) } : zones;
}

/** How far the turn is stands in the middle: all of the line is for what is expected. */
const wholeLine = (zones: Zones): Zones => ({
  ...zones,
  prompt: around([zones.actions, zones.prompt]),
});

/** The players that can be aimed at, in the middle of the player's own screen. */
function peopleIn(middle: Rect, count: number): Rect[] {
  const columns = count < 3 ? 1 : 2;
  const rows = Math.ceil(count / columns);
  const height = Math.min(96, (middle.height - (rows - 1) * GAP) / rows);
  const area = { ...middle, height: rows * height + (rows - 1) * GAP };
  return gridOf(area, columns, rows).slice(0, count);
}

/** There every board is a panel. */
const NO_BOARD: OwnPlaces = { head: rect(0, 0, 0, 0), places: [], hasCards: false };

function planFor(box: Box, seats: number, kinds: number): ZonePlan {
  const wide = box.height < SHORT ? 88 : box.height < 800 ? 112 : box.height < 960 ? 116 : 128;
  return {
    others: seats - 1,
    handCards: Math.min(KINDS_MAX, Math.max(1, kinds)),
    ownHeight: { tall: box.height < SHORT ? 62 : ownTall(box.width), flat: 104, wide },
  };
}

/** A head line and eight whole cards side by side. */
const ownTall = (width: number): number =>
  HEAD + GAP + Math.ceil(((width - 12 - 7 * GAP) / 8) * CARD_RATIO);

// ---- the own board

/** Purse and income in a panel beside the cards, not in a line above them. */
export const isPanelHead = ({ height }: Rect): boolean => height > 40;

/** The least width of a line above the cards that can say that only one card is missing. */
const SHORT_LINE = 300;
export const lineSaysShort = (head: Rect): boolean =>
  !isPanelHead(head) && head.width >= SHORT_LINE;

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
  // In the hand the pile lies above the edge.
  const stack = view.pile > 0 && pile.y >= 0 ? [spotIn('pile', null, pile)] : [];
  if (view.card === NO_CARD || lot === undefined) return stack;
  return [...stack, { ...spotIn('lot', CODES[view.card]!, lot), z: 30 }];
}

// ---- the hand

function handPlaces(cards: readonly Copies[], { hand, handCard }: Zones, eyes: Eyes): HandPlace[] {
  const ends = cards.flatMap(({ card }, i) => {
    const next = cards[i + 1];
    return next !== undefined && familyOf(next.card) !== familyOf(card) ? [i] : [];
  });
  const raised = cards.flatMap(({ card }, i) => (eyes.look(card) === 'chosen' ? [i] : []));
  const places = fan(cards.length, hand, handCard, { ends, raised });
  return cards.map((copies, i) => ({ ...copies, ...places[i]!, code: CODES[copies.card]! }));
}

/** Rows of a hand are best broken between families. */
const familyOf = (card: Card): number =>
  isStart(card) ? 0 : flowersOn(card) > 0 ? 5 : isRed(card) ? 3 : isOchre(card) ? 4 : card === JOK ? 2 : 1; // prettier-ignore

/** Above everything in the middle. */
const HAND_Z = 40;

const handSpot = ({ code, x, y, z, width }: HandPlace, look: Look): Spot => ({
  slot: `hand:${code}`,
  face: code,
  x,
  y,
  width,
  z: HAND_Z + z,
  look,
});

// ---- moments

/** The middle, and on phones where it is too low everything down to `last`. */
function reaching({ middle, shape }: Zones, least: number, last: Rect): Rect {
  if (shape !== 'tall' || middle.height >= least) return middle;
  return rect(middle.x, middle.y, middle.width, last.y + last.height - middle.y);
}
