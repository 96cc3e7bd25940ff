// Bounds plain connections per address, and all connections by the file descriptors of the process: the
// system resets connections without a descriptor in silence.

import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics.ts';
import { countedIn } from './address.ts';
import type { Limited } from './limited.ts';
import type { Weigh } from './shared.ts';

/** Descriptors for the database, the log, threads and requests of our own. */
const RESERVED = 64;
/** One address leaves others as many as it has. */
const SHARE = 0.5;
const QUIET_MS = 60_000;

/** How many descriptors the process may have; Node raises its limit to the highest allowed at its start. */
export const descriptorsMax = (): number => {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const [, most] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
    return most === undefined ? Infinity : Number(most);
  } catch {
    // Other systems do not say.
    return Infinity;
  }
};

export interface ConnectionsPlan {
  /** Plain connections of one address; 0 for no limit. */
  readonly perAddress: number;
  /** Behind a proxy all connections are the proxy's own. */
  readonly isBehindProxy: boolean;
  readonly weigh: Weigh;
  readonly limited: Pick<Limited, 'note'>;
  readonly log: Pick<Log, 'error'>;
  readonly metrics: Pick<Meter, 'refused'>;
  readonly descriptors?: number;
}

export class Connections {
  readonly #plan: ConnectionsPlan;
  readonly #descriptors: number;
  /** The address of each plain connection; upgraded ones have limits of their own. */
  readonly #plain = new Map<Duplex, string>();
  readonly #addresses = new Map<string, number>();
  #open = 0;
  #complained = -Infinity;

  constructor(server: Server, plan: ConnectionsPlan) {
    this.#plan = plan;
    this.#descriptors = plan.descriptors ?? descriptorsMax();
    server.on('connection', (socket: Socket) => this.#admit(socket));
    server.on('upgrade', (_request, stream: Duplex) => this.#release(stream));
  }

  #admit(socket: Socket): void {
    const { limited, metrics } = this.#plan;
    if (this.#open >= this.#descriptors - RESERVED) {
      metrics.refused('connection', 'descriptors');
      this.#complain();
      socket.destroy();
      return;
    }
    this.#open += 1;
    socket.once('close', () => {
      this.#open -= 1;
      this.#release(socket);
    });
    const address = countedIn(socket.remoteAddress ?? '') ?? 'unknown';
    const count = this.#addresses.get(address) ?? 0;
    if (count >= this.#most(address)) {
      metrics.refused('connection', 'address');
      limited.note('connections', address);
      socket.destroy();
      return;
    }
    this.#plain.set(socket, address);
    this.#addresses.set(address, count + 1);
  }

  #most(address: string): number {
    const { perAddress, isBehindProxy, weigh } = this.#plan;
    if (perAddress === 0 || isBehindProxy) return Infinity;
    const weight = weigh(address);
    const most = perAddress / weight;
    return weight < 1 ? most : Math.min(most, (this.#descriptors - RESERVED) * SHARE);
  }

  #release(stream: Duplex): void {
    const address = this.#plain.get(stream);
    if (address === undefined) return;
    this.#plain.delete(stream);
    const count = (this.#addresses.get(address) ?? 0) - 1;
    if (count > 0) this.#addresses.set(address, count);
    else this.#addresses.delete(address);
  }

  #complain(): void {
    const now = performance.now();
    if (now - this.#complained < QUIET_MS) return;
    this.#complained = now;
    const facts = { connections: this.#open, descriptors: this.#descriptors };
    this.#plan.log.error(facts, 'no file descriptor is left for a new connection');
  }
}
