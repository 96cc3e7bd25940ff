// The benchmark of the rules compares the same games: how fast they are is `npm run bench`.
import { GAMES } from '@tablee/registry';
import { expect, test } from 'vitest';

import { byListing, listableSeeds, played, usualSetup } from '../../bench/rules/ways.ts';

const tables = GAMES.flatMap((game) =>
  [game.meta.seats.min, game.meta.seats.max].map((seats) => ({ id: game.meta.id, game, seats })),
);

test.each(tables)(
  '$id at $seats seats: index and list play the same games',
  async ({ game, seats }) => {
    const rules = await game.rules();
    const listing = byListing(rules);
    const setup = usualSetup(game.meta, seats);
    for (const seed of listableSeeds(rules, setup, 3)) {
      const indexed = played(rules, rules, setup, seed);
      expect(indexed.decisions).toBeGreaterThan(0);
      expect(played(rules, listing, setup, seed)).toEqual(indexed);
    }
  },
);
