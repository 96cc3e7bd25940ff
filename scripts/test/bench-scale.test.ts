// The benchmark of large logs runs through and counts what it says: the whole of it is
// `npm run bench:scale`. How long anything takes is nobody's business here.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Line {
  readonly rows: number;
  readonly perSecond: number;
  readonly opened: number;
}

test('a log in either database is filled, written to and read', () => {
  const main = path.join(ROOT, 'scripts', 'run.mjs');
  const args = [main, 'bench:scale', '--built', '--quick', '--parts', 'log,file'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  const results = [...stdout.matchAll(/^RESULT (.*)$/gm)].map(
    ([, json]) => JSON.parse(json!) as { part: string; result: Line[] },
  );
  expect(results.map(({ part }) => part)).toEqual(['log', 'file']);
  for (const { result } of results) {
    const [small, large] = result;
    expect(large!.rows).toBeGreaterThan(small!.rows);
    for (const line of result) {
      expect(line.rows).toBeGreaterThan(0);
      expect(line.perSecond).toBeGreaterThan(0);
      expect(line.opened).toBeGreaterThan(0);
    }
  }
});
