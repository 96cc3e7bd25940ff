// A short attack on a real server while people play on it; the long one is `npm run fuzz`. And the same
// attack finds the faults that are put into a server on purpose.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, '..', '..', '..', 'scripts', 'run.mjs');

interface Result {
  readonly messages: number;
  readonly halfOpen: number;
  readonly crashes: number;
  readonly errors: number;
  readonly leaks: number;
  readonly disturbed: number;
  readonly memory: number;
  readonly honestGames: number;
}

const attack = (args: readonly string[]): Promise<{ status: number | null; text: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, 'fuzz', '--built', '--quick', ...args]);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (text += part.toString()));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, text }));
  });

const resultIn = (text: string): Result =>
  JSON.parse(/^RESULT (.*)$/m.exec(text)?.[1] ?? '{}') as Result;

test('six thousand hostile messages harm nobody', async () => {
  const { status, text } = await attack(['--messages', '6000', '--half-open', '300']);
  expect(status, text).toBe(0);
  const { messages, halfOpen, honestGames, ...rest } = resultIn(text);
  expect(messages).toBeGreaterThanOrEqual(6_000);
  expect(halfOpen).toBe(300);
  expect(honestGames).toBeGreaterThan(1);
  expect(rest).toMatchObject({ crashes: 0, errors: 0, leaks: 0, disturbed: 0, memory: 0 });
});

test('planted faults are found', async () => {
  const plants = ['--plants', 'eyes,log,broken,memory,deaf'];
  const { status, text } = await attack([...plants, '--messages', '6000', '--half-open', '0']);
  expect(status, text).toBe(1);
  expect(text).toMatch(/through the eyes of seat 0/);
  expect(text).toMatch(/in the log: .*Bearer/);
  const { errors, leaks, disturbed, memory } = resultIn(text);
  for (const found of [errors, leaks, disturbed, memory]) expect(found, text).toBeGreaterThan(0);
});
