// A trick: the lead, the sealed choice of the others, and the taking that goes from card to card.

import { assert, type Choice, type Refusal, type Seat, type Tell } from '@tablee/kit';
import type { Event, Move } from './moves.ts';
import { refuse } from './refuse.ts';
import { PHASE, type State, type View } from './table.ts';

type Told = Tell<Event> | undefined;

// Local names: an imported one is looked up at every use, and playouts go through here.
const { deal: DEALING, lead: LEADING, play: PLAYING, take: TAKING, over: OVER } = PHASE;

/** Refuses a written take that was forced, after the trick it belongs to. */
export const TAKEN_BY_ITSELF = refuse('NB-24', 'taken-by-itself');

// ---- the lead

export function checkLead(s: View, seat: Seat, move: Move): Refusal | undefined {
  if (move.kind === 'take' && s.trick > 0) return TAKEN_BY_ITSELF;
  if (seat !== s.leader) return refuse('NB-20', 'not-the-leader', { seat: s.leader });
  if (move.kind !== 'lead') return refuse('NB-20', 'lead-now');
  return s.placeOf(seat, move.card) < 0 ? refuse('NB-20', 'not-in-hand') : undefined;
}

/** [NB-20] The leader's card lies open, with the marker on it. */
export function applyLead(s: State, place: number, tell: Told): void {
  const card = s.removeAt(s.leader, place);
  s.setPlayed(s.leader, card);
  s.phase = PLAYING;
  if (tell !== undefined) tell.all({ kind: 'led', seat: s.leader, card });
}

// ---- the sealed choice

export function checkPlay(s: View, seat: Seat, move: Move): Refusal | undefined {
  if (seat === s.leader) return refuse('NB-21', 'leader-has-led');
  if (move.kind !== 'play') return refuse('NB-21', 'choose-now');
  return s.placeOf(seat, move.card) < 0 ? refuse('NB-21', 'not-in-hand') : undefined;
}

/** [NB-21] All choices are in and are turned up together. */
export function applyPlays(s: State, choices: readonly Choice<Move>[], tell: Told): void {
  for (const { seat, move } of choices) {
    assert(move.kind === 'play', 'a sealed choice is a play');
    playFrom(s, seat, s.placeOf(seat, move.card));
  }
  startTaking(s);
  if (tell === undefined) return;
  const cards = choices.map(({ seat }) => ({ seat, card: s.lyingCard(seat) }));
  tell.all({ kind: 'revealed', cards });
}

export function applyPlaysAt(s: State, picks: ArrayLike<number>): void {
  const { seats } = s.sealed[s.leader]!;
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i]!;
    playFrom(s, seat, picks[seat]!);
  }
  startTaking(s);
}

function playFrom(s: State, seat: Seat, place: number): void {
  s.setPlayed(seat, s.removeAt(seat, place));
}

function startTaking(s: State): void {
  s.lying = ((1 << s.seats) - 1) & ~(1 << s.leader);
  s.taker = s.leader;
  s.phase = TAKING;
}

// ---- the taking

export function checkTake(s: View, seat: Seat, move: Move): Refusal | undefined {
  if (move.kind !== 'take') return refuse('NB-25', 'must-take', { seat: s.taker });
  const leads = s.taker === s.leader;
  if (seat !== s.taker)
    return refuse(leads ? 'NB-22' : 'NB-23', 'not-your-take', { seat: s.taker });
  const from = move.seat;
  if (from === seat) return refuse(leads ? 'NB-22' : 'NB-23', 'own-card');
  if (from === s.leader) return refuse('NB-23', 'under-the-marker');
  if (from >= s.seats || (s.lying & (1 << from)) === 0)
    return refuse(leads ? 'NB-22' : 'NB-23', 'not-lying', { seat: from });
  return undefined;
}

/** [NB-22] [NB-23] The taker takes from a seat, and that seat takes next. */
export function applyTake(s: State, from: Seat, tell: Told): void {
  const { taker } = s;
  const lying = s.lying & ~(1 << from);
  s.addToRows(taker, s.lyingCard(from));
  s.lying = lying;
  s.taker = from;
  if (tell !== undefined) tellTook(s, taker, from, 'chosen', tell);
  // [NB-24] One card left besides the marker's is no choice: it is taken at once.
  if ((lying & (lying - 1)) === 0) takeLast(s, from, 31 - Math.clz32(lying), tell);
}

/** [NB-24] The last but one has one card to take; the last takes the leader's and the marker. */
function takeLast(s: State, taker: Seat, last: Seat, tell: Told): void {
  const { leader } = s;
  s.addToRows(taker, s.lyingCard(last));
  s.addToRows(last, s.lyingCard(leader));
  if (tell !== undefined) {
    tellTook(s, taker, last, 'forced', tell);
    tellTook(s, last, leader, 'forced', tell);
    tell.all({ kind: 'marker', seat: last });
  }
  s.lying = 0;
  s.leader = last;
  s.trick += 1;
  s.phase = LEADING;
  if (s.trick === s.cardsEach) endRound(s, tell);
}

/** Apart from the taking itself, so that a silent one stays small enough to be fast. */
function tellTook(
  s: State,
  seat: Seat,
  from: Seat,
  how: 'chosen' | 'forced',
  tell: Tell<Event>,
): void {
  tell.all({ kind: 'took', seat, from, card: s.lyingCard(from), forced: how === 'forced' });
}

/** [NB-29] All hands are empty. */
function endRound(s: State, tell: Told): void {
  const { round } = s;
  if (tell !== undefined) {
    const points = Array.from({ length: s.seats }, (_, seat) => s.points(round, seat));
    tell.all({ kind: 'scored', round, points, winners: winners(points) });
  }
  if (round + 1 < s.rounds) {
    s.round = round + 1;
    s.phase = DEALING;
    return;
  }
  s.phase = OVER;
  if (tell === undefined) return;
  const scores = totals(s);
  tell.all({ kind: 'over', winners: winners(scores), totals: scores });
}

/** The points of all rounds, per seat. */
export function totals(s: View): number[] {
  const scores = new Array<number>(s.seats);
  for (let seat = 0; seat < s.seats; seat++) scores[seat] = s.total(seat);
  return scores;
}

/** [NB-40] [NB-41] [NB-43] The highest total wins; equal totals share. */
export function winners(scores: readonly number[]): Seat[] {
  let best = scores[0]!;
  for (let seat = 1; seat < scores.length; seat++) best = Math.max(best, scores[seat]!);
  const seats: Seat[] = [];
  for (let seat = 0; seat < scores.length; seat++) if (scores[seat] === best) seats.push(seat);
  return seats;
}

// What can be taken, looked up by the set of seats with a card in front.
const SETS = 64;
const NTH_MAX = 8;
const LYING_COUNT = new Int8Array(SETS);
const LYING_SEAT = new Int8Array(SETS * NTH_MAX);
for (let set = 0; set < SETS; set++)
  for (let seat = 0; seat < 6; seat++)
    if ((set & (1 << seat)) !== 0) LYING_SEAT[set * NTH_MAX + LYING_COUNT[set]!++] = seat;

/** How many cards can be taken. */
const lyingCount = (s: View): number => LYING_COUNT[s.lying]!;

/** The seat of the i-th card that can be taken, by ascending seat. */
export function lyingAt(s: View, i: number): Seat {
  assert(i < lyingCount(s), 'fewer cards lie there');
  return LYING_SEAT[s.lying * NTH_MAX + i]!;
}

// ---- by index

/** How many moves a seat has. A seat that is not asked has none. */
export function count(s: View, seat: Seat): number {
  switch (s.phase) {
    case LEADING:
      return seat === s.leader ? s.kinds(seat) : 0;
    case PLAYING:
      return seat === s.leader ? 0 : s.kinds(seat);
    case TAKING:
      return seat === s.taker ? lyingCount(s) : 0;
    default:
      return 0;
  }
}

/** The i-th move of the leader or the taker. */
export function applyAt(s: State, seat: Seat, i: number): void {
  if (s.phase === LEADING) {
    assert(seat === s.leader && i < s.kinds(seat), 'the leader leads a card of the hand');
    applyLead(s, i, undefined);
  } else {
    assert(s.phase === TAKING && seat === s.taker, 'the taker takes');
    applyTake(s, lyingAt(s, i), undefined);
  }
}
