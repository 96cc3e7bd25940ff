// A short version of `npm run chaos`: real servers are killed, frozen and cut off from their database,
// and their clocks set, while people play, and nothing may be lost; and of `npm run chaos:club`. Works on
// what `npm run build` made.
import { describe, expect, it } from 'vitest';

import { NGINX } from '../../../chaos/nginx.ts';
import { resultIn, runs } from './runs.ts';

/** Everything that may have gone wrong, as the last line of a run says it. */
const NOTHING = { lost: 0, doubled: 0, stuck: 0, forked: 0, others: {} };

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
