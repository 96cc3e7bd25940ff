// What a scene is played with, and what it comes to.
import type { Postgres } from '../scripts/postgres.ts';
import type { Crowd } from './crowd.ts';
import type { Findings } from '../scripts/findings.ts';

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
  /** Ours to kill, where the store is on it. */
  readonly postgres: Postgres | undefined;
  readonly say: (text: string) => void;
}

/** Beside these whatever a scene has to tell. */
export interface Outcome {
  readonly crowd: Crowd;
  readonly kills?: number;
  /** Seconds until the last one was back, each time everybody was thrown out; at most. */
  readonly backAfter: number;
}

export type Scene = (run: Run) => Promise<Outcome>;
