// Nobody pays for a server that is not there: the only one is gone, or fast asleep, for longer than
// anybody has on their clock. Nobody's time may be up afterwards.
import { Crowd } from '../crowd.mjs';
import { KINDS } from '../kinds.mjs';
import { pause } from '../luck.mjs';
import { World } from '../world.mjs';

/** Longer than the silence after which servers count as gone, and than what is on a clock. */
const GONE_MS = 13_000;
const TIGHT = { kind: 'live', bank: 5, move: 5 };
const kinds = KINDS.filter(({ clock, isLong }) => clock !== null || isLong).map((kind) => ({
  ...kind,
  clock: TIGHT,
}));

const play = async (run, strike) => {
  const world = await World.open(run);
  try {
    const crowd = new Crowd(world, { ...run, kinds });
    await crowd.gathered();
    // Long enough for the first auctions to be under way.
    await pause(3000);
    world.disturb();
    await strike(world.servers[0]);
    world.calm({ isLongAgo: true });
    await crowd.everybodyBack();
    await crowd.audit();
    await crowd.finish();
    return crowd;
  } finally {
    await world.close();
  }
};

/** Killed, and started again only after a while. */
export const outage = async (run) => {
  const crowd = await play(run, async (server) => {
    await server.kill();
    await pause(GONE_MS);
    await server.start();
  });
  return { kills: 1, crowd };
};

/** Stopped in the middle of everything, as a machine that is suspended. */
export const suspended = async (run) => {
  const crowd = await play(run, async (server) => {
    server.freeze();
    await pause(GONE_MS);
    server.thaw();
  });
  return { crowd };
};
