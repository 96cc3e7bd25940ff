// The list of scenes: what each is called, on which databases it makes sense, and who plays it.
import type { Scene } from './run.ts';
import { away, restarted } from './scenes/database.ts';
import { full, limited } from './scenes/disk.ts';
import { kills } from './scenes/kills.ts';
import { frozenNode, killedNode, lateEnter, partitioned, rolling } from './scenes/nodes.ts';
import { clock, outage, suspended } from './scenes/time.ts';

const BOTH = ['sqlite', 'postgres'];
// A full disk under PostgreSQL is an error to one statement, or, where it cannot write its own log, the
// end of all connections until it is started again: to a server that is `away`, or `restarted`.
const SQLITE = ['sqlite'];
const POSTGRES = ['postgres'];

interface Listed {
  readonly stores: readonly string[];
  readonly play: Scene;
}

export const SCENES: Readonly<Record<string, Listed>> = {
  kills: { stores: BOTH, play: kills },
  rolling: { stores: BOTH, play: rolling },
  outage: { stores: BOTH, play: outage },
  suspended: { stores: BOTH, play: suspended },
  clock: { stores: BOTH, play: clock },
  full: { stores: SQLITE, play: full },
  limited: { stores: SQLITE, play: limited },
  away: { stores: POSTGRES, play: away },
  restarted: { stores: POSTGRES, play: restarted },
  'killed-node': { stores: POSTGRES, play: killedNode },
  'frozen-node': { stores: POSTGRES, play: frozenNode },
  'late-enter': { stores: POSTGRES, play: lateEnter },
  partitioned: { stores: POSTGRES, play: partitioned },
};
