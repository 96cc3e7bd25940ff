// Real servers, a real database, real sockets, people who play, and everything that can go wrong: kills
// the servers, freezes them, cuts them off, fills the disk, and counts what was lost. `npm run chaos --
// --kills 200 --store sqlite`; `--scene NAME` plays one scene alone. The last line is `RESULT {json}`.
import { parseArgs } from 'node:util';

import { runScript, setUp } from './setup.mjs';

const OPTIONS = {
  kills: { type: 'string', default: '20' },
  store: { type: 'string', default: 'sqlite' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  tables: { type: 'string', default: '8' },
  scene: { type: 'string' },
  away: { type: 'string', default: '30' },
  frozen: { type: 'string', default: '10' },
  /** Another build of the server than this checkout's: an older one, or one with a planted fault. */
  server: { type: 'string' },
  /** No new tables after the first ones, and no repetitions. */
  short: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
};

const { values } = parseArgs({ options: OPTIONS });
runScript(() => {
  if (!values.built) setUp();
  return 0;
});
if (!process.exitCode) {
  // Only now: it is made of what has just been built.
  const { chaos } = await import('../chaos/main.mjs');
  const status = await chaos({
    kills: Number(values.kills),
    store: values.store,
    seed: values.seed,
    tables: Number(values.tables),
    scenes: values.scene?.split(','),
    awaySeconds: Number(values.away),
    frozenSeconds: Number(values.frozen),
    main: values.server,
    isShort: values.short,
  });
  // Whatever a scene that broke has left open.
  process.exit(status);
}
