// One real server process that can be killed, stopped, frozen and started again on the same port.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { ROOT } from '../scripts/setup.mjs';

export const MAIN = path.join(ROOT, 'apps', 'server', 'dist', 'main.js');
const WALL = new URL('wall.mjs', import.meta.url).href;

/** Programs are faster than people, and all of them come from one address. */
const FOR_PROGRAMS = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  MAX_SOCKETS_PER_ADDRESS: '10000',
  MAX_TABLES_PER_ADDRESS: '0',
  MAX_GUESTS_PER_ADDRESS: '0',
  RATE_ENTERS: '0',
  RATE_READS: '0',
  RATE_RECORDS: '0',
  RATE_WRITES: '0',
  RATE_CODES: '0',
  RATE_MESSAGES: '200',
  BOT_PACE: '30',
};

/** What a server must never say, whatever happens around it. */
const NEVER = ['unexpected', 'a command broke'];

const alive = new Set();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

export class Server {
  name;
  port = 0;
  /** Whether it listens, as far as we know. */
  isUp = false;
  #main;
  #settings;
  #findings;
  #child;
  /** By how much its clock on the wall is wrong; undefined where it has the machine's. */
  #wall;
  #gone = Promise.resolve();

  /** `hasOwnWall`: its clock can be set. */
  constructor({ name, main = MAIN, settings, findings, hasOwnWall = false }) {
    this.name = name;
    this.#main = main;
    this.#settings = settings;
    this.#findings = findings;
    if (hasOwnWall) this.#wall = 0;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Resolves when it listens, or when it was killed before it did; rejects when it will not start. */
  async start() {
    const env = {
      PATH: process.env.PATH,
      ...FOR_PROGRAMS,
      NODE_NAME: this.name,
      PORT: String(this.port),
      ...this.#settings,
    };
    const child = this.#wall === undefined ? this.#spawn(env) : this.#spawnWithWall(env);
    this.#child = child;
    alive.add(child);
    this.#gone = new Promise((resolve) => {
      child.once('close', () => {
        alive.delete(child);
        if (this.#child === child) this.isUp = false;
        resolve();
      });
    });
    const port = await this.#listening(child);
    if (port === undefined) return;
    this.port = port;
    this.isUp = true;
  }

  #spawn(env) {
    return spawn(process.execPath, [this.#main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  #spawnWithWall(env) {
    return spawn(process.execPath, ['--import', WALL, this.#main], {
      env: { ...env, WALL_SET: String(this.#wall) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  }

  #listening(child) {
    return new Promise((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (part) => (said += part));
      child.once('error', reject);
      child.once('close', (_code, signal) => {
        if (signal === 'SIGKILL') resolve(undefined);
        else reject(new Error(`${this.name} did not start: ${said.trim()}`));
      });
      createInterface({ input: child.stdout }).on('line', (line) => {
        const { level, msg, port } = JSON.parse(line);
        if (msg === 'listening') resolve(port);
        if (level === 'error' && NEVER.includes(msg)) this.#findings.add('broken', line);
        if (level === 'error' && process.env.CHAOS_VERBOSE)
          console.error(`  ${this.name}: ${line}`);
      });
    });
  }

  /** As a power cut would. */
  async kill() {
    this.isUp = false;
    this.#child?.kill('SIGKILL');
    await this.#gone;
  }

  /** As somebody does who puts a new version in its place. */
  async stop() {
    this.isUp = false;
    this.#child?.kill('SIGTERM');
    await this.#gone;
  }

  /** Sets its clock forward, or back; resolves when that is done. One that is down starts with it. */
  async setWall(milliseconds) {
    this.#wall += milliseconds;
    if (!this.isUp) return;
    const child = this.#child;
    const isSet = new Promise((resolve) => {
      child.once('message', resolve);
    });
    child.send(this.#wall);
    await isSet;
  }

  freeze() {
    this.#child?.kill('SIGSTOP');
  }

  thaw() {
    this.#child?.kill('SIGCONT');
  }
}
