// Checks asked seats, listed moves and refusals, and that a seat's own view gives the same answers.

import { askedSeats } from '../../asked.ts';
import type { Seat } from '../../game.ts';
import type { Refusal } from '../../refusal.ts';
import type { Moment } from '../moment.ts';
import { difference } from '../same.ts';

const CANDIDATES = 24;
const SAMPLES = 12;

/** The legal moves of a seat; `texts` only where the list is short enough to be whole. */
interface Listing {
  readonly count: number;
  readonly moves: readonly unknown[];
  readonly texts: ReadonlySet<string> | undefined;
}

export function checkAsking(m: Moment): void {
  checkPending(m);
  const { rules, state, setup } = m;
  const asked = askedSeats(m.pending);
  const listings = Array.from({ length: setup.seats }, (_, seat) => list(m, seat));
  const moves = m.candidates.moves(CANDIDATES);
  for (const { moves: listed } of listings)
    for (let i = 0; i < 2 && listed.length > 0; i++) moves.push(listed[m.rng.below(listed.length)]);
  listings.forEach((listing, seat) => {
    if (asked.includes(seat) !== listing.count > 0)
      m.complain(
        asked.includes(seat) ? 'pending' : 'not-asked',
        `seat ${seat} has ${listing.count} moves`,
      );
    checkListed(m, seat, listing);
    checkCandidates(m, seat, listing, moves);
    checkSight(m, seat, listing, moves);
  });
  for (const move of moves)
    if (rules.check(state, setup.seats, move) === undefined)
      m.complain('not-asked', `a seat that does not exist may ${rules.notation.format(move)}`);
  const watched = rules.view(state, 'watcher');
  const seen =
    difference(rules.pending(watched), m.pending) ??
    difference(rules.governing(watched), rules.governing(state));
  if (seen !== undefined) m.complain('sight', `a watcher: ${seen}`);
}

function checkPending({ rules, backstage, state, setup, pending, complain }: Moment): void {
  const seats = pending.kind === 'over' ? pending.outcome.winners : askedSeats(pending);
  // A window stays open for the bell even when no seat can answer any more.
  if (pending.kind !== 'chance' && pending.kind !== 'open' && seats.length === 0)
    complain('pending', `${pending.kind} without a seat`);
  seats.forEach((seat, i) => {
    if (seat < 0 || seat >= setup.seats || (i > 0 && seats[i - 1]! >= seat))
      complain('pending', `${pending.kind}: seats ${seats.join()}`);
  });
  if (pending.kind === 'chance' && (pending.take < 1 || pending.take > pending.from.length))
    complain('pending', `a draw of ${pending.take} from ${pending.from.length}`);
  if (pending.kind === 'over') {
    const { reason, rule, scores } = pending.outcome;
    if (!backstage.endReasons.includes(reason)) complain('pending', `unknown end ${reason}`);
    if (!backstage.ruleIds.includes(rule)) complain('refusal-ids', `the end names ${rule}`);
    if (scores.length !== setup.seats) complain('pending', `${scores.length} scores`);
  }
  const governing = rules.governing(state);
  if (governing.length === 0) complain('refusal-ids', 'no rule governs');
  for (const id of governing)
    if (!backstage.ruleIds.includes(id)) complain('refusal-ids', `${id} governs`);
}

function list({ rules, state, listMax, rng, complain, candidates }: Moment, seat: Seat): Listing {
  const count = rules.count(state, seat);
  if (count > listMax) {
    const moves = Array.from({ length: SAMPLES }, () =>
      rules.moveAt(state, seat, rng.below(count)),
    );
    moves.push(rules.moveAt(state, seat, 0), rules.moveAt(state, seat, count - 1));
    return { count, moves, texts: undefined };
  }
  const moves: unknown[] = [];
  rules.moves(state, seat, moves);
  if (moves.length !== count)
    complain('listing-paths', `seat ${seat}: ${moves.length} listed, ${count} counted`);
  const texts = new Set<string>();
  for (const move of moves) {
    const text = rules.notation.format(move);
    if (texts.has(text)) complain('listed-once', `seat ${seat}: ${text}`);
    texts.add(text);
    candidates.learn(text);
  }
  return { count, moves, texts };
}

function checkListed({ rules, state, complain }: Moment, seat: Seat, listing: Listing): void {
  for (const [i, move] of listing.moves.entries()) {
    const refusal = rules.check(state, seat, move);
    if (refusal !== undefined)
      complain('listed-is-legal', `${seat} ${rules.notation.format(move)}: ${refusal.rule}`);
    if (listing.texts === undefined || i >= listing.count) continue;
    const found = difference(rules.moveAt(state, seat, i), move);
    if (found !== undefined) complain('listing-paths', `seat ${seat}, place ${i}: ${found}`);
  }
}

function checkCandidates(m: Moment, seat: Seat, { count, texts }: Listing, moves: unknown[]): void {
  const { rules, state, complain } = m;
  for (const move of moves) {
    const refusal = rules.check(state, seat, move);
    if (refusal !== undefined) {
      checkRefusal(m, refusal);
      continue;
    }
    const text = rules.notation.format(move);
    if (count === 0) complain('not-asked', `${seat} ${text} is allowed`);
    else if (texts !== undefined && !texts.has(text))
      complain('unlisted-is-refused', `${seat} ${text} is allowed`);
  }
}

function checkRefusal({ backstage, complain }: Moment, { rule, why, facts }: Refusal): void {
  if (!backstage.ruleIds.includes(rule) || !backstage.whys.includes(why))
    complain('refusal-ids', `${rule} ${why}`);
  for (const fact of Object.values(facts))
    if (typeof fact === 'number' && !Number.isInteger(fact))
      complain('refusal-ids', `${rule} ${why}: a fact is ${fact}`);
}

function checkSight(m: Moment, seat: Seat, listing: Listing, moves: unknown[]): void {
  const { rules, state, pending } = m;
  const view = rules.view(state, seat);
  const tell = (what: string, found: string | undefined) => {
    if (found !== undefined) m.complain('sight', `seat ${seat}, ${what}: ${found}`);
  };
  tell('pending', difference(rules.pending(view), pending));
  tell('governing', difference(rules.governing(view), rules.governing(state)));
  tell('count', difference(rules.count(view, seat), listing.count));
  if (listing.texts !== undefined) {
    const seen: unknown[] = [];
    rules.moves(view, seat, seen);
    tell('moves', difference(seen, listing.moves));
  }
  for (let sample = Math.min(listing.count, 3); sample > 0; sample--) {
    const i = m.rng.below(listing.count);
    tell('moveAt', difference(rules.moveAt(view, seat, i), rules.moveAt(state, seat, i)));
  }
  for (const move of moves)
    tell(
      `check ${rules.notation.format(move)}`,
      difference(rules.check(view, seat, move), rules.check(state, seat, move)),
    );
}
