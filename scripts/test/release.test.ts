// What a release is cut from: the changelog, the versions, and the oldest Node that runs it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

import manifest from '../../package.json' with { type: 'json' };
import { datedChangelog } from '../cut.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const ENTRY_POINTS = [
  ...['start', 'test', 'setup', 'run', 'admin', 'backup', 'push-keys'].map(
    (name) => `scripts/${name}.mjs`,
  ),
  'apps/cli/bin/tablee.mjs',
];

/** Starts a program under a Node that says it is older. */
const startUnder = (node: string, program: string): { status: number | null; stderr: string } => {
  const versions = `Object.defineProperty(process, 'versions', { value: { node: '${node}' } })`;
  const preload = `data:text/javascript,${encodeURIComponent(versions)}`;
  const args = ['--import', preload, path.join(ROOT, program)];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stderr };
};

describe('a Node below the floor', () => {
  test.each(ENTRY_POINTS)('is named by %s in one sentence', (program) => {
    expect(startUnder('18.20.8', program)).toEqual({
      status: 78,
      stderr: 'Tablée needs Node 20.19 or newer; this is v18.20.8. See https://nodejs.org.\n',
    });
  });

  test('is the one that package.json names', () => {
    const [floor = ''] = /[\d.]+$/.exec(manifest.engines.node)!;
    const [major = 0, minor = 0] = floor.split('.').map(Number);
    expect(startUnder(`${major}.${minor - 1}.9`, 'scripts/push-keys.mjs').status).toBe(78);
    expect(startUnder(`${major}.${minor}.0`, 'scripts/push-keys.mjs').status).toBe(0);
    expect(startUnder(`${major + 1}.0.0`, 'scripts/push-keys.mjs').status).toBe(0);
  });
});

test('packages of ours name each other without a version: a cut would break npm ci', () => {
  const { stdout } = spawnSync('git', ['grep', '-hE', '"@tablee/[a-z-]+": "'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const named = stdout.split('\n').filter((line) => /"@tablee\/[\w-]+": "[\d^~]/.test(line));
  expect(named).toEqual([]);
});

describe('a changelog', () => {
  const log = [
    '# Changelog\n',
    '## Unreleased\n',
    '### Upgrading\n',
    '- Nothing to do.\n',
    '## 0.1.0 (2026-01-02)\n',
    '- Old.\n',
  ].join('\n');

  test('gets a dated heading above its unreleased entries, and keeps an empty one', () => {
    const [, unreleased, own, older] = datedChangelog(log, '0.2.0', '2026-03-04').split(/^## /m);
    expect(unreleased).toBe('Unreleased\n\n');
    expect(own).toBe('0.2.0 (2026-03-04)\n\n### Upgrading\n\n- Nothing to do.\n\n');
    expect(older).toBe('0.1.0 (2026-01-02)\n\n- Old.\n');
  });

  test.each([
    ['no unreleased entries', log.replace('- Nothing to do.\n', '')],
    ['needs "### Upgrading"', log.replace('### Upgrading\n', '### Server\n')],
    ['no heading "Unreleased"', log.replace('## Unreleased\n', '')],
  ])('with %s is refused', (why, text) => {
    expect(() => datedChangelog(text, '0.2.0', '2026-03-04')).toThrow(why);
  });
});
