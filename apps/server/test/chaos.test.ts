// A short version of `npm run chaos`: real servers are killed, frozen and cut off from their database,
// and their clocks set, while people play, and nothing may be lost; and of `npm run chaos:club`. Works on
// what `npm run build` made.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { NGINX } from '../../../chaos/nginx.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Everything that may have gone wrong, as the last line of a run says it. */
const NOTHING = { lost: 0, doubled: 0, stuck: 0, forked: 0, others: {} };

const runs = (...args: string[]): Promise<{ status: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const script = path.join(ROOT, 'scripts', 'run.mjs');
    const child = spawn(process.execPath, [script, ...args, '--built'], { cwd: ROOT });
    let output = '';
    const hear = (part: Buffer): void => {
      output += part.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });

const resultIn = (output: string): Record<string, unknown> => {
  const line = output.split('\n').find((one) => one.startsWith('RESULT '));
  expect(line, output).toBeDefined();
  return JSON.parse(line!.slice('RESULT '.length)) as Record<string, unknown>;
};

describe('a club behind one address', () => {
  it.concurrent('is refused nothing where limits leave no room for a table too many', async () => {
    const direct = NGINX === undefined ? ['--direct'] : [];
    const args = ['--phones', '8', '--think', '30', '--tight', ...direct];
    const { status, output } = await runs('chaos:club', ...args);
    expect(resultIn(output), output).toMatchObject({ finished: 8, refused: 0, others: {} });
    expect(status).toBe(0);
  });
});

describe('people who play while everything breaks', () => {
  it.concurrent.each([
    ['sqlite', ['--tables', '3', '--kills', '4', '--scene', 'kills,clock']],
    [
      'postgres',
      ['--tables', '3', '--kills', '4', '--scene', 'kills,frozen-node,away'].concat(
        ['--away', '3'],
        ['--frozen', '4'],
      ),
    ],
  ])('lose nothing on %s', async (store, args) => {
    const { status, output } = await runs('chaos', '--short', '--store', store, ...args);
    const result = resultIn(output);
    expect(result, output).toMatchObject(NOTHING);
    expect(result['acknowledged']).toBeGreaterThan(0);
    expect(result['kills']).toBeGreaterThan(3);
    expect(status).toBe(0);
  });
});
