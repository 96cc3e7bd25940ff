// Faults with two servers on one database: one is killed, frozen or cut off, or both are restarted
// in turn. Clients move to the other server, and each table keeps one log.
import { once } from 'node:events';

import { WIRE_VERSION } from '@tablee/wire';
import type { WebSocket } from 'ws';

import { openLine } from '../../harness/line.ts';
import { pause } from '../../scripts/luck.ts';
import type { Luck } from '../../scripts/luck.ts';
import type { Crowd } from '../../harness/crowd.ts';
import { KINDS } from '../../harness/kinds.ts';
import { inSeconds, onStage, settle } from '../run.ts';
import type { Scene } from '../run.ts';

const TWO = { servers: 2 };

/** Moves a share of the clients to this server, as a change of network does. */
const send = (crowd: Crowd, at: number, luck: Luck, share: number): void => {
  for (const { route } of crowd.players) if (luck.inHundred(share)) route.move(at);
};

/** Kills one of two servers, so that all clients move to the other. Then the other way round. */
export const killedNode: Scene = (run) =>
  onStage(run, TWO, async (stage) => {
    const { world, crowd, luck } = stage;
    const nodes = [0, 1, 0, 1];
    for (const at of nodes) {
      const server = world.servers[at]!;
      await pause(luck.between(300, 1500));
      await server.kill();
      await crowd.everybodyBack();
      run.say(
        `everybody is on the other node, the last after ${inSeconds(crowd.longestAbsence)} s`,
      );
      await server.start();
      send(crowd, at, luck, 50);
      await settle(stage);
    }
    stage.facts.kills = nodes.length;
  });

/** Freezes one server while the game goes on at the other. It wakes up with an outdated table. */
export const frozenNode: Scene = (run) =>
  onStage(run, TWO, async (stage) => {
    const { world, crowd, luck } = stage;
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
      await settle(stage);
      run.say(`node ${at} was frozen for ${run.frozenSeconds} s`);
    }
  });

/** One after the other is replaced, as for a new version. A single one is stopped and started. */
export const rolling: Scene = (run) =>
  onStage(run, { servers: run.store === 'postgres' ? 2 : 1 }, async (stage) => {
    const { world, luck } = stage;
    for (let round = 0; round < 2; round += 1)
      for (const [at, server] of world.servers.entries()) {
        await pause(luck.between(200, 1000));
        world.disturb();
        await server.stop();
        await server.start();
        await settle(stage);
        run.say(`node ${at} was replaced`);
      }
  });

/** One loses its way to the database while people are there, and finds it again. */
export const partitioned: Scene = (run) =>
  onStage(run, TWO, async (stage) => {
    const { world, crowd, luck } = stage;
    for (const how of ['cut', 'hold'] as const) {
      const proxy = world.proxies[0]!;
      await pause(luck.between(300, 1000));
      proxy[how]();
      await pause((run.awaySeconds * 1000) / 2);
      // Half of the clients that wait there give up and move.
      for (const { route } of crowd.players)
        if (route.at === 0 && luck.inHundred(50)) route.move(1);
      await pause((run.awaySeconds * 1000) / 2 - 1000);
      // Some come back too early.
      send(crowd, 0, luck, 40);
      await pause(1000);
      proxy.mend();
      send(crowd, 0, luck, 20);
      await settle(stage);
      run.say(`${how}: node 0 had no database for ${run.awaySeconds} s`);
    }
  });

/** Opens a second page of a player, which has sent its hello to this server. */
const greet = async (port: number): Promise<WebSocket> => {
  const deaf = (): void => undefined;
  const line = openLine(port, { opened: deaf, heard: deaf, closed: deaf });
  await once(line.socket, 'open');
  line.send(JSON.stringify({ kind: 'hello', version: WIRE_VERSION }));
  await pause(200);
  return line.socket;
};

/**
 * A client enters at a server just as it freezes, gives up, and plays on at the other. When the
 * first server wakes up it reads that outdated enter: it must not close the newer connection.
 */
export const lateEnter: Scene = (run) =>
  onStage(run, { ...TWO, kinds: KINDS.filter(({ people }) => people > 1) }, async (stage) => {
    const { world, crowd } = stage;
    const server = world.servers[0]!;
    for (const { route } of crowd.players) route.move(1);
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
    await settle(stage);
  });
