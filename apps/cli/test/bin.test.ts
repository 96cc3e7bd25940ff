// The real thing: the built command in a process of its own, with real threads.

import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { scratch } from './run.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BIN = path.join(ROOT, 'apps/cli/bin/tablee.mjs');

beforeAll(() => {
  // Cheap when nothing has changed; without it, an old build would be tested.
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/setup.mjs')], { stdio: 'pipe' });
});

const bin = (args: readonly string[], input = '', env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    input,
    env: { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8', ...env },
  });
  return { code: status, out: stdout, err: stderr };
};

describe('the built command', () => {
  test('shares games out to threads without changing a byte', () => {
    const run = (jobs: string) => {
      const folder = scratch();
      const args = ['simulate', 'chicoree', '--games', '30', '--json', '--jobs', jobs];
      const { code, out, err } = bin([...args, '--record', folder]);
      expect(err).toBe('');
      expect(code).toBe(0);
      const files = readdirSync(folder).map((name) =>
        readFileSync(path.join(folder, name), 'utf8'),
      );
      return { out, files };
    };
    const one = run('1');
    expect(one.files).toHaveLength(30);
    expect(run('2')).toEqual(one);
    expect(run('max')).toEqual(one);
  });

  test('shares the deals of an arena out to threads without changing the result', () => {
    const run = (jobs: string) => {
      const args = ['arena', 'chicoree', '--bots', 'habitue,random', '--deals', '12', '--json'];
      const { code, out, err } = bin([...args, '--jobs', jobs]);
      expect(err).toBe('');
      expect(code).toBe(0);
      return out.replace(/"ms\w+":[0-9.]+/g, '');
    };
    expect(run('2')).toBe(run('1'));
  });

  test('plays with an own deck in threads, too', () => {
    const deck = path.join(scratch(), 'deck.json');
    const cards = { EGY: 9, C1: 5, C2: 5, C3: 5, C4: 5, C5: 5, C6: 5, C7: 5, D2: 9 };
    execFileSync(process.execPath, [
      '-e',
      'require("fs").writeFileSync(process.argv[1], process.argv[2])',
      deck,
      JSON.stringify({ name: 'mine', cards }),
    ]);
    const { code, out } = bin([
      'simulate',
      'chicoree',
      '--games',
      '4',
      '--jobs',
      '2',
      '--deck',
      deck,
    ]);
    expect(out).toContain('deck=mine');
    expect(code).toBe(0);
  });

  test('a folder that cannot be written is one line from the threads, too', () => {
    const folder = path.join(BIN, 'folder');
    const { code, err } = bin([
      'simulate',
      'chicoree',
      '--games',
      '4',
      '--jobs',
      '2',
      '--record',
      folder,
    ]);
    expect(err).toMatch(/^tablee: .*cannot be written \(\w+\)\n$/);
    expect(code).toBe(2);
  });

  test('without a terminal or a word of input shows the menu and ends with 0', () => {
    const { code, out, err } = bin(['play']);
    expect(err).toBe('');
    expect(out).toContain('Nothing chosen.');
    expect(code).toBe(0);
  });

  test('has exit codes 0, 1 and 2', () => {
    const folder = scratch();
    bin(['simulate', 'pas-de-bras', '--games', '1', '--record', folder]);
    const record = readFileSync(path.join(folder, readdirSync(folder)[0]!), 'utf8');
    expect(bin(['replay', '-'], record).code).toBe(0);
    expect(bin(['replay', '-'], record.replace(/^points /m, 'points 1')).code).toBe(1);
    expect(bin(['replay', '-'], record.slice(0, 40)).code).toBe(2);
  });

  test('writes all of a long output before it ends', () => {
    const { out } = bin(['rules', 'chicoree', '--json']);
    expect(out.endsWith('}\n')).toBe(true);
  });

  test('does not mind a reader that stops early', () => {
    const script = `"${process.execPath}" "${BIN}" rules chicoree | head -n 1`;
    const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
