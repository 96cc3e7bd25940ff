// Keeps a client's connection to a table on a server: reconnects, resumes from the last step seen,
// has unanswered commands sent again, and detects dead connections.

import {
  readSocketAnswer,
  WIRE_VERSION,
  type Since,
  type SocketAnswer,
  type SocketRequest,
} from '@tablee/wire';
import type { Clock, Timer } from './ports.ts';

/** One connection. A close by the client sends no code. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface LineEars {
  opened(): void;
  heard(text: string): void;
  /** `code`: the close code of the peer. */
  closed(code: number): void;
}

export interface WirePorts {
  readonly open: (ears: LineEars) => Line;
  /** Only goes forward. */
  readonly clock: Clock;
  /** Milliseconds since 1970, as this device has it. */
  readonly today: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Whether the page is visible; absent where there is no page. */
  readonly isVisible?: () => boolean;
  /** Calls whenever the network or the page may just have come back; the answer ends it. */
  readonly onWake?: (act: () => void) => () => void;
}

/** Refusals that a retry does not fix. The page's text for each tells the player what to do. */
export const REFUSALS = [
  'version',
  'no-such-table',
  'no-watching',
  'bad-token',
  'kicked',
  'left',
  'removed',
  'closed',
  'blocked',
  'unreadable',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export type LinkState =
  /** For the first time. */
  | { readonly kind: 'connecting' }
  | { readonly kind: 'online' }
  /** Lost, or not found yet; the client keeps retrying. */
  | { readonly kind: 'offline'; readonly why: 'lost' | 'restart' }
  /** The seat is played from elsewhere. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly why: Refusal };

export type Heard = Exclude<
  SocketAnswer,
  { kind: 'welcome' | 'at' | 'pong' | 'moved' | 'out' | 'restart' }
>;
type OfTable = Exclude<SocketAnswer, { kind: 'welcome' | 'at' | 'pong' | 'failed' | 'restart' }>;

type Unnumbered<Request> = Request extends { entering: number } ? Omit<Request, 'entering'> : never;
/** A request to the table; `send` adds the number of the entering. */
export type Saying = Unnumbered<Exclude<SocketRequest, { kind: 'enter' }>>;

export interface WirePlan {
  readonly table: string;
  readonly token: () => string | undefined;
  /** The last step seen, so that the server sends only newer events. */
  readonly since: () => Since | undefined;
  /** This page shows the table on a screen for all people in the room. */
  readonly isScreen?: boolean;
  /** Reads a message, by the wire's schema by default; undefined for an unreadable one. */
  readonly read?: (text: string) => SocketAnswer | undefined;
  readonly hear: (answer: Heard) => void;
  /** Sends each unanswered command again. The table does a command with a known id only once. */
  readonly resend: () => void;
  /** Sends each unconfirmed chat line again. */
  readonly sayAgain?: () => void;
  readonly changed: (state: LinkState) => void;
}

export const PING_MS = 2500;
/** A connection without a message for this long is dead. */
export const DEAD_MS = 9000;
/** Ping interval of a hidden page; short enough to keep proxies from closing the connection. */
const HIDDEN_PING_MS = 20_000;
/** Like `DEAD_MS`, for a page that has just woken up. */
const PROBE_MS = 3500;
const RETRY_MIN_MS = 300;
const RETRY_MAX_MS = 3500;
/** Retry delay after close codes 1008, 1013, 4002, 4004, and in hidden pages. */
const SLOW_MS = 8000;
/** Delay before commands are sent again after `store` or `too-fast`. */
const RESEND_MS = 1200;
/** A wake-up leaves a younger connection attempt alone. */
const YOUNG_MS = 2000;
/** Weight of one latency measurement in the moving average. */
const WEIGHT = 0.3;

/** Close codes of the server. */
const CLOSED = { restart: 1012, version: 4001 };
/** Policy violation, try later, not understood, too fast: retry slowly. */
const CLOSED_SLOWLY = new Set([1008, 1013, 4002, 4004]);

const isRefusal = (code: string): code is Refusal =>
  (REFUSALS as readonly string[]).includes(code) && code !== 'unreadable';

export class Wire {
  readonly #plan: WirePlan;
  readonly #ports: WirePorts;
  #state: LinkState = { kind: 'connecting' };
  #line: Line | undefined;
  /** The number of the last `enter` request. */
  #entering = 0;
  /** The server's messages refer to that entering. */
  #isNamed = false;
  /** The server has let us in. */
  #isIn = false;
  #tries = 0;
  #since = 0;
  #slow = false;
  #unread = 0;
  #latency: number | undefined;
  #offset: number | undefined;
  #bestTrip = Infinity;
  #pinging: Timer | undefined;
  #dying: Timer | undefined;
  #retrying: Timer | undefined;
  #resending: Timer | undefined;
  #sleep: (() => void) | undefined;

  constructor(plan: WirePlan, ports: WirePorts) {
    this.#plan = plan;
    this.#ports = ports;
  }

  get state(): LinkState {
    return this.#state;
  }

  /** Milliseconds from the server to this client; 0 before the first measurement. */
  get latency(): number {
    return this.#latency ?? 0;
  }

  /** What to add to this device's clock to have the server's. */
  get offset(): number {
    return this.#offset ?? 0;
  }

  /** Connects. Also restarts after `moved` or a refusal. */
  start(): void {
    this.stop();
    this.#sleep = this.#ports.onWake?.(() => {
      this.#wake();
    });
    this.#tries = 0;
    this.#unread = 0;
    this.#become({ kind: 'connecting' });
    this.#connect();
  }

  stop(): void {
    this.#sleep?.();
    this.#sleep = undefined;
    this.#hangUp();
  }

  /** Whether the request was sent. After the next `room`, send unanswered requests again. */
  send(saying: Saying): boolean {
    return this.#send({ ...saying, entering: this.#entering });
  }

  /** Leaves the table on purpose. */
  quit(): void {
    this.#send({ kind: 'quit' });
    this.stop();
  }

  #send(request: SocketRequest): boolean {
    if (!this.#isIn || this.#line === undefined) return false;
    this.#say(request);
    return true;
  }

  #say(request: SocketRequest): void {
    this.#line?.send(JSON.stringify(request));
  }

  // ---- the life of a line

  #connect(): void {
    this.#hangUp();
    this.#since = this.#ports.clock.now();
    // An abandoned connection may still deliver events.
    const ifOwn = (act: () => void): void => {
      if (this.#line === line) act();
    };
    const line = this.#ports.open({
      opened: () => {
        ifOwn(() => {
          this.#say({ kind: 'hello', version: WIRE_VERSION });
        });
      },
      heard: (text) => {
        ifOwn(() => {
          this.#hear(text);
        });
      },
      closed: (code) => {
        ifOwn(() => {
          this.#closed(code);
        });
      },
    });
    this.#line = line;
    this.#expect(DEAD_MS);
  }

  #closed(code: number): void {
    if (code === CLOSED.version) {
      this.#rest({ kind: 'refused', why: 'version' });
      return;
    }
    this.#slow = CLOSED_SLOWLY.has(code);
    this.#lose(code === CLOSED.restart ? 'restart' : 'lost');
  }

  /**
   * Enters only after the server's `welcome`. An `enter` on an abandoned connection could otherwise
   * arrive late and take the seat from the newer connection.
   */
  #askIn(): void {
    const { table, token, since, isScreen } = this.#plan;
    const known = { token: token(), since: since() };
    this.#entering += 1;
    this.#say({
      kind: 'enter',
      entering: this.#entering,
      table,
      ...(known.token === undefined ? {} : { token: known.token }),
      ...(known.since === undefined ? {} : { since: known.since }),
      ...(isScreen === true ? { isScreen } : {}),
    });
  }

  #hangUp(): void {
    const line = this.#line;
    this.#line = undefined;
    this.#isIn = this.#isNamed = false;
    for (const timer of [this.#pinging, this.#dying, this.#retrying, this.#resending])
      timer?.cancel();
    this.#pinging = this.#dying = this.#retrying = this.#resending = undefined;
    line?.close();
  }

  #lose(why: 'lost' | 'restart', after = this.#pause()): void {
    this.#hangUp();
    this.#tries += 1;
    this.#slow = false;
    this.#become({ kind: 'offline', why });
    this.#retrying = this.#ports.clock.after(after, () => {
      this.#connect();
    });
  }

  get #isVisible(): boolean {
    return this.#ports.isVisible?.() !== false;
  }

  /** Exponential backoff with jitter. */
  #pause(): number {
    const { random } = this.#ports;
    if (this.#slow || !this.#isVisible) return SLOW_MS * (0.5 + random());
    const most = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** (this.#tries + 1));
    return RETRY_MIN_MS + random() * (most - RETRY_MIN_MS);
  }

  /** Stops retrying until the next `start`. */
  #rest(state: LinkState): void {
    this.stop();
    this.#become(state);
  }

  #become(state: LinkState): void {
    this.#state = state;
    this.#plan.changed(state);
  }

  // ---- liveness

  /** Treats the connection as dead unless a message arrives within this time. */
  #expect(milliseconds: number): void {
    this.#dying?.cancel();
    this.#dying = this.#ports.clock.after(milliseconds, () => {
      this.#lose('lost');
    });
  }

  /** A message arrived. Before entering, expect the next one; afterwards pings check for it. */
  #breathe(): void {
    if (!this.#isIn) {
      this.#expect(DEAD_MS);
      return;
    }
    this.#dying?.cancel();
    this.#dying = undefined;
  }

  #ping(patience: number | undefined): void {
    this.#send({ kind: 'ping', sent: this.#ports.clock.now() });
    if (patience !== undefined) this.#expect(patience);
    this.#pinging?.cancel();
    const next = this.#isVisible ? PING_MS : HIDDEN_PING_MS;
    this.#pinging = this.#ports.clock.after(next, () => {
      // A running timeout counts from the first unanswered ping: do not restart it.
      this.#ping(this.#dying === undefined ? DEAD_MS - PING_MS : undefined);
    });
  }

  #wake(): void {
    if (this.#isIn) this.#ping(PROBE_MS);
    else if (this.#line === undefined || this.#ports.clock.now() - this.#since > YOUNG_MS) {
      this.#tries = 0;
      this.#connect();
    }
  }

  #measure(sent: number, now: number): void {
    const trip = Math.max(0, this.#ports.clock.now() - sent);
    const way = trip / 2;
    this.#latency =
      this.#latency === undefined ? way : this.#latency + WEIGHT * (way - this.#latency);
    // The fastest answer gives the best clock offset. Its record ages, so that drift is corrected.
    this.#bestTrip *= 1.1;
    if (trip > this.#bestTrip) return;
    this.#bestTrip = trip;
    this.#offset = now + way - this.#ports.today();
  }

  // ---- what is heard

  #hear(text: string): void {
    this.#breathe();
    const { read = readAnswer } = this.#plan;
    const answer = read(text);
    if (answer === undefined) {
      this.#misread();
      return;
    }
    switch (answer.kind) {
      case 'welcome':
        this.#offset ??= answer.now - this.#ports.today();
        this.#askIn();
        return;
      case 'at':
        this.#isNamed = answer.entering === this.#entering;
        return;
      case 'pong':
        this.#measure(answer.sent, answer.now);
        return;
      case 'restart':
        // Jitter, so that clients do not reconnect all at once.
        this.#lose('restart', answer.after + this.#ports.random() * 1000);
        return;
      case 'failed':
        if ((answer.entering ?? this.#entering) === this.#entering) this.#hearFailed(answer);
        return;
      case 'room':
      case 'here':
      case 'screens':
      case 'report':
      case 'chat':
      case 'said':
      case 'reaction':
      case 'moved':
      case 'out':
        if (this.#isNamed) this.#hearOfTable(answer);
    }
  }

  #hearOfTable(answer: OfTable): void {
    if (answer.kind === 'moved') this.#rest({ kind: 'moved' });
    else if (answer.kind === 'out') this.#rest({ kind: 'refused', why: answer.why });
    else {
      const isBack = answer.kind === 'room' && this.#enter();
      this.#plan.hear(answer);
      if (isBack) this.#plan.sayAgain?.();
      if (answer.kind === 'report' && answer.report.kind === 'table') this.#plan.resend();
    }
  }

  #hearFailed(answer: Extract<SocketAnswer, { kind: 'failed' }>): void {
    if (isRefusal(answer.code)) this.#rest({ kind: 'refused', why: answer.code });
    else if (this.#isIn) {
      this.#plan.hear(answer);
      if (answer.code === 'too-fast' || answer.code === 'store') this.#resendSoon();
    } else {
      this.#slow = true;
      this.#lose('lost');
    }
  }

  /** Marks the client as entered; false if it already was. */
  #enter(): boolean {
    if (this.#isIn) return false;
    this.#isIn = true;
    this.#tries = 0;
    this.#become({ kind: 'online' });
    this.#ping(DEAD_MS);
    return true;
  }

  /** Schedules one resend of all unanswered commands. */
  #resendSoon(): void {
    this.#resending?.cancel();
    this.#resending = this.#ports.clock.after(RESEND_MS, () => {
      this.#plan.resend();
    });
  }

  /** Reconnects after one unreadable message; the second one ends in `unreadable`. */
  #misread(): void {
    this.#unread += 1;
    if (this.#unread > 1) this.#rest({ kind: 'refused', why: 'unreadable' });
    else this.#lose('lost');
  }
}

function readAnswer(text: string): SocketAnswer | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const answer = readSocketAnswer(data);
  return answer.ok ? answer.value : undefined;
}
