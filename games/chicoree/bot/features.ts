// Evaluation features of one seat: numbers about its chain, hand and purse, the same for every
// seat. Learned weights (weights.ts) turn them into the chance to win (prospects.ts).

import type { Seat } from '@tablee/kit';
import {
  C1,
  chainCard,
  D1,
  EXPORT,
  flowersOn,
  HARVEST,
  INC,
  JOK,
  KINDS,
  MAL,
  MANUFACTURE,
  MOI,
  NO_CARD,
  PLU,
  SHOP,
  VOG,
  type View,
} from '../rules/index.ts';
import { debtsAhead, earnings } from './worth.ts';

/** Where groups of features begin. */
const AT_LAID = 0; // 7, by number
const AT_HELD = 7; // 7: in hand and not laid
const AT_MISSING = 14; // 8: how many numbers are neither, jokers in hand taken off
const AT_TO_LAY = 22; // 7: how many turns the chain takes at least
const AT_READY = 29; // 7: the same when nothing is missing
const AT_NEXT = 36; // the next card is in hand
const AT_JOKERS = 37;
const AT_START = 38; // 3: the Départ in front
const AT_START_HELD = 41; // 3: the best one in hand while none lies
const AT_SHOPS = 44; // shops beyond the first
const AT_SHOPS_HELD = 45;
const AT_PURSE = 46; // 5: tokens, ever less worth
const AT_NET = 51; // what a round brings
const AT_SHORT = 52; // what the purse lacks for the next round's debts
const AT_STOPPED = 53;
const AT_STOPPED_INCOME = 54;
const AT_HARVEST_KILLERS = 55;
const AT_FIRES = 56;
const AT_STOPS = 57;
const AT_OCHRE = 58;
const AT_FLOWERS = 59;
const AT_FLOWER_CARDS = 60;
const AT_SPARES = 61;
const AT_HAND = 62;
const AT_WAIT = 63;
const AT_EXPOSED = 64; // 4 and 3 laid without a spare
export const FEATURES = 65;

/** Where the others are looked at by (company.ts). */
export const AT = {
  laid: AT_LAID,
  missing: AT_MISSING,
  next: AT_NEXT,
  tokens: AT_PURSE + 4,
  net: AT_NET,
  harvestKillers: AT_HARVEST_KILLERS,
  fires: AT_FIRES,
  stops: AT_STOPS,
  ochre: AT_OCHRE,
  flowers: AT_FLOWERS,
} as const;

const PURSES = [2, 5, 10, 20] as const;

/** The purse's part: five numbers that grow more slowly the more there is. */
function purseFeatures(tokens: number, into: Float64Array): void {
  for (let i = 0; i < PURSES.length; i++)
    into[AT_PURSE + i] = Math.min(tokens, PURSES[i]!) / PURSES[i]!;
  into[AT_PURSE + PURSES.length] = tokens / 20;
}

export function features(view: View, seat: Seat, into: Float64Array): void {
  into.fill(0);
  chainFeatures(view, seat, into);
  purseFeatures(view.tokens(seat), into);
  moneyFeatures(view, seat, into);
  handFeatures(view, seat, into);
}

function chainFeatures(view: View, seat: Seat, into: Float64Array): void {
  let missing = -view.inHand(seat, JOK);
  let toLay = 0;
  for (let number = 1; number <= EXPORT; number++) {
    if (view.laid(seat, number) > 0) {
      into[AT_LAID + number - 1] = 1;
      continue;
    }
    if (number !== SHOP) toLay++;
    if (view.inHand(seat, chainCard(number)) > 0) into[AT_HELD + number - 1] = 1;
    else missing++;
  }
  missing = Math.max(0, missing);
  into[AT_MISSING + missing] = 1;
  into[AT_TO_LAY + toLay] = 1;
  if (missing === 0) into[AT_READY + toLay] = 1;
  const next = view.nextNumber(seat);
  if (next > 0 && view.inHand(seat, chainCard(next)) > 0) into[AT_NEXT] = 1;
  const bare = (number: number): number =>
    view.laid(seat, number) > 0 && view.inHand(seat, C1 + number - 1) === 0 ? 1 : 0;
  into[AT_EXPOSED] = bare(MANUFACTURE) + bare(HARVEST);
}

function moneyFeatures(view: View, seat: Seat, into: Float64Array): void {
  const start = view.start(seat);
  if (start === NO_CARD) {
    for (let card = 0; card <= MOI; card++)
      if (view.inHand(seat, card) > 0) {
        into[AT_START_HELD + card] = 1;
        break;
      }
  } else into[AT_START + start] = 1;
  const income = earnings(view, seat);
  const due = debtsAhead(view, seat);
  const isStopped = view.isStopped(seat);
  into[AT_SHOPS] = Math.max(0, view.shops(seat) - 1);
  into[AT_SHOPS_HELD] = view.inHand(seat, chainCard(SHOP));
  into[AT_NET] = ((isStopped ? 0 : income) - due) / 5;
  into[AT_SHORT] = Math.max(0, due - view.tokens(seat)) / 5;
  into[AT_STOPPED] = isStopped ? 1 : 0;
  into[AT_STOPPED_INCOME] = isStopped ? income / 5 : 0;
}

function handFeatures(view: View, seat: Seat, into: Float64Array): void {
  into[AT_JOKERS] = view.inHand(seat, JOK);
  for (let card = MAL; card < KINDS; card++) {
    const copies = view.inHand(seat, card);
    if (copies === 0) continue;
    if (card <= PLU) into[AT_HARVEST_KILLERS]! += copies;
    else if (card === INC) into[AT_FIRES]! += copies;
    else if (card < VOG) into[AT_STOPS]! += copies;
    else if (card < D1) into[AT_OCHRE]! += copies;
    else {
      into[AT_FLOWERS]! += (copies * flowersOn(card)) / 5;
      into[AT_FLOWER_CARDS]! += copies;
    }
  }
  for (const number of [MANUFACTURE, HARVEST])
    if (view.laid(seat, number) > 0 && view.inHand(seat, C1 + number - 1) > 0)
      into[AT_SPARES]! += 1;
  into[AT_HAND] = view.held(seat) / 10;
  into[AT_WAIT] = ((seat - view.active + view.seats) % view.seats) / view.seats;
}
