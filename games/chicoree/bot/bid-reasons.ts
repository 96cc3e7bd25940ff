// What speaks for and against a bid. The best one comes out of imagined games, what a card is worth out of a
// rule of thumb. Where the two disagree no worth is told: a sentence that contradicts its advice helps less
// than none.

import type { Reason } from '@tablee/bots';
import type { Card, Seat } from '@tablee/kit';
import {
  chainNumber,
  EXPORT,
  incomeOf,
  isChain,
  isStart,
  NO_CARD,
  PHASE,
  SHOP,
  type View,
} from '../rules/index.ts';
import { against, fact, turnsWith } from './saying.ts';
import { debtsAhead, offerWorth, reserve } from './worth.ts';

/** A card that is worth so much to a rival is wanted. */
const KEEN = 3;

/**
 * The opponent that the card under the hammer would serve most; undefined where several are as
 * keen.
 */
function keenest(view: View, seat: Seat): Seat | undefined {
  let keen: Seat | undefined;
  let most = KEEN;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || other === view.seller || !view.isAlive(other)) continue;
    const worth = offerWorth(view, other, view.card);
    if (worth < most || view.tokens(other) <= view.price) continue;
    keen = worth === most ? undefined : other;
    most = worth;
  }
  return keen;
}

/** What the card would bring, the weightiest first. */
function reasonsToOwn(view: View, seat: Seat, card: Card): Reason[] {
  const reasons: Reason[] = [];
  const turns = turnsWith(view, seat, card);
  if (turns !== undefined && turnsWith(view, seat, NO_CARD) === undefined)
    reasons.push(fact('completes-in', { turns }));
  if (isStart(card) && view.start(seat) === NO_CARD)
    reasons.push(fact('income', { tokens: incomeOf(card) }));
  if (isChain(card)) {
    const number = chainNumber(card);
    const isNew = view.laid(seat, number) + view.inHand(seat, card) === 0;
    if (isNew && number < SHOP)
      reasons.push(fact(number === view.nextNumber(seat) ? 'lays-next' : 'needs', { number }));
    if (number === SHOP) reasons.push(fact('shop-pays'));
    if (isNew && number === EXPORT) reasons.push(fact('export-pays'));
  }
  const keen = keenest(view, seat);
  if (keen !== undefined) reasons.push(fact('denies', { seat: keen }));
  return reasons;
}

/** `best` is what the best move bids, nothing where it passes; undefined where no move is known to be best. */
export function reasonsToBid(
  view: View,
  seat: Seat,
  price: number,
  best: number | undefined,
): Reason[] {
  const worth = Math.round(offerWorth(view, seat, view.card));
  const tokens = view.tokens(seat) - price;
  const due = debtsAhead(view, seat);
  const [use] = reasonsToOwn(view, seat, view.card);
  const kept = fact('leaves', { price, tokens, due });
  const spoken = use === undefined ? [kept] : [use, kept];
  // What is told of the worth has to agree with the best bid.
  const isWorthTold = best === undefined || best <= worth;
  if (best !== undefined && price < best) return [...spoken, against('outbid', { price })];
  if (isWorthTold && price > worth) return [...spoken, tooDear(view, price, worth)];
  if (best !== undefined && price > best)
    return [
      ...spoken,
      best === 0 ? against('better-kept', inFists(view)) : tooMuch(view, price, best),
    ];
  const isShort = tokens < reserve(view, seat);
  const short = isShort ? [against('leaves-little', { tokens, due })] : [];
  if (!isWorthTold) return [...spoken, ...short];
  const priced = fact('worth-it', { worth, price, tokens, due });
  return [priced, ...(use === undefined ? [] : [use]), ...short];
}

const inFists = ({ phase }: View): { fists?: number } =>
  phase === PHASE.bluff ? { fists: 1 } : {};

const tooDear = (view: View, price: number, worth: number): Reason =>
  worth <= 0 ? against('no-use') : against('too-dear', { price, worth, ...inFists(view) });

/** More than the best bid. */
const tooMuch = (view: View, price: number, best: number): Reason =>
  against('more-than-needed', { price, best, ...inFists(view) });

export function reasonsToPass(view: View, seat: Seat, best: number | undefined): Reason[] {
  const isFist = view.phase === PHASE.bluff;
  const bids = best ?? 0;
  const price = isFist && bids > 0 ? bids : view.price + 1;
  const worth = Math.round(offerWorth(view, seat, view.card));
  const tokens = view.tokens(seat);
  const keen = keenest(view, seat);
  const reasons: Reason[] = keen === undefined ? [] : [against('lets-have', { seat: keen })];
  if (bids <= worth) {
    if (worth <= 0) return [fact('no-use'), ...reasons];
    if (price > worth) return [fact('too-dear', { price, worth }), ...reasons];
  }
  const kept = reserve(view, seat);
  if (tokens - price < kept)
    reasons.push(fact('keeps-reserve', { tokens: Math.min(tokens, kept) }));
  if (isFist) reasons.push(fact('fist-is-lost'));
  if (bids <= worth && price < worth) reasons.push(against('a-bargain', { price, worth }));
  return [...reasons, fact('keeps-tokens', { tokens })];
}
