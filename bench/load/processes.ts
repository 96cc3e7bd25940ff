// Servers as processes of their own: started with the probe in them, asked for what they used, stopped.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { pause } from '../../scripts/luck.ts';
import { freePort } from '../../scripts/postgres.ts';
import { emptySite, FOR_PROGRAMS, SERVER } from '../../harness/server.ts';
import type { Settings } from '../../harness/server.ts';
import type { Usage } from './probe.ts';

const HERE = import.meta.dirname;
const PROBE = path.join(HERE, 'probe.js');
const READY_MS = 30_000;
const STOP_MS = 12_000;

const LIMITS = '/proc/self/limits';

/** How many files a process may have open; node raises its own limit to the highest allowed. */
export const openFilesMax = (): number => {
  if (!existsSync(LIMITS)) return Infinity;
  const [, limit] = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync(LIMITS, 'utf8')) ?? [];
  return limit === undefined || limit === 'unlimited' ? Infinity : Number(limit);
};

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A running server. */
export class Running {
  readonly name: string;
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #asked = new Map<number, (usage: Usage) => void>();
  #last = 0;
  #log = '';

  constructor(child: ChildProcess, name: string, port: number) {
    this.#child = child;
    this.name = name;
    this.port = port;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#log = (this.#log + text).slice(-4000);
      });
    child.on('message', (answer: Usage) => {
      this.#asked.get(answer.id)?.(answer);
      this.#asked.delete(answer.id);
    });
  }

  get pid(): number {
    return this.#child.pid!;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async ready(): Promise<void> {
    const until = Date.now() + READY_MS;
    while (!(await canConnect(this.port))) {
      if (this.hasEnded || Date.now() > until)
        throw new Error(`${this.name} did not start:\n${this.#log}`);
      await pause(50);
    }
  }

  usage({ mustCollect = false } = {}): Promise<Usage> {
    if (this.hasEnded) throw new Error(`${this.name} has ended:\n${this.#log}`);
    return new Promise((resolve) => {
      this.#last += 1;
      this.#asked.set(this.#last, resolve);
      this.#child.send({ id: this.#last, mustCollect });
    });
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return;
    const child = this.#child;
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(timer);
  }
}

interface Started {
  readonly program: string;
  readonly env?: Settings;
  readonly flags?: readonly string[];
}

/** Everything that was started and made, to be put away whatever happens. */
export class House {
  readonly #servers = new Set<Running>();
  #closers: (() => Promise<void>)[] = [];
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'tablee-load-'));

  constructor() {
    process.on('exit', () => rmSync(this.folder, { recursive: true, force: true }));
  }

  async start(name: string, { program, env = {}, flags = [] }: Started): Promise<Running> {
    const port = await freePort();
    const args = ['--expose-gc', '--import', PROBE, ...flags, program];
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const server = new Running(child, name, port);
    this.#servers.add(server);
    await server.ready();
    return server;
  }

  startOther(name: string, file: string, env: Settings = {}): Promise<Running> {
    return this.start(name, { program: path.join(HERE, 'servers', `${file}.js`), env });
  }

  /** Ours, with its limits out of the way: thousands of people live at one address here. */
  startOurs(name: string, { env, flags = [] }: Partial<Started> = {}): Promise<Running> {
    const many = '1000000';
    return this.start(name, {
      program: SERVER,
      flags,
      env: {
        ...FOR_PROGRAMS,
        LOG_LEVEL: 'warn',
        NODE_NAME: name,
        DATA: path.join(this.folder, `data-${name}`),
        SITE: emptySite(this.folder),
        MAX_SOCKETS: many,
        MAX_SOCKETS_PER_ADDRESS: many,
        RATE_MESSAGES: '10000',
        ...env,
      },
    });
  }

  /** To be closed with the house. */
  onClose(close: () => Promise<void>): void {
    this.#closers.unshift(close);
  }

  async stop(server: Running): Promise<void> {
    this.#servers.delete(server);
    await server.stop();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#servers].map((server) => this.stop(server)));
    for (const close of this.#closers) await close();
    this.#closers = [];
  }
}

/** Whatever happens, and whatever stops us: no server stays behind. */
export const inHouse = async (work: (house: House) => Promise<void>): Promise<number> => {
  const house = new House();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void house.close().finally(() => process.exit(1)));
  try {
    await work(house);
  } finally {
    await house.close();
  }
  return 0;
};
