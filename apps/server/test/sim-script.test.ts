// The command that runs the simulation: what it says to arguments that make no sense.
import { expect, test } from 'vitest';

import { runs } from './runs.ts';

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
])('`%s` is refused with a reason', async (args, reason) => {
  const { status, output } = await runs('sim', ...args.split(' '));
  expect(status).toBe(2);
  expect(output).toContain(reason);
  expect(output).toContain('usage: npm run sim');
});
