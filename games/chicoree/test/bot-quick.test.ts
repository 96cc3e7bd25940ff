// The bots that answer at once are the same, whether they come alone or with all the others.
import { Match, MANNERS } from '@tablee/bots';
import { Draws, resolveSetup } from '@tablee/kit';
import { expect, test } from 'vitest';

import { META } from '../meta.ts';
import { botsOf } from '../bot/index.ts';
import { quickBotsOf } from '../bot/quick.ts';
import { RULES } from '../rules/index.ts';

test.each(MANNERS)('in the manner %s', (manner) => {
  const setup = resolveSetup(META, 3, {}, () => 0);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const games = [quickBotsOf(manner), botsOf(manner)].map((bots) => {
    const match = new Match({
      rules: RULES,
      setup: setup.value,
      draws: new Draws({ seed: 'quick', salt: 'salt' }),
      bots: [bots.habitue, bots.debutant, bots.random],
      seed: 'quick',
    });
    for (let steps = 0; steps < 150 && match.step(); steps++) continue;
    return match.log.lines;
  });
  expect(games[0]).toEqual(games[1]);
  expect(games[0]!.length).toBeGreaterThan(100);
});
