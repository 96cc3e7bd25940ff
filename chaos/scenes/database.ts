// Takes the database from a running server: out of reach, stopped, killed. The server refuses moves
// meanwhile, writes nothing in part, and plays on afterwards.
import type { ClockPlan } from '@tablee/wire';

import { pause, until } from '../../scripts/luck.ts';
import type { Crowd } from '../../harness/crowd.ts';
import { KINDS } from '../../harness/kinds.ts';
import { onStage, settle } from '../run.ts';
import type { Scene } from '../run.ts';
import type { Table } from '../../harness/table.ts';
import type { World } from '../../harness/world.ts';

/** A short clock: an outage must not use up a player's time. */
const TIGHT: ClockPlan = { kind: 'live', bank: 5, move: 5 };
const tightKinds = KINDS.map((kind) => (kind.clock === null ? kind : { ...kind, clock: TIGHT }));

/** Acknowledged commands of those tables that were asked for after the given ones. */
const answeredSince = (asked: ReadonlyMap<Table, ReadonlySet<string>>): number =>
  [...asked].reduce(
    (sum, [{ journal }, before]) => sum + [...journal.done].filter((by) => !before.has(by)).length,
    0,
  );

const statusOf = (world: World, path: string): Promise<number> =>
  fetch(`http://127.0.0.1:${world.places()[0]!}${path}`, {
    signal: AbortSignal.timeout(5000),
  }).then(
    ({ status }) => status,
    () => 0,
  );

/** A server may need a moment to notice; one that never does is unwell. */
const NOTICE_MS = 30_000;

const expectStatus = async (world: World, path: string, wanted: number): Promise<void> => {
  let status = 0;
  const isSo = async (): Promise<boolean> => (status = await statusOf(world, path)) === wanted;
  if (!(await until(isSo, NOTICE_MS, 100)))
    world.findings.add('health', `${path}: ${status}, not ${wanted}`);
};

/**
 * Nothing may be acknowledged while there is no database to keep it. What was asked for before may be: a
 * player that lost the answer asks again, and the server remembers what it has kept.
 */
const sitThrough = async (world: World, crowd: Crowd, milliseconds: number): Promise<void> => {
  const asked = new Map(crowd.tables.map((table) => [table, new Set(table.journal.asked.keys())]));
  await pause(Math.max(0, milliseconds - 500));
  await expectStatus(world, '/healthz', 200);
  if (milliseconds > 10_000) await expectStatus(world, '/readyz', 503);
  const answered = answeredSince(asked);
  if (answered > 0) world.findings.add('lost', `${answered} commands acknowledged without a store`);
};

/** Out of reach: the wire is cut, and (where there is time for it) swallows everything. */
export const away: Scene = (run) =>
  onStage(run, { kinds: run.isShort ? KINDS : tightKinds }, async (stage) => {
    const { world, crowd, luck } = stage;
    const refused: Record<string, number> = {};
    for (const how of run.awaySeconds < 10 ? (['cut'] as const) : (['cut', 'hold'] as const)) {
      const proxy = world.proxies[0]!;
      await pause(luck.between(300, 1200));
      const before = crowd.storeRefusals;
      world.disturb();
      proxy[how]();
      await sitThrough(world, crowd, run.awaySeconds * 1000);
      if (run.awaySeconds >= 10) world.returning();
      proxy.mend();
      const count = crowd.storeRefusals - before;
      refused[how] = count;
      if (count === 0) world.findings.add('silent', `${how}: nobody was told \`store\``);
      await settle(stage);
      await expectStatus(world, '/readyz', 200);
      run.say(`${how} for ${run.awaySeconds} s: ${count} moves refused for want of a store`);
    }
    stage.facts['refused'] = refused;
  });

/** Killed, and stopped in order, each time started again after a moment. */
export const restarted: Scene = (run) =>
  onStage(run, {}, async (stage) => {
    const { world, luck } = stage;
    for (const how of ['kill', 'restart', 'kill', 'restart']) {
      await pause(luck.between(300, 1500));
      world.disturb();
      if (how === 'kill') {
        await run.postgres?.kill();
        await pause(luck.between(100, 3000));
      }
      await run.postgres?.restart();
      await settle(stage);
      await expectStatus(world, '/readyz', 200);
      run.say(`the database was ${how}ed`);
    }
  });
