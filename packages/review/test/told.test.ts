// How far off the parts of a result may be, and what is told of them: the errors are those that other luck
// would bring about, and a sign that is open is never told.
import { rngFor } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import {
  craftOf,
  sumOf,
  toldAdjusted,
  toldOf,
  toldPart,
  type Effect,
  type Parts,
  type Sum,
  type Value,
  type Worth,
} from '../src/index.ts';

const SEATS = 3;
const CHOICES = 30;
const ROUNDS = 1500;
const PARTS = ['start', 'luck', 'own', 'others', 'adjusted'] as const;

const rng = rngFor('told', 'noise');
/** Near enough to a normal one: its variance is 1. */
const noise = (): number => {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += rng.below(2 ** 20) / 2 ** 20;
  return sum - 6;
};

/** Figures of an effect with an error that they share, and one of their own. */
interface Truth {
  readonly figures: readonly [number, number, number, number];
  readonly shared: number;
  readonly alone: number;
}

function measuredOnce({ figures, shared, alone }: Truth, step: number): Effect {
  const common = noise() * shared;
  const [gained, possible, gainedScore, possibleScore] = figures.map(
    (figure) => figure + common + noise() * alone,
  ) as [number, number, number, number];
  const spread = figures.flatMap((_, i) =>
    figures.map((_one, j) => shared ** 2 + (i === j ? alone ** 2 : 0)),
  );
  return {
    step,
    seat: step % SEATS,
    gained: { chance: gained, score: gainedScore },
    possible: { chance: possible, score: possibleScore },
    spread,
  };
}

const START_ERROR = 0.01;
const LEAD_ERROR = START_ERROR * Math.sqrt(1 - 1 / SEATS);
function valuesOnce(): Value[] {
  const worth = (): Worth => ({
    chance: 1 / SEATS + START_ERROR * noise(),
    score: 10 + START_ERROR * noise(),
  });
  const all = Array.from({ length: SEATS }, worth);
  const error = { chance: START_ERROR, score: START_ERROR, lead: LEAD_ERROR };
  const end = all.map((_, seat) => ({ chance: seat === 0 ? 1 : 0, score: seat }));
  return [
    { worths: all, errors: all.map(() => error) },
    { worths: end, errors: all.map(() => ({ chance: 0, score: 0, lead: 0 })) },
  ];
}

const rootMean = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

describe('what a part is said to be off by is what it is off by', () => {
  test.each([
    ['experts', 0.04],
    ['regulars', 0],
    ['those who play worse than by habit', -0.04],
  ])('among %s', (_, gained) => {
    const truths = Array.from({ length: CHOICES }, (_one, i): Truth => ({
      figures: [gained * (1 + (i % 4) / 4), 0.05, 2 * gained, (i % 5) / 10],
      shared: 0.01 + (i % 3) / 100,
      alone: 0.004,
    }));
    const sums = Array.from({ length: ROUNDS }, () => {
      const effects = truths.map(measuredOnce);
      const plan = { seat: 1, values: valuesOnce(), effects, craft: craftOf(effects) };
      return [sumOf(plan, 'chance'), sumOf(plan, 'score')] as const;
    });
    for (const of of [0, 1])
      for (const part of PARTS) {
        const values = sums.map((sum) => sum[of]![part]);
        const middle = values.reduce((sum, value) => sum + value, 0) / ROUNDS;
        const apart = rootMean(values.map((value) => value - middle));
        const said = rootMean(sums.map((sum) => sum[of]!.error[part]));
        expect(said / apart, `${part} ${of}`).toBeGreaterThan(0.85);
        // Where craft is held at nothing a part of the errors falls away.
        expect(said / apart, `${part} ${of}`).toBeLessThan(1.35);
      }
  });
});

describe('what is told', () => {
  test('is a figure, next to nothing, or that it is too close', () => {
    expect(toldOf(0.1, 0.05, 'chance').telling).toBe('told');
    expect(toldOf(-0.1, 0.05, 'chance').telling).toBe('told');
    expect(toldOf(0.1, 0.06, 'chance').telling).toBe('open');
    // Hardly any luck, and that for certain, is worth a word.
    expect(toldOf(0.01, 0.01, 'chance').telling).toBe('even');
    expect(toldOf(1.5, 1, 'score').telling).toBe('open');
    expect(toldOf(0.5, 0.5, 'score').telling).toBe('even');
    expect(toldOf(0, 0, 'chance').telling).toBe('told');
    expect(toldOf(0.1, 0.05, 'chance').within).toBeCloseTo(0.098, 9);
  });

  test('of a result without luck is nothing where luck is too close to tell', () => {
    const parts: Parts = { start: 0.3, luck: 0.1, own: 0, others: 0, result: 0.4, adjusted: 0.3 };
    const sum = (error: number): Sum => ({
      ...parts,
      error: { start: 0, luck: error, own: 0, others: 0, result: 0, adjusted: error },
    });
    expect(toldPart(sum(0.02), 'luck', 'chance').telling).toBe('told');
    expect(toldAdjusted(sum(0.02), 'chance')).toMatchObject({ telling: 'told', value: 0.3 });
    expect(toldAdjusted(sum(0.2), 'chance')).toBeUndefined();
  });
});
