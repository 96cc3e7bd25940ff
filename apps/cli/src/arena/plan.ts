// An arena as plain data, and how its deals are played. Everything about deal k follows from the plan
// and k alone, save the times, so it does not matter which thread plays it.

import {
  addTime,
  playDeal,
  type AnyBot,
  type DealResult,
  type MatchPlan,
  type Times,
} from '@tablee/bots';
import { assert, Draws, resolveSetup, secretFrom } from '@tablee/kit';
import { findGame, type GameEntry } from '@tablee/registry';

export interface ArenaPlan {
  readonly game: string;
  readonly seats: number;
  /** As given on the command line; what is missing takes its default, or is drawn by lot. */
  readonly options: Readonly<Record<string, string>>;
  /** As given: one per name, the last one for all chairs that are left. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly deals: number;
  /** A deck of one's own, as its file holds it. */
  readonly deck: unknown;
}

/** What some deals came to, in their order, and how long everybody thought. */
export interface ArenaPart {
  readonly deals: readonly DealResult[];
  readonly times: readonly Times[];
}

/** A plan with everything loaded. */
export class ArenaRunner {
  readonly #plan: ArenaPlan;
  readonly #game: GameEntry;
  readonly #rules: MatchPlan['rules'];
  readonly #bots: readonly AnyBot[];

  private constructor(
    plan: ArenaPlan,
    game: GameEntry,
    rules: MatchPlan['rules'],
    bots: readonly AnyBot[],
  ) {
    this.#plan = plan;
    this.#game = game;
    this.#rules = rules;
    this.#bots = bots;
  }

  static async load(plan: ArenaPlan): Promise<ArenaRunner> {
    const game = findGame(plan.game);
    assert(game !== undefined, 'the plan names a game');
    if (plan.deck !== undefined) await game.addDeck?.(plan.deck);
    const bots = await game.bots();
    const chosen = plan.bots.map((id) => bots[id]!);
    return new ArenaRunner(plan, game, await game.rules(), chosen);
  }

  /** Plays the deals `from` to `to` − 1. */
  play(from: number, to: number): ArenaPart {
    const times = this.#bots.map((): Times => new Map());
    const deals: DealResult[] = [];
    for (let index = from; index < to; index++) deals.push(this.#playOne(index, times));
    return { deals, times };
  }

  #playOne(index: number, times: readonly Times[]): DealResult {
    const { game, seats, seed, options } = this.#plan;
    const text = `${game}/${seats}/${seed}/deal ${index}`;
    const secret = secretFrom(text);
    const setup = resolveSetup(this.#game.meta, seats, options, (n) =>
      new Draws(secret).firstSeat(n),
    );
    assert(setup.ok, 'the plan was checked');
    const plan = {
      rules: this.#rules,
      setup: setup.value,
      newDraws: () => new Draws(secret),
      bots: this.#bots,
      seed: text,
      clock: () => performance.now(),
    };
    return playDeal(plan, (name, milliseconds) => {
      addTime(times[name]!, milliseconds);
    });
  }
}
