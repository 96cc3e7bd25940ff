// One game between a person and bots: the true state stays here, the person and the bots get what
// their seats may know.

import type { AnyBot } from '@tablee/bots';
import {
  assert,
  Log,
  rngFor,
  shuffle,
  type AnyRules,
  type Draws,
  type Pending,
  type Rng,
  type Seat,
  type Setup,
  type Step,
} from '@tablee/kit';
import { Ear } from '../record/events.ts';

/** Asks the person: a legal move, silence (only in an open window), or that they leave. */
export type Ask = (view: unknown, pending: Pending) => Promise<Answer>;
export type Answer =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'silence' }
  | { readonly kind: 'leave' };

export interface Seating {
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly draws: Draws;
  /** The person's seat; the bot there is not asked. */
  readonly seat: Seat;
  readonly bots: readonly AnyBot[];
  /** Seeds the bots' chance, which has nothing to do with the cards'. */
  readonly seed: string;
}

export class PersonTable {
  readonly log: Log;
  readonly #seating: Seating;
  readonly #ear: Ear;
  readonly #rngs: readonly Rng[];
  readonly #room: Rng;

  constructor(seating: Seating) {
    this.#seating = seating;
    this.log = new Log(seating.rules, seating.setup);
    this.#ear = new Ear(seating.seat);
    this.#rngs = seating.bots.map((_, seat) => rngFor(seating.seed, `bot ${seat}`));
    this.#room = rngFor(seating.seed, 'room');
  }

  /** What the person may know now. */
  view(): unknown {
    return this.log.rules.view(this.log.state, this.#seating.seat);
  }

  /** What the person has heard since the last time. */
  heard(): readonly unknown[] {
    return this.#ear.take();
  }

  /** Goes one step on; false when the person leaves. */
  async step(ask: Ask): Promise<boolean> {
    const { pending } = this.log;
    const { seat, draws } = this.#seating;
    switch (pending.kind) {
      case 'over':
        return true;
      case 'chance':
        this.#append({ kind: 'chance', cards: draws.draw(pending) });
        return true;
      case 'turn': {
        if (pending.seat !== seat) {
          this.#append({ kind: 'move', seat: pending.seat, move: this.#botMove(pending.seat) });
          return true;
        }
        const answer = await ask(this.view(), pending);
        if (answer.kind !== 'move') return false;
        this.#append({ kind: 'move', seat, move: answer.move });
        return true;
      }
      case 'sealed':
        return this.#seal(pending, ask);
      case 'open':
        return this.#hearOut(pending, ask);
    }
  }

  async #seal(pending: Extract<Pending, { kind: 'sealed' }>, ask: Ask): Promise<boolean> {
    const { seat: own } = this.#seating;
    const answer = pending.seats.includes(own) ? await ask(this.view(), pending) : undefined;
    if (answer !== undefined && answer.kind !== 'move') return false;
    const choices = pending.seats.map((seat) => ({
      seat,
      move: seat === own && answer !== undefined ? answer.move : this.#botMove(seat),
    }));
    this.#append({ kind: 'sealed', choices });
    return true;
  }

  /** The person may speak first; then the bots, in any order; when all are silent, the bell. */
  async #hearOut(pending: Extract<Pending, { kind: 'open' }>, ask: Ask): Promise<boolean> {
    const { seat: own } = this.#seating;
    if (pending.seats.includes(own)) {
      const answer = await ask(this.view(), pending);
      if (answer.kind === 'leave') return false;
      if (answer.kind === 'move') {
        this.#append({ kind: 'move', seat: own, move: answer.move });
        return true;
      }
    }
    const others = pending.seats.filter((seat) => seat !== own);
    shuffle(others, others.length, this.#room);
    for (const seat of others) {
      const move = this.#choice(seat);
      if (move === undefined) continue;
      this.#append({ kind: 'move', seat, move });
      return true;
    }
    this.#append({ kind: 'bell' });
    return true;
  }

  #choice(seat: Seat): unknown {
    const { rules } = this.log;
    return this.#seating.bots[seat]!(rules.view(this.log.state, seat), seat, this.#rngs[seat]!);
  }

  #botMove(seat: Seat): unknown {
    const move = this.#choice(seat);
    assert(move !== undefined, 'a bot answers when it is asked');
    return move;
  }

  #append(step: Step<unknown>): void {
    assert(this.log.check(step) === undefined, 'only legal steps reach the log');
    this.log.append(step, this.#ear);
  }
}
