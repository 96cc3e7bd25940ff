// Servers as processes of their own: started with the probe in them, asked for what they used, stopped.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { ROOT } from '../../scripts/setup.mjs';

const HERE = import.meta.dirname;
const PROBE = path.join(HERE, 'probe.mjs');
const READY_MS = 30_000;
const STOP_MS = 12_000;

export const pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const LIMITS = '/proc/self/limits';

/** How many files a process may have open; node raises its own limit to the highest allowed. */
export const openFilesMax = () => {
  if (!existsSync(LIMITS)) return Infinity;
  const [, limit] = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync(LIMITS, 'utf8')) ?? [];
  return limit === undefined || limit === 'unlimited' ? Infinity : Number(limit);
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const canConnect = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A running server. Times are processor time in microseconds, memory in bytes. */
class Running {
  #child;
  #asked = new Map();
  #last = 0;
  log = '';

  constructor(child, name, port) {
    this.#child = child;
    this.name = name;
    this.port = port;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        this.log = (this.log + text).slice(-4000);
      });
    child.on('message', (answer) => {
      this.#asked.get(answer.id)?.(answer);
      this.#asked.delete(answer.id);
    });
  }

  get pid() {
    return this.#child.pid;
  }

  get hasEnded() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async ready() {
    const until = Date.now() + READY_MS;
    while (!(await canConnect(this.port))) {
      if (this.hasEnded || Date.now() > until)
        throw new Error(`${this.name} did not start:\n${this.log}`);
      await pause(50);
    }
  }

  usage({ mustCollect = false } = {}) {
    if (this.hasEnded) throw new Error(`${this.name} has ended:\n${this.log}`);
    return new Promise((resolve) => {
      this.#last += 1;
      this.#asked.set(this.#last, resolve);
      this.#child.send({ id: this.#last, mustCollect });
    });
  }

  async stop() {
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

/** Everything that was started and made, to be put away whatever happens. */
export class House {
  #servers = new Set();
  #closers = [];
  folder = mkdtempSync(path.join(os.tmpdir(), 'tablee-load-'));

  constructor() {
    process.on('exit', () => rmSync(this.folder, { recursive: true, force: true }));
  }

  /** An empty site: pages are not what is measured. */
  get site() {
    const site = path.join(this.folder, 'site');
    mkdirSync(site, { recursive: true });
    writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>-</title>');
    return site;
  }

  async start(name, { program, env = {}, flags = [] }) {
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

  startOther(name, file, env = {}) {
    return this.start(name, { program: path.join(HERE, 'servers', file), env });
  }

  /** Ours, with its limits out of the way: thousands of people live at one address here. */
  startOurs(name, { env = {}, flags = [] } = {}) {
    const many = '1000000';
    return this.start(name, {
      program: path.join(ROOT, 'apps', 'server', 'dist', 'main.js'),
      flags,
      env: {
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        NODE_NAME: name,
        DATA: path.join(this.folder, `data-${name}`),
        SITE: this.site,
        MAX_SOCKETS: many,
        MAX_SOCKETS_PER_ADDRESS: many,
        MAX_TABLES_PER_ADDRESS: '0',
        MAX_GUESTS_PER_ADDRESS: '0',
        RATE_ENTERS: '0',
        RATE_READS: '0',
        RATE_RECORDS: '0',
        RATE_WRITES: '0',
        RATE_MESSAGES: '10000',
        ...env,
      },
    });
  }

  /** To be closed with the house. */
  onClose(close) {
    this.#closers.unshift(close);
  }

  async stop(server) {
    this.#servers.delete(server);
    await server.stop();
  }

  async close() {
    await Promise.all([...this.#servers].map((server) => this.stop(server)));
    for (const close of this.#closers) await close();
    this.#closers = [];
  }
}
