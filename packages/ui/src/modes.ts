// Lays out a table on two devices at once: a shared screen with all seats in a row and no hand, and
// a player's own device with only what the screen does not show.

import { around, rect, type Box, type Rect } from './geometry.ts';
import { handHeight, handRows, shapeOf, zonesFor, type ZonePlan, type Zones } from './zones.ts';

/** The whole table, or one of its two parts. */
export type SceneMode = 'whole' | 'screen' | 'hand';

/**
 * A screen is drawn as if it were so high, and enlarged: what can be read there on a desk can be read
 * on a wall from the sofa. A picture of other proportions keeps this width.
 */
const SCREEN = { width: 960, height: 600 };
/** Narrower than this it is no screen for a room. */
const SCREEN_MIN = 720;

export interface Enlarged {
  readonly scale: number;
  readonly box: Box;
  /** The screen mode was opened on a phone: the whole table fits better. */
  readonly isSmall: boolean;
}

export function enlarged({ width, height }: Box): Enlarged {
  const scale = Math.max(1, Math.min(height / SCREEN.height, width / SCREEN.width));
  const isSmall = width < SCREEN_MIN || height < SCREEN_MIN / 2;
  return { scale, box: { width: width / scale, height: height / scale }, isSmall };
}

const EDGE = 12;
const GAP = 10;
/** The line below the table: what is expected, how far the game is, and the way in. */
const LINE = 78;
const PROGRESS = 170;
const SEAT_WIDE = 345;
const SEAT_TALL = 176;
/** A screen has no place for own things. */
const nowhere = (x: number, y: number): Rect => rect(x, y, 0, 0);

/** Where a screen shows the code by which one comes to the table. */
export const cornerOf = ({ width, height }: Box): Rect =>
  rect(width - EDGE - LINE, height - EDGE - LINE, LINE, LINE);

/** All seats side by side, in the order of the table; `others` are all seats. */
export function screenZones(box: Box, seats: number): Zones {
  const inner = box.width - 2 * EDGE;
  const each = Math.min(SEAT_WIDE, (inner - (seats - 1) * GAP) / seats);
  const start = (box.width - seats * each - (seats - 1) * GAP) / 2;
  const tall = Math.min(SEAT_TALL, box.height * 0.3);
  const others = Array.from({ length: seats }, (_, i) =>
    rect(start + i * (each + GAP), EDGE, each, tall),
  );
  const corner = cornerOf(box);
  const actions = rect(EDGE, corner.y, PROGRESS, LINE);
  const left = actions.x + actions.width + GAP;
  const prompt = rect(left, corner.y, corner.x - GAP - left, LINE);
  const top = EDGE + tall + GAP;
  const middle = rect(EDGE, top, inner, corner.y - GAP - top);
  return {
    shape: 'wide',
    bar: nowhere(0, 0),
    others,
    middle,
    prompt,
    own: nowhere(box.width / 2, box.height),
    actions,
    hand: nowhere(box.width / 2, box.height),
    side: undefined,
    handCard: 70,
    middleCard: Math.min(150, Math.max(56, (middle.height - 60) / 1.5)),
  };
}

/** The largest letters of what is expected. */
export const PROMPT_SIZE: Readonly<Record<SceneMode, number>> = { whole: 15, screen: 28, hand: 19 };

const HAND_GAP = 6;
const BAR = 48;
/** What is asked stands at the top, where one looks first after looking up. */
const CALL = 60;
const BUTTONS = 54;
/** What one chooses from lies between the question and the hand. */
const CHOICE_MIN = 168;
/** The cards are as large as leaves room for that. */
const CARDS = [108, 96, 88, 80, 72, 64, 56, 48] as const;

/** The hand with what one needs to play it; the middle is for what one chooses from. */
export function handZones(box: Box, plan: Omit<ZonePlan, 'others'>): Zones {
  if (shapeOf(box) === 'tall') return tallHand(box, plan);
  const zones = zonesFor(box, { ...plan, others: 1 });
  return { ...zones, others: [], middle: around([...zones.others, zones.middle]) };
}

function tallHand({ width, height }: Box, plan: Omit<ZonePlan, 'others'>): Zones {
  const inner = width - 2 * HAND_GAP;
  const bar = rect(0, 0, width, BAR);
  const prompt = rect(HAND_GAP, BAR + HAND_GAP, inner, CALL);
  const top = prompt.y + CALL + HAND_GAP;
  const ownTall = plan.ownHeight[width >= 600 ? 'wide' : 'tall'];
  const below = (card: number): number =>
    ownTall + BUTTONS + handHeight(handRows(plan.handCards, inner, card), card) + 4 * HAND_GAP;
  const handCard = CARDS.find((card) => height - top - below(card) >= CHOICE_MIN) ?? CARDS.at(-1)!;
  const handTall = handHeight(handRows(plan.handCards, inner, handCard), handCard);
  const hand = rect(HAND_GAP, height - handTall - HAND_GAP, inner, handTall);
  const actions = rect(HAND_GAP, hand.y - HAND_GAP - BUTTONS, inner, BUTTONS);
  const own = rect(HAND_GAP, actions.y - HAND_GAP - ownTall, inner, ownTall);
  const middle = rect(HAND_GAP, top, inner, own.y - HAND_GAP - top);
  return {
    shape: 'tall', bar, others: [], middle, prompt, own, actions, hand,
    side: undefined, handCard, middleCard: Math.min(104, handCard * 1.2),
  }; // prettier-ignore
}
