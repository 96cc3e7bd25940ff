// A trick: the lead, the sealed choice of the others, and the taking that goes from card to card.

import { assert, type Card, type Choice, type Refusal, type Seat, type Tell } from '@tablee/kit';
import type { Event, Move } from './moves.ts';
import { refuse } from './refuse.ts';
import { PHASE, type State, type View } from './table.ts';

/** The card under the marker and the taking of what lies, in that order. */
type Told = Tell<Event> | undefined;

// ---- the lead

export function checkLead(s: View, seat: Seat, move: Move): Refusal | undefined {
  if (move.kind === 'take') return refuse('NB-24', 'taken-by-itself');
  if (seat !== s.leader) return refuse('NB-20', 'not-the-leader', { seat: s.leader });
  if (move.kind !== 'lead') return refuse('NB-20', 'lead-now');
  return s.placeOf(seat, move.card) < 0 ? refuse('NB-20', 'not-in-hand') : undefined;
}

/** [NB-20] The leader's card lies open, with the marker on it. */
export function applyLead(s: State, place: number, tell: Told): void {
  const card = s.removeAt(s.leader, place);
  s.setPlayed(s.leader, card);
  s.phase = PHASE.play;
  tell?.all({ kind: 'led', seat: s.leader, card });
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
  const cards = choices.map(({ seat }) => ({ seat, card: s.played(seat) }));
  tell.all({ kind: 'revealed', cards });
}

export function applyPlaysAt(s: State, picks: ArrayLike<number>): void {
  for (let seat = 0; seat < s.seats; seat++) if (seat !== s.leader) playFrom(s, seat, picks[seat]!);
  startTaking(s);
}

function playFrom(s: State, seat: Seat, place: number): void {
  s.setPlayed(seat, s.removeAt(seat, place));
}

function startTaking(s: State): void {
  s.lying = ((1 << s.seats) - 1) & ~(1 << s.leader);
  s.taker = s.leader;
  s.phase = PHASE.take;
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
  moveCard(s, from, tell, false);
  // [NB-24] One card left besides the marker's is no choice: it is taken at once, and then
  // the last player takes the leader's card and the marker.
  if ((s.lying & (s.lying - 1)) !== 0) return;
  const last = 31 - Math.clz32(s.lying);
  moveCard(s, last, tell, true);
  const card = s.played(s.leader);
  s.addToRows(last, card);
  tell?.all({ kind: 'took', seat: last, from: s.leader, card, forced: true });
  s.leader = last;
  tell?.all({ kind: 'marker', seat: last });
  endTrick(s, tell);
}

function moveCard(s: State, from: Seat, tell: Told, forced: boolean): void {
  const { taker } = s;
  const card: Card = s.played(from);
  s.lying &= ~(1 << from);
  s.addToRows(taker, card);
  s.taker = from;
  tell?.all({ kind: 'took', seat: taker, from, card, forced });
}

function endTrick(s: State, tell: Told): void {
  s.clearPlayed();
  s.trick += 1;
  s.phase = PHASE.lead;
  if (s.trick === s.cardsEach) endRound(s, tell);
}

/** [NB-29] All hands are empty. */
function endRound(s: State, tell: Told): void {
  const { round } = s;
  if (tell !== undefined) {
    const points = Array.from({ length: s.seats }, (_, seat) => s.points(round, seat));
    tell.all({ kind: 'scored', round, points });
  }
  if (round + 1 < s.rounds) {
    s.round = round + 1;
    s.phase = PHASE.deal;
    return;
  }
  s.phase = PHASE.over;
  if (tell === undefined) return;
  const totals = Array.from({ length: s.seats }, (_, seat) => s.total(seat));
  tell.all({ kind: 'over', winners: winners(s), totals });
}

/** [NB-40] [NB-41] [NB-43] The highest total wins; equal totals share. */
export function winners(s: View): Seat[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const best = Math.max(...seats.map((seat) => s.total(seat)));
  return seats.filter((seat) => s.total(seat) === best);
}

/** The seat of the i-th card that can be taken, by ascending seat. */
export function lyingAt(s: View, i: number): Seat {
  let { lying } = s;
  for (let skip = i; skip > 0; skip--) lying &= lying - 1;
  assert(lying !== 0, 'fewer cards lie there');
  return 31 - Math.clz32(lying & -lying);
}

/** How many cards can be taken. */
export function lyingCount(s: View): number {
  let count = 0;
  for (let { lying } = s; lying !== 0; lying &= lying - 1) count++;
  return count;
}
