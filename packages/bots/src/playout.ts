// A playout: random play from a state to its end over the indexed path, silently. Each kind of
// pending has a small function of its own, because that is what the compiler makes fast.

import type { Outcome, Rng, Rules, Seat } from '@tablee/kit';
import { drawAtRandom } from './imagine.ts';

type Indexed<View, State extends View> = Pick<
  Rules<View, State, unknown, unknown>,
  'pending' | 'count' | 'apply' | 'applyAt' | 'applySealedAt'
>;

export interface PlayoutEnd {
  readonly outcome: Outcome;
  readonly decisions: number;
}

/** The picks of one sealed step; only ever read in the call that filled them. */
const picks = new Int32Array(8);

/** Plays `state` to its end with uniformly random legal moves; it is the caller's copy. */
export function playout<View, State extends View>(
  rules: Indexed<View, State>,
  state: State,
  rng: Rng,
): PlayoutEnd {
  let decisions = 0;
  for (;;) {
    const pending = rules.pending(state);
    switch (pending.kind) {
      case 'turn':
        takeTurn(rules, state, pending.seat, rng);
        decisions += 1;
        break;
      case 'sealed':
        chooseSealed(rules, state, pending.seats, rng);
        decisions += pending.seats.length;
        break;
      case 'open':
        decisions += callOut(rules, state, pending.seats, rng);
        break;
      case 'chance':
        drawAtRandom(rules, state, pending.from, pending.take, rng);
        break;
      case 'over':
        return { outcome: pending.outcome, decisions };
    }
  }
}

function takeTurn<View, State extends View>(
  rules: Indexed<View, State>,
  state: State,
  seat: Seat,
  rng: Rng,
): void {
  rules.applyAt(state, seat, rng.below(rules.count(state, seat)));
}

function chooseSealed<View, State extends View>(
  rules: Indexed<View, State>,
  state: State,
  seats: readonly Seat[],
  rng: Rng,
): void {
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i]!;
    picks[seat] = rng.below(rules.count(state, seat));
  }
  rules.applySealedAt(state, picks);
}

/** Anyone who can, or the bell, each as likely. */
function callOut<View, State extends View>(
  rules: Indexed<View, State>,
  state: State,
  seats: readonly Seat[],
  rng: Rng,
): number {
  const caller = rng.below(seats.length + 1);
  if (caller === seats.length) {
    rules.apply(state, { kind: 'bell' });
    return 0;
  }
  takeTurn(rules, state, seats[caller]!, rng);
  return 1;
}
