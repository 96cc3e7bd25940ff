// One real server process that can be killed, stopped, frozen and started again on the same port.
import { once } from 'node:events';

import { ended, FOR_PROGRAMS, listening, spawnServer } from '../scripts/server-process.ts';
import type { ServerProcess, Settings } from '../scripts/server-process.ts';
import type { Findings } from '../scripts/findings.ts';

const WALL = new URL('wall.js', import.meta.url).href;

export const IN_A_HURRY: Settings = {
  MAX_SOCKETS_PER_ADDRESS: '10000',
  RATE_MESSAGES: '200',
  BOT_PACE: '30',
};

/** What a server must never say, whatever happens around it. */
const NEVER = ['unexpected', 'a command broke', 'a table broke', 'a socket broke'];

interface ServerPlan {
  readonly name: string;
  readonly main: string | undefined;
  readonly settings: Settings;
  readonly findings: Findings;
  /** Limits have refused an address so many times more. */
  readonly limited: (times: number) => void;
  /** Its clock can be set. */
  readonly hasOwnWall: boolean;
}

export class Server {
  readonly name: string;
  port = 0;
  /** Whether it listens, as far as we know. */
  isUp = false;
  readonly #plan: ServerPlan;
  #child: ServerProcess | undefined;
  /** By how much its clock on the wall is wrong; undefined where it has the machine's. */
  #wall: number | undefined;
  #gone = Promise.resolve();

  constructor(plan: ServerPlan) {
    this.name = plan.name;
    this.#plan = plan;
    if (plan.hasOwnWall) this.#wall = 0;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when it listens, or when it was killed before it did; rejects when it will not start. */
  async start(): Promise<void> {
    const { main, settings, findings, limited } = this.#plan;
    const own = { NODE_NAME: this.name, PORT: String(this.port), ...settings };
    const wall = this.#wall === undefined ? {} : { WALL_SET: String(this.#wall) };
    const loaded = this.#wall === undefined ? [] : [WALL];
    const env = { ...FOR_PROGRAMS, ...IN_A_HURRY, ...own, ...wall };
    const child = spawnServer(env, { main, loaded });
    this.#child = child;
    this.#gone = ended(child).then(() => {
      if (this.#child === child) this.isUp = false;
    });
    try {
      this.port = await listening(child, ({ level, msg, times }, line) => {
        if (msg === 'limited') limited(times);
        if (level !== 'error') return;
        if (NEVER.includes(msg)) findings.add('broken', line);
        if (process.env['CHAOS_VERBOSE']) console.error(`  ${this.name}: ${line}`);
      });
      this.isUp = true;
    } catch (error) {
      if (child.signalCode !== 'SIGKILL') throw error;
    }
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    this.isUp = false;
    this.#child?.kill('SIGKILL');
    await this.#gone;
  }

  /** As somebody does who puts a new version in its place. */
  async stop(): Promise<void> {
    this.isUp = false;
    this.#child?.kill('SIGTERM');
    await this.#gone;
  }

  /** Sets its clock forward, or back; resolves when that is done. One that is down starts with it. */
  async setWall(milliseconds: number): Promise<void> {
    const wall = (this.#wall ?? 0) + milliseconds;
    this.#wall = wall;
    const child = this.#child;
    if (!this.isUp || child === undefined) return;
    const isSet = once(child, 'message');
    child.send(wall);
    await isSet;
  }

  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }
}
