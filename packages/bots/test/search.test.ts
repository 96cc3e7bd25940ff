// Sampled search: the same luck gives the same answer, time that is up gives the best so far, and
// what is plainly best is found.
import { botsOf } from '@tablee/bohne/bot';
import { RULES as BEANS, PHASE, type View } from '@tablee/bohne/rules';
import { rngFor, type Rng, type Step } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import { drawAtRandom } from '../src/imagine.ts';
import { adviserFor, search, searchBot, SILENT, type SearchPlan } from '../src/index.ts';

const rules = BEANS['nicht-die-bohne'];
type State = ReturnType<typeof rules.setup>;

/** Imagined games end at once; a move is worth its place in the list, less some luck. */
function toy(worths: readonly number[], rng: Rng = rngFor('toy', 'luck')) {
  const picked: number[] = [];
  const plan: SearchPlan<View, State, unknown> = {
    rules: rules,
    policy: { pick: () => 0 },
    candidates: (_, __, into) => into.push(...worths.keys()),
    isFar: () => true,
    worth: (_, __, ___, pick) => {
      picked.push(pick);
      return worths[pick]! + rng.below(100) / 1000;
    },
    playouts: 400,
  };
  return { plan, picked };
}

/** Four players in the middle of a round; seat 0 leads. */
function leadView(): View {
  const state = rules.setup({ seats: 4, options: { rounds: 1, first: 0 } });
  const cards = [...Array(60).keys()].map(
    (i) => (rules.pending(state) as { from: readonly number[] }).from[i]!,
  );
  rules.apply(state, { kind: 'chance', cards });
  return rules.view(state, 0);
}

describe('a search', () => {
  test('finds the best of many and spends most of its games on those that promise most', () => {
    const { plan, picked } = toy([0.1, 0.3, 0.2, 0.9, 0.25, 0.8, 0.1, 0]);
    const estimates = search(plan, leadView(), 0, rngFor('a', 'b'));
    expect(estimates[0]).toMatchObject({ pick: 3 });
    expect(estimates.map(({ pick }) => pick).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const games = (pick: number): number => picked.filter((one) => one === pick).length;
    expect(games(3)).toBeGreaterThan(4 * games(7));
    expect(picked.length).toBeLessThanOrEqual(400);
    expect(picked.length).toBeGreaterThan(300);
  });

  test('keeps to its budget, and tries everything before it gives anything up', () => {
    const { plan, picked } = toy([0.1, 0.2, 0.3, 0.4]);
    search(plan, leadView(), 0, rngFor('a', 'b'), { playouts: 40 });
    expect(picked.length).toBeLessThanOrEqual(48);
    expect(new Set(picked).size).toBe(4);
  });

  test('answers with the best so far when time is up', () => {
    const { plan, picked } = toy([0.1, 0.9, 0.3, 0.4]);
    const [best] = search(plan, leadView(), 0, rngFor('a', 'b'), { isTimeUp: () => true });
    expect(best!.pick).toBe(1);
    expect(picked.length).toBeLessThanOrEqual(4 * 4);
  });

  test('does not think about what is no choice', () => {
    const { plan, picked } = toy([0.5]);
    expect(search(plan, leadView(), 0, rngFor('a', 'b'))).toEqual([
      { pick: 0, worth: 0, playouts: 0 },
    ]);
    expect(picked).toEqual([]);
  });

  test('may choose silence', () => {
    const { plan } = toy([0.5]);
    const silent = searchBot({ ...plan, candidates: (_, __, into) => into.push(SILENT) });
    expect(silent(leadView(), 0, rngFor('a', 'b'))).toBeUndefined();
  });

  test.each(['expert', 'maitre'] as const)('the same luck gives the same move: %s', (level) => {
    const bot = botsOf('nicht-die-bohne')[level];
    const view = leadView();
    const ask = (luck: string): unknown => bot(view, 0, rngFor(luck, 'x'), { playouts: 60 });
    expect(ask('one')).toEqual(ask('one'));
    const answers = new Set(Array.from({ length: 12 }, (_, i) => ask(`luck ${i}`)));
    expect(answers.size).toBeGreaterThan(1);
  });
});

describe('advice', () => {
  test('gives figures of its own beside the worth, and the reasons', () => {
    const { plan } = toy([0.2, 0.7]);
    const advise = adviserFor({
      ...plan,
      chance: () => 0.25,
      score: () => 12,
      reasons: (_, __, move) => [{ fact: 'why', facts: { move: String(move !== undefined) } }],
    });
    const { candidates } = advise(leadView(), 0, rngFor('a', 'b'));
    expect(candidates).toHaveLength(2);
    for (const one of candidates) {
      expect(one.chance).toBeCloseTo(0.25);
      expect(one.score).toBeCloseTo(12);
      expect(one.reasons).toEqual([{ fact: 'why', facts: { move: 'true' } }]);
    }
    expect(candidates[0]!.move).toBe(rules.moveAt(leadView(), 0, 1));
  });

  test('of the best ones only what speaks for them is told, of the others what speaks against first', () => {
    const reasons = [{ fact: 'risk', isAgainst: true }, { fact: 'gain' }, { fact: 'more' }];
    const advice = { chance: () => 0.25, score: () => 12, reasons: () => reasons };
    const told = (worths: readonly number[]) =>
      adviserFor({ ...toy(worths).plan, ...advice })(
        leadView(),
        0,
        rngFor('a', 'b'),
      ).candidates.map(({ isAsGood, reasons: some }) => [isAsGood, some.map(({ fact }) => fact)]);
    expect(told([0.2, 0.7])).toEqual([
      [true, ['gain', 'more']],
      [false, ['risk', 'gain']],
    ]);
    // No imagined game tells them apart.
    expect(told([0.5, 0.5])).toEqual([
      [true, ['gain', 'more']],
      [true, ['gain', 'more']],
    ]);
  });

  test('where nothing speaks for a move, what it comes to on average does', () => {
    const { plan } = toy([0.2, 0.7]);
    const advise = adviserFor({
      ...plan,
      chance: () => 0.25,
      score: () => 12,
      reasons: () => [{ fact: 'risk', isAgainst: true }],
      average: (score) => ({ fact: 'average', facts: { points: score } }),
    });
    const { candidates } = advise(leadView(), 0, rngFor('a', 'b'));
    expect(candidates.map(({ reasons }) => reasons)).toEqual([
      [{ fact: 'average', facts: { points: 12 } }],
      [{ fact: 'risk', isAgainst: true }],
    ]);
  });

  test('a view is left as it was', () => {
    const view = leadView();
    const before = rules.pack(view);
    botsOf('nicht-die-bohne').expert(view, 0, rngFor('a', 'b'), { playouts: 40 });
    expect(rules.pack(view)).toEqual(before);
    expect(view.phase).toBe(PHASE.lead);
  });
});

test('an imagined draw has as many cards as are taken, like one of a host', () => {
  const drawn: Step<unknown>[] = [];
  const rules = { apply: (_: unknown, step: Step<unknown>) => void drawn.push(step) };
  drawAtRandom(rules, {}, [4, 5, 6, 7], 2, rngFor('draw', 'two'));
  expect(drawn).toEqual([{ kind: 'chance', cards: [expect.any(Number), expect.any(Number)] }]);
});
