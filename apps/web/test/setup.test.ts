// How a table is set up: the short game, and what is offered to people before they have chosen anything.

import { resolveSetup, type GameMeta } from '@tablee/kit';
import { GAMES } from '@tablee/registry';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The compiler of the tests knows no browser. */
const { href } = new URL('../src/offline/setup.ts', import.meta.url);
interface Plan {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}
interface TableSetup {
  options: Readonly<Record<string, string>>;
  shared: Readonly<Record<string, string>>;
  people: string[];
}
interface Setups {
  readonly recall: (meta: GameMeta, name: string) => TableSetup;
  readonly remember: (meta: GameMeta, setup: TableSetup) => void;
  readonly planAlone: (meta: GameMeta, setup: TableSetup) => Plan;
  readonly planQuick: (meta: GameMeta, setup: TableSetup) => Plan;
  readonly planAround: (meta: GameMeta, setup: TableSetup) => Plan;
}
const { recall, remember, planAlone, planQuick, planAround } = (await import(
  /* @vite-ignore */ href
)) as Setups;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A game that is short enough has no short one. */
const metas = GAMES.flatMap(({ meta }) => (meta.quick === undefined ? [] : [meta]));

describe.each(metas)('$id', (meta) => {
  test('has a short game that its rules allow, and whose whole one stays as it was', () => {
    const setup = recall(meta, 'Ada');
    for (const plan of [planQuick, planAround, planAlone]) {
      const { seats, options } = plan(meta, { ...setup, people: ['Ada', 'Beate'] });
      expect(resolveSetup(meta, seats, options, () => 0).ok).toBe(true);
    }
    expect(planQuick(meta, setup).options).toMatchObject(meta.quick!.options);
    expect(planAlone(meta, setup).options).toEqual({});
  });

  test('people around a device are offered the short one, and both remember what they chose', () => {
    const setup = recall(meta, 'Ada');
    expect(planAround(meta, setup).options).toEqual(meta.quick!.options);
    remember(meta, { ...setup, shared: {}, options: meta.quick!.options });
    const again = recall(meta, 'Ada');
    expect(planAround(meta, again).options).toEqual({});
    expect(planAlone(meta, again).options).toEqual(meta.quick!.options);
  });
});
