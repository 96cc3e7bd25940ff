// The core promise of a table online: wherever a wire is cut, whatever becomes of the page, no move
// is lost and none is made twice.
import { rngFor } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { Course, TROUBLES, trouble } from '../../../harness/sim/cuts.ts';
import { World } from '../../../harness/sim/world.ts';
import type { SimGame } from '../../../harness/sim/game.ts';
import { loadSimGames } from '../../../harness/sim/editions.ts';

/** A page that sleeps through a bell has not spoken; that is another game. */
const sleepFor = ({ hasBell }: SimGame): number => (hasBell ? 8000 : 120_000);

describe.each(await loadSimGames())('$title', (game) => {
  // Every message is cut off once before and once after it arrives, each time with other trouble.
  test.each(TROUBLES)('a wire cut at every message, both ways: %s', async (then) => {
    const kind = TROUBLES.indexOf(then);
    const sleep = sleepFor(game);
    const course = await Course.of({ game, seed: 'everywhere', people: [0, 1], length: 4, sleep });
    let cuts = 0;
    for (const [i, stretch] of course.stretches.entries()) {
      const messages = await course.messages(stretch);
      for (let at = 1; at <= messages; at++)
        for (const [j, when] of (['before', 'after'] as const).entries()) {
          if ((i + at + 2 * j) % TROUBLES.length !== kind) continue;
          const complaints = await course.cut(stretch, { at, when, then });
          expect(complaints, `stretch ${i}, ${when} message ${at}`).toEqual([]);
          cuts += 1;
        }
    }
    expect(cuts).toBeGreaterThan(course.stretches.length);
  });

  test.each([9, 17, 29])('a whole game on wires that break at every %ith message', async (n) => {
    const rng = rngFor(`${n}`, 'breaks');
    const sleep = sleepFor(game) / 4;
    let messages = 0;
    const world: World = new World({
      game,
      seed: `breaks ${n}`,
      people: Array.from({ length: game.seats }, (_, seat) => seat),
      watchers: 1,
      servers: 1,
      rng,
      latency: () => 5 + rng.below(30),
      think: () => 60 + rng.below(60),
      saboteur: (cable) => {
        messages += 1;
        const page = world.pages.find((one) => one.cable === cable);
        if (messages % n > 0 || page === undefined || world.isOver) return undefined;
        const then = TROUBLES[rng.below(TROUBLES.length)]!;
        const when = rng.below(2) === 0 ? 'before' : 'after';
        return { when, strike: () => trouble(page, then, sleep) };
      },
    });
    world.open();
    expect(await world.run(() => world.isDone, 100_000)).toBe(true);
    const { isExcused, ...verdict } = world.verdict();
    expect(verdict).toEqual({ lost: 0, doubled: 0, complaints: [] });
    // Only a bell can be quicker than somebody whose wire breaks again and again.
    if (!game.hasBell) expect(isExcused).toBe(false);
    world.close();
  });
});
