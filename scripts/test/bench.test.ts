// The benchmark of the rules compares the same games: how fast they are is `npm run bench`.
import { GAMES } from '@tablee/registry';
import { expect, test } from 'vitest';

import { byListing, played, usualSetup } from '../../bench/rules/ways.ts';

const tables = GAMES.flatMap(({ meta, rules }) =>
  [meta.seats.min, meta.seats.max].map((seats) => ({ id: meta.id, meta, rules, seats })),
);

test.each(tables)('$id at $seats seats: index and list play the same games', async (table) => {
  const rules = await table.rules();
  const listing = byListing(rules);
  const setup = usualSetup(table.meta, table.seats);
  for (let seed = 1; seed <= 3; seed += 1) {
    const game = played(rules, rules, setup, seed);
    expect(game.decisions).toBeGreaterThan(0);
    expect(played(rules, listing, setup, seed)).toEqual(game);
  }
});
