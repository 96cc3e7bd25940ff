// The command that runs the simulation: what it says to arguments that make no sense.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const SCRIPT = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../scripts/run.mjs',
);

test.each([
  ['--seeds', 'needs a value'],
  ['--seeds many', 'not “many”'],
  ['--seeds 1.5', 'not “1.5”'],
  ['--seeds -4', 'not “-4”'],
  ['--seeds 0', 'at least 1'],
  ['--seeds 10 --from x', 'not “x”'],
  ['--seeds 10 --seeds 10', 'twice'],
  ['--from 9999999999999', 'too large'],
  ['--days 3', 'unknown option --days'],
  ['12', 'unknown argument: 12'],
])('`%s` is refused with a reason', (args, reason) => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [SCRIPT, 'sim', ...args.split(' ')],
    {
      encoding: 'utf8',
    },
  );
  expect(status).toBe(2);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('usage: npm run sim');
  expect(stdout).toBe('');
});
