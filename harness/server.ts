// Controls one server process: starts it, asks for its memory and processor time, freezes it, sets its
// clock, stops or kills it, and starts it again on the same port.
//
//   const settings = { ...FOR_PROGRAMS, DATA: folder, SITE: emptySite(folder) };
//   const server = new ServerProcess({ settings, isMeasured: true });
//   await server.start();
//   await ask(server.port, { path: '/healthz' });
//   const usage = await server.usage();
//   await server.stop();
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { ROOT } from '#setup';

import type { Question, Usage } from './inside.ts';

export const SERVER = path.join(ROOT, 'apps', 'server', 'dist', 'main.js');
const INSIDE = new URL('inside.js', import.meta.url).href;
/** A server that takes longer to stop is killed. */
const STOP_MS = 120_000;

export type Settings = Readonly<Record<string, string>>;

/** Programs are faster than players, and all of them come from one address. */
export const FOR_PROGRAMS: Settings = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  MAX_CONNECTIONS_PER_ADDRESS: '0',
  MAX_TABLES_PER_ADDRESS: '0',
  MAX_GUESTS_PER_ADDRESS: '0',
  RATE_ENTERS: '0',
  RATE_READS: '0',
  RATE_RECORDS: '0',
  RATE_EXPORTS: '0',
  RATE_WRITES: '0',
  RATE_CODES: '0',
  RATED_FOR: 'accounts',
};

/** A site of one page in this folder, for scenarios that look at no page. */
export const emptySite = (folder: string): string => {
  const site = path.join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>Tablée</title>');
  return site;
};

/** What a server writes to its log, as far as programs look at it. */
export interface LogLine {
  readonly level: string;
  readonly msg: string;
  readonly port: number;
  readonly times: number;
}

export interface ServerPlan {
  readonly settings: Settings;
  /** Another program than the server of this checkout. */
  readonly main?: string | undefined;
  readonly flags?: readonly string[];
  /** Addresses of modules that are loaded into the process first. */
  readonly loaded?: readonly string[];
  /** Its wall clock can be set. */
  readonly hasOwnWall?: boolean;
  /** It can be asked for its usage; needs the built harness. */
  readonly isMeasured?: boolean;
  readonly heard?: (line: LogLine, text: string) => void;
  /** Hears what it writes to standard error. */
  readonly complained?: (text: string) => void;
  /** Called when it ends although no caller stopped or killed it. */
  readonly crashed?: (why: string) => void;
}

/** No process outlives the harness. */
const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

export class ServerProcess {
  port = 0;
  /** Whether it listens, as far as the harness knows. */
  isUp = false;
  readonly #plan: ServerPlan;
  #child: ChildProcess | undefined;
  #wall: number | undefined;
  #gone: Promise<void> = Promise.resolve();
  #asked: ((usage: Usage) => void)[] = [];

  constructor(plan: ServerPlan) {
    this.#plan = plan;
    if (plan.hasOwnWall === true) this.#wall = 0;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when it listens, or when it was killed before; rejects when it does not start. */
  async start(): Promise<void> {
    const { settings, main = SERVER, flags = [], loaded = [], isMeasured = false } = this.#plan;
    const wall = this.#wall === undefined ? {} : { WALL_SET: String(this.#wall) };
    const isAnswering = isMeasured || this.#wall !== undefined;
    const modules = [...(isAnswering ? [INSIDE] : []), ...loaded];
    const imports = modules.flatMap((url) => ['--import', url]);
    const child = spawn(process.execPath, [...flags, ...imports, main], {
      env: { PATH: process.env['PATH'], PORT: String(this.port), ...wall, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', ...(isAnswering ? (['ipc'] as const) : [])],
    });
    alive.add(child);
    this.#child = child;
    this.#asked = [];
    child.on('message', (usage: Usage) => this.#asked.shift()?.(usage));
    this.#gone = once(child, 'close').then(() => this.#ended(child));
    try {
      this.port = await this.#listening(child);
      this.isUp = true;
    } catch (error) {
      if (child.signalCode !== 'SIGKILL') throw error;
    }
  }

  #listening(child: ChildProcess): Promise<number> {
    return new Promise((resolve, reject) => {
      let said = '';
      child.stderr!.on('data', (part: Buffer) => {
        said = (said + part.toString()).slice(-4000);
        this.#plan.complained?.(part.toString());
      });
      child.once('error', reject);
      child.once('close', () => reject(new Error(`the server did not start: ${said.trim()}`)));
      createInterface({ input: child.stdout! }).on('line', (text) => {
        const line = JSON.parse(text) as LogLine;
        if (line.msg === 'listening') resolve(line.port);
        this.#plan.heard?.(line, text);
      });
    });
  }

  #ended(child: ChildProcess): void {
    alive.delete(child);
    if (this.#child !== child) return;
    if (this.isUp) this.#plan.crashed?.(`${child.exitCode ?? child.signalCode}`);
    this.isUp = false;
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    this.isUp = false;
    this.#child?.kill('SIGKILL');
    await this.#gone;
  }

  /** In order, as for a new version. Resolves with its exit status. */
  async stop(): Promise<number | null> {
    this.isUp = false;
    const child = this.#child;
    child?.kill('SIGTERM');
    const late = setTimeout(() => child?.kill('SIGKILL'), STOP_MS);
    await this.#gone;
    clearTimeout(late);
    return child?.exitCode ?? null;
  }

  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Sets its clock forward, or back. A server that is down starts with it. */
  async setWall(milliseconds: number): Promise<void> {
    this.#wall = (this.#wall ?? 0) + milliseconds;
    if (this.isUp) await this.#ask({ wall: this.#wall });
  }

  /** What it uses; undefined when it ends before it answers. `--expose-gc` lets it collect before. */
  usage({ mustCollect = false } = {}): Promise<Usage | undefined> {
    return this.#ask({ mustCollect });
  }

  /** Questions that it has not answered yet. */
  get unanswered(): number {
    return this.#asked.length;
  }

  #ask(question: Question): Promise<Usage | undefined> {
    const child = this.#child;
    if (child?.connected !== true) return Promise.resolve(undefined);
    const answer = new Promise<Usage>((resolve) => this.#asked.push(resolve));
    child.send(question);
    return Promise.race([answer, this.#gone.then(() => undefined)]);
  }
}
