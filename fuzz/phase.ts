// Runs one phase of the attack: a server, honest players, and the attackers' thread. Checks the
// result afterwards.
import { Worker } from 'node:worker_threads';

import type { Seated } from '@tablee/wire';

import { ask } from '../harness/ask.ts';
import type { Sitter } from '../harness/ask.ts';
import { Crowd } from '../harness/crowd.ts';
import type { Findings } from '../harness/findings.ts';
import type { Usage } from '../harness/inside.ts';
import type { TableKind } from '../harness/kinds.ts';
import type { LogLine, ServerProcess, Settings } from '../harness/server.ts';
import type { Table } from '../harness/table.ts';
import { World } from '../harness/world.ts';
import type { Observer } from '../harness/world.ts';
import { pause, until } from '../scripts/luck.ts';
import { checkDoors } from './checks.ts';
import type { Description } from './forge.ts';
import { digestOf } from './leaks.ts';
import type { News, Orders, Rumour, Spoils } from './plan.ts';

export const METRICS_TOKEN = 'for-the-fuzzer-alone';
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

const quantile = (list: readonly number[], share: number): number => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

type Shared = Pick<Orders, 'seed' | 'messages' | 'halfOpen' | 'isLimited' | 'hands' | 'isQuick'>;

export interface PhasePlan extends Shared {
  readonly settings: Settings;
  /** Names of faults to put into the server, to see whether they are found (plants.ts). */
  readonly plants: string;
  readonly tables: number;
  readonly kinds: readonly TableKind[];
  /** How long honest players think, in milliseconds. */
  readonly pace: number;
}

export type Result = Omit<Spoils, 'sights'> & ReturnType<Phase['figures']>;

export class Phase {
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
