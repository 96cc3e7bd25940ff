// Declares the output of a replay, for people and for programs.

import type { BadLine, Log, ReplayedLine, Wrong } from '@tablee/kit';
import type { Context } from '../context.ts';
import type { Eyes } from './events.ts';
import type { RecordFile } from './open.ts';

export interface Scene {
  readonly context: Context;
  readonly open: RecordFile;
  readonly eyes: Eyes;
  readonly log: Log;
}

export interface Report {
  begin(): void;
  /** A step that fits, the computed lines that follow from it, and what the eyes saw of it. */
  step(line: ReplayedLine, derived: readonly string[], events: readonly unknown[]): void;
  bad(bad: BadLine, complaint: Wrong): void;
  end(stopped: boolean): void;
}

/** What the eyes see now: a record holds the whole truth, so all of it may be shown. */
export const sightOf = ({ open, eyes, log }: Scene): unknown =>
  eyes === 'whole' ? open.rules.clone(log.state) : open.rules.view(log.state, eyes);
