// A choice is judged by what its seat could see, and the same every time.
import { Recollection, rngFor } from '@tablee/kit';
import type { GameEntry } from '@tablee/registry';
import { loadTrials } from '@tablee/registry/trials';
import { describe, expect, test } from 'vitest';
import {
  choicesAt,
  effectOf,
  momentsOf,
  priceOf,
  Reviewer,
  withPast,
  type Price,
} from '../src/index.ts';
import { EDITIONS, LITTLE, playedGame, shortOf, type Wanted } from './play.ts';

/** One choice in so many is looked at. */
const ONE_OF = 5;

/** Short games have few choices: so many are played where one does not show enough. */
const GAMES_MAX = 20;

/** A short table of an edition, and one with a bell where it has any. */
async function tablesOf(entry: GameEntry): Promise<Wanted[]> {
  const trial = (await loadTrials()).find(({ game }) => game === entry.meta.id)!;
  const bells = trial.tables.filter(({ hasBell }) => hasBell === true).slice(0, 1);
  return [{ seats: entry.meta.seats.min, options: shortOf(entry) }, ...bells];
}

describe.each(EDITIONS)('%s', (_, entry) => {
  test('what the seat could not see changes nothing', async () => {
    const kinds = { met: new Set<string>(), compared: new Set<string>() };
    let compared = 0;
    let hidden = 0;
    const isEnough = (): boolean =>
      compared > 9 && hidden > 0 && kinds.compared.size === kinds.met.size;
    const tables = await tablesOf(entry);
    for (let number = 0; number === 0 || (number < GAMES_MAX && !isEnough()); number++)
      for (const table of tables) {
        const plan = await playedGame(entry, number === 0 ? 'honest' : `honest ${number}`, table);
        const { rules, setup, seed } = plan;
        const { memory } = plan.judge;
        const guesses = rngFor('honest', number === 0 ? 'guesses' : `guesses ${number}`);
        const minds =
          memory === undefined
            ? []
            : plan.seats.map((seat) => new Recollection(memory, rules, setup, seat));
        for (const moment of momentsOf(rules, setup, plan.steps).moments) {
          const { state, number: step, pending } = moment;
          for (const choice of choicesAt(moment)) {
            kinds.met.add(pending.kind);
            if (guesses.below(ONE_OF) > 0) continue;
            const { seat } = choice;
            const view = rules.view(state, seat);
            const other = rules.guess(view, seat, guesses);
            if (String(rules.pack(other)) !== String(rules.pack(state))) hidden++;
            const past = minds[seat]?.past;
            /** The review of the choice, as far as it goes by what the seat can see. */
            const reviewed = (sight: unknown): unknown => {
              const judge = withPast(plan.judge, past, sight, seat, rngFor(seed, 'recall'));
              const price = priceOf({ rules, judge, seed, ...LITTLE }, sight, choice, step);
              const { seats } = setup;
              const effect = effectOf(
                { rules, judge, seed, ...LITTLE, seats },
                sight,
                choice,
                step,
              );
              return { price, effect };
            };
            expect(reviewed(rules.view(other, seat))).toEqual(reviewed(view));
            kinds.compared.add(pending.kind);
            compared++;
          }
          for (const mind of minds) mind.append(moment.step);
        }
      }
    expect(kinds.compared).toEqual(kinds.met);
    expect(compared).toBeGreaterThan(9);
    expect(hidden).toBeGreaterThan(0);
  });

  test('asked twice, in any order, a review is the same', async () => {
    const seats = entry.meta.seats.min;
    const plan = await playedGame(entry, 'twice', { seats, options: shortOf(entry) });
    const short = { ...plan, steps: plan.steps.slice(0, 40) };
    const [first, second] = [new Reviewer(short), new Reviewer(short)];
    const pieces = first.pieces.map((name) => first.piece(name));
    const again = second.pieces.toReversed().map((name) => second.piece(name));
    expect(second.review(again)).toEqual(first.review(pieces));
  });

  test('another seed calls nearly all choices the same', async () => {
    const one: Price[] = [];
    const two: Price[] = [];
    const isChoice = ({ label }: Price): boolean => label !== 'forced';
    const isEnough = (): boolean => one.filter(isChoice).length > 15;
    for (let number = 0; number < GAMES_MAX && !isEnough(); number++) {
      const plan = await playedGame(entry, number === 0 ? 'seeds' : `seeds ${number}`, {
        seats: entry.meta.seats.min,
        options: shortOf(entry),
      });
      const { rules, judge } = plan;
      const { moments } = momentsOf(rules, plan.setup, plan.steps);
      // Towards the end imagined games are short, so that a choice can have as many as it needs.
      const late = moments.slice(-30);
      const pricesBy = (seed: string): Price[] =>
        late.flatMap((moment) =>
          choicesAt(moment).map((choice) => {
            const view = rules.view(moment.state, choice.seat);
            return priceOf({ rules, judge, seed, playouts: 6000 }, view, choice, moment.number);
          }),
        );
      one.push(...pricesBy('one'));
      two.push(...pricesBy('two'));
    }
    // A game in which nothing can be chosen has nothing to call.
    if (!one.some(isChoice)) return;
    expect(isEnough()).toBe(true);
    const different = one.filter(({ label }, i) => label !== two[i]!.label);
    expect(different.length / one.length).toBeLessThan(0.1);
    // What a choice cost is what both agree on, far better than on which move is best.
    const apart = one.map(({ cost, error }, i) => {
      const spread = Math.hypot(error, two[i]!.error);
      return Math.abs(cost - two[i]!.cost) <= 5 * spread + 0.005;
    });
    expect(apart.filter((isClose) => !isClose).length / apart.length).toBeLessThan(0.1);
  });
});
