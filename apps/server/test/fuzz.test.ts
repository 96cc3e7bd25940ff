// A short attack on a real server while people play on it; the long one is `npm run fuzz`. And the same
// attack finds the faults that are put into a server on purpose.
import { expect, test } from 'vitest';

import { resultIn, runs } from './runs.ts';

const attack = (...args: string[]) => runs('fuzz', '--quick', '--messages', '6000', ...args);

test('six thousand hostile messages harm nobody', async () => {
  const { status, output } = await attack('--half-open', '300');
  expect(status, output).toBe(0);
  const { messages, halfOpen, honestGames, ...rest } = resultIn(output);
  expect(messages).toBeGreaterThanOrEqual(6_000);
  expect(halfOpen).toBe(300);
  expect(honestGames).toBeGreaterThan(1);
  expect(rest).toMatchObject({ crashes: 0, errors: 0, leaks: 0, disturbed: 0, memory: 0 });
});

test('planted faults are found', async () => {
  const plants = ['--plants', 'eyes,log,broken,memory,deaf', '--seed', '7'];
  const { status, output } = await attack(...plants, '--half-open', '0');
  expect(status, output).toBe(1);
  expect(output).toMatch(/through the eyes of seat 0/);
  expect(output).toMatch(/in the log: .*Bearer/);
  const { errors, leaks, disturbed, memory } = resultIn(output);
  for (const found of [errors, leaks, disturbed, memory]) expect(found, output).toBeGreaterThan(0);
});
