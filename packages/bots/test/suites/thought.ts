// No card that a bot cannot see changes what it does, nor how long it takes over it.
import {
  askedSeats,
  assert,
  isDerivedLine,
  parseStep,
  Recollection,
  rngFor,
  type AnyMemory,
  type Rng,
} from '@tablee/kit';
import { expect, test } from 'vitest';
import { Match, type AnyBot, type MatchPlan, matchPlan, type BotTable } from '../../src/index.ts';

export interface ThoughtPlan extends BotTable {
  readonly seats: number;
  /** Who plays, and who is asked beside that what they would do. */
  readonly player: AnyBot;
  readonly asked: readonly AnyBot[];
  readonly playouts: number;
  /** Of so many moments one is looked at. */
  readonly oneOf: number;
  /** Bots that take a whole table for a view are handed one, too, and must not look at it. */
  readonly takesWhole?: true;
}

/** Counts how often luck was asked: a search that does more asks more. */
class CountedRng implements Rng {
  asked = 0;
  readonly #rng = rngFor('same', 'mind');
  below(n: number): number {
    this.asked += 1;
    return this.#rng.below(n);
  }
}

export function thoughtSuite(name: string, plan: ThoughtPlan): void {
  const { rules, seats, player, asked, playouts, oneOf } = plan;
  test(`what others hide changes neither the choice nor the work: ${name}`, () => {
    const guesses = rngFor('hidden cards', name);
    const bots = new Array<AnyBot>(seats).fill(player);
    const table = matchPlan(plan, bots, `hidden ${name}`);
    const match = new Match(table);
    const witnesses = witnessesOf(table, asked);
    let compared = 0;
    do {
      for (const seat of askedSeats(match.log.pending)) {
        if (guesses.below(oneOf) > 0) continue;
        const view = rules.view(match.log.state, seat);
        const whole = rules.guess(view, seat, guesses);
        for (const other of [rules.view(whole, seat), ...(plan.takesWhole ? [whole] : [])])
          for (const bot of asked) {
            const [first, second] = [new CountedRng(), new CountedRng()];
            const past = witnesses.get(bot.memory)?.[seat]!.past;
            const before = JSON.stringify(past ?? null);
            const choice = bot(view, seat, first, { playouts }, past);
            // Nothing but the way to another thread lies between a past and its copy.
            const copy = (JSON.parse(before) as unknown) ?? undefined;
            expect(bot(other, seat, second, { playouts }, copy)).toEqual(choice);
            expect(second.asked).toBe(first.asked);
            expect(JSON.stringify(past ?? null)).toBe(before);
            compared += 1;
          }
      }
    } while (follow(match, witnesses));
    expect(compared).toBeGreaterThan(9);
  });
}

type Witnesses = ReadonlyMap<AnyMemory | undefined, readonly Recollection[]>;

/** By the memories of these bots: what each seat has in mind. */
const witnessesOf = ({ rules, setup }: MatchPlan, bots: readonly AnyBot[]): Witnesses =>
  new Map(
    bots.flatMap(({ memory }) => {
      if (memory === undefined) return [];
      const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
      return [[memory, seats.map((seat) => new Recollection(memory, rules, setup, seat))] as const];
    }),
  );

/** Plays a step; everybody takes note. */
function follow(match: Match, witnesses: Witnesses): boolean {
  const { rules, lines } = match.log;
  const from = lines.length;
  const isGoing = match.step();
  for (const line of lines.slice(from)) {
    if (isDerivedLine(rules, line)) continue;
    const step = parseStep(rules, line);
    assert(step.ok, 'what a log spells can be read');
    for (const seats of witnesses.values()) for (const one of seats) one.append(step.value);
  }
  return isGoing;
}
