// Kills the server again and again during play, at critical moments, and restarts it on the same
// data.
import { pause } from '../../scripts/luck.ts';
import type { Luck } from '../../scripts/luck.ts';
import { onStage } from '../run.ts';
import type { Scene } from '../run.ts';
import type { World } from '../../harness/world.ts';

/** How long it may live, in milliseconds. */
const LIFE = { least: 10, most: 1500 };

/** Moments to strike at, beside any; and how long after them, in milliseconds, at most. */
const MOMENTS: readonly (readonly [what: string, later: number])[] = [
  ['asked', 12],
  ['done', 0],
  ['seen', 0],
  ['spoken', 12],
  ['over', 6],
];

/** One kill: at any moment, or just when something was asked for, acknowledged, shown or over. */
const strike = async (world: World, luck: Luck): Promise<void> => {
  const server = world.servers[0]!;
  await pause(luck.between(LIFE.least, LIFE.most));
  let killed = Promise.resolve();
  const kill = (): void => {
    world.disturb();
    killed = server.kill();
  };
  if (luck.inHundred(40)) kill();
  else {
    const [what, later] = luck.pick(MOMENTS);
    if (later === 0) await world.atNext(what, kill);
    else {
      await world.atNext(what, () => undefined);
      await pause(luck.below(later));
      kill();
    }
  }
  await killed;
};

/** Up again; now and then it is killed while it is still waking up. The kills that took. */
const restart = async (world: World, luck: Luck): Promise<number> => {
  const server = world.servers[0]!;
  let kills = 0;
  while (luck.inHundred(10)) {
    const starting = server.start();
    await pause(luck.between(50, 700));
    await server.kill();
    await starting;
    kills += 1;
  }
  await server.start();
  world.calm();
  return kills;
};

export const kills: Scene = (run) =>
  onStage(run, {}, async ({ world, crowd, luck, facts }) => {
    let count = 0;
    while (count < run.kills) {
      await strike(world, luck);
      count += 1 + (await restart(world, luck));
      // In a quarter of the cases the next kill comes before all players are back.
      if (luck.inHundred(25)) continue;
      await crowd.everybodyBack();
      await crowd.audit();
      run.say(`${count} kills, ${crowd.made} tables, ${crowd.over} over`);
    }
    facts.kills = count;
  });
