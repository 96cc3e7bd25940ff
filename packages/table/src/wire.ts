// The line to a table on a server: says who one is, comes back by itself after every loss with what was
// seen last, lets everything be sent again that has no answer, and notices a line that is dead though
// nobody hung up. The site plays through it, and so does whoever tests a server by playing.

import {
  readSocketAnswer,
  WIRE_VERSION,
  type Since,
  type SocketAnswer,
  type SocketRequest,
} from '@tablee/wire';
import type { Clock, Timer } from './ports.ts';

/** Hanging up on purpose needs no reason. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface LineEars {
  opened(): void;
  heard(text: string): void;
  /** With the code of the one who hung up. */
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
  /** Where there is a page: whether anybody sees it. */
  readonly isVisible?: () => boolean;
  /** Calls whenever the network or the page may just have come back; the answer ends it. */
  readonly onWake?: (act: () => void) => () => void;
}

/** What can only be mended by somebody: the sentence for it says how. */
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
  /** Lost, or not found yet; it is tried again and again. */
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
/** What is said at the table; the number of the entering comes with it. */
export type Saying = Unnumbered<Exclude<SocketRequest, { kind: 'enter' }>>;

export interface WirePlan {
  readonly table: string;
  readonly token: () => string | undefined;
  /** What was seen already, to be told only the rest. */
  readonly since: () => Since | undefined;
  /** Shows the table to everybody in the room. */
  readonly isScreen?: boolean;
  /** As the wire says, unless told otherwise; undefined for what cannot be read. */
  readonly read?: (text: string) => SocketAnswer | undefined;
  readonly hear: (answer: Heard) => void;
  /** The table can be asked again: for every command without an answer. It is not done twice. */
  readonly resend: () => void;
  /** The same for what was said and is not known to be kept. */
  readonly sayAgain?: () => void;
  readonly changed: (state: LinkState) => void;
}

export const PING_MS = 2500;
/** Nothing heard for so long: nobody is there. */
export const DEAD_MS = 9000;
/** In a page that nobody sees; often enough for whatever stands between the two. */
const HIDDEN_PING_MS = 20_000;
/** A page that has just woken up does not wait as long. */
const PROBE_MS = 3500;
const RETRY_MIN_MS = 300;
const RETRY_MAX_MS = 3500;
/** For who is sent away for being too many, and for pages that nobody sees. */
const SLOW_MS = 8000;
/** After the store did not answer, or one was too fast. */
const RESEND_MS = 1200;
/** An attempt that is younger is left to go on. */
const YOUNG_MS = 2000;
/** How much one measurement counts. */
const WEIGHT = 0.3;

/** The codes with which a server hangs up. */
const CLOSED = { restart: 1012, version: 4001 };
/** Against the rules, try later, not understood, too fast: not at once again. */
const CLOSED_SLOWLY = new Set([1008, 1013, 4002, 4004]);

const isRefusal = (code: string): code is Refusal =>
  (REFUSALS as readonly string[]).includes(code) && code !== 'unreadable';

export class Wire {
  readonly #plan: WirePlan;
  readonly #ports: WirePorts;
  #state: LinkState = { kind: 'connecting' };
  #line: Line | undefined;
  /** How often a server was asked to let us in: the number of the last time. */
  #entering = 0;
  /** The server speaks of that time. */
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

  /** Milliseconds from the server to here; 0 as long as nobody knows. */
  get latency(): number {
    return this.#latency ?? 0;
  }

  /** What to add to this device's clock to have the server's. */
  get offset(): number {
    return this.#offset ?? 0;
  }

  /** Also after `moved` or a refusal, when somebody wants it again. */
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

  /** Whether it is on its way; what has an answer must be sent again after the next `room`. */
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
    // A line that was given up may still have something to say.
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
   * Only who has been heard asks to be let in: else that could arrive over a line that was given up long
   * ago, after we came by another one, and send us away from our own seat.
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

  /** Soon, then less soon, and never all pages at the same time. */
  #pause(): number {
    const { random } = this.#ports;
    if (this.#slow || !this.#isVisible) return SLOW_MS * (0.5 + random());
    const most = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** (this.#tries + 1));
    return RETRY_MIN_MS + random() * (most - RETRY_MIN_MS);
  }

  /** Nothing more is tried until somebody says so. */
  #rest(state: LinkState): void {
    this.stop();
    this.#become(state);
  }

  #become(state: LinkState): void {
    this.#state = state;
    this.#plan.changed(state);
  }

  // ---- whether anybody is there

  /** Unless something is heard within this time the line is dead. */
  #expect(milliseconds: number): void {
    this.#dying?.cancel();
    this.#dying = this.#ports.clock.after(milliseconds, () => {
      this.#lose('lost');
    });
  }

  /** Somebody is there. Who is not in yet waits for the next word; who is in will ask. */
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
      // Who waits for an answer already has been waiting since the first question.
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
    // The fastest answer says best what time it is there; an old record must not stand for ever.
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
        // Not all at the same moment.
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

  /** Whether we were not in yet. */
  #enter(): boolean {
    if (this.#isIn) return false;
    this.#isIn = true;
    this.#tries = 0;
    this.#become({ kind: 'online' });
    this.#ping(DEAD_MS);
    return true;
  }

  /** Nothing is lost: it is asked again, all of it at once. */
  #resendSoon(): void {
    this.#resending?.cancel();
    this.#resending = this.#ports.clock.after(RESEND_MS, () => {
      this.#plan.resend();
    });
  }

  /** Once may be an accident; twice is another language. */
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
