// Attacks a real server with forged, broken and hostile messages while honest players play on it: a server
// without limits under most of the attack, then one with the usual limits under the rest. The last line is
// `RESULT {json}`; it fails if anything crashed, leaked, broke or disturbed a player.
import { Worker } from 'node:worker_threads';

import { hostedTables } from '@tablee/registry/trials';
import type { Seated } from '@tablee/wire';

import { ask } from '../harness/ask.ts';
import type { Sitter } from '../harness/ask.ts';
import { Crowd } from '../harness/crowd.ts';
import { Findings } from '../harness/findings.ts';
import type { Usage } from '../harness/inside.ts';
import type { TableKind } from '../harness/kinds.ts';
import { FOR_PROGRAMS } from '../harness/server.ts';
import type { LogLine, ServerProcess, Settings } from '../harness/server.ts';
import type { Table } from '../harness/table.ts';
import { World } from '../harness/world.ts';
import type { Observer } from '../harness/world.ts';
import { readWish, runCommand, tellResult } from '../scripts/command.ts';
import { pause, until } from '../scripts/luck.ts';
import { checkDoors } from './checks.ts';
import type { Description } from './forge.ts';
import { digestOf } from './leaks.ts';
import type { News, Orders, Rumour, Spoils } from './plan.ts';

const USAGE = `usage: npm run fuzz -- [--messages N] [--seed S] [--half-open N] [--quick]
  --messages N    how many are sent (100000 unless told)
  --seed S        any text; the same one forges the same messages
  --half-open N   sockets that never say hello (5000 unless told)
  --quick         fewer hands and no long waits`;

const METRICS_TOKEN = 'for-the-fuzzer-alone';
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

const RSS_MAX_MB = 400;
const GROWTH_MAX_MB = 60;
/** How many messages attackers may send while an honest move waits; time would judge the machine. */
const WAIT_MAX = { middle: 2500, last: 10_000 };
const PROGRESS_MS = 10_000;
const SAMPLE_MS = 250;
/** A busy machine takes its time. */
const PATIENCE_MS = 120_000;
/** Until a table without players has been put away. */
const REST_MS = 13_000;
const MB = 1024 * 1024;

/** Anything of the form of a key, a token or a code has no place in a log. */
const SECRET = /[A-Za-z0-9_-]{43,}/;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Other texts for the same bytes: the last letter has two bits that stand for nothing. */
const almostAs = (token: string): string[] =>
  [1, 2, 3].map((bits) => token.slice(0, -1) + BASE64[BASE64.indexOf(token.at(-1)!) ^ bits]!);

/** Kinds of findings that are not about the honest players. */
const OWN = ['crash', 'error', 'answer', 'leak', 'memory'];

const quantile = (list: readonly number[], share: number): number => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

/** Without a bell the games are the same however busy the server is. */
const KINDS: readonly TableKind[] = (await hostedTables())
  .filter(({ hasBell }) => hasBell !== true)
  .flatMap(({ game, seats, options }) =>
    [true, false].map((mayWatch) => ({
      ...{ game, options, people: seats, bots: 0, watchers: mayWatch ? 1 : 0 },
      ...{ mayWatch, clock: null, isSlow: false },
    })),
  );

type Shared = Pick<Orders, 'seed' | 'messages' | 'halfOpen' | 'isLimited' | 'hands' | 'isQuick'>;

interface PhasePlan extends Shared {
  readonly settings: Settings;
  /** Names of faults to put into the server, to see whether they are found (plants.ts). */
  readonly plants: string;
  readonly tables: number;
  readonly kinds: readonly TableKind[];
  /** How long honest players think, in milliseconds. */
  readonly pace: number;
}

type Result = Omit<Spoils, 'sights'> & ReturnType<Phase['figures']>;

class Phase {
  readonly #plan: PhasePlan;
  readonly #findings: Findings;
  readonly #tally = new Int32Array(new SharedArrayBuffer(4));
  readonly #latencies: number[] = [];
  /** How much attackers sent while an honest player waited for the answer to a move. */
  readonly #waits: number[] = [];
  /** What watchers saw, by table and step. */
  readonly #sights = new Map<string, string>();
  /** Codes, tokens and keys of the honest players. */
  readonly #secrets: string[] = [];
  readonly #log: string[] = [];
  #worker: Worker | undefined;
  #world!: World;
  #crowd!: Crowd;
  #addresses = 0;
  #said = 0;
  #watched = 0;
  #rssMax = 0;

  constructor(plan: PhasePlan, findings: Findings) {
    this.#plan = plan;
    this.#findings = findings;
  }

  get #server(): ServerProcess {
    return this.#world.servers[0]!;
  }

  async run(): Promise<Result> {
    const { settings, plants, seed, pace } = this.#plan;
    this.#world = await World.open({
      ...{ findings: this.#findings, seed, isMeasured: true, flags: ['--expose-gc'] },
      settings: { ...settings, FUZZ_PLANTS: plants },
      loaded: plants === '' ? [] : [new URL('plants.js', import.meta.url).href],
      manners: {
        think: { least: pace / 2, most: pace * 1.5 },
        // In private, for attackers to listen for.
        ...{ order: 10, cancelsOrders: true },
        ...{ sitOut: 0, undo: 0, loseLine: 0, isStrict: true },
      },
      observer: this.#observer(),
      address: () => `198.18.${((this.#addresses += 1) >> 8) & 255}.${this.#addresses & 255}`,
      patience: PATIENCE_MS,
      heard: (line, text) => this.#hear(line, text),
      complained: (text) => this.#findings.add('error', `on standard error: ${text.slice(0, 300)}`),
    });
    const sampler = setInterval(() => {
      if (this.#server.unanswered === 0) void this.#usage(false);
    }, SAMPLE_MS);
    const ticker = setInterval(() => {
      const what = this.#plan.isLimited ? 'usual limits' : 'no limits';
      console.log(`fuzz: ${what}: ${this.#said} messages, ${Math.round(this.#rssMax)} MB at most`);
    }, PROGRESS_MS);
    try {
      return await this.#attack();
    } finally {
      clearInterval(ticker);
      clearInterval(sampler);
      await this.#worker?.terminate();
      const status = this.#server.isUp ? await this.#server.stop() : 0;
      if (status !== 0) this.#findings.add('crash', `it did not stop in peace: ${status}`);
      await this.#world.close();
    }
  }

  // ---- the honest players

  #observer(): Observer {
    return {
      saw: ({ seat, table }, { step, view }) => {
        const digest = digestOf([...table.rules.pack(view)]);
        if (seat === null) this.#sights.set(`${table.id} ${step}`, digest);
      },
      moving: () => {
        const [began, before] = [performance.now(), Atomics.load(this.#tally, 0)];
        return () => {
          this.#latencies.push(performance.now() - began);
          this.#waits.push(Atomics.load(this.#tally, 0) - before);
        };
      },
      seated: (table, seats, people) => this.#seated(table, seats, people),
    };
  }

  /** The host moves to another device; attackers hear of the table, and must not learn the secrets. */
  async #seated(
    { id, kind }: Table,
    [host, ...rest]: readonly Seated[],
    people: readonly Sitter[],
  ): Promise<readonly Seated[]> {
    const { key, address } = people[0]!;
    const by = { address, body: {} };
    type Code = { readonly code: string };
    const move = { ...by, path: `/api/tables/${id}/move-seat`, token: host!.token };
    const { code } = await this.#world.ask<Code>(move);
    const claim = { address, path: '/api/seats/claim', body: { code } };
    const seats = [await this.#world.ask<Seated>(claim), ...rest];
    const recovery = await this.#world.ask<Code>({ ...by, path: '/api/me/recovery', key });
    const secrets = [...seats.map(({ token }) => token), ...people.map((one) => one.key)];
    this.#secrets.push(code, recovery.code, ...secrets);
    const almost = seats.flatMap(({ token }) => almostAs(token));
    const rumour: Rumour = { table: { id, mayWatch: kind.mayWatch === true, almost }, secrets };
    this.#worker?.postMessage(rumour);
    return seats;
  }

  // ---- the attack

  async #attack(): Promise<Result> {
    const { seed, messages, halfOpen, isLimited, hands, isQuick, tables, kinds } = this.#plan;
    const { port } = this.#server;
    const description = await this.#read<Description>('/api');
    if (!isLimited) await checkDoors({ port, description, add: (...what) => this.#add(...what) });
    const before = await this.#usage(true);
    const shared = { port, seed, messages, halfOpen, isLimited, hands, isQuick };
    const done = this.#spoils({ ...shared, description, tally: this.#tally });
    this.#crowd = new Crowd(this.#world, { tables, kinds, isShort: false });
    const { sights, ...spoils } = await done;
    await this.#crowd.finish();
    await this.#worker?.terminate();
    this.#compareSights(sights);
    await this.#checkAfter(before);
    return { ...spoils, ...this.figures() };
  }

  #add(kind: string, what: string): void {
    this.#findings.add(kind, what);
  }

  /** Runs the attackers' thread to its end. */
  #spoils(workerData: Orders): Promise<Spoils> {
    const worker = new Worker(new URL('./attack.js', import.meta.url), { workerData });
    this.#worker = worker;
    return new Promise<Spoils>((resolve, reject) => {
      worker.on('message', ({ said, finding, done }: News) => {
        this.#said = said ?? this.#said;
        if (finding !== undefined) this.#add(finding.kind, finding.what);
        if (done !== undefined) resolve(done);
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('the attackers ended before their time')));
      const watch = setInterval(() => {
        if (!this.#server.isUp) reject(new Error('there is no server left to attack'));
      }, 500);
      worker.on('exit', () => clearInterval(watch));
    });
  }

  /** What attackers saw of an honest table is what its watchers saw. */
  #compareSights(theirs: ReadonlyMap<string, string>): void {
    for (const [name, digest] of theirs) {
      const own = this.#sights.get(name);
      if (own !== undefined) this.#watched += 1;
      if (own !== undefined && own !== digest) this.#add('leak', `attackers saw more of ${name}`);
    }
  }

  // ---- the server

  #hear({ level }: LogLine, text: string): void {
    this.#log.push(text);
    if (SECRET.test(text)) this.#add('leak', `in the log: ${text.slice(0, 300)}`);
    if (level === 'error' || level === 'fatal') this.#add('error', `in the log: ${text}`);
  }

  async #usage(mustCollect: boolean): Promise<Usage | undefined> {
    const usage = await this.#server.usage({ mustCollect });
    this.#rssMax = Math.max(this.#rssMax, (usage?.rss ?? 0) / MB);
    return usage;
  }

  #read<T>(path: string): Promise<T> {
    const request = { path, key: METRICS_TOKEN, address: '198.51.100.2' };
    return ask<T>(this.#server.port, request, PATIENCE_MS);
  }

  /** What the server counts itself. */
  async #counted(name: string): Promise<number> {
    // A broken one that does not answer counts nothing.
    const text = await this.#read<string>('/metrics').catch(() => '');
    const line = text.split('\n').find((one) => one.startsWith(`${name} `)) ?? '';
    return Number(line.split(' ').at(-1));
  }

  async #checkAfter(before: Usage | undefined): Promise<void> {
    const { isQuick, isLimited } = this.#plan;
    const log = this.#log.join('\n');
    for (const secret of this.#secrets)
      if (log.includes(secret)) this.#add('leak', `in the log: ${secret.slice(0, 4)}…`);
    if (this.#crowd.over === 0) this.#add('disturbed', 'no honest game came to its end');
    const [middle, last] = [quantile(this.#waits, 0.5), quantile(this.#waits, 0.99)];
    if (middle > WAIT_MAX.middle || last > WAIT_MAX.last)
      this.#add('disturbed', `moves waited for ${middle} messages, some for ${last}`);
    if (this.#rssMax > RSS_MAX_MB) this.#add('memory', `${Math.round(this.#rssMax)} MB at most`);
    const isEmpty = async (): Promise<boolean> => (await this.#counted('tablee_sockets')) === 0;
    if (!(await until(isEmpty, PATIENCE_MS, 100)))
      this.#add('memory', 'closed sockets are still counted');
    if (!isQuick) {
      const slow = await this.#counted('tablee_refused_total{way="socket",code="slow"}');
      if (!isLimited && slow === 0) this.#add('answer', 'no socket that reads nothing was closed');
      await pause(REST_MS);
    }
    const after = await this.#usage(true);
    if (before === undefined || after === undefined) return;
    const grown = after.heapUsed + after.external - before.heapUsed - before.external;
    if (grown > GROWTH_MAX_MB * MB)
      this.#add('memory', `${Math.round(grown / MB)} MB more are in use than before the attack`);
  }

  figures() {
    const ms = (share: number): number => Math.round(quantile(this.#latencies, share));
    return {
      honestGames: this.#crowd.over,
      honestMoves: this.#latencies.length,
      ...{ medianMs: ms(0.5), p99Ms: ms(0.99), p99Messages: quantile(this.#waits, 0.99) },
      rssMaxMb: Math.round(this.#rssMax),
      ...{ watched: this.#watched, logLines: this.#log.length },
    };
  }
}

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
// Whatever a phase that broke has left open.
process.exit();
