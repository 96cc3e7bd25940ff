// The rules of Chicorée as the contract wants them: a switchboard on the phase. The phases
// themselves are in files of their own. They import each other in a circle, as the game goes round:
// a turn ends in an auction, and its end begins the next turn. Nothing runs while they load.

import {
  assert,
  impossible,
  unreachable,
  type Choice,
  type Outcome,
  type Pending,
  type Refusal,
  type Rules,
  type Seat,
  type Step,
  type Tell,
} from '@tablee/kit';
import {
  applyBid,
  applyFists,
  applyPass,
  applySell,
  biddersOf,
  canOutbid,
  checkFist,
  checkMeleeBid,
  checkSell,
  checkTurnBid,
  closeAuction,
  openFists,
} from './auction.ts';
import { cardCodec, chainNumber, JOK } from '../decks/cards.ts';
import { describe } from './describe.ts';
import { applyShows, applyShowsAt, checkShow, showersOf } from './challenge.ts';
import { applyDone, applyReshuffle, checkShuffle } from './drawing.ts';
import { END_REASONS, winnersOf } from './ends.ts';
import type { RuleId } from './ids.ts';
import { applyLay, applyStart, checkLay, checkStart } from './laying.ts';
import {
  aimOf,
  cardOf,
  count,
  handKindAt,
  listMoves,
  mainCodeAt,
  moveAt,
  WHAT,
  whatOf,
} from './listing.ts';
import { NOTATION, type Event, type Move } from './moves.ts';
import { ORDERS } from './orders.ts';
import { refuse } from './refuse.ts';
import { guessFrom, viewOf } from './sight.ts';
import { applyPlay, checkPlay } from './specials.ts';
import { copyOf, END, newTable, pack, PHASE, unpack, type State, type View } from './table.ts';
import { startTurn, TURNS_PER_SEAT } from './turn.ts';

export * from '../decks/cards.ts';
export { dueTo, settleDebts } from './debts.ts';
export * from './ids.ts';
export * from './moves.ts';
export * from './orders.ts';
export { WHYS, type Why } from './refuse.ts';
export { isNext } from './laying.ts';
export { hiddenCards, placed, unseen } from './sight.ts';
export { STOP_TURNS } from './specials.ts';
export { stepOf } from './steps.ts';
export {
  newTable,
  nextAlive,
  NO_CARD,
  NOBODY,
  PHASE,
  STAGE,
  type State,
  type View,
} from './table.ts';
export { startTurn, tickStops } from './turn.ts';

export type ChicoreeRules = Rules<View, State, Move, Event>;

type Told = Tell<Event> | undefined;

// What the game waits for, made once per seat or set of seats: asking allocates next to nothing.
const SEATS = [0, 1, 2, 3, 4, 5];
const TURN = SEATS.map((seat): Pending => ({ kind: 'turn', seat }));
const SETS = Array.from({ length: 64 }, (_, set) => SEATS.filter((s) => (set & (1 << s)) !== 0));
const SEALED = SETS.map((seats): Pending => ({ kind: 'sealed', seats }));

const END_RULES: Readonly<Record<number, RuleId>> = {
  [END.chain]: 'CH-23',
  [END.last]: 'CH-56',
  [END.exhausted]: 'CH-29',
};

function pending(s: View): Pending {
  switch (s.phase) {
    case PHASE.opening:
      return { kind: 'chance', from: s.deck.cards, take: s.deck.cards.length };
    case PHASE.reshuffle:
      return { kind: 'chance', from: s.discardCards(), take: s.discarded };
    case PHASE.sell:
      return TURN[s.debtor]!;
    case PHASE.main:
      return TURN[s.active]!;
    case PHASE.auction:
      return TURN[s.speaker]!;
    case PHASE.melee:
      return { kind: 'open', seats: SETS[outbiddersOf(s)]!, bellSeconds: s.shape.hammer };
    case PHASE.bluff:
      return SEALED[biddersOf(s)]!;
    case PHASE.challenge:
      return SEALED[showersOf(s)]!;
    default:
      return { kind: 'over', outcome: outcome(s) };
  }
}

function outbiddersOf(s: View): number {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (canOutbid(s, seat)) seats |= 1 << seat;
  return seats;
}

function outcome(s: View): Outcome {
  const scores = Array.from({ length: s.seats }, (_, seat) =>
    s.isAlive(seat) ? s.chainLength(seat) : null,
  );
  const rule = END_RULES[s.end]!;
  return { reason: END_REASONS[s.end]!, rule, winners: winnersOf(s), scores };
}

function governing(s: View): readonly RuleId[] {
  switch (s.phase) {
    case PHASE.opening:
      return ['CH-02', 'CH-03', 'CH-04'];
    case PHASE.reshuffle:
      return ['CH-28'];
    case PHASE.sell:
      return ['CH-50', 'CH-51', 'CH-52', 'CH-53', 'CH-54'];
    case PHASE.main:
      return s.hadStart
        ? ['CH-24', 'CH-12', 'CH-13', 'CH-14', 'CH-25', 'CH-16', 'CH-46', 'CH-22']
        : ['CH-24', 'CH-15', 'CH-30', 'CH-31', 'CH-16', 'CH-22'];
    case PHASE.auction:
      return ['CH-70', 'CH-64', 'CH-69', 'CH-68'];
    case PHASE.melee:
      return ['CH-71', 'CH-64', 'CH-69', 'CH-68'];
    case PHASE.bluff:
      return ['CH-66', 'CH-67', 'CH-68', 'CH-69'];
    case PHASE.challenge:
      return ['CH-58', 'CH-59', 'CH-60', 'CH-61', 'CH-62', 'CH-63'];
    default:
      return [END_RULES[s.end]!];
  }
}

// ---- asking

function check(s: View, seat: Seat, move: Move): Refusal | undefined {
  if (seat >= s.seats) return refuse('CH-05', 'no-such-seat', { seat });
  if (s.phase === PHASE.over) return refuse(END_RULES[s.end]!, 'game-over');
  if (!s.isAlive(seat)) return refuse('CH-51', 'bankrupt');
  switch (s.phase) {
    case PHASE.opening:
      return refuse('CH-02', 'shuffling');
    case PHASE.reshuffle:
      return refuse('CH-28', 'shuffling');
    case PHASE.sell:
      return checkSell(s, seat, move);
    case PHASE.main:
      return checkMain(s, seat, move);
    case PHASE.auction:
      return checkTurnBid(s, seat, move);
    case PHASE.melee:
      return checkMeleeBid(s, seat, move);
    case PHASE.bluff:
      return checkFist(s, seat, move);
    default:
      return checkShow(s, seat, move);
  }
}

function checkMain(s: View, seat: Seat, move: Move): Refusal | undefined {
  if (seat !== s.active) return refuse('CH-22', 'not-your-turn', { seat: s.active });
  switch (move.kind) {
    case 'lay':
      return checkLay(s, seat, move.card, move.as);
    case 'start':
      return checkStart(s, seat, move.card);
    case 'play':
      return checkPlay(s, seat, move.card, move.on);
    case 'done':
      return undefined;
    case 'sell':
    case 'bid':
    case 'pass':
    case 'show':
      return refuse('CH-73', 'not-now');
    default:
      return unreachable(move);
  }
}

// ---- doing

function apply(s: State, step: Step<Move>, tell: Told): void {
  switch (step.kind) {
    case 'chance':
      if (s.phase === PHASE.opening) {
        assert(step.cards.length === s.deck.cards.length, 'the whole deck is shuffled');
        s.setPile(step.cards);
        startTurn(s, tell);
      } else applyReshuffle(s, step.cards, tell);
      return;
    case 'sealed':
      applySealed(s, step.choices, tell);
      return;
    case 'bell':
      assert(s.phase === PHASE.melee, 'the bell ends a free-for-all');
      closeAuction(s, tell);
      return;
    case 'move':
      applyMove(s, step.seat, step.move, tell);
      return;
    default:
      unreachable(step);
  }
}

function applySealed(s: State, choices: readonly Choice<Move>[], tell: Told): void {
  if (s.phase === PHASE.bluff) applyFists(s, choices, tell);
  else {
    assert(s.phase === PHASE.challenge, 'fists and challenges are sealed');
    applyShows(s, choices, tell);
  }
}

function applyMove(s: State, seat: Seat, move: Move, tell: Told): void {
  switch (move.kind) {
    case 'lay':
      assert(s.phase === PHASE.main, 'cards are laid in steps 3 and 4');
      applyLay(s, seat, move.card, move.as ?? chainNumber(move.card), tell);
      return;
    case 'start':
      assert(s.phase === PHASE.main, 'a Départ is laid in step 5');
      applyStart(s, seat, move.card, tell);
      return;
    case 'play':
      assert(s.phase === PHASE.main, 'specials are played in step 6');
      applyPlay(s, seat, move.card, move.on, tell);
      return;
    case 'done':
      assert(s.phase === PHASE.main, 'only steps 3 to 6 can be done');
      applyDone(s, tell);
      return;
    case 'sell':
      assert(s.phase === PHASE.sell, 'only a debtor sells');
      applySell(s, seat, move.card, tell);
      return;
    case 'bid':
      assert(s.phase === PHASE.auction || s.phase === PHASE.melee, 'bids are open');
      applyBid(s, seat, move.amount, tell);
      return;
    case 'pass':
      assert(s.phase === PHASE.auction, 'one passes only by turns');
      applyPass(s, seat, tell);
      return;
    case 'show':
      return impossible('a challenge comes sealed, all at once');
    default:
      unreachable(move);
  }
}

function applyAt(s: State, seat: Seat, i: number): void {
  switch (s.phase) {
    case PHASE.main:
      applyCode(s, seat, mainCodeAt(s, i));
      return;
    case PHASE.sell:
      applySell(s, seat, handKindAt(s, seat, i), undefined);
      return;
    case PHASE.auction:
      if (i === 0) applyPass(s, seat, undefined);
      else applyBid(s, seat, s.price + i, undefined);
      return;
    default:
      assert(s.phase === PHASE.melee, 'a seat has a move of its own');
      applyBid(s, seat, s.price + 1 + i, undefined);
  }
}

function applyCode(s: State, seat: Seat, code: number): void {
  const card = cardOf(code);
  const aim = aimOf(code);
  switch (whatOf(code)) {
    case WHAT.lay:
      applyLay(s, seat, card, card === JOK ? aim : chainNumber(card), undefined);
      return;
    case WHAT.start:
      applyStart(s, seat, card, undefined);
      return;
    case WHAT.play:
      applyPlay(s, seat, card, aim === 0 ? null : aim - 1, undefined);
      return;
    default:
      applyDone(s, undefined);
  }
}

export const RULES: ChicoreeRules = {
  version: 1,
  upgrades: [],
  notation: NOTATION,
  card: cardCodec,
  derivedWords: ['turn'],
  // CH-29 limits the turns. A thousand steps a turn are more than it holds unless rich people raise
  // each other by one token for ever.
  stepsMax: ({ seats }) => TURNS_PER_SEAT * seats * 1000,
  setup: newTable,
  pending,
  governing,
  check,
  checkChance: checkShuffle,
  moves: listMoves,
  count,
  moveAt,
  apply,
  applyAt,
  // A pick in a bluff is the bid itself.
  applySealedAt(s, picks) {
    if (s.phase === PHASE.bluff) openFists(s, picks, undefined);
    else {
      assert(s.phase === PHASE.challenge, 'fists and challenges are sealed');
      applyShowsAt(s, picks);
    }
  },
  clone: (s) => copyOf(s) as State,
  copyFrom: (s, other) => {
    s.copyFrom(other);
  },
  view: viewOf,
  pack,
  unpack,
  guess: guessFrom,
  describe,
  orders: ORDERS,
  derived(event) {
    if (event.kind !== 'turn') return undefined;
    const tokens = event.tokens.map((count) => count ?? 'x');
    return { text: ['turn', event.number, event.seat, ...tokens].join(' '), rule: 'CH-22' };
  },
};
