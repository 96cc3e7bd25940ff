// An evening of a club: all phones behind one router, a real nginx before a real server with its usual
// limits, every table finished and rematched. `npm run chaos:club -- --phones 208`. The last line is
// `RESULT {json}`; a phone that was refused, or a table that was not finished, fails.
import { hostedTables } from '@tablee/registry/trials';

import { Misuse, readWish, runCommand, tellResult } from '../scripts/command.ts';
import { Findings } from '../scripts/findings.ts';
import { FOR_PROGRAMS } from '../scripts/server-process.ts';
import type { Settings } from '../scripts/server-process.ts';
import { Crowd } from './crowd.ts';
import type { TableKind } from './kinds.ts';
import { NGINX, openNginx } from './nginx.ts';
import { IN_A_HURRY } from './server.ts';
import { World } from './world.ts';

const USAGE = `usage: npm run chaos:club -- [--phones N] [--rematches N] [--think MS] [--seed S]
  --phones N     players, four at each table (60 unless told); each table has a television, too
  --rematches N  how often each table goes on to the next one (3 unless told)
  --think MS     the longest that a player thinks (900 unless told)
  --server FILE  another build of the server than this checkout's
  --direct       without nginx
  --tight        new tables and guests of one address may be just as many as are needed`;

const DEFAULTS = {
  phones: 60,
  rematches: 3,
  think: 900,
  seed: String(Date.now() % 1_000_000),
  server: '',
  direct: false,
  tight: false,
} as const;

const SEATS = 4;
/** What a page asks before its player sits down. */
const FIRST_QUESTIONS = ['/', '/api/tables', '/api/push', '/api/privacy'];

/** As operators have them. */
const usual = ({ HOST: _, LOG_LEVEL: __, ...limits }: Settings): Settings =>
  Object.fromEntries(Object.keys({ ...limits, ...IN_A_HURRY }).map((name) => [name, '']));

const kinds = async (): Promise<TableKind[]> =>
  (await hostedTables())
    .filter(({ isLong, hasBell }) => isLong !== true && hasBell !== true)
    .map(({ game, options }) => ({
      ...{ game, options, people: SEATS, bots: 0, watchers: 1 },
      ...{ clock: null, isSlow: false },
    }));

interface Plan {
  readonly phones: number;
  readonly rematches: number;
  readonly think: number;
  readonly seed: string;
  readonly server: string;
  readonly direct: boolean;
  readonly tight: boolean;
}

const tightly = (tables: number, { phones, rematches }: Plan): Settings => ({
  MAX_TABLES_PER_ADDRESS: String(tables * (1 + rematches)),
  MAX_GUESTS_PER_ADDRESS: String(phones),
});

const play = async (plan: Plan): Promise<number> => {
  const { phones, rematches, think, seed, direct, tight } = plan;
  const tables = Math.round(phones / SEATS);
  const findings = new Findings();
  const began = performance.now();
  const world = await World.open({
    ...{ findings, seed, tables, store: 'sqlite', isShort: true },
    main: plan.server === '' ? undefined : plan.server,
    ...{ kills: 0, awaySeconds: 0, frozenSeconds: 0, postgres: undefined, say: console.log },
    settings: {
      ...usual(FOR_PROGRAMS),
      TRUST_PROXY: direct ? '0' : '1',
      ...(tight ? tightly(tables, plan) : {}),
    },
    front: direct ? undefined : openNginx,
    think: { least: think / 3, most: think },
  });
  let crowd: Crowd;
  try {
    await Promise.all(
      Array.from({ length: phones }, async () => {
        for (const path of FIRST_QUESTIONS) await world.ask({ path });
      }),
    );
    crowd = new Crowd(world, { tables, kinds: await kinds(), isShort: true, rematches });
    await crowd.finish();
    // Says how often limits have refused since their last line.
    await world.servers[0]!.stop();
  } finally {
    await world.close();
  }
  const { made, over, moves, acknowledged } = crowd;
  const expected = tables * (1 + rematches);
  tellResult({
    ...{ phones, made, finished: over, expected, moves, acknowledged, refused: world.limited },
    nginx: !direct,
    lost: findings.count('lost'),
    others: findings.except(['lost']),
    seconds: Math.round((performance.now() - began) / 1000),
  });
  return findings.total === 0 && world.limited === 0 && over === expected ? 0 : 1;
};

await runCommand(USAGE, () => {
  const wish = readWish(process.argv.slice(2), DEFAULTS);
  if (wish.phones % SEATS !== 0) throw new Misuse(`--phones needs a multiple of ${SEATS}`);
  if (!wish.direct && NGINX === undefined)
    throw new Misuse('nginx is not installed; --direct plays without it');
  return play(wish);
});
process.exit();
