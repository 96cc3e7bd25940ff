// Accepts WebSocket upgrades from the site's own pages within limits, pings the sockets, and closes
// them when the server stops.

import type { IncomingMessage, Server } from 'node:http';
import type { Socket as Stream } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as turnOver } from 'node:timers/promises';
import type { Clock } from '@tablee/table';
import { WebSocketServer, type WebSocket } from 'ws';
import { apart } from '../rooms/apart.ts';
import type { Blocks } from '../admin/blocks.ts';
import { addressOf } from '../http/address.ts';
import { Buckets } from '../http/buckets.ts';
import type { Limited } from '../http/limited.ts';
import { bucketsFor, MINUTE_S } from '../http/limits.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { weigh, type Weigh } from '../http/shared.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics.ts';
import { Complaints } from '../rooms/complaints.ts';
import type { RoomsService } from '../rooms/service.ts';
import type { Settings } from '../settings.ts';
import { Backlog } from './backlog.ts';
import { CLOSE } from './closing.ts';
import { Connection, type ConnectionPlan, type Socket } from './connection.ts';

const PATH = '/ws';
const MB = 1024 * 1024;
const MESSAGE_MAX = 16 * 1024;
const TICK_MS = 1000;
/** How long a new socket may be silent, and how often every socket is asked. */
const HELLO_MS = 10_000;
const BEAT_MS = 15_000;
/** Of all the sockets of one address, so many may speak at full speed at a time. */
const LOUD_SHARE = 0.05;
/** So long the place of a socket that flooded stays taken: coming back at once costs more than the flood. */
const FLOOD_MS = 10_000;
/** How long a client may take to close its side after the server has closed. */
const CLOSE_MS = 2000;
/** How long sockets have to say goodbye when the server stops. */
const FAREWELL_MS = 1500;
/** Delay before a page reconnects, spread so that not all return at once. */
const RETURN_MS = { least: 500, more: 2500 };

const OPTIONS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: MESSAGE_MAX,
  // The library answers pings without asking what is left unread.
  autoPong: false,
  closeTimeout: CLOSE_MS,
};

interface SocketServices {
  readonly rooms: RoomsService;
  readonly settings: Pick<
    Settings,
    | 'publicOrigin'
    | 'trustProxy'
    | 'sharedAddresses'
    | 'maxSockets'
    | 'maxSocketsPerAddress'
    | 'maxUnreadMb'
    | 'rateMessages'
    | 'rateEnters'
  >;
  readonly log: Log;
  readonly metrics: Meter;
  readonly limited: Pick<Limited, 'note'>;
  /** Blocked addresses and people. */
  readonly blocks?: Pick<Blocks, 'has' | 'onChange'>;
  /** Whether this server is cut off while another one can serve. */
  readonly isCutOff?: () => boolean;
  /** The clock of the tables; pages show times by it. */
  readonly time: Clock;
}

export interface Gateway {
  /** How many sockets are open. */
  readonly count: number;
  /** Tells all pages to reconnect in a moment, and closes. */
  close(): Promise<void>;
}

export const attachSockets = (server: Server, services: SocketServices): Gateway =>
  new SocketGateway(server, services);

class SocketGateway implements Gateway {
  readonly #server: Server;
  readonly #services: SocketServices;
  readonly #sockets = new WebSocketServer(OPTIONS);
  /** With the address that each comes from. */
  readonly #connections = new Map<Connection, string>();
  /** By address; sockets that are just being opened count, too. */
  readonly #addresses = new Map<string, number>();
  readonly #weigh: Weigh;
  readonly #backlog: Backlog;
  readonly #complaints: Complaints;
  readonly #speech: Buckets;
  readonly #enters: Buckets | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    this.#admit(request, stream, head);
  };
  #open = 0;

  constructor(server: Server, services: SocketServices) {
    const { rateMessages, rateEnters, maxSocketsPerAddress, maxUnreadMb } = services.settings;
    this.#server = server;
    this.#services = services;
    this.#weigh = weigh(services.settings.sharedAddresses);
    this.#backlog = new Backlog(maxUnreadMb * MB);
    const many = Math.max(2, maxSocketsPerAddress * LOUD_SHARE) * rateMessages;
    this.#speech = new Buckets({ size: 2 * many, perSecond: many });
    this.#enters = bucketsFor(rateEnters, MINUTE_S);
    this.#complaints = new Complaints({ clock: services.time, log: services.log });
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#timer.unref();
    server.on('upgrade', this.#upgrade);
    services.blocks?.onChange(() => this.#turnOut());
  }

  get count(): number {
    return this.#connections.size;
  }

  async close(): Promise<void> {
    this.#server.off('upgrade', this.#upgrade);
    // From now on refuse upgrades with 503, so that pages try another server.
    this.#server.on('upgrade', (_request, stream: Duplex) => turnAway(stream, 503));
    clearInterval(this.#timer);
    this.#sendAway();
    const until = performance.now() + FAREWELL_MS;
    while (this.#connections.size > 0 && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
    this.#each((connection) => connection.terminate());
    this.#complaints.close();
  }

  #sendAway(): void {
    const { least, more } = RETURN_MS;
    this.#each((connection) => {
      connection.tell({ kind: 'restart', after: Math.round(least + Math.random() * more) });
      connection.close(CLOSE.restart);
    });
  }

  #admit(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const { settings, metrics, limited } = this.#services;
    // Until `ws` takes the socket over, an unhandled error event would end the process.
    stream.on('error', () => stream.destroy());
    const address = addressOf(request, settings.trustProxy);
    const status = this.#whyNot(request, address);
    if (status !== undefined) {
      metrics.refused('socket', String(status));
      if (status === 429) limited.note('sockets', address);
      turnAway(stream, status);
      return;
    }
    this.#count(address, 1);
    let connection: Connection | undefined;
    stream.once('close', () => {
      const release = (): void => this.#count(address, -1);
      if (connection?.isFlooding === true) setTimeout(release, FLOOD_MS).unref();
      else release();
    });
    this.#sockets.handleUpgrade(request, stream, head, (socket) => {
      // What is upgraded is a plain connection.
      connection = this.#welcome(socket, stream as Stream, address);
    });
  }

  /** The HTTP status of a refusal; undefined to accept. */
  #whyNot(request: IncomingMessage, address: string): number | undefined {
    const { publicOrigin, maxSockets, maxSocketsPerAddress } = this.#services.settings;
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== PATH) return 404;
    if (!isOwnOrigin(request, publicOrigin) || this.#isBlocked(address)) return 403;
    const open = (this.#addresses.get(address) ?? 0) * this.#weigh(address);
    if (open >= maxSocketsPerAddress) return 429;
    return this.#open >= maxSockets || this.#isCutOff() ? 503 : undefined;
  }

  #welcome(socket: WebSocket, stream: Stream, address: string): Connection {
    const { rooms, log, metrics, limited, settings, time } = this.#services;
    const weight = this.#weigh(address);
    const noted = (limit: string, isAllowed: boolean): boolean => {
      if (!isAllowed) limited.note(limit, address);
      return isAllowed;
    };
    const plan: ConnectionPlan = {
      rooms,
      log,
      metrics,
      now: () => time.now(),
      steady: () => performance.now(),
      heardAll,
      rate: settings.rateMessages,
      mayAddressSpeak: () => noted('messages', this.#speech.take(address, weight)),
      mayAddressEnter: () => noted('enters', this.#enters?.take(address, weight) !== false),
      limited: (limit) => limited.note(limit, address),
      broke: (error) => this.#broke(error, connection),
    };
    const wire = socketOver(socket, stream, () => this.#backlog.note(connection));
    const connection = new Connection(plan, wire);
    this.#connections.set(connection, address);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      connection.hear(isBinary ? '' : data.toString());
    });
    socket.on('ping', (data) => connection.pinged(data));
    socket.on('pong', (data) => connection.ponged(data));
    // What is too large or no protocol at all: the library closes by itself.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.#connections.delete(connection);
      this.#backlog.forget(connection);
      connection.closed();
    });
    return connection;
  }

  #isCutOff(): boolean {
    return this.#services.isCutOff?.() === true;
  }

  #isBlocked(address: string): boolean {
    return this.#services.blocks?.has('address', address) === true;
  }

  /** Closes the connections that a new block covers. */
  #turnOut(): void {
    this.#each((connection, address) => {
      if (this.#isBlocked(address) || connection.isShutOut) connection.turnOut();
    });
  }

  #count(address: string, change: 1 | -1): void {
    const count = (this.#addresses.get(address) ?? 0) + change;
    this.#open += change;
    if (count > 0) this.#addresses.set(address, count);
    else this.#addresses.delete(address);
  }

  #tick(): void {
    // A cut-off server can neither append nor receive moves while clocks run: send the pages
    // elsewhere.
    if (this.#isCutOff()) this.#sendAway();
    const now = performance.now();
    this.#each((connection) => {
      const silentFor = connection.isGreeted ? 0 : now - connection.opened;
      // A socket without a hello may ignore the close frame, too.
      if (silentFor >= 2 * HELLO_MS) connection.terminate();
      else if (silentFor >= HELLO_MS) connection.close(CLOSE.silent);
      else connection.beat(now, BEAT_MS);
    });
  }

  /** A connection that throws is closed; the others have their turn. */
  #each(job: (connection: Connection, address: string) => void): void {
    apart(
      [...this.#connections],
      ([connection, address]) => job(connection, address),
      (error, [connection]) => this.#broke(error, connection),
    );
  }

  #broke(error: unknown, connection: Connection): void {
    this.#complaints.make(error, 'a socket broke');
    connection.terminate();
  }
}

let corked: Stream[] = [];

/** What leaves over one stream in this turn of the event loop is one write to the system. */
function cork(stream: Stream): void {
  stream.cork();
  if (corked.push(stream) > 1) return;
  setImmediate(() => {
    const all = corked;
    corked = [];
    for (const one of all) one.uncork();
  });
}

/** `sent`: called after every message and pong. */
function socketOver(socket: WebSocket, stream: Stream, sent: () => void): Socket {
  return {
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
    get unread() {
      return socket.bufferedAmount;
    },
    get delivered() {
      return stream.bytesWritten - stream.writableLength;
    },
    send(packed) {
      cork(stream);
      socket.send(packed, { binary: false });
      sent();
    },
    close(code) {
      socket.close(code);
      // What still arrives is discarded: to parse a flood costs more than to send it.
      stream.removeAllListeners('data').resume();
      stream.end();
    },
    terminate: () => socket.terminate(),
    ping: (word) => socket.ping(word),
    pong(data) {
      socket.pong(data);
      sent();
    },
  };
}

/** A socket's arrival is read in one turn of the event loop, its close in the next. */
async function heardAll(): Promise<void> {
  await turnOver();
  await turnOver();
}

const REASONS: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function turnAway(stream: Duplex, status: number): void {
  stream.on('error', () => stream.destroy());
  stream.once('finish', () => stream.destroy());
  stream.end(
    `HTTP/1.1 ${status} ${REASONS[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
