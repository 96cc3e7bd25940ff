// Where the parts of a table stand: one pure function for every screen and number of seats. Portrait
// phones are the first design; flat screens put the buttons beside the hand, wide ones have room for
// people around the table.

import { rect, type Box, type Rect } from './geometry.ts';

export type Shape = 'tall' | 'flat' | 'wide';

export interface Zones {
  readonly shape: Shape;
  /** Title, undo, log, menu. */
  readonly bar: Rect;
  /** The other seats, clockwise from the own left neighbour on. */
  readonly others: readonly Rect[];
  /** What happens now: the trick, the auction. */
  readonly middle: Rect;
  /** What is expected, in words. */
  readonly prompt: Rect;
  /** What lies in front of the own seat. */
  readonly own: Rect;
  /** The buttons of the moment. */
  readonly actions: Rect;
  readonly hand: Rect;
  /** The log, where there is room for it beside the table. */
  readonly side: Rect | undefined;
  /** Width of a card in the hand and in the middle. */
  readonly handCard: number;
  readonly middleCard: number;
}

export interface ZonePlan {
  /** How many other seats there are. */
  readonly others: number;
  /** How many different cards the hand shows at once, at most. */
  readonly handCards: number;
  /** Height of the own board on a phone, a flat screen and a wide one. */
  readonly ownHeight: Readonly<Record<Shape, number>>;
  /** The prompt is silent: on a phone the middle has its room. */
  readonly isMute?: boolean | undefined;
}

/** Height of a card over its width. */
export const CARD_RATIO = 1.5;
/** The least of a card in the hand that a thumb finds without looking twice. */
export const STRIP_MIN = 40;
const GAP = 6;
/** The table of a wide screen, and the board of another seat there, are no wider. */
const TOGETHER = 1120;
const PANEL_MAX = 300;
/** The seats at the ends sit so much nearer to the own one. */
const ARC = 10;
/** The fewer there are, the wider. */
const panelWide = (others: number): number => (others === 1 ? 440 : others === 2 ? 380 : 330);

export const shapeOf = ({ width, height }: Box): Shape =>
  height < 620 && width > height ? 'flat' : width < 900 && height > width ? 'tall' : 'wide';

export function zonesFor(box: Box, plan: ZonePlan): Zones {
  switch (shapeOf(box)) {
    case 'tall':
      return tallZones(box, plan);
    case 'flat':
      return flatZones(box, plan);
    case 'wide':
      return wideZones(box, plan);
  }
}

/** Where the screen is wide enough for a panel beside the table: the log lies there for good. */
export const sideOf = (box: Box): Zones['side'] =>
  zonesFor(box, { others: 1, handCards: 1, ownHeight: { tall: 50, flat: 50, wide: 50 } }).side;

/** How many cards of a row show a strip that can be hit. */
export const handColumns = (width: number, card: number): number =>
  Math.max(1, Math.floor((width - card) / STRIP_MIN) + 1);

/** How many rows a hand needs so that every card shows one. */
export const handRows = (cards: number, width: number, card: number): number =>
  Math.max(1, Math.ceil(cards / handColumns(width, card)));

/** Upper rows show so much of their cards. */
export const ROW_SHARE = 0.58;
/** A chosen card comes forward by so much of its width. */
export const RAISE = 0.28;
/** Between the last row and the edge of its zone, above and below. */
export const HAND_EDGE = 2;
/** How high a hand of so many rows is, in widths of a card. */
export const handUnits = (rows: number): number =>
  CARD_RATIO * (1 + (rows - 1) * ROW_SHARE) + RAISE;
export const handHeight = (rows: number, card: number): number =>
  Math.ceil(card * handUnits(rows)) + 2 * HAND_EDGE;

function tallZones({ width, height }: Box, plan: ZonePlan): Zones {
  const roomy = width >= 600;
  const isShort = height < 700;
  const inner = width - 2 * GAP;
  // Where two rows have to share a short screen, their cards are as small as can be read.
  const isCrowded = isShort && handRows(plan.handCards, inner, 48) > 1;
  const handCard = roomy ? 84 : isCrowded ? 48 : isShort ? 54 : 62;
  const columns = plan.others <= 2 ? plan.others : roomy ? 3 : 2;
  const strip = roomy ? 104 : !isShort ? 66 : plan.others > 4 ? 50 : 52;
  const bar = rect(0, 0, width, 48);
  const others = grid(rect(GAP, bar.height + GAP, inner, 0), plan.others, columns, strip);
  const top = others.at(-1)!.y + strip + GAP;
  const rows = handRows(plan.handCards, inner, handCard);
  const handTall = handHeight(rows, handCard);
  const hand = rect(GAP, height - handTall - GAP, inner, handTall);
  const actions = rect(GAP, hand.y - 52, inner, 48);
  const ownTall = plan.ownHeight[roomy ? 'wide' : 'tall'];
  const own = rect(GAP, actions.y - GAP - ownTall, inner, ownTall);
  const promptTall = plan.isMute === true ? 0 : roomy ? 44 : 48;
  const prompt = rect(GAP, own.y - GAP - promptTall, inner, promptTall);
  const middle = rect(GAP, top, inner, prompt.y - GAP - top);
  const middleCard = roomy ? 92 : isShort ? 50 : 64;
  return {
    shape: 'tall', bar, others, middle, prompt, own, actions, hand,
    side: undefined, handCard, middleCard,
  }; // prettier-ignore
}

function flatZones({ width, height }: Box, plan: ZonePlan): Zones {
  const bar = rect(0, 0, width, 44);
  const right = Math.min(230, Math.round(width * 0.27));
  const left = Math.min(250, Math.round(width * 0.29));
  const handWide = width - right - 3 * GAP;
  const handCard = handRows(plan.handCards, handWide, 48) > 1 ? 48 : 52;
  const rows = handRows(plan.handCards, handWide, handCard);
  const handTall = handHeight(rows, handCard);
  const hand = rect(GAP, height - handTall - 2, handWide, handTall);
  const top = bar.height + 4;
  const body = hand.y - 4 - top;
  const strip = Math.min(76, Math.floor((body - (plan.others - 1) * 3) / plan.others));
  const others = Array.from({ length: plan.others }, (_, i) =>
    rect(GAP, top + i * (strip + 3), left, strip),
  );
  const x = width - right - GAP;
  const actions = rect(x, height - 2 * 48 - 10, right, 2 * 48 + 4);
  const ownTall = plan.ownHeight.flat;
  const own = rect(x, actions.y - GAP - ownTall, right, ownTall);
  const prompt = rect(x, top, right, own.y - GAP - top);
  const middle = rect(left + 2 * GAP, top, x - left - 3 * GAP, body);
  return {
    shape: 'flat', bar, others, middle, prompt, own, actions, hand,
    side: undefined, handCard, middleCard: 58,
  }; // prettier-ignore
}

function wideZones(box: Box, plan: ZonePlan): Zones {
  const { height } = box;
  const bar = rect(0, 0, box.width, 52);
  const hasSide = box.width >= 1200 && box.isBare !== true;
  const sideWide = hasSide ? Math.min(330, Math.round(box.width * 0.2)) : 0;
  const side =
    sideWide === 0
      ? undefined
      : rect(box.width - sideWide - 10, bar.height + 8, sideWide, height - bar.height - 18);
  const width = side === undefined ? box.width : side.x;
  // On a very wide one all of it stays together, in front of the own seat.
  const inner = Math.min(width - 24, Math.max(TOGETHER, plan.others * PANEL_MAX));
  const x0 = (width - inner) / 2;
  const big = height >= 960;
  const handCard = big ? 112 : height >= 800 ? 100 : height >= 760 ? 92 : 76;
  const panel = big ? 168 : height >= 760 ? 138 : 116;
  const each = Math.min(panelWide(plan.others), (inner - (plan.others - 1) * 10) / plan.others);
  const start = x0 + (inner - each * plan.others - (plan.others - 1) * 10) / 2;
  const others = Array.from({ length: plan.others }, (_, i) => {
    const off = plan.others === 1 ? 0 : Math.abs(i / (plan.others - 1) - 0.5) * 2;
    return rect(start + i * (each + 10), bar.height + 8 + off * off * ARC, each, panel);
  });
  const rows = handRows(plan.handCards, inner, handCard);
  const handTall = handHeight(rows, handCard);
  const hand = rect(x0, height - handTall - 8, inner, handTall);
  const ownTall = plan.ownHeight.wide;
  const own = rect(x0, hand.y - 8 - ownTall, inner, ownTall);
  const lineTall = 52;
  const lineY = own.y - 8 - lineTall;
  const prompt = rect(x0, lineY, inner * 0.5, lineTall);
  const actions = rect(x0 + inner * 0.5 + 8, lineY, inner * 0.5 - 8, lineTall);
  const top = bar.height + 8 + ARC + panel + 8;
  const middle = rect(x0, top, inner, lineY - 8 - top);
  const middleCard = Math.min(big ? 124 : 96, Math.max(56, (middle.height - 60) / CARD_RATIO));
  return {
    shape: 'wide', bar, others, middle, prompt, own, actions, hand,
    side, handCard, middleCard,
  }; // prettier-ignore
}

function grid(area: Rect, count: number, columns: number, height: number): Rect[] {
  const width = (area.width - (columns - 1) * GAP) / columns;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    // A last row that is not full stretches, so that no hole is left.
    const inRow = Math.min(columns, count - row * columns);
    const wide = inRow === columns ? width : (area.width - (inRow - 1) * GAP) / inRow;
    return rect(area.x + (i % columns) * (wide + GAP), area.y + row * (height + GAP), wide, height);
  });
}
