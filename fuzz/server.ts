// The real server under attack, with everything that it says about itself: its log in a file, its memory,
// and whether it is still there.
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { emptySite, ended, listening, spawnServer } from '../scripts/server-process.ts';
import type { ServerProcess, Settings } from '../scripts/server-process.ts';
import type { Found } from './plan.ts';

const beside = (name: string): string => new URL(`./${name}.js`, import.meta.url).href;
export const METRICS_TOKEN = 'for-the-fuzzer-alone';
const SAMPLE_MS = 250;
/** Who takes so long will not stop any more. */
const STOP_MS = 120_000;
const MB = 1024 * 1024;

/** Anything of the form of a key, a token or a code has no place in a log. */
const SECRET = /[A-Za-z0-9_-]{43,}/;
const KEPT_ERRORS = 20;

/** In megabytes; the processor in seconds since the start. */
export interface Memory {
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
  readonly cpu: number;
}

/** What memory.ts says. */
interface Said extends Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed' | 'external'> {
  readonly cpu: number;
}

export class Server {
  port = 0;
  rssMax = 0;
  isCrashed = false;
  errors = 0;
  lines = 0;
  readonly #folder: string;
  readonly #findings: Found;
  #child: ServerProcess | undefined;
  #gone: Promise<void> = Promise.resolve();
  #isStopping = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #asked: ((memory: Memory) => void)[] = [];

  /** `folder`: for its data, its pages and its log. */
  constructor(folder: string, findings: Found) {
    this.#folder = folder;
    this.#findings = findings;
  }

  get #logFile(): string {
    return path.join(this.#folder, 'log');
  }

  /** `plants`: names of faults to put in, for seeing whether they are found. */
  async start(settings: Settings, plants: string): Promise<void> {
    const own: Settings = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA: path.join(this.#folder, 'data'),
      SITE: emptySite(this.#folder),
      LOG_LEVEL: 'info',
      NODE_NAME: 'fuzzed',
      // Attackers and guests come from addresses of their own.
      TRUST_PROXY: '1',
      METRICS_TOKEN,
      ...settings,
      FUZZ_PLANTS: plants,
    };
    const loaded = ['memory', ...(plants === '' ? [] : ['plants'])].map(beside);
    const child = spawnServer(own, { loaded, flags: ['--expose-gc'] });
    this.#child = child;
    child.on('message', ({ rss, heapUsed, external, cpu }: Said) => {
      this.rssMax = Math.max(this.rssMax, rss / MB);
      this.#asked.shift()?.({
        rss: rss / MB,
        heap: heapUsed / MB,
        external: external / MB,
        cpu: cpu / 1e6,
      });
    });
    child.stderr.on('data', (part) =>
      this.#findings.add('error', `on standard error: ${String(part).slice(0, 300)}`),
    );
    this.#gone = ended(child);
    const log = createWriteStream(this.#logFile);
    this.port = await listening(child, (_line, text) => {
      log.write(`${text}\n`);
      this.#read(text);
    });
    void this.#gone.then(() => {
      if (this.#isStopping) return;
      this.isCrashed = true;
      this.#findings.add('crash', `the server ended: ${child.exitCode ?? child.signalCode}`);
    });
    this.#timer = setInterval(() => void this.memory(), SAMPLE_MS);
  }

  get isUp(): boolean {
    return !this.isCrashed && !this.#isStopping;
  }

  #read(line: string): void {
    this.lines += 1;
    if (SECRET.test(line)) this.#findings.add('leak', `in the log: ${line.slice(0, 300)}`);
    if (!/"level":"(?:error|fatal)"/.test(line)) return;
    this.errors += 1;
    if (this.errors <= KEPT_ERRORS) this.#findings.add('error', `in the log: ${line}`);
  }

  /** What it uses now; with `tidy` after its garbage was collected. */
  async memory(tidy = false): Promise<Memory | undefined> {
    const child = this.#child;
    if (this.isCrashed || child?.connected !== true) return undefined;
    // Asked in order, answered in order; who is not answered yet is not asked again and again.
    if (!tidy && this.#asked.length > 0) return undefined;
    const answer = new Promise<Memory>((resolve) => this.#asked.push(resolve));
    child.send({ tidy });
    return Promise.race([answer, this.#gone.then(() => undefined)]);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopping = true;
    const child = this.#child;
    if (child === undefined) return;
    if (child.exitCode === null) child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await this.#gone;
    clearTimeout(late);
    if (child.exitCode !== 0 && !this.isCrashed)
      this.#findings.add('crash', `it did not stop in peace: ${child.exitCode ?? 'killed'}`);
  }

  kill(): void {
    this.#isStopping = true;
    this.#child?.kill('SIGKILL');
  }

  /** Which of these it wrote into its log. */
  async written(secrets: readonly string[]): Promise<string[]> {
    const text = await readFile(this.#logFile, 'utf8');
    return secrets.filter((secret) => text.includes(secret));
  }
}
