// Checks that every way to perform a step leads to the same state, and that copies share nothing.

import type { Choice, Seat, Step } from '../../game.ts';
import { Ears } from '../driver.ts';
import { copyOf } from '../../copy.ts';
import type { Moment } from '../moment.ts';
import { difference, scramble, unchanged } from '../same.ts';

/** `scratch` is any other state of the same setup; it is overwritten. */
export function checkDoing(m: Moment, scratch: unknown): void {
  const { state, complain } = m;
  const before = copyOf(state);
  checkCopies(m, before, scratch);
  if (m.next === undefined) return;
  const ears = new Ears(m.setup.seats);
  const told = applied(m, m.next, ears);
  const again = new Ears(m.setup.seats);
  const repeated =
    difference(applied(m, m.next, again), told) ?? difference(again.heard, ears.heard);
  if (repeated !== undefined) complain('deterministic', repeated);
  const silent = difference(applied(m, m.next), told);
  if (silent !== undefined) complain('silent-apply', silent);
  checkIndexed(m);
  if (!unchanged(state, before)) complain('clone', 'steps on copies change the original');
}

function applied({ rules, state }: Moment, step: Step<unknown>, ears?: Ears): unknown {
  const copy = rules.clone(state);
  rules.apply(copy, step, ears);
  return copy;
}

function checkCopies({ rules, state, complain }: Moment, before: unknown, scratch: unknown): void {
  const copy = rules.clone(state);
  const other = rules.clone(copy);
  const unlike = difference(copy, state);
  if (unlike !== undefined) complain('clone', unlike);
  rules.copyFrom(scratch, state);
  const missed = difference(scratch, state);
  if (missed !== undefined) complain('copy-from', missed);
  scramble(copy);
  if (!unchanged(state, before)) complain('clone', 'changing the copy changes the original');
  if (!unchanged(other, before)) complain('clone', 'changing the original changes the copy');
  // Left scrambled: a field that the next `copyFrom` forgets will stand out.
  scramble(scratch);
  if (!unchanged(state, before)) complain('copy-from', 'the copy shares its numbers');
}

/** The first, the last and a random index of an asked seat. */
function checkIndexed(m: Moment): void {
  const { pending } = m;
  if (pending.kind === 'turn') checkIndexedMoves(m, pending.seat);
  if (pending.kind === 'open' && pending.seats.length > 0)
    checkIndexedMoves(m, pending.seats[m.rng.below(pending.seats.length)]!);
  if (pending.kind === 'sealed') for (let i = 0; i < 2; i++) checkIndexedSealed(m, pending.seats);
}

function checkIndexedMoves(m: Moment, seat: Seat): void {
  const { rules, state } = m;
  const count = rules.count(state, seat);
  for (const i of new Set([0, count - 1, m.rng.below(count)])) {
    const move = rules.moveAt(state, seat, i);
    const direct = rules.clone(state);
    rules.applyAt(direct, seat, i);
    const found = difference(direct, applied(m, { kind: 'move', seat, move }));
    if (found !== undefined)
      m.complain('indexed-apply', `${seat} ${rules.notation.format(move)}: ${found}`);
  }
}

function checkIndexedSealed(m: Moment, seats: readonly Seat[]): void {
  const { rules, state } = m;
  const picks = new Int32Array(m.setup.seats);
  const choices: Choice<unknown>[] = [];
  for (const seat of seats) {
    picks[seat] = m.rng.below(rules.count(state, seat));
    choices.push({ seat, move: rules.moveAt(state, seat, picks[seat]) });
  }
  const direct = rules.clone(state);
  rules.applySealedAt(direct, picks);
  const found = difference(direct, applied(m, { kind: 'sealed', choices }));
  if (found !== undefined) m.complain('indexed-apply', `sealed: ${found}`);
}
