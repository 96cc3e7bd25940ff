// Runs one socket: parses its messages, passes them to its session, and writes the answers. Its
// input can break no other connection.

import { randomBytes } from 'node:crypto';
import {
  readSocketRequest,
  WIRE_VERSION,
  type SocketAnswer,
  type SocketCode,
  type SocketRequest,
} from '@tablee/wire';
import { errorFacts, type Log } from '../log.ts';
import type { Meter } from '../metrics.ts';
import { pack, type Packed } from '../rooms/lines.ts';
import type { LiveRooms } from '../rooms/live-rooms.ts';
import {
  Session,
  type EnterRequest,
  type MessageName,
  type SessionConnection,
} from '../rooms/session.ts';
import { StoreError } from '../store/database.ts';
import { CLOSE } from './closing.ts';

/** Drop a socket when its client leaves more bytes unread than this. */
const UNREAD_MAX = 1024 * 1024;
/** Bytes of a ping of ours: a client that does not read cannot answer by guessing. */
const WORD_BYTES = 6;
const UNREADABLE_MAX = 10;
/** What may wait while a table is being opened. */
const HELD_MAX = 50;
/** So many answers of "too fast" and it is no accident. */
const TOO_FAST_MAX = 200;

/** The wire itself, as far as one connection needs it. */
export interface Socket {
  readonly isOpen: boolean;
  /** How many bytes the other side has left unread. */
  readonly unread: number;
  /** How many bytes the system has taken so far, to be sent to the client. */
  readonly delivered: number;
  send(packed: Packed): void;
  /** After what is still to be said; what the client says afterwards is not heard. */
  close(code: number): void;
  terminate(): void;
  /** Asks the client for a sign of life; the answer repeats the word. */
  ping(word: string): void;
  pong(data: Buffer): void;
}

export interface ConnectionPlan {
  readonly rooms: Pick<LiveRooms, 'enter' | 'isShutOut'>;
  readonly log: Log;
  readonly metrics: Meter;
  /** The time sent to the page. */
  readonly now: () => number;
  /** Monotonic clock of the rate limits. */
  readonly steady: () => number;
  /**
   * After a stall of the process, a connect and its close arrive in one read. Resolves when all
   * input received by now is processed.
   */
  readonly heardAll: () => Promise<void>;
  /** Messages of this socket within a second. */
  readonly rate: number;
  /** Whether the address may send one more message. */
  readonly mayAddressSpeak: () => boolean;
  /** Whether the address may load one more full table. */
  readonly mayAddressEnter: () => boolean;
  /** Something in the connection's own code threw: it is closed. */
  readonly broke: (error: unknown) => void;
  /** Logs that a limit was reached. */
  readonly limited: (limit: 'messages' | 'unread') => void;
}

export class Connection implements SessionConnection {
  readonly #plan: ConnectionPlan;
  readonly #socket: Socket;
  readonly opened: number;
  #isGreeted = false;
  #isClosed = false;
  #isAlive = true;
  /** Has sent a message since the last beat, so that no ping is needed. */
  #hasSpoken = false;
  #beaten: number;
  /** Payload of the last ping; undefined once answered. */
  #asked: string | undefined;
  /** Bytes delivered at the last beat, if more were waiting. */
  #stuckAt: number | undefined;
  #unreadable = 0;
  #tooFast = 0;
  #isFlooding = false;
  /** What it may still say now. */
  #allowance: number;
  #allowed: number;
  /** While a table is being opened: what it said since. */
  #held: SocketRequest[] | undefined;
  /** The last one; it may be over. */
  #session: Session | undefined;

  constructor(plan: ConnectionPlan, socket: Socket) {
    this.#plan = plan;
    this.#socket = socket;
    this.opened = plan.steady();
    this.#beaten = this.opened;
    this.#allowed = this.opened;
    this.#allowance = 2 * plan.rate;
  }

  /** It was closed for sending too much. */
  get isFlooding(): boolean {
    return this.#isFlooding;
  }

  get isGreeted(): boolean {
    return this.#isGreeted;
  }

  /** Pings every `every` milliseconds, and drops a socket that did not answer the last ping. */
  beat(now: number, every: number): void {
    if (now - this.#beaten < every) return;
    this.#beaten = now;
    if (this.#isStuck()) {
      this.drop();
      return;
    }
    if (this.#hasSpoken) {
      this.#hasSpoken = false;
      this.#isAlive = true;
      return;
    }
    if (!this.#isAlive) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#asked = randomBytes(WORD_BYTES).toString('base64url');
    this.#socket.ping(this.#asked);
  }

  /** From one beat to the next the client took none of what waits for it. */
  #isStuck(): boolean {
    const { unread, delivered } = this.#socket;
    const before = this.#stuckAt;
    this.#stuckAt = unread > 0 ? delivered : undefined;
    return unread > 0 && before === delivered;
  }

  /** A ping of the client, which counts like a message. */
  pinged(data: Buffer): void {
    if (!this.#socket.isOpen) return;
    if (this.#isTooFast()) this.#countTooFast();
    else if (this.#isKeepingUp()) this.#socket.pong(data);
  }

  /** A pong: the answer to our ping, or else one more message. */
  ponged(data: Buffer): void {
    if (!this.#socket.isOpen) return;
    if (data.toString() === this.#asked) {
      this.#asked = undefined;
      this.#isAlive = true;
    } else if (this.#isTooFast()) this.#countTooFast();
  }

  /** The socket is closed: ends the session as lost. */
  closed(): void {
    this.#isClosed = true;
    this.#held = undefined;
    this.#session?.leave('lost');
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Whether the session's seat belongs to a blocked person. */
  get isShutOut(): boolean {
    return this.#session !== undefined && this.#plan.rooms.isShutOut(this.#session);
  }

  /** Tells the page that it is blocked, and closes the socket. */
  turnOut(): void {
    const entering = this.#session?.request.entering;
    this.fail('blocked', entering === undefined ? {} : { entering });
    this.close(CLOSE.blocked);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  get unread(): number {
    return this.#socket.unread;
  }

  /** A client that does not read is dropped: a closing handshake would wait behind all of it. */
  drop(): void {
    this.#plan.metrics.refused('socket', 'slow');
    this.#plan.limited('unread');
    this.#socket.terminate();
  }

  tell(answer: SocketAnswer): void {
    this.send(pack(answer));
  }

  // ---- writing

  get isOpen(): boolean {
    return this.#socket.isOpen;
  }

  send(packed: Packed): void {
    try {
      if (this.#socket.isOpen && this.#isKeepingUp()) this.#socket.send(packed);
    } catch (error) {
      // The others at the table still hear it.
      this.#plan.broke(error);
    }
  }

  /** Whether the client reads; one that does not is gone after this. */
  #isKeepingUp(): boolean {
    if (this.#socket.unread <= UNREAD_MAX) return true;
    this.drop();
    return false;
  }

  fail(code: SocketCode, name: MessageName = {}): void {
    this.#plan.metrics.refused('socket', code);
    this.tell({ kind: 'failed', code, ...name });
  }

  // ---- reading

  /** What it says; empty for what is no text. */
  hear(text: string): void {
    this.#hasSpoken = true;
    if (this.#isClosed || !this.#socket.isOpen) return;
    const data = jsonIn(text);
    if (this.#isTooFast()) {
      this.#slowDown(data);
      return;
    }
    if (isOtherVersion(data)) {
      this.fail('version');
      this.close(CLOSE.version);
      return;
    }
    const request = readSocketRequest(data);
    if (!request.ok) this.#hearNonsense(data);
    else if (request.value.kind === 'hello') this.#greet();
    else if (!this.#isGreeted) this.fail('hello-first', nameIn(request.value));
    // After a refusal the page stays in its room and retries a little later.
    else if (wantsTable(request.value) && !this.#plan.mayAddressEnter()) this.#slowDown(data);
    else if (request.value.kind === 'ping')
      this.tell({ kind: 'pong', sent: request.value.sent, now: this.#plan.now() });
    else this.#take(request.value);
  }

  #hearNonsense(data: unknown): void {
    this.fail('unreadable', nameIn(data));
    this.#unreadable += 1;
    if (this.#unreadable >= UNREADABLE_MAX) this.close(CLOSE.unreadable);
  }

  #slowDown(data: unknown): void {
    this.fail('too-fast', nameIn(data));
    this.#countTooFast();
  }

  /** Control frames have no other answer than this. */
  #countTooFast(): void {
    this.#tooFast += 1;
    if (this.#tooFast <= TOO_FAST_MAX) return;
    this.#isFlooding = true;
    this.#plan.limited('messages');
    this.close(CLOSE.tooFast);
  }

  #isTooFast(): boolean {
    const { rate, mayAddressSpeak, steady } = this.#plan;
    const moment = steady();
    const earned = ((moment - this.#allowed) * rate) / 1000;
    this.#allowed = moment;
    this.#allowance = Math.min(2 * rate, this.#allowance + earned);
    if (this.#allowance < 1 || !mayAddressSpeak()) return true;
    this.#allowance -= 1;
    return false;
  }

  #greet(): void {
    this.#isGreeted = true;
    this.tell({ kind: 'welcome', version: WIRE_VERSION, now: this.#plan.now() });
  }

  /** One after the other: what was said after coming to a table is meant for that table. */
  #take(request: SocketRequest): void {
    if (this.#held !== undefined) {
      if (this.#held.length < HELD_MAX) this.#held.push(request);
      else this.fail('too-fast', nameIn(request));
      return;
    }
    switch (request.kind) {
      case 'enter':
        this.#held = [];
        void this.#enter(request);
        return;
      case 'quit':
        this.#session?.leave('left');
        return;
      case 'command':
        this.#tableFor(request)?.receive(request.command);
        return;
      case 'say':
        void this.#tableFor(request)?.say(request.id, request.text);
        return;
      case 'react':
        this.#tableFor(request)?.react(request.what);
        return;
      case 'hello':
      case 'ping':
        return;
    }
  }

  // ---- the table

  /** Where it is done; undefined, and refused, unless it was meant for the table where the page is. */
  #tableFor(request: { readonly entering: number }): Session | undefined {
    const session = this.#session;
    if (session?.isIn !== true) this.fail('enter-first', nameIn(request));
    else if (request.entering !== session.request.entering) this.fail('elsewhere', nameIn(request));
    else return session;
    return undefined;
  }

  async #enter(request: EnterRequest): Promise<void> {
    const { entering, table } = request;
    this.#session?.leave('lost');
    const session = new Session(this, request);
    this.#session = session;
    this.tell({ kind: 'at', entering, table });
    try {
      await this.#plan.heardAll();
      const why = await this.#plan.rooms.enter(session);
      if (why === 'hung-up') return;
      if (why !== undefined) session.fail(why);
    } catch (error) {
      if (!isOfStore(error))
        this.#plan.log.error(errorFacts(error), 'nobody could come to a table');
      session.fail('store');
    }
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const request of held) this.#take(request);
  }
}

/** Be it said by the store itself, or by a table that asked it. */
const isOfStore = (error: unknown): boolean =>
  error instanceof StoreError || (error instanceof Error && isOfStore(error.cause));

/** Whether the whole table is asked for, which is the dearest thing that can be. */
const wantsTable = (request: SocketRequest): boolean =>
  request.kind === 'enter' || (request.kind === 'command' && request.command.kind === 'sit');

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A greeting in a version that we do not speak is told apart before it is read. */
function isOtherVersion(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, version } = data as { readonly kind?: unknown; readonly version?: unknown };
  return kind === 'hello' && typeof version === 'number' && version !== WIRE_VERSION;
}

const ID_MAX = 40;

/** What the other side calls its message, so that it can match the answer. */
function nameIn(data: unknown): MessageName {
  if (typeof data !== 'object' || data === null) return {};
  const { id, entering, command } = data as Readonly<Record<string, unknown>>;
  const isEntering = typeof entering === 'number' && Number.isInteger(entering) && entering >= 0;
  return {
    ...nameIn(command),
    ...(typeof id === 'string' && id.length > 0 && id.length <= ID_MAX ? { id } : {}),
    ...(isEntering ? { entering } : {}),
  };
}
