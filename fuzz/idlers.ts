// Attacks with idle connections: sockets that never send a hello or never read, and requests that
// never end.
import net from 'node:net';

import { WIRE_VERSION } from '@tablee/wire';

import { pause, until } from '../scripts/luck.ts';
import type { Lore } from './plan.ts';
import { textFrame } from './frames.ts';
import { Wire } from './wire.ts';

const AT_ONCE = 500;
const READERS = 20;
const SLOW_TICK_MS = 500;

/** Where they go, and from what addresses. */
interface Way {
  readonly port: number;
  readonly addressOf: (n: number) => string;
}

/** Sockets that are connected and never say hello. The server must hang up by itself. */
export class HalfOpen {
  most = 0;
  refused = 0;
  readonly #wires: Wire[] = [];

  async open(many: number, { port, addressOf }: Way): Promise<void> {
    for (let n = 0; n < many; n += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, many - n) }, (_, i) => {
        return new Wire({ port, address: addressOf(n + i) });
      });
      this.#wires.push(...some);
      await Promise.all(some.map((wire) => wire.opened()));
      this.refused += some.filter(({ isOpen }) => !isOpen).length;
      this.most = Math.max(this.most, this.alive);
    }
  }

  get alive(): number {
    return this.#wires.filter(({ isOpen, isClosed }) => isOpen && !isClosed).length;
  }

  /** Resolves with whether all were hung up on within this time. */
  areGone(milliseconds: number): Promise<boolean> {
    return until(() => this.alive === 0, milliseconds, 100);
  }

  close(): void {
    for (const wire of this.#wires) wire.hangUp();
  }
}

/** Sockets that ask for whole tables again and again, and read nothing of it. */
export class SlowReaders {
  said = 0;
  #wires: Wire[] = [];

  async run({
    port,
    addressOf,
    lore,
    rounds,
  }: Way & { readonly lore: Lore; readonly rounds: number }): Promise<void> {
    this.#wires = Array.from(
      { length: READERS },
      (_, i) => new Wire({ port, address: addressOf(i) }),
    );
    await Promise.all(this.#wires.map((wire) => wire.opened()));
    this.#wires.forEach((wire, i) => {
      const table = lore.own[i % Math.max(1, lore.own.length)];
      wire.say(JSON.stringify({ kind: 'hello', version: WIRE_VERSION }));
      if (table !== undefined)
        wire.say(JSON.stringify({ kind: 'enter', entering: 1, table: table.id }));
      wire.stopReading();
    });
    const ask = textFrame(
      JSON.stringify({ kind: 'command', entering: 1, command: { kind: 'sit', eyes: 'watcher' } }),
    );
    for (let n = 0; n < rounds; n += 1) {
      for (const wire of this.#wires) {
        if (wire.isClosed) continue;
        wire.write(Buffer.concat(Array.from({ length: 25 }, () => ask)));
        this.said += 25;
      }
      await pause(50);
    }
  }

  close(): void {
    for (const wire of this.#wires) wire.hangUp();
  }
}

/** Requests that come letter by letter. */
export class Slowloris {
  readonly #sockets: net.Socket[];
  readonly #timer: NodeJS.Timeout;

  constructor(many: number, port: number) {
    this.#sockets = Array.from({ length: many }, (_, i) => {
      const socket = net.connect({ port, host: '127.0.0.1' });
      socket.on('error', () => undefined);
      // Some never say a word, some never end their head, some never end their body.
      if (i % 3 === 1) socket.write('GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n');
      if (i % 3 === 2)
        socket.write(
          'POST /api/recover HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n' +
            'Content-Length: 1000\r\n\r\n{',
        );
      return socket;
    });
    this.#timer = setInterval(() => {
      this.#sockets.forEach((socket, i) => {
        if (socket.destroyed || i % 3 === 0) return;
        socket.write(i % 3 === 1 ? 'X-Y: z\r\n' : ' ');
      });
    }, SLOW_TICK_MS);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.destroy();
  }
}
