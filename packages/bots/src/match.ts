// Plays a whole game: draws cards, asks each bot with its own view and people through the caller,
// and keeps the log. The same seed gives bots the same game.

import {
  assert,
  Draws,
  Log,
  Recollection,
  resolveSetup,
  rngFor,
  secretFrom,
  shuffle,
  type AnyRules,
  type Choice,
  type GameMeta,
  type Pending,
  type Rng,
  type Seat,
  type Setup,
  type Step,
  type Tell,
} from '@tablee/kit';
import type { AnyBot } from './bot.ts';

export interface MatchPlan {
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly draws: Draws;
  /** One per seat; undefined where a person sits. */
  readonly bots: readonly (AnyBot | undefined)[];
  /** Seeds every bot's random stream, and the order in which a free-for-all is asked. */
  readonly seed: string;
}

/** The game and the options of a match between bots. */
export interface BotTable {
  readonly rules: AnyRules;
  readonly meta: GameMeta;
  readonly options?: Readonly<Record<string, string>>;
}

/** A match of these bots in which the seed decides all draws. */
export function matchPlan(
  { rules, meta, options = {} }: BotTable,
  bots: readonly AnyBot[],
  seed: string,
): MatchPlan {
  const draws = new Draws(secretFrom(seed));
  const setup = resolveSetup(meta, bots.length, options, (n) => draws.firstSeat(n));
  assert(setup.ok, `a table for bots: ${JSON.stringify(setup)}`);
  return { rules, setup: setup.value, draws, bots, seed };
}

/** Asks the caller for a seat without a bot. The answer is a legal move; undefined is silence. */
export interface Question {
  readonly seat: Seat;
  readonly pending: Pending;
}

/** A step under way: yields questions, and is done with false when the game is over. */
export type Asking = Generator<Question, boolean, unknown>;

/** A whole game between bots. */
export function playMatch(plan: MatchPlan, tell?: Tell<unknown>): Log {
  const match = new Match(plan);
  while (match.step(tell)) continue;
  return match.log;
}

export class Match {
  readonly log: Log;
  readonly #plan: MatchPlan;
  readonly #rngs: readonly Rng[];
  readonly #room: Rng;
  /** The last view of each bot. No bot keeps its view, so the next one is built in its place. */
  readonly #views: unknown[] = [];
  /** The past of each bot with a memory, by seat. */
  readonly #minds: readonly (Recollection | undefined)[];

  constructor(plan: MatchPlan) {
    this.#plan = plan;
    this.log = new Log(plan.rules, plan.setup);
    this.#rngs = plan.bots.map((_, seat) => rngFor(plan.seed, `bot ${seat}`));
    this.#room = rngFor(plan.seed, 'room');
    const { rules, setup } = plan;
    this.#minds = plan.bots.map((bot, seat) =>
      bot?.memory === undefined ? undefined : new Recollection(bot.memory, rules, setup, seat),
    );
  }

  /** Plays one step between bots; false when the game is over. */
  step(tell?: Tell<unknown>): boolean {
    const { done, value } = this.ask(tell).next();
    assert(done === true, 'nobody but bots is asked');
    return value;
  }

  /** Plays one step, asking the caller wherever a person sits. */
  *ask(tell?: Tell<unknown>): Asking {
    const { pending } = this.log;
    switch (pending.kind) {
      case 'over':
        return false;
      case 'chance':
        this.#append({ kind: 'chance', cards: this.#plan.draws.draw(pending) }, tell);
        return true;
      case 'turn': {
        const { seat } = pending;
        this.#append({ kind: 'move', seat, move: yield* this.#answer(seat, pending) }, tell);
        return true;
      }
      case 'sealed': {
        const choices: Choice<unknown>[] = [];
        for (const seat of pending.seats)
          choices.push({ seat, move: yield* this.#answer(seat, pending) });
        this.#append({ kind: 'sealed', choices }, tell);
        return true;
      }
      case 'open':
        yield* this.#hearOut(pending, tell);
        return true;
    }
  }

  *#answer(seat: Seat, pending: Pending): Generator<Question, unknown, unknown> {
    const { rules, bots } = this.#plan;
    const bot = bots[seat];
    if (bot === undefined) return yield { seat, pending };
    const view = (this.#views[seat] = rules.view(this.log.state, seat, this.#views[seat]));
    return bot(view, seat, this.#rngs[seat]!, undefined, this.#minds[seat]?.past);
  }

  /** Asks people first, then bots in random order. When all stay silent the bell rings. */
  *#hearOut(
    pending: Extract<Pending, { kind: 'open' }>,
    tell?: Tell<unknown>,
  ): Generator<Question, void, unknown> {
    const { bots } = this.#plan;
    const people = pending.seats.filter((seat) => bots[seat] === undefined);
    const others = pending.seats.filter((seat) => bots[seat] !== undefined);
    shuffle(others, others.length, this.#room);
    for (const seat of [...people, ...others]) {
      const move = yield* this.#answer(seat, pending);
      if (move === undefined) continue;
      this.#append({ kind: 'move', seat, move }, tell);
      return;
    }
    this.#append({ kind: 'bell' }, tell);
  }

  #append(step: Step<unknown>, tell?: Tell<unknown>): void {
    assert(this.log.check(step) === undefined, 'bots and hosts keep the rules');
    this.log.append(step, tell);
    for (const mind of this.#minds) mind?.append(step);
  }
}
