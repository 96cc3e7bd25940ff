// Plays whole random games on the fast path: by index, without events or move values.

import { assert } from '../assert.ts';
import type { AnyRules, Outcome, Setup } from '../game.ts';
import type { Rng } from '../rng.ts';
import { drawCards, pickIndex, type Eagerness } from './driver.ts';

export interface Playout {
  readonly state: unknown;
  readonly steps: number;
  readonly outcome: Outcome;
}

/** Plays one game to its end; fails when it takes more than `stepsMax` steps. */
export function playout(
  rules: AnyRules,
  setup: Setup,
  rng: Rng,
  eagerness: Eagerness = 1,
): Playout {
  const state = rules.setup(setup);
  const stepsMax = rules.stepsMax(setup);
  const picks = new Int32Array(setup.seats);
  for (let steps = 0; ; steps++) {
    const pending = rules.pending(state);
    if (pending.kind === 'over') return { state, steps, outcome: pending.outcome };
    assert(steps < stepsMax, `a game ends within ${stepsMax} steps`);
    switch (pending.kind) {
      case 'chance':
        rules.apply(state, { kind: 'chance', cards: drawCards(pending, rng) });
        break;
      case 'turn': {
        const count = rules.count(state, pending.seat);
        rules.applyAt(state, pending.seat, pickIndex(count, rng, eagerness));
        break;
      }
      case 'sealed':
        for (const seat of pending.seats)
          picks[seat] = pickIndex(rules.count(state, seat), rng, eagerness);
        rules.applySealedAt(state, picks);
        break;
      case 'open': {
        const seat = pending.seats[rng.below(pending.seats.length + 2)];
        if (seat === undefined) rules.apply(state, { kind: 'bell' });
        else rules.applyAt(state, seat, pickIndex(rules.count(state, seat), rng, eagerness));
        break;
      }
    }
  }
}
