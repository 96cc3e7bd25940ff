// Attacks a real server with forged, broken and hostile messages while honest players play on it: a server
// without limits under most of the attack, then one with the usual limits under the rest. The last line is
// `RESULT {json}`; it fails if anything crashed, leaked, broke or disturbed a player.
import { hostedTables } from '@tablee/registry/trials';

import { Findings } from '../harness/findings.ts';
import type { TableKind } from '../harness/kinds.ts';
import { FOR_PROGRAMS } from '../harness/server.ts';
import type { Settings } from '../harness/server.ts';
import { readWish, runCommand, tellResult } from '../scripts/command.ts';
import { METRICS_TOKEN, Phase } from './phase.ts';
import type { PhasePlan, Result } from './phase.ts';
import type { Orders } from './plan.ts';

const USAGE = `usage: npm run fuzz -- [--messages N] [--seed S] [--half-open N] [--quick]
  --messages N    how many are sent (100000 unless told)
  --seed S        any text; the same one forges the same messages
  --half-open N   sockets that never say hello (5000 unless told)
  --quick         fewer hands and no long waits`;

/** Attackers and honest players come from addresses of their own; only the bots are quicker than usual. */
const USUAL: Settings = {
  ...{ HOST: '127.0.0.1', LOG_LEVEL: 'info', TRUST_PROXY: '1', BOT_PACE: '50', METRICS_TOKEN },
};
const OPEN: Settings = {
  ...FOR_PROGRAMS,
  ...USUAL,
  MAX_SOCKETS: '40000',
  MAX_SOCKETS_PER_ADDRESS: '40000',
  RATE_MESSAGES: '10000',
};

/** Kinds of findings that are not about the honest players. */
const OWN = ['crash', 'error', 'answer', 'leak', 'memory'];

/** Without a bell the games are the same however busy the server is. */
const KINDS: readonly TableKind[] = (await hostedTables())
  .filter(({ hasBell }) => hasBell !== true)
  .flatMap(({ game, seats, options }) =>
    [true, false].map((mayWatch) => ({
      ...{ game, options, people: seats, bots: 0, watchers: mayWatch ? 1 : 0 },
      ...{ mayWatch, clock: null, isSlow: false },
    })),
  );

interface Wish extends Pick<Orders, 'messages' | 'seed' | 'halfOpen' | 'isQuick'> {
  readonly plants: string;
}

/** Of so many messages, the last fifth meets the usual limits. */
const planOf = ({ messages, halfOpen, isQuick, seed, plants }: Wish): PhasePlan[] => [
  {
    ...{ settings: OPEN, isLimited: false, seed, plants, halfOpen, isQuick },
    messages: Math.ceil(messages * 0.8),
    ...(isQuick
      ? { tables: 2, kinds: KINDS.slice(0, 3), pace: 5, hands: { sockets: 24, requests: 4 } }
      : { tables: 4, kinds: KINDS, pace: 60, hands: { sockets: 48, requests: 6 } }),
  },
  {
    ...{ settings: USUAL, isLimited: true, seed: `${seed} limited`, plants, isQuick },
    messages: Math.floor(messages * 0.2),
    // The usual limits turn most of them away.
    halfOpen: Math.min(halfOpen, 700),
    ...(isQuick ? { tables: 1, kinds: KINDS.slice(0, 1) } : { tables: 3, kinds: KINDS }),
    // No player is quicker than the limits allow.
    ...{ pace: 70, hands: { sockets: 24, requests: 4 } },
  },
];

/** Everything that was found and counted. */
async function fuzz(wish: Wish): Promise<number> {
  const began = performance.now();
  const findings = new Findings();
  const phases: Result[] = [];
  try {
    for (const plan of planOf(wish)) phases.push(await new Phase(plan, findings).run());
  } catch (error) {
    findings.add('crash', String(error));
  }
  for (const phase of phases) console.log(`fuzz: ${JSON.stringify(phase)}`);
  const seconds = (performance.now() - began) / 1000;
  const sum = (name: 'said' | 'sockets' | 'honestGames' | 'honestMoves'): number =>
    phases.reduce((all, phase) => all + phase[name], 0);
  const others = Object.values(findings.except(OWN)).reduce((all, count) => all + count, 0);
  tellResult({
    ...{ messages: sum('said'), sockets: sum('sockets'), halfOpen: phases[0]?.halfOpen ?? 0 },
    crashes: findings.count('crash'),
    errors: findings.count('error') + findings.count('answer'),
    ...{ leaks: findings.count('leak'), disturbed: others, memory: findings.count('memory') },
    rssMaxMb: Math.max(0, ...phases.map(({ rssMaxMb }) => rssMaxMb)),
    seconds: Math.round(seconds * 10) / 10,
    perSecond: Math.round(sum('said') / seconds),
    ...{ honestGames: sum('honestGames'), honestMoves: sum('honestMoves') },
    p99Ms: Math.max(0, ...phases.map(({ p99Ms }) => p99Ms)),
  });
  return findings.total === 0 ? 0 : 1;
}

await runCommand(USAGE, () => {
  const seed = String(Math.floor(Math.random() * 2 ** 32));
  const defaults = {
    messages: 100_000,
    seed,
    'half-open': 5000,
    quick: false,
    plants: '',
  } as const;
  const { quick, 'half-open': halfOpen, ...rest } = readWish(process.argv.slice(2), defaults);
  const wish: Wish = { ...rest, halfOpen, isQuick: quick };
  console.log(`fuzz: ${wish.messages} messages, seed ${wish.seed}`);
  return fuzz(wish);
});
// A failed phase may leave sockets and servers open.
process.exit();
