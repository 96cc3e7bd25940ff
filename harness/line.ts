// Opens real sockets for a player's client, with the clock and the random numbers of this process.

import { Wire } from '@tablee/table';
import type { Heard, Line, LineEars, LinkState, WirePorts } from '@tablee/table';
import { readSocketAnswer } from '@tablee/wire';
import type { Since, SocketAnswer } from '@tablee/wire';
import { WebSocket, type ClientOptions } from 'ws';

export interface RealLine extends Line {
  /** For scenes that break the connection. */
  readonly socket: WebSocket;
}

/** A line to a server on this machine. */
export function openLine(port: number, ears: LineEars, options: ClientOptions = {}): RealLine {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    perMessageDeflate: false,
    ...options,
  });
  socket.on('open', () => ears.opened());
  socket.on('message', (data: Buffer) => ears.heard(data.toString()));
  socket.on('close', (code) => ears.closed(code));
  // It is closed after that, too.
  socket.on('error', () => undefined);
  return {
    socket,
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      socket.close();
    },
  };
}

/** `haste` divides the timeouts of a page: 2 gives up in half the time. */
export const portsOf = (
  open: WirePorts['open'],
  { random = Math.random, haste = 1 } = {},
): WirePorts => ({
  open,
  random,
  today: () => Date.now(),
  clock: {
    now: () => performance.now() * haste,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds / haste);
      return { cancel: () => clearTimeout(timer) };
    },
  },
});

/** As the wire says, word for word; `unreadable` hears of everything else. */
export const readStrictly =
  (unreadable: (text: string) => void) =>
  (text: string): SocketAnswer | undefined => {
    const answer = readSocketAnswer(JSON.parse(text));
    if (answer.ok) return answer.value;
    unreadable(text.slice(0, 300));
    return undefined;
  };

/** Timers that never run: no pings, and a lost line is an error that no wire mends. */
const TIMELESS = { now: () => performance.now(), after: () => ({ cancel: () => undefined }) };

interface Visit {
  readonly table: string;
  readonly token?: string | undefined;
  readonly since?: () => Since | undefined;
  readonly read?: (text: string) => SocketAnswer | undefined;
  readonly hear?: (answer: Heard) => void;
  readonly resend?: () => void;
  /** Hears why the line is lost. */
  readonly lost?: (why: string) => void;
}

/** Comes to a table by these ports. */
export const comeTo = (ports: WirePorts, { token, lost, ...visit }: Visit): Wire => {
  const ignore = (): undefined => undefined;
  const wire = new Wire(
    {
      ...{ since: ignore, hear: ignore, resend: ignore, ...visit, token: () => token },
      changed: (state) => {
        if (state.kind !== 'connecting' && state.kind !== 'online')
          lost?.('why' in state ? state.why : state.kind);
      },
    },
    ports,
  );
  wire.start();
  return wire;
};

/** Comes to a table once, at a server on this machine. */
export const openWire = (
  port: number,
  { socket, ...visit }: Visit & { readonly socket?: ClientOptions },
): Wire => {
  const ports = portsOf((ears) => openLine(port, ears, socket));
  return comeTo({ ...ports, clock: TIMELESS }, visit);
};

/**
 * One player's way to several servers: goes to the next one when a line is lost, and measures how long the
 * player was away. `open` is for the ports of a wire, `changed` hears its state.
 */
export class Route {
  /** The table has let the player in. */
  isIn = false;
  /** How long each loss lasted, in milliseconds. */
  readonly absences: number[] = [];
  readonly #places: () => readonly number[];
  readonly #options: ClientOptions;
  #at: number;
  #line: RealLine | undefined;
  #lostAt: number | undefined;
  #heardAt = 0;
  /** Comes back to the server that was chosen, not to the next one. */
  #stays = false;
  #hungUp = false;

  constructor(places: () => readonly number[], at: number, options: ClientOptions = {}) {
    this.#places = places;
    this.#at = at;
    this.#options = options;
  }

  /** The number of the server that it is connected to, or tries to reach. */
  get at(): number {
    return this.#at % this.#places().length;
  }

  readonly open = (ears: LineEars): RealLine => {
    this.#heardAt = performance.now();
    this.#hungUp = this.#stays = false;
    const line = openLine(
      this.#places()[this.at]!,
      {
        ...ears,
        heard: (text) => {
          this.#heardAt = performance.now();
          ears.heard(text);
        },
        closed: (code) => {
          if (this.#line === line) this.#hungUp = true;
          ears.closed(code);
        },
      },
      this.#options,
    );
    this.#line = line;
    return line;
  };

  changed(state: LinkState): void {
    this.isIn = state.kind === 'online';
    if (this.isIn) {
      if (this.#lostAt !== undefined) this.absences.push(performance.now() - this.#lostAt);
      this.#lostAt = undefined;
    } else if (state.kind !== 'connecting') {
      // A line that no server closed was lost when it was last heard.
      const isGone = this.#hungUp || (state.kind === 'offline' && state.why === 'restart');
      this.#lostAt ??= isGone ? performance.now() : this.#heardAt;
      if (state.kind === 'offline' && !this.#stays) this.#at += 1;
    }
  }

  /** Goes to another server, as after a change of networks. */
  move(at: number): void {
    this.#at = at;
    this.drop();
  }

  drop(): void {
    this.#stays = true;
    this.#line?.socket.terminate();
  }
}
