// Runs a scene: opens a world, waits until all players are seated, plays the scene, and audits
// every table at the end.
import { Crowd } from '../harness/crowd.ts';
import type { Findings } from '../harness/findings.ts';
import { World } from '../harness/world.ts';
import type { WorldPlan } from '../harness/world.ts';
import type { TableKind } from '../harness/kinds.ts';
import type { LogLine } from '../harness/server.ts';
import { luckOf } from '../scripts/luck.ts';
import type { Luck } from '../scripts/luck.ts';
import type { Postgres } from '../scripts/postgres.ts';

/** Log messages that are an error of the server under any fault. */
const NEVER = ['unexpected', 'a command broke', 'a table broke', 'a socket broke'];

export interface Run {
  readonly kills: number;
  readonly store: string;
  readonly seed: string;
  readonly tables: number;
  readonly awaySeconds: number;
  readonly frozenSeconds: number;
  /** Another build of the server than this checkout's: an older one, or one with a planted fault. */
  readonly main: string | undefined;
  /** No new tables after the first ones, and no repetitions. */
  readonly isShort: boolean;
  readonly findings: Findings;
  readonly postgres: Postgres | undefined;
  readonly say: (text: string) => void;
}

export interface Outcome {
  readonly crowd: Crowd;
  readonly kills?: number;
  /** Seconds until the last player was back, each time all were thrown out; at most. */
  readonly backAfter: number;
}

export type Scene = (run: Run) => Promise<Outcome>;

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

export const neverSaid =
  (findings: Findings) =>
  ({ level, msg }: LogLine, text: string, server: string): void => {
    if (level !== 'error') return;
    if (NEVER.includes(msg)) findings.add('broken', text);
    if (process.env['CHAOS_VERBOSE']) console.error(`  ${server}: ${text}`);
  };

/** Lets `play` do its worst while players play; then everything is played out. */
export const onStage = async (
  run: Run,
  plan: StagePlan,
  play: (stage: Stage) => Promise<void>,
): Promise<Outcome> => {
  const manners = run.isShort ? { sitOut: 0 } : {};
  const world = await World.open({ ...run, ...plan, manners, heard: neverSaid(run.findings) });
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

/** Nothing is in any player's way any more: all come back, and nothing may be missing. */
export const settle = async ({ world, crowd }: Stage): Promise<void> => {
  world.calm();
  await crowd.everybodyBack();
  await crowd.audit();
};
