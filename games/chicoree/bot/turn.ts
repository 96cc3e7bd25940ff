// Steps 3 to 6: lays what it can, starts with a good Départ, and aims its special cards.

import { unreachable, type Seat } from '@tablee/kit';
import {
  C1,
  destroys,
  EXPORT,
  incomeOf,
  isOchre,
  isStop,
  JOK,
  MOI,
  RULES,
  SHOP,
  type Move,
  type View,
} from '../rules/index.ts';
import { earnings } from './worth.ts';

/** So many rounds a small Départ may wait in hand for a better one. */
const WAIT_ROUNDS = 2;
/** A joker waits in hand until so many numbers lie in front: it may be the last card missing. */
const JOKER_FROM = 4;
/** Hit a seat with a red card from this many laid chain numbers on. */
const HIT_FROM = 3;
/** Stop a seat from this income per turn on. */
const STOP_FROM = 6;

// What comes first in a turn; a move that scores nothing is left alone.
const FIRST = { shop: 700, export: 600, chain: 500, joker: 400, start: 300, ochre: 200, red: 100 };

const moves: Move[] = [];

export function turnMove(view: View, seat: Seat): number {
  moves.length = 0;
  RULES.moves(view, seat, moves);
  // To be done comes last in the list.
  let chosen = moves.length - 1;
  let best = 0;
  for (let i = 0; i < moves.length; i++) {
    const score = scoreOf(view, seat, moves[i]!);
    if (score > best) {
      best = score;
      chosen = i;
    }
  }
  return chosen;
}

function scoreOf(view: View, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'lay':
      if (move.card === JOK) return jokerScore(view, seat, move.as!);
      if (move.card === C1 + SHOP - 1) return FIRST.shop;
      return move.card === C1 + EXPORT - 1 ? FIRST.export : FIRST.chain;
    case 'start':
      return startScore(view, move.card);
    case 'play':
      if (isOchre(move.card)) return FIRST.ochre;
      return isStop(move.card) ? stopScore(view, move.on!) : hitScore(view, move.card, move.on!);
    case 'done':
    case 'sell':
    case 'bid':
    case 'pass':
    case 'show':
      return 0;
    default:
      return unreachable(move);
  }
}

/** Stands in for a number that is missing in front and in hand; the dear ones first. */
function jokerScore(view: View, seat: Seat, number: number): number {
  if (view.laid(seat, number) > 0 || view.inHand(seat, C1 + number - 1) > 0) return 0;
  return view.chainLength(seat) < JOKER_FROM ? 0 : FIRST.joker + number;
}

function startScore(view: View, card: number): number {
  const early = view.turn <= WAIT_ROUNDS * view.seats;
  return early && card === MOI ? 0 : FIRST.start + incomeOf(card);
}

/** At the biggest earner, once it pays; a second stop card would run beside the first. */
function stopScore(view: View, on: Seat): number {
  const income = earnings(view, on);
  return income < STOP_FROM || view.isStopped(on) ? 0 : FIRST.red + income + lead(view, on);
}

/** Aims at the leader, preferably where no other copy is known in hand. */
function hitScore(view: View, card: number, on: Seat): number {
  if (view.chainLength(on) < HIT_FROM) return 0;
  const spare = view.inHand(on, C1 + destroys(card) - 1) > 0 ? 1 : 0;
  return FIRST.red + 2 * lead(view, on) - spare;
}

const lead = (view: View, seat: Seat): number => view.chainLength(seat) + view.tokens(seat) / 100;
