// Several servers on one database: one dies, one is frozen, one is cut off, and both are replaced one
// after the other. Whoever was there goes to the other one, and no table is played twice.
import { WIRE_VERSION } from '@tablee/wire';

import type { WebSocket } from 'ws';

import { openLine } from '../../scripts/line.ts';
import { luckOf, pause } from '../../scripts/luck.ts';
import type { Luck } from '../../scripts/luck.ts';
import { Crowd } from '../crowd.ts';
import { KINDS } from '../kinds.ts';
import type { Run, Scene } from '../run.ts';
import { World } from '../world.ts';

const open = async (
  run: Run,
  { servers = 2, kinds = KINDS } = {},
): Promise<{ world: World; crowd: Crowd }> => {
  const world = await World.open({ ...run, servers });
  try {
    const crowd = new Crowd(world, { ...run, kinds });
    await crowd.gathered();
    return { world, crowd };
  } catch (error) {
    await world.close();
    throw error;
  }
};

/** Some change to this server without any need, as people do who change networks. */
const send = (crowd: Crowd, at: number, luck: Luck, share: number): void => {
  for (const { line } of crowd.players) if (luck.inHundred(share)) line.move(at);
};

const settle = async (crowd: Crowd): Promise<void> => {
  crowd.world.calm();
  await crowd.everybodyBack();
  await crowd.audit();
};

const rounded = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

/** One of two is killed; everybody goes to the other. Then the other way round. */
export const killedNode: Scene = async (run) => {
  const { world, crowd } = await open(run);
  const luck = luckOf(run.seed, 'killed node');
  let kills = 0;
  try {
    for (const at of [0, 1, 0, 1]) {
      const server = world.servers[at]!;
      await pause(luck.between(300, 1500));
      await server.kill();
      kills += 1;
      await crowd.everybodyBack();
      run.say(`everybody is on the other node, the last after ${rounded(crowd.longestAbsence)} s`);
      await server.start();
      send(crowd, at, luck, 50);
      await settle(crowd);
    }
    const backAfter = rounded(crowd.longestAbsence);
    await crowd.finish();
    return { kills, crowd, backAfter };
  } finally {
    await world.close();
  }
};

/** One is frozen while everybody plays on at the other, and wakes up with a table long out of date. */
export const frozenNode: Scene = async (run) => {
  const { world, crowd } = await open(run);
  const luck = luckOf(run.seed, 'frozen node');
  try {
    for (const at of run.isShort ? [0] : [0, 1]) {
      const server = world.servers[at]!;
      await pause(luck.between(300, 1000));
      // Some are just coming in.
      send(crowd, at, luck, 40);
      await pause(luck.between(50, 400));
      server.freeze();
      await pause(run.frozenSeconds * 1000);
      // Some knock before it wakes, and are inside before it has heard of anything.
      send(crowd, at, luck, 40);
      await pause(800);
      server.thaw();
      await pause(luck.between(0, 300));
      send(crowd, at, luck, 40);
      await settle(crowd);
      run.say(`node ${at} was frozen for ${run.frozenSeconds} s`);
    }
    const backAfter = rounded(crowd.longestAbsence);
    await crowd.finish();
    return { crowd, backAfter };
  } finally {
    await world.close();
  }
};

/** One after the other is replaced, as for a new version. A single one is stopped and started. */
export const rolling: Scene = async (run) => {
  const { world, crowd } = await open(run, { servers: run.store === 'postgres' ? 2 : 1 });
  const luck = luckOf(run.seed, 'rolling');
  try {
    for (let round = 0; round < 2; round += 1)
      for (const server of world.servers) {
        await pause(luck.between(200, 1000));
        world.disturb();
        await server.stop();
        await server.start();
        await settle(crowd);
        run.say(`${server.name} was replaced`);
      }
    const backAfter = rounded(crowd.longestAbsence);
    await crowd.finish();
    return { crowd, backAfter };
  } finally {
    await world.close();
  }
};

/** One loses its way to the database while people are there, and finds it again. */
export const partitioned: Scene = async (run) => {
  const { world, crowd } = await open(run);
  const luck = luckOf(run.seed, 'partitioned');
  try {
    for (const how of ['cut', 'hold'] as const) {
      const proxy = world.proxies[0]!;
      await pause(luck.between(300, 1000));
      proxy[how]();
      await pause((run.awaySeconds * 1000) / 2);
      // Half of those who wait there have enough of it.
      for (const { line } of crowd.players) if (line.at === 0 && luck.inHundred(50)) line.move(1);
      await pause((run.awaySeconds * 1000) / 2 - 1000);
      // Some come back too early.
      send(crowd, 0, luck, 40);
      await pause(1000);
      proxy.mend();
      send(crowd, 0, luck, 20);
      await settle(crowd);
      run.say(`${how}: node 0 had no database for ${run.awaySeconds} s`);
    }
    await crowd.finish();
    return { crowd };
  } finally {
    await world.close();
  }
};

/** Somebody's second page: has said hello to this server. */
const greet = async (port: number): Promise<WebSocket> => {
  const deaf = (): void => undefined;
  const line = openLine(port, { opened: deaf, heard: deaf, closed: deaf });
  const { socket } = line;
  await new Promise((resolve) => {
    socket.once('open', resolve);
  });
  line.send(JSON.stringify({ kind: 'hello', version: WIRE_VERSION }));
  await pause(200);
  return socket;
};

/**
 * Somebody comes to a server at the very moment when it freezes, gives up, and plays on at the other.
 * What the first one reads when it wakes up is long out of date: it must not send them away.
 */
export const lateEnter: Scene = async (run) => {
  const { world, crowd } = await open(run, { kinds: KINDS.filter(({ people }) => people > 1) });
  const server = world.servers[0]!;
  try {
    for (const { line } of crowd.players) line.move(1);
    await pause(500);
    await crowd.everybodyBack();
    const { players } = crowd.tables[0]!;
    const pages = await Promise.all(players.map(() => greet(server.port)));
    server.freeze();
    for (const [i, page] of pages.entries()) {
      const { table, token } = players[i]!;
      page.send(JSON.stringify({ kind: 'enter', entering: 1, table: table.id, token }));
    }
    await pause(300);
    for (const page of pages) page.terminate();
    await pause(run.frozenSeconds * 1000);
    server.thaw();
    await settle(crowd);
    await crowd.finish();
    return { crowd };
  } finally {
    await world.close();
  }
};
