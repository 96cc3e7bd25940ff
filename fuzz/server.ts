// The real server under attack, with everything that it says about itself: its log in a file, its memory,
// and whether it is still there.
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { emptySite, ServerProcess } from '../harness/server.ts';
import type { Settings } from '../harness/server.ts';
import type { Found } from './plan.ts';

export const METRICS_TOKEN = 'for-the-fuzzer-alone';
const SAMPLE_MS = 250;
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

export class Server {
  port = 0;
  rssMax = 0;
  isCrashed = false;
  errors = 0;
  lines = 0;
  readonly #folder: string;
  readonly #findings: Found;
  #server: ServerProcess | undefined;
  #isStopping = false;
  #timer: NodeJS.Timeout | undefined;

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
    const log = createWriteStream(this.#logFile);
    const server = new ServerProcess({
      settings: own,
      loaded: plants === '' ? [] : [new URL('plants.js', import.meta.url).href],
      flags: ['--expose-gc'],
      isMeasured: true,
      heard: (_line, text) => {
        log.write(`${text}\n`);
        this.#read(text);
      },
      complained: (text) => this.#findings.add('error', `on standard error: ${text.slice(0, 300)}`),
      crashed: (why) => {
        this.isCrashed = true;
        this.#findings.add('crash', `the server ended: ${why}`);
      },
    });
    this.#server = server;
    await server.start();
    this.port = server.port;
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
    const server = this.#server;
    if (server === undefined || (!tidy && server.unanswered > 0)) return undefined;
    const usage = await server.usage({ mustCollect: tidy });
    if (usage === undefined) return undefined;
    const { rss, heapUsed, external, cpu } = usage;
    this.rssMax = Math.max(this.rssMax, rss / MB);
    return { rss: rss / MB, heap: heapUsed / MB, external: external / MB, cpu: cpu / 1e6 };
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopping = true;
    const status = await this.#server?.stop();
    if (status !== 0 && !this.isCrashed)
      this.#findings.add('crash', `it did not stop in peace: ${status ?? 'killed'}`);
  }

  kill(): void {
    this.#isStopping = true;
    void this.#server?.kill();
  }

  /** Which of these it wrote into its log. */
  async written(secrets: readonly string[]): Promise<string[]> {
    const text = await readFile(this.#logFile, 'utf8');
    return secrets.filter((secret) => text.includes(secret));
  }
}
