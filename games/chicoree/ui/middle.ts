// The parts of the middle: the track of steps on its upper edge, pile and discard, the card that is
// fought for, and room beside it for what there is to know about it.

import { rect, type Box, type Rect } from '@tablee/ui/geometry.ts';
import { CARD_RATIO, type Zones } from '@tablee/ui/zones.ts';
import { halvesOf, isOnCloth } from './cloth.ts';

export interface MiddlePlaces {
  readonly track: Rect;
  readonly pile: Rect;
  readonly discard: Rect;
  /** The card in the middle, where there is one. */
  readonly lot: Rect | undefined;
  /** Price, debts, fists, active player. */
  readonly info: Rect;
  /** The facts stand below the cards, not beside them. */
  readonly isBelow: boolean;
}

const TRACK = 22;
const GAP = 8;
/** Wider than this, the card and its facts stand in the centre of the table. */
const CENTRED = 620;
const INFO_MAX = 320;
const INFO_TALL = 170;
const LOT_TALL = 186;
/** The least that a finger hits. */
const TARGET = 44;
/** A narrow middle as high as this has its facts below the stacks. */
const STACKED = 230;

export function middlePlaces(zones: Zones, hasLot: boolean): MiddlePlaces {
  const { middle } = zones;
  const track = rect(middle.x + 4, middle.y + 3, middle.width - 8, TRACK);
  const top = track.y + TRACK + 4;
  const body = rect(middle.x + 8, top, middle.width - 16, middle.y + middle.height - 6 - top);
  if (isOnCloth(zones)) return { track, ...besideWords(body, zones, hasLot) };
  return { track, ...(hasLot ? withLot(body, zones) : withoutLot(body, zones)) };
}

/** In the hand: the card that is fought for and its facts. What is drawn comes down from the screen. */
export function handMiddle({ middle }: Zones, { width }: Box, hasLot: boolean): MiddlePlaces {
  const above = rect(width / 2 - 30, -120, 60, 60 * CARD_RATIO);
  const inner = rect(middle.x + GAP, middle.y + 4, middle.width - 2 * GAP, middle.height - 8);
  const stacks = { track: above, pile: above, discard: above };
  if (!hasLot) return { ...stacks, lot: undefined, info: inner, isBelow: true };
  const card = Math.min(inner.height / CARD_RATIO, inner.width * 0.34, LOT_TALL / CARD_RATIO);
  const tall = card * CARD_RATIO;
  const lot = rect(inner.x, inner.y + (inner.height - tall) / 2, card, tall);
  const left = card + 1.5 * GAP;
  const info = rect(inner.x + left, inner.y, inner.width - left, inner.height);
  return { ...stacks, lot, info, isBelow: false };
}

type Body = Omit<MiddlePlaces, 'track'>;

/** As high as the cloth: the card and the stacks, or the stacks alone; what is said stands beside them. */
function besideWords(body: Rect, zones: Zones, hasLot: boolean): Body {
  const { cards, words } = halvesOf(zones.middle);
  const high = body.height - 2 * GAP;
  const info = rect(words.x, body.y, words.width, zones.prompt.y - GAP - body.y);
  const stack = hasLot ? (high - GAP) / 2 / CARD_RATIO : (cards.width - GAP) / 2;
  const small = Math.min(stack, high / CARD_RATIO);
  const tall = small * CARD_RATIO;
  const middle = body.y + body.height / 2;
  if (!hasLot) {
    const x = cards.x + cards.width - 2 * small - GAP;
    const place = (left: number): Rect => rect(left, middle - tall / 2, small, tall);
    return {
      pile: place(x),
      discard: place(x + small + GAP),
      lot: undefined,
      info,
      isBelow: false,
    };
  }
  const card = Math.min(high / CARD_RATIO, cards.width - small - 2 * GAP);
  const lotTall = card * CARD_RATIO;
  const left = cards.x + cards.width - card;
  return {
    pile: rect(left - 2 * GAP - small, middle - GAP / 2 - tall, small, tall),
    discard: rect(left - 2 * GAP - small, middle + GAP / 2, small, tall),
    lot: rect(left, middle - lotTall / 2, card, lotTall),
    info,
    isBelow: false,
  };
}

function withLot(body: Rect, { middleCard }: Zones): Body {
  const stacks = smallStacks(body);
  if (body.width < CENTRED && body.height >= STACKED) return lotAbove(body, stacks.pile.width);
  const isCentred = body.width >= CENTRED;
  const wanted = Math.max(middleCard * 1.15, (body.height * 0.62) / CARD_RATIO);
  const card = Math.min(wanted, body.height / CARD_RATIO, body.width * 0.25);
  const left = stacks.pile.x + stacks.wide + GAP * 1.5;
  const room = body.x + body.width - left;
  const info = isCentred ? Math.min(INFO_MAX, room - card - 2 * GAP) : room - card - 1.5 * GAP;
  // In the centre of the table where there is room, otherwise next to the stacks.
  const centred = body.x + (body.width - card - 2 * GAP - info) / 2;
  const x = isCentred ? Math.max(left, centred) : left;
  const tall = card * CARD_RATIO;
  const { pile, discard } = stacks;
  return {
    pile,
    discard,
    lot: rect(x, body.y + (body.height - tall) / 2, card, tall),
    info: rect(x + card + 1.5 * GAP, body.y, info, body.height),
    isBelow: false,
  };
}

/** As on a tall phone: a big card in the centre, the stacks left of it, its facts below. */
function lotAbove(body: Rect, stack: number): Body {
  const tall = Math.min(body.height * 0.52, LOT_TALL);
  const card = tall / CARD_RATIO;
  const { y, info } = groupIn(body, tall);
  const lot = rect(body.x + (body.width - card) / 2, y, card, tall);
  const pileTall = Math.min(stack * CARD_RATIO, (tall - GAP) / 2);
  const pile = rect(body.x + GAP, y, pileTall / CARD_RATIO, pileTall);
  // The discard can be pressed: wide enough for a finger, however low the middle is.
  const discard = rect(pile.x, y + tall - pileTall, Math.max(TARGET, pile.width), pileTall);
  return { pile, discard, lot, info, isBelow: true };
}

/** Something so high and the facts below it, together in the centre. */
function groupIn(body: Rect, tall: number): { readonly y: number; readonly info: Rect } {
  const height = Math.min(body.height - tall - GAP, INFO_TALL);
  const width = Math.min(body.width - 2 * GAP, INFO_MAX);
  const y = body.y + (body.height - tall - GAP - height) / 2;
  return { y, info: rect(body.x + (body.width - width) / 2, y + tall + GAP, width, height) };
}

/** Nothing is fought for: pile and discard in the centre, larger, and what goes on beside them. */
function withoutLot(body: Rect, { middleCard }: Zones): Body {
  if (body.width < CENTRED && body.height >= STACKED) return stacksAbove(body, middleCard);
  const card = Math.min(middleCard, body.height / CARD_RATIO, body.width * 0.2);
  const tall = card * CARD_RATIO;
  const stacks = 2 * card + GAP;
  const info = Math.min(INFO_MAX, body.width - stacks - 2 * GAP);
  const x = body.x + (body.width - stacks - 2 * GAP - info) / 2;
  const y = body.y + (body.height - tall) / 2;
  return {
    pile: rect(x, y, card, tall),
    discard: rect(x + card + GAP, y, card, tall),
    lot: undefined,
    info: rect(x + stacks + 2 * GAP, body.y, info, body.height),
    isBelow: false,
  };
}

/** The same without a card: the stacks in the centre, what goes on below them. */
function stacksAbove(body: Rect, middleCard: number): Body {
  const card = Math.min(middleCard * 1.3, (body.height * 0.46) / CARD_RATIO);
  const tall = card * CARD_RATIO;
  const { y, info } = groupIn(body, tall);
  const x = body.x + body.width / 2;
  return {
    pile: rect(x - card - GAP, y, card, tall),
    discard: rect(x + GAP, y, card, tall),
    lot: undefined,
    info,
    isBelow: true,
  };
}

/** Pile and discard at the left edge: one above the other where the height allows it. */
function smallStacks(body: Rect): { pile: Rect; discard: Rect; wide: number } {
  const isStacked = body.height >= 122;
  const tall = Math.min(isStacked ? (body.height - GAP) / 2 : body.height, 84);
  const card = Math.min(tall / CARD_RATIO, isStacked ? Math.min(56, body.width * 0.14) : 34);
  const height = card * CARD_RATIO;
  const used = isStacked ? 2 * height + GAP : height;
  const y = body.y + (body.height - used) / 2;
  const pile = rect(body.x, y, card, height);
  const reach = Math.max(TARGET, card);
  return isStacked
    ? { pile, discard: rect(body.x, y + height + GAP, reach, height), wide: reach }
    : { pile, discard: rect(body.x + card + 4, y, reach, height), wide: card + 4 + reach };
}
