// What every scene begins and ends with: a world, people who gather in it, and a last look at everything.
import { luckOf } from '../scripts/luck.ts';
import type { Luck } from '../scripts/luck.ts';
import { Crowd } from './crowd.ts';
import type { TableKind } from './kinds.ts';
import type { Outcome, Run } from './run.ts';
import { World } from './world.ts';
import type { WorldPlan } from './world.ts';

export interface Stage {
  readonly run: Run;
  readonly world: World;
  readonly crowd: Crowd;
  readonly luck: Luck;
  /** What the scene has to tell in the end. */
  readonly facts: { kills?: number; [name: string]: unknown };
}

interface StagePlan extends Pick<WorldPlan, 'servers' | 'data' | 'hasOwnWall'> {
  readonly kinds?: readonly TableKind[];
}

export const inSeconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

/** Lets `play` do its worst while people play; then everything is played out. */
export const onStage = async (
  run: Run,
  plan: StagePlan,
  play: (stage: Stage) => Promise<void>,
): Promise<Outcome> => {
  const world = await World.open({ ...run, ...plan });
  try {
    const crowd = new Crowd(world, { ...run, ...plan });
    await crowd.gathered();
    const facts: Stage['facts'] = {};
    await play({ run, world, crowd, luck: luckOf(run.seed, 'scene'), facts });
    const backAfter = inSeconds(crowd.longestAbsence);
    await crowd.finish();
    return { crowd, backAfter, ...facts };
  } finally {
    await world.close();
  }
};

/** Nothing is in anybody's way any more: all come back, and nothing may be missing. */
export const settle = async ({ world, crowd }: Stage): Promise<void> => {
  world.calm();
  await crowd.everybodyBack();
  await crowd.audit();
};
