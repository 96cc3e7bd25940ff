// No card that a bot cannot see changes what it does, nor how long it takes over it.
import { askedSeats, rngFor, type Rng } from '@tablee/kit';
import { expect, test } from 'vitest';
import { Match, type AnyBot } from '../../src/index.ts';
import { matchPlan, type BotTable } from './table.ts';

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
    const match = new Match(matchPlan(plan, bots, `hidden ${name}`));
    let compared = 0;
    do {
      for (const seat of askedSeats(match.log.pending)) {
        if (guesses.below(oneOf) > 0) continue;
        const view = rules.view(match.log.state, seat);
        const whole = rules.guess(view, seat, guesses);
        for (const other of [rules.view(whole, seat), ...(plan.takesWhole ? [whole] : [])])
          for (const bot of asked) {
            const [first, second] = [new CountedRng(), new CountedRng()];
            const choice = bot(view, seat, first, { playouts });
            expect(bot(other, seat, second, { playouts })).toEqual(choice);
            expect(second.asked).toBe(first.asked);
            compared += 1;
          }
      }
    } while (match.step());
    expect(compared).toBeGreaterThan(9);
  });
}
