// Positions whose best choice can be proved: where every move ends the game the costs are exact, and a move
// that wins at once is never behind another one.
import type { AnyRules, Choice, Seat } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import { momentsOf, plainJudge, priceOf, shareOf, type Moment } from '../src/index.ts';
import { EDITIONS, playedGame, shortOf } from './play.ts';

const MOVES_MAX = 40;
const GAMES = 12;
/** Of all games: in some the last moves are forced. */
let counted = 0;

/** What every move of whoever moves comes to at once: a share of the win, or undefined where the game goes on. */
function endsOf(
  rules: AnyRules,
  { state, pending }: Moment,
): (Choice<unknown> & { readonly share: number | undefined })[] {
  if (pending.kind !== 'turn') return [];
  const { seat } = pending;
  const count = rules.count(state, seat);
  if (count < 2 || count > MOVES_MAX) return [];
  const moves: unknown[] = [];
  rules.moves(state, seat, moves);
  return moves.map((move) => ({ seat, move, share: shareAfter(rules, state, seat, move) }));
}

function shareAfter(
  rules: AnyRules,
  state: unknown,
  seat: Seat,
  move: unknown,
): number | undefined {
  const after = rules.clone(state);
  rules.apply(after, { kind: 'move', seat, move });
  const pending = rules.pending(after);
  return pending.kind === 'over' ? shareOf(pending.outcome, seat) : undefined;
}

describe.each(EDITIONS)('%s', (_, entry) => {
  test('the last choices of a game cost what they cost', async () => {
    for (let number = 0; number < GAMES; number++) {
      const seats = entry.meta.seats.min + (number % 2);
      const plan = await playedGame(entry, `known ${number}`, { seats, options: shortOf(entry) });
      const { rules, judge, seed } = plan;
      const { moments } = momentsOf(rules, plan.setup, plan.steps);
      for (const moment of moments.slice(-6)) {
        const ends = endsOf(rules, moment);
        const best = Math.max(...ends.map(({ share }) => share ?? 0));
        const isExact = ends.length > 0 && ends.every(({ share }) => share !== undefined);
        if (!isExact && best < 1) continue;
        const prices = { rules, judge, seed, playouts: 1000 };
        for (const end of ends) {
          const view = rules.view(moment.state, end.seat);
          const price = priceOf(prices, view, end, moment.number);
          if (isExact) {
            expect([price.cost, price.error]).toEqual([best - end.share!, 0]);
            expect(price.played.chance).toBe(end.share);
            // Where the win is not at stake the points are.
            if (price.cost === 0) expect(price.points).toBeGreaterThanOrEqual(0);
            counted++;
          } else {
            expect(price.cost).toBe(end.share === 1 ? 0 : 1 - price.played.chance!);
            if (end.share === 1) counted++;
          }
        }
      }
    }
  });

  test('without a choice there is nothing to pay', async () => {
    const plan = await playedGame(entry, 'forced', {
      seats: entry.meta.seats.min,
      options: shortOf(entry),
    });
    const { rules } = plan;
    const judge = plainJudge(rules);
    for (const moment of momentsOf(rules, plan.setup, plan.steps).moments) {
      if (moment.pending.kind !== 'turn' || moment.step.kind !== 'move') continue;
      const { step } = moment;
      const view = rules.view(moment.state, step.seat);
      if (rules.count(view, step.seat) > 1) continue;
      const price = priceOf({ rules, judge, seed: '1', playouts: 99 }, view, step, moment.number);
      expect(price).toMatchObject({ label: 'forced', cost: 0, gain: 0, playouts: 0 });
      expect([price.played.chance, price.played.score]).toEqual([null, null]);
    }
  });
});

test('there are games whose last choices differ', () => {
  expect(counted).toBeGreaterThan(9);
});
