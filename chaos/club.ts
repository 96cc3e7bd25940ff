// An evening of a club: all phones behind one router, a real nginx before a real server with its usual
// limits, every table finished and rematched. `npm run chaos:club -- --phones 208`. The last line is
// `RESULT {json}`; a phone that was refused, or a table that was not finished, fails.
import { hostedTables } from '@tablee/registry/trials';

import { Misuse, readWish, runCommand, tellResult } from '../scripts/command.ts';
import { Findings } from '../harness/findings.ts';
import type { Settings } from '../harness/server.ts';
import { Crowd } from '../harness/crowd.ts';
import type { TableKind } from '../harness/kinds.ts';
import { NGINX, openNginx } from './nginx.ts';
import { neverSaid } from './run.ts';
import { World } from '../harness/world.ts';

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
  let limited = 0;
  const says = neverSaid(findings);
  const world = await World.open({
    ...{ findings, seed, main: plan.server === '' ? undefined : plan.server },
    // As operators have them.
    settings: {
      ...{ HOST: '127.0.0.1', LOG_LEVEL: 'info', TRUST_PROXY: direct ? '0' : '1' },
      ...(tight ? tightly(tables, plan) : {}),
    },
    front: direct ? undefined : openNginx,
    manners: { think: { least: think / 3, most: think }, sitOut: 0 },
    heard: (line, text, server) => {
      if (line.msg === 'limited') limited += line.times;
      says(line, text, server);
    },
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
    ...{ phones, made, finished: over, expected, moves, acknowledged, refused: limited },
    nginx: !direct,
    lost: findings.count('lost'),
    others: findings.except(['lost']),
    seconds: Math.round((performance.now() - began) / 1000),
  });
  return findings.total === 0 && limited === 0 && over === expected ? 0 : 1;
};

await runCommand(USAGE, () => {
  const wish = readWish(process.argv.slice(2), DEFAULTS);
  if (wish.phones % SEATS !== 0) throw new Misuse(`--phones needs a multiple of ${SEATS}`);
  if (!wish.direct && NGINX === undefined)
    throw new Misuse('nginx is not installed; --direct plays without it');
  return play(wish);
});
process.exit();
