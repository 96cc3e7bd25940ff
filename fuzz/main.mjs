// One run: a server without limits under the whole attack, then one with the usual limits under a part of
// it; honest games at both, and what is found at either.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { Requests } from './bodies.mjs';
import { checkDoors } from './checks.mjs';
import { Findings } from './findings.mjs';
import { Crowd, KINDS } from './honest.mjs';
import { luckOf, pause } from './luck.mjs';
import { METRICS_TOKEN, Server } from './server.mjs';
import { Web } from './web.mjs';

const OPEN = {
  MAX_SOCKETS: '40000',
  MAX_SOCKETS_PER_ADDRESS: '40000',
  MAX_TABLES_PER_ADDRESS: '0',
  MAX_GUESTS_PER_ADDRESS: '0',
  RATE_ENTERS: '0',
  RATE_READS: '0',
  RATE_RECORDS: '0',
  RATE_WRITES: '0',
  RATE_CODES: '0',
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
/** For what follows by itself, every tenth of a second: a busy machine takes its time. */
const TRIES = 600;
/** Until a table that nobody is at has been put away. */
const REST_MS = 13_000;

const quantile = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

/** Runs the attackers' thread to its end. */
function attackWith(workerData, { findings, onSaid, server }) {
  const worker = new Worker(new URL('./attack.mjs', import.meta.url), { workerData });
  const done = new Promise((resolve, reject) => {
    worker.on('message', ({ said, finding, done: result }) => {
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
function compareSights(theirs, ours, findings) {
  let compared = 0;
  for (const [name, digest] of theirs) {
    if (!ours.has(name)) continue;
    compared += 1;
    if (ours.get(name) !== digest) findings.add('leak', `attackers saw more of ${name}`);
  }
  return compared;
}

class Phase {
  #plan;
  #findings;
  #server;
  #said = 0;

  constructor(plan, findings) {
    this.#plan = plan;
    this.#findings = findings;
  }

  async run(folder) {
    const { settings, plants } = this.#plan;
    this.#server = new Server(folder, this.#findings);
    try {
      await this.#server.start(settings, plants);
      return await this.#attack();
    } finally {
      if (this.#server.isUp) await this.#server.stop();
      else this.#server.kill();
    }
  }

  async #attack() {
    const { seed, messages, halfOpen, isLimited, tables, kinds, hands, pace, isQuick } = this.#plan;
    const server = this.#server;
    const findings = this.#findings;
    const { port } = server;
    const web = new Web({ port, address: '198.51.100.2' });
    const description = JSON.parse((await web.ask({ method: 'GET', path: '/api' })).text);
    web.close();
    if (!isLimited) await checkDoors({ port, requests: new Requests(description), findings });
    const before = await server.memory(true);
    const onSaid = (said) => (this.#said = said);
    const tally = new Int32Array(new SharedArrayBuffer(4));
    const data = { port, seed, messages, halfOpen, isLimited, description, hands, isQuick, tally };
    const { worker, done } = attackWith(data, { findings, onSaid, server });
    const tell = (news) => worker.postMessage(news);
    const luck = luckOf(seed, `honest ${isLimited}`);
    const said = () => Atomics.load(tally, 0);
    const crowd = new Crowd({ port, findings, luck, tables, kinds, pace, tell, said });
    const ticker = setInterval(() => this.#show(), PROGRESS_MS);
    try {
      const result = await done;
      await crowd.end();
      await worker.terminate();
      const watched = compareSights(result.sights, crowd.sights, findings);
      await this.#checkAfter(before, crowd);
      return { ...result, ...this.#figures(crowd), watched };
    } finally {
      clearInterval(ticker);
      await worker.terminate();
    }
  }

  #show() {
    const { isLimited } = this.#plan;
    const limits = isLimited ? 'usual limits' : 'no limits';
    const { rssMax } = this.#server;
    console.log(`fuzz: ${limits}: ${this.#said} messages, ${Math.round(rssMax)} MB at most`);
  }

  /** What the server counts itself. */
  async #counted(name) {
    const web = new Web({ port: this.#server.port, address: '198.51.100.3' });
    const { text } = await web.ask({
      method: 'GET',
      path: '/metrics',
      headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
    });
    web.close();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `)) ?? '';
    return Number(line.split(' ').at(-1));
  }

  /** Everybody is gone: so the server must not think that anybody is still there. */
  async #checkEmpty() {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if ((await this.#counted('tablee_sockets')) === 0) return;
      await pause(100);
    }
    this.#findings.add('memory', 'sockets that nobody has are still counted');
  }

  async #checkAfter(before, crowd) {
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
    this.steps = await this.#counted('tablee_steps_total');
    if (!isQuick) {
      const slow = await this.#counted('tablee_refused_total{way="socket",code="slow"}');
      if (!isLimited && slow === 0)
        findings.add('answer', 'nobody who reads nothing was hung up on');
      await pause(REST_MS);
    }
    const after = await server.memory(true);
    if (after === undefined) return;
    this.after = after;
    const grown = after.heap + after.external - before.heap - before.external;
    if (grown > GROWTH_MAX_MB)
      findings.add('memory', `${Math.round(grown)} MB more are in use than before the attack`);
  }

  #figures({ games, latencies, waits }) {
    const { rssMax, errors, isCrashed, lines } = this.#server;
    const ms = (share) => Math.round(quantile(latencies, share));
    return {
      honestGames: games,
      honestMoves: latencies.length,
      medianMs: ms(0.5),
      p99Ms: ms(0.99),
      p99Messages: quantile(waits, 0.99),
      rssMaxMb: Math.round(rssMax),
      heapAfterMb: this.after && Math.round(this.after.heap),
      steps: this.steps,
      logErrors: errors,
      logLines: lines,
      isCrashed,
    };
  }
}

const sum = (phases, name) => phases.reduce((all, phase) => all + (phase[name] ?? 0), 0);

/** Of so many messages, the last fifth meets the usual limits. */
const planOf = ({ messages, seed, halfOpen, isQuick, plants }) => [
  {
    settings: OPEN,
    plants,
    isLimited: false,
    seed,
    messages: Math.ceil(messages * 0.8),
    halfOpen,
    tables: isQuick ? 2 : 4,
    kinds: isQuick ? KINDS.slice(0, 2) : KINDS,
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

/** Everything that was found and counted; `result.ok` when nothing is wrong. */
export async function fuzz(plan) {
  const began = performance.now();
  const findings = new Findings();
  const folder = await mkdtemp(path.join(tmpdir(), 'tablee-fuzz-'));
  const phases = [];
  try {
    for (const [n, phase] of planOf(plan).entries())
      phases.push(await new Phase(phase, findings).run(path.join(folder, String(n))));
  } catch (error) {
    findings.add('crash', error.message);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const seconds = (performance.now() - began) / 1000;
  const said = sum(phases, 'said');
  return {
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
    phases: phases.map(({ codes, refusals, statuses, sights: _, ...rest }) => ({
      ...rest,
      refusals: Object.fromEntries(refusals),
      codes: Object.fromEntries(codes),
      statuses: Object.fromEntries(statuses),
    })),
    ok: findings.total === 0,
  };
}
