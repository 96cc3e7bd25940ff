// A simulation as plain data, and how one game of it is played. Everything about game k follows
// from the plan and k alone, so it does not matter which thread plays it.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { playMatch, type AnyBot } from '@tablee/bots';
import {
  assert,
  Draws,
  resolveSetup,
  secretFrom,
  type AnyRules,
  type Log,
  type Secret,
} from '@tablee/kit';
import { findGame, type GameEntry } from '@tablee/registry';
import { recordOf } from '../record/write.ts';
import { CardEar } from './cards.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

export interface Plan {
  readonly game: string;
  readonly seats: number;
  /** As given on the command line; what is missing takes its default, or is drawn by lot. */
  readonly options: Readonly<Record<string, string>>;
  /** By seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** A deck of one's own, as its file holds it. */
  readonly deck: unknown;
  readonly folder: string | undefined;
}

/** A plan with everything loaded. */
export class Runner {
  readonly #plan: Plan;
  readonly #game: GameEntry;
  readonly #rules: AnyRules;
  readonly #bots: readonly AnyBot[];

  private constructor(plan: Plan, game: GameEntry, rules: AnyRules, bots: readonly AnyBot[]) {
    this.#plan = plan;
    this.#game = game;
    this.#rules = rules;
    this.#bots = bots;
  }

  static async load(plan: Plan): Promise<Runner> {
    const game = findGame(plan.game);
    assert(game !== undefined, 'the plan names a game');
    if (plan.deck !== undefined) await game.addDeck?.(plan.deck);
    const bots = await game.bots();
    const chosen = plan.bots.map((id) => bots[id]!);
    return new Runner(plan, game, await game.rules(), chosen);
  }

  /** Plays the games `from` to `to` − 1. */
  play(from: number, to: number): Tally {
    const tally = emptyTally(this.#plan.seats);
    for (let index = from; index < to; index++) this.#playOne(index, tally);
    return tally;
  }

  #playOne(index: number, tally: Tally): void {
    const { game, seats, seed, options, folder } = this.#plan;
    const text = `${game}/${seats}/${seed}/${index}`;
    const secret = secretFrom(text);
    const draws = new Draws(secret);
    const setup = resolveSetup(this.#game.meta, seats, options, (n) => draws.firstSeat(n));
    assert(setup.ok, 'the plan was checked');
    // What cards are worth is a question where decks can be chosen.
    const ear = this.#game.addDeck === undefined ? undefined : new CardEar();
    const match = { rules: this.#rules, setup: setup.value, draws, bots: this.#bots, seed: text };
    const log = playMatch(match, ear);
    addGame(tally, log, this.#game.turnWord);
    if (ear !== undefined) ear.addTo(tally.cards, log);
    if (folder !== undefined)
      writeFileSync(path.join(folder, recordName(this.#plan, index)), this.#record(secret, log));
  }

  /** Nothing in it tells when or where it was played: the same plan gives the same bytes. */
  #record(secret: Secret, log: Log): string {
    const { game, bots, options } = this.#plan;
    return recordOf({
      game,
      log,
      names: bots.map((id, seat) => `${id}-${seat}`),
      bots,
      secret,
      firstBy: 'first' in options ? 'host' : 'draw',
    });
  }
}

const DIGITS_MIN = 4;

/** `some-game-4-0017.tablee` */
function recordName({ game, seats, games }: Plan, index: number): string {
  const digits = Math.max(DIGITS_MIN, String(games - 1).length);
  return `${game}-${seats}-${String(index).padStart(digits, '0')}.tablee`;
}
