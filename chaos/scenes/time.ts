// Stops servers or sets their clocks by more time than players have left. Afterwards no player's
// time may be up, and every window has its full length.
import type { ClockPlan } from '@tablee/wire';

import { pause } from '../../scripts/luck.ts';
import { KINDS } from '../../harness/kinds.ts';
import { onStage, settle } from '../run.ts';
import type { Outcome, Run, Scene } from '../run.ts';
import type { World } from '../../harness/world.ts';

/** Longer than the silence after which servers count as gone, and than what is on a clock. */
const GONE_MS = 13_000;
const HOUR = 3_600_000;
const TIGHT: ClockPlan = { kind: 'live', bank: 5, move: 5 };
const kinds = KINDS.filter(({ clock, isLong }) => clock !== null || isLong === true).map(
  (kind) => ({
    ...kind,
    clock: TIGHT,
  }),
);

/** Called when auctions are under way. */
type Strike = (world: World) => Promise<void>;

/** Each strike by itself. */
const play = (
  run: Run,
  strikes: readonly Strike[],
  plan: { readonly servers?: number; readonly hasOwnWall?: boolean } = {},
): Promise<Outcome> =>
  onStage(run, { ...plan, kinds }, async (stage) => {
    for (const strike of strikes) {
      // Long enough for the first auctions to be under way.
      await pause(3000);
      stage.world.disturb();
      await strike(stage.world);
      await settle(stage);
    }
  });

/** Killed, and started again only after a while. */
const missOne: Strike = async (world) => {
  const server = world.servers[0]!;
  await server.kill();
  await pause(GONE_MS);
  world.returning();
  await server.start();
};

export const outage: Scene = async (run) => ({ ...(await play(run, [missOne])), kills: 1 });

/** All stopped in the middle of everything, as a machine that is suspended. */
const freezeAll: Strike = async (world) => {
  for (const server of world.servers) server.freeze();
  await pause(GONE_MS);
  world.returning();
  for (const server of world.servers) server.thaw();
};

export const suspended: Scene = (run) =>
  play(run, [freezeAll], { servers: run.store === 'postgres' ? 2 : 1 });

const setForward: Strike = async (world) => {
  world.returning(HOUR);
  await world.servers[0]!.setWall(HOUR);
};

const setBack: Strike = (world) => world.servers[0]!.setWall(-HOUR);
/** Sets a clock that was an hour late right again. The table's time is already ahead. */
const setRight: Strike = (world) => world.servers[0]!.setWall(HOUR);

/** Sets the clock back while the server is stopped. */
const startAnHourAgo: Strike = async (world) => {
  const server = world.servers[0]!;
  await server.kill();
  await server.setWall(-HOUR);
  await server.start();
};

/** The clock on the wall is set forth and back by an hour. */
export const clock: Scene = async (run) => {
  const strikes = [setForward, setBack, setBack, setRight, startAnHourAgo];
  const told = await play(run, run.isShort ? strikes.slice(0, 2) : strikes, { hasOwnWall: true });
  return { ...told, kills: run.isShort ? 0 : 1 };
};
