// A whole game between bots: the loop that deals, asks each bot with its own view, and keeps the
// log. The same seed gives the same game.

import {
  assert,
  type Draws,
  Log,
  rngFor,
  shuffle,
  type AnyRules,
  type Pending,
  type Rng,
  type Seat,
  type Setup,
  type Tell,
} from '@tablee/kit';
import type { AnyBot } from './bot.ts';

export interface MatchPlan {
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly draws: Draws;
  /** One per seat. */
  readonly bots: readonly AnyBot[];
  /** Seeds every bot's own stream, and the order in which a free-for-all is heard. */
  readonly seed: string;
}

export function playMatch(plan: MatchPlan, tell?: Tell<unknown>): Log {
  const match = new Match(plan);
  while (match.step(tell)) continue;
  return match.log;
}

/** A match that goes one step at a time. */
export class Match {
  readonly log: Log;
  readonly #plan: MatchPlan;
  readonly #rngs: readonly Rng[];
  readonly #room: Rng;

  constructor(plan: MatchPlan) {
    this.#plan = plan;
    this.log = new Log(plan.rules, plan.setup);
    this.#rngs = plan.bots.map((_, seat) => rngFor(plan.seed, `bot ${seat}`));
    this.#room = rngFor(plan.seed, 'room');
  }

  /** Plays one step; false when the game is over. */
  step(tell?: Tell<unknown>): boolean {
    const { log } = this;
    const { pending } = log;
    switch (pending.kind) {
      case 'over':
        return false;
      case 'chance':
        log.append({ kind: 'chance', cards: this.#plan.draws.draw(pending) }, tell);
        return true;
      case 'turn':
        log.append({ kind: 'move', seat: pending.seat, move: this.#ask(pending.seat) }, tell);
        return true;
      case 'sealed': {
        const choices = pending.seats.map((seat) => ({ seat, move: this.#ask(seat) }));
        log.append({ kind: 'sealed', choices }, tell);
        return true;
      }
      case 'open':
        this.#hearOut(pending, tell);
        return true;
    }
  }

  #ask(seat: Seat): unknown {
    const move = this.#choice(seat);
    assert(move !== undefined, 'a bot answers when it is asked');
    return move;
  }

  #choice(seat: Seat): unknown {
    const { rules, bots } = this.#plan;
    const view = rules.view(this.log.state, seat);
    const move = bots[seat]!(view, seat, this.#rngs[seat]!);
    if (move !== undefined)
      assert(rules.check(this.log.state, seat, move) === undefined, 'a bot keeps the rules');
    return move;
  }

  /** Who calls out first is luck; when all stay silent the bell rings. */
  #hearOut(pending: Extract<Pending, { kind: 'open' }>, tell?: Tell<unknown>): void {
    const seats = [...pending.seats];
    shuffle(seats, seats.length, this.#room);
    for (const seat of seats) {
      const move = this.#choice(seat);
      if (move === undefined) continue;
      this.log.append({ kind: 'move', seat, move }, tell);
      return;
    }
    this.log.append({ kind: 'bell' }, tell);
  }
}
