// The real server as a process of its own, with everything that it says about itself: its log in a file,
// its memory, and whether it is still there.
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

import { ROOT } from '../scripts/setup.mjs';

const MAIN = path.join(ROOT, 'apps', 'server', 'dist', 'main.js');
const beside = (name) => pathToFileURL(path.join(import.meta.dirname, name)).href;
export const METRICS_TOKEN = 'for-the-fuzzer-alone';
const SAMPLE_MS = 250;
/** Who takes so long will not stop any more. */
const STOP_MS = 120_000;
const MB = 1024 * 1024;

/** Anything of the form of a key, a token or a code has no place in a log. */
const SECRET = /[A-Za-z0-9_-]{43,}/;
const KEPT_ERRORS = 20;

export class Server {
  port = 0;
  rssMax = 0;
  isCrashed = false;
  errors = 0;
  lines = 0;
  findings;
  #child;
  #gone;
  #isStopping = false;
  #timer;
  #logFile;
  #asked = [];

  /** `folder`: for its data, its pages and its log. */
  constructor(folder, findings) {
    this.folder = folder;
    this.findings = findings;
  }

  /** `plants`: names of faults to put in, for seeing whether they are found. */
  async start(settings, plants = '') {
    const site = path.join(this.folder, 'site');
    await mkdir(site, { recursive: true });
    await writeFile(path.join(site, 'index.html'), '<!doctype html><title>Tablée</title>');
    this.#logFile = path.join(this.folder, 'log');
    const env = {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA: path.join(this.folder, 'data'),
      SITE: site,
      LOG_LEVEL: 'info',
      NODE_NAME: 'fuzzed',
      // Attackers and guests come from addresses of their own.
      TRUST_PROXY: '1',
      METRICS_TOKEN,
      ...settings,
      FUZZ_PLANTS: plants,
    };
    const loaded = ['memory.mjs', ...(plants === '' ? [] : ['plants.mjs'])];
    const args = ['--expose-gc', ...loaded.flatMap((name) => ['--import', beside(name)]), MAIN];
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'];
    const child = spawn(process.execPath, args, { env, stdio });
    this.#child = child;
    child.on('message', (memory) => {
      this.rssMax = Math.max(this.rssMax, memory.rss / MB);
      this.#asked.shift()?.(memory);
    });
    this.#gone = new Promise((resolve) => child.once('close', resolve));
    this.port = await this.#listening(child);
    void this.#gone.then(() => {
      if (this.#isStopping) return;
      this.isCrashed = true;
      this.findings.add('crash', `the server ended: ${child.exitCode ?? child.signalCode}`);
    });
    this.#timer = setInterval(() => void this.memory(), SAMPLE_MS);
  }

  get isUp() {
    return !this.isCrashed && !this.#isStopping;
  }

  #listening(child) {
    const log = createWriteStream(this.#logFile);
    return new Promise((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (part) => {
        said += part;
        this.findings.add('error', `on standard error: ${String(part).slice(0, 300)}`);
      });
      child.once('error', reject);
      child.once('close', () => reject(new Error(`the server did not start: ${said.trim()}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        log.write(`${line}\n`);
        this.#read(line);
        if (line.includes('"msg":"listening"')) resolve(JSON.parse(line).port);
      });
    });
  }

  #read(line) {
    this.lines += 1;
    if (SECRET.test(line)) this.findings.add('leak', `in the log: ${line.slice(0, 300)}`);
    if (!/"level":"(?:error|fatal)"/.test(line)) return;
    this.errors += 1;
    if (this.errors <= KEPT_ERRORS) this.findings.add('error', `in the log: ${line}`);
  }

  /** What it uses now, in megabytes; with `tidy` after its garbage was collected. */
  async memory(tidy = false) {
    if (this.isCrashed || this.#child.connected === false) return undefined;
    // Asked in order, answered in order; who is not answered yet is not asked again and again.
    if (!tidy && this.#asked.length > 0) return undefined;
    const answer = new Promise((resolve) => this.#asked.push(resolve));
    this.#child.send({ tidy });
    const { rss, heapUsed, external } = await Promise.race([answer, this.#gone.then(() => ({}))]);
    return { rss: rss / MB, heap: heapUsed / MB, external: external / MB };
  }

  async stop() {
    clearInterval(this.#timer);
    this.#isStopping = true;
    const { exitCode } = this.#child;
    if (exitCode === null) this.#child.kill('SIGTERM');
    const late = setTimeout(() => this.#child.kill('SIGKILL'), STOP_MS);
    await this.#gone;
    clearTimeout(late);
    if (this.#child.exitCode !== 0 && !this.isCrashed)
      this.findings.add('crash', `it did not stop in peace: ${this.#child.exitCode ?? 'killed'}`);
  }

  kill() {
    this.#isStopping = true;
    this.#child?.kill('SIGKILL');
  }

  /** Which of these it wrote into its log. */
  async written(secrets) {
    const text = await readFile(this.#logFile, 'utf8');
    return [...secrets].filter((secret) => text.includes(secret));
  }
}
