// Attacks a real server with so many forged, broken and hostile messages while honest people play on it: one
// without limits under the whole attack, then one with the usual limits under a part of it. The last line is
// `RESULT {json}`; it fails if anything crashed, leaked, broke or disturbed anybody.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { ask } from '../harness/ask.ts';
import { readWish, runCommand, tellResult } from '../scripts/command.ts';
import { Findings } from '../harness/findings.ts';
import { luckOf, pause, until } from '../scripts/luck.ts';
import { FOR_PROGRAMS } from '../harness/server.ts';
import type { Settings } from '../harness/server.ts';
import { Requests } from './bodies.ts';
import type { Description } from './bodies.ts';
import { checkDoors } from './checks.ts';
import { Crowd, KINDS } from './honest.ts';
import type { Found, News, Orders, Rumour, Spoils } from './plan.ts';
import { METRICS_TOKEN, Server } from './server.ts';
import type { Memory } from './server.ts';

const USAGE = `usage: npm run fuzz -- [--messages N] [--seed S] [--half-open N] [--quick]
  --messages N    how many are sent (100000 unless told)
  --seed S        any text; the same one forges the same messages
  --half-open N   sockets that never say hello (5000 unless told)
  --quick         fewer hands and no long waits`;

const OPEN = {
  ...FOR_PROGRAMS,
  MAX_SOCKETS: '40000',
  MAX_SOCKETS_PER_ADDRESS: '40000',
  RATE_MESSAGES: '10000',
  BOT_PACE: '50',
};
/** Only the bots are quicker than usual. */
const USUAL = { BOT_PACE: '50' };

const RSS_MAX_MB = 400;
const GROWTH_MAX_MB = 60;
/** How much attackers may say while an honest move waits for its answer; time would judge the machine. */
const WAIT_MAX = { middle: 2500, last: 10_000 };
const PROGRESS_MS = 10_000;
/** A busy machine takes its time. */
const PATIENCE_MS = 120_000;
/** Until a table that nobody is at has been put away. */
const REST_MS = 13_000;

const quantile = (list: readonly number[], share: number): number => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

interface Watch {
  readonly findings: Found;
  readonly onSaid: (said: number) => void;
  readonly server: Server;
}

/** Runs the attackers' thread to its end. */
function attackWith(
  workerData: Orders,
  { findings, onSaid, server }: Watch,
): { worker: Worker; done: Promise<Spoils> } {
  const worker = new Worker(new URL('./attack.js', import.meta.url), { workerData });
  const done = new Promise<Spoils>((resolve, reject) => {
    worker.on('message', ({ said, finding, done: result }: News) => {
      if (said !== undefined) onSaid(said);
      if (finding !== undefined) findings.add(finding.kind, finding.what);
      if (result !== undefined) resolve(result);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the attackers ended before their time')));
    const watch = setInterval(() => {
      if (server.isCrashed) reject(new Error('there is nobody left to attack'));
    }, 500);
    worker.on('exit', () => clearInterval(watch));
  });
  return { worker, done };
}

/** Nothing that attackers saw of an honest table is anything else than what its watchers saw. */
function compareSights(
  theirs: ReadonlyMap<string, string>,
  ours: ReadonlyMap<string, string>,
  findings: Found,
): number {
  let compared = 0;
  for (const [name, digest] of theirs) {
    if (!ours.has(name)) continue;
    compared += 1;
    if (ours.get(name) !== digest) findings.add('leak', `attackers saw more of ${name}`);
  }
  return compared;
}

interface PhasePlan extends Pick<
  Orders,
  'seed' | 'messages' | 'halfOpen' | 'isLimited' | 'hands' | 'isQuick'
> {
  readonly settings: Settings;
  readonly plants: string;
  readonly tables: number;
  readonly kinds: typeof KINDS;
  readonly pace: number;
}

type Result = Spoils & Awaited<ReturnType<Phase['figures']>> & { readonly watched: number };

class Phase {
  readonly #plan: PhasePlan;
  readonly #findings: Found;
  readonly #server: Server;
  #said = 0;
  #steps = 0;
  #after: Memory | undefined;

  constructor(plan: PhasePlan, findings: Found, folder: string) {
    this.#plan = plan;
    this.#findings = findings;
    this.#server = new Server(folder, findings);
  }

  async run(): Promise<Result> {
    const { settings, plants } = this.#plan;
    try {
      await this.#server.start(settings, plants);
      return await this.#attack();
    } finally {
      if (this.#server.isUp) await this.#server.stop();
      else this.#server.kill();
    }
  }

  async #attack(): Promise<Result> {
    const { seed, messages, halfOpen, isLimited, tables, kinds, hands, pace, isQuick } = this.#plan;
    const server = this.#server;
    const findings = this.#findings;
    const { port } = server;
    const description = await this.#read<Description>('/api');
    if (!isLimited) await checkDoors({ port, requests: new Requests(description), findings });
    const before = await server.memory(true);
    const onSaid = (said: number): void => {
      this.#said = said;
    };
    const tally = new Int32Array(new SharedArrayBuffer(4));
    const data = { port, seed, messages, halfOpen, isLimited, description, hands, isQuick, tally };
    const { worker, done } = attackWith(data, { findings, onSaid, server });
    const tell = (rumour: Rumour): void => worker.postMessage(rumour);
    const luck = luckOf(seed, `honest ${isLimited}`);
    const said = (): number => Atomics.load(tally, 0);
    const crowd = new Crowd({ port, findings, luck, tables, kinds, pace, tell, said });
    const ticker = setInterval(() => this.#show(), PROGRESS_MS);
    try {
      const result = await done;
      await crowd.end();
      await worker.terminate();
      const watched = compareSights(result.sights, crowd.sights, findings);
      await this.#checkAfter(before, crowd);
      return { ...result, ...this.figures(crowd), watched };
    } finally {
      clearInterval(ticker);
      await worker.terminate();
    }
  }

  #show(): void {
    const { isLimited } = this.#plan;
    const limits = isLimited ? 'usual limits' : 'no limits';
    const { rssMax } = this.#server;
    console.log(`fuzz: ${limits}: ${this.#said} messages, ${Math.round(rssMax)} MB at most`);
  }

  #read<T>(page: string): Promise<T> {
    const request = { path: page, key: METRICS_TOKEN, address: '198.51.100.2' };
    return ask<T>(this.#server.port, request, PATIENCE_MS);
  }

  /** What the server counts itself. */
  async #counted(name: string): Promise<number> {
    // A broken one that does not answer counts nothing.
    const text = await this.#read<string>('/metrics').catch(() => '');
    const line = text.split('\n').find((one) => one.startsWith(`${name} `)) ?? '';
    return Number(line.split(' ').at(-1));
  }

  /** Everybody is gone: so the server must not think that anybody is still there. */
  async #checkEmpty(): Promise<void> {
    const isEmpty = async (): Promise<boolean> => (await this.#counted('tablee_sockets')) === 0;
    if (!(await until(isEmpty, PATIENCE_MS, 100)))
      this.#findings.add('memory', 'sockets that nobody has are still counted');
  }

  async #checkAfter(before: Memory | undefined, crowd: Crowd): Promise<void> {
    const { isQuick, isLimited } = this.#plan;
    const server = this.#server;
    const findings = this.#findings;
    for (const secret of await server.written([...crowd.codes, ...crowd.secrets]))
      findings.add('leak', `in the log: ${secret.slice(0, 4)}…`);
    if (crowd.games === 0) findings.add('disturbed', 'no honest game came to its end');
    const [middle, last] = [quantile(crowd.waits, 0.5), quantile(crowd.waits, 0.99)];
    if (middle > WAIT_MAX.middle || last > WAIT_MAX.last)
      findings.add('disturbed', `moves waited for ${middle} messages, some for ${last}`);
    if (server.rssMax > RSS_MAX_MB)
      findings.add('memory', `${Math.round(server.rssMax)} MB at most`);
    await this.#checkEmpty();
    this.#steps = await this.#counted('tablee_steps_total');
    if (!isQuick) {
      const slow = await this.#counted('tablee_refused_total{way="socket",code="slow"}');
      if (!isLimited && slow === 0)
        findings.add('answer', 'nobody who reads nothing was hung up on');
      await pause(REST_MS);
    }
    const after = await server.memory(true);
    if (before === undefined || after === undefined) return;
    this.#after = after;
    const grown = after.heap + after.external - before.heap - before.external;
    if (grown > GROWTH_MAX_MB)
      findings.add('memory', `${Math.round(grown)} MB more are in use than before the attack`);
  }

  figures({ games, latencies, waits }: Crowd) {
    const { rssMax, errors, isCrashed, lines } = this.#server;
    const ms = (share: number): number => Math.round(quantile(latencies, share));
    return {
      honestGames: games,
      honestMoves: latencies.length,
      medianMs: ms(0.5),
      p99Ms: ms(0.99),
      p99Messages: quantile(waits, 0.99),
      rssMaxMb: Math.round(rssMax),
      heapAfterMb: this.#after && Math.round(this.#after.heap),
      steps: this.#steps,
      logErrors: errors,
      logLines: lines,
      isCrashed,
    };
  }
}

type Count = 'said' | 'sockets' | 'honestGames' | 'honestMoves';
const sum = (phases: readonly Result[], name: Count): number =>
  phases.reduce((all, phase) => all + phase[name], 0);

interface Wish {
  readonly messages: number;
  readonly seed: string;
  readonly halfOpen: number;
  /** Fewer hands and no long waits, for the tests. */
  readonly isQuick: boolean;
  /** Faults to be put into the server, to see whether they are found (plants.ts). */
  readonly plants: string;
}

/** Of so many messages, the last fifth meets the usual limits. */
const planOf = ({ messages, seed, halfOpen, isQuick, plants }: Wish): PhasePlan[] => [
  {
    settings: OPEN,
    plants,
    isLimited: false,
    seed,
    messages: Math.ceil(messages * 0.8),
    halfOpen,
    tables: isQuick ? 2 : 4,
    kinds: isQuick ? KINDS.slice(0, 3) : KINDS,
    pace: isQuick ? 5 : 60,
    hands: isQuick ? { sockets: 24, requests: 4 } : { sockets: 48, requests: 6 },
    isQuick,
  },
  {
    settings: USUAL,
    plants,
    isLimited: true,
    seed: `${seed} limited`,
    messages: Math.floor(messages * 0.2),
    // The usual limits turn most of them away.
    halfOpen: Math.min(halfOpen, 700),
    tables: isQuick ? 1 : 3,
    kinds: isQuick ? KINDS.slice(0, 1) : KINDS,
    // Nobody is quicker than the limits allow.
    pace: 70,
    hands: { sockets: 24, requests: 4 },
    isQuick,
  },
];

/** Everything that was found and counted. */
async function fuzz(wish: Wish): Promise<number> {
  const began = performance.now();
  const findings: Found = new Findings();
  const folder = await mkdtemp(path.join(tmpdir(), 'tablee-fuzz-'));
  const phases: Result[] = [];
  try {
    for (const [n, plan] of planOf(wish).entries())
      phases.push(await new Phase(plan, findings, path.join(folder, String(n))).run());
  } catch (error) {
    findings.add('crash', String(error));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  for (const { codes, refusals, statuses, sights: _, ...rest } of phases) {
    const counts = [refusals, codes, statuses].map((map) => Object.fromEntries<number>(map));
    const [refused, failed, answered] = counts;
    const all = { ...rest, refusals: refused, codes: failed, statuses: answered };
    console.log(`fuzz: ${JSON.stringify(all)}`);
  }
  const seconds = (performance.now() - began) / 1000;
  const said = sum(phases, 'said');
  tellResult({
    messages: said,
    sockets: sum(phases, 'sockets'),
    halfOpen: phases[0]?.halfOpen ?? 0,
    crashes: findings.count('crash'),
    errors: findings.count('error') + findings.count('answer'),
    leaks: findings.count('leak'),
    disturbed: findings.count('disturbed'),
    rssMaxMb: Math.max(0, ...phases.map(({ rssMaxMb }) => rssMaxMb)),
    memory: findings.count('memory'),
    seconds: Math.round(seconds * 10) / 10,
    perSecond: Math.round(said / seconds),
    honestGames: sum(phases, 'honestGames'),
    honestMoves: sum(phases, 'honestMoves'),
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
