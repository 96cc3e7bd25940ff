// A server with one table open: its host, its bench of bots and the sockets that have come to it. It
// can crash at any moment, and what it was writing then may be written all the same.

import type { Seat } from '@tablee/kit';
import {
  BotBench,
  GRACE_MS,
  Host,
  SenseOfTime,
  type Clock,
  type Entry,
  type HostPlan,
  type Outages,
  type Store,
  type Timer,
  type Visit,
} from '@tablee/table';
import {
  readSocketRequest,
  WIRE_VERSION,
  type Report,
  type Since,
  type SocketRequest,
} from '@tablee/wire';
import type { Decide } from './game.ts';
import type { HandClock } from './hand-clock.ts';
import type { Machine } from './machine.ts';
import type { ServerEnd, Wire } from './wire.ts';

/** What a server tells the others, sooner or later. */
export interface Bus {
  wrote(from: Node): void;
  present(from: Node): void;
  seated(from: Node, seat: Seat, place: number): void;
  /** Different for every connection; later ones are greater. */
  newPlace(): number;
}

export interface NodePlan {
  readonly name: string;
  readonly plan: HostPlan;
  readonly clock: HandClock;
  /** Where time goes wrong; undefined where it never does. */
  readonly machine: Machine | undefined;
  readonly store: Store;
  readonly decide: Decide;
  readonly outages: Outages;
  readonly bus: Bus;
  /** Something that must never happen. */
  readonly broken: (error: unknown) => void;
  /** What a former server has left of this table. */
  readonly snapshot?: string | undefined;
  /** What becomes of an append: it may be late, fail, or never be answered. */
  readonly append: (node: Node, run: () => Promise<boolean>) => Promise<boolean>;
}

/** Longer than any day. */
const NEVER_MS = 2 ** 31;
/** How long a bot thinks. */
const PACE_MS = 300;
/** How long a window without anybody who may raise is open. */
const EMPTY_WINDOW_MS = 1000;

export class Node {
  readonly name: string;
  readonly #plan: NodePlan;
  readonly #connections = new Set<Connection>();
  #host: Host | undefined;
  #bench: BotBench | undefined;
  #time: Clock;
  #beat: Timer | undefined;
  /** A crash makes everything void that was begun before it. */
  #life = 0;
  #snapshot: string | undefined;

  constructor(plan: NodePlan) {
    this.name = plan.name;
    this.#plan = plan;
    this.#snapshot = plan.snapshot;
    this.#time = plan.clock;
  }

  get host(): Host | undefined {
    return this.#host;
  }

  get isUp(): boolean {
    return this.#host !== undefined;
  }

  /** The seats that somebody is connected to. */
  get seats(): Seat[] {
    return [...this.#connections].flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  get watchers(): number {
    return [...this.#connections].filter(({ seat, isIn }) => isIn && seat === null).length;
  }

  get machine(): Machine | undefined {
    return this.#plan.machine;
  }

  /** What its tables go by. */
  get now(): number {
    return this.#time.now();
  }

  /**
   * Resolves to whether it is up: a store that cannot be read opens no table. `downSince`: nobody has
   * been there since then, by the clock that tables go by.
   */
  async open(downSince: number | undefined): Promise<boolean> {
    const { plan, outages, decide, name } = this.#plan;
    const awakeSince = this.#wakeUp(downSince);
    const clock = this.#time;
    const { rules, setup } = plan;
    this.#life += 1;
    const life = this.#life;
    const snapshot = this.#snapshot === undefined ? {} : { snapshot: this.#snapshot };
    let host: Host;
    try {
      const onChange = (): void => {
        if (life === this.#life) this.#bench?.follow();
      };
      host = await Host.open(plan, {
        clock,
        store: this.#store(life),
        outages,
        awakeSince,
        onChange,
        ...snapshot,
      });
    } catch {
      return false;
    }
    if (life !== this.#life) {
      host.close();
      return false;
    }
    this.#host = host;
    this.#bench = new BotBench({
      host,
      rules,
      setup,
      choose:
        () =>
        (view, seat, _rng, { step }) =>
          decide(view, seat, step),
      seed: `bench ${name}`,
      clock,
      pace: () => PACE_MS,
    });
    return true;
  }

  /** A process begins, with a sense of time of its own where that is needed; since when it is there. */
  #wakeUp(downSince: number | undefined): () => number {
    const { machine, outages } = this.#plan;
    let started = -Infinity;
    let awakeSince = (): number => started;
    if (machine !== undefined) {
      const sense = new SenseOfTime(machine);
      if (downSince !== undefined) sense.follow(downSince);
      sense.onGap((gap) => {
        if (this.#time !== sense) return;
        outages.add(gap);
        this.#host?.woke();
      });
      this.#time = sense;
      // A server always waits for something, be it its next beat: so it notices that it stood still.
      this.#beat = sense.after(NEVER_MS, () => undefined);
      started = sense.now();
      awakeSince = () => Math.max(started, sense.awakeSince);
    }
    if (downSince !== undefined) outages.add({ since: downSince, until: this.now });
    return awakeSince;
  }

  /** Keeps a snapshot for the next opening; entries that come after it are read then. */
  keepSnapshot(): void {
    this.#snapshot = this.#host?.snapshot().data ?? this.#snapshot;
  }

  crash(): void {
    this.#life += 1;
    this.#beat?.cancel();
    this.#bench?.close();
    this.#host?.close();
    this.#bench = undefined;
    this.#host = undefined;
    for (const connection of [...this.#connections]) connection.drop();
    this.#connections.clear();
  }

  /** Runs at once, or when its machine wakes. */
  run(run: () => void): void {
    if (this.machine === undefined) run();
    else this.machine.run(run);
  }

  refresh(): void {
    this.run(() => void this.#host?.refresh().catch(() => undefined));
  }

  hearElsewhere(seats: readonly Seat[], watchers: number): void {
    this.#host?.hearElsewhere(seats, watchers);
  }

  connect(wire: Wire): void {
    const connection = new Connection(this, wire, this.#plan.broken);
    this.#connections.add(connection);
    wire.attach(connection);
  }

  enter(connection: Connection, seat: Seat | null, since: Since | undefined): Visit | undefined {
    if (this.#host === undefined || !this.#connections.has(connection)) return undefined;
    const { bus } = this.#plan;
    connection.place = bus.newPlace();
    if (seat !== null) {
      this.dismiss(seat, connection.place);
      bus.seated(this, seat, connection.place);
    }
    const send = (report: Report): void => connection.send(report);
    const guest = { seats: seat === null ? [] : [seat], isPerson: true, send };
    const visit = this.#host.join(guest, seat ?? 'watcher', since);
    bus.present(this);
    return visit;
  }

  /** The last connection to a seat is the one that counts. */
  dismiss(seat: Seat, place: number): void {
    for (const older of [...this.#connections])
      if (older.seat === seat && older.place < place) older.dismiss();
  }

  forget(connection: Connection): void {
    if (this.#connections.delete(connection)) this.#plan.bus.present(this);
  }

  #store(life: number): Store {
    const { store, append, bus, machine } = this.#plan;
    return {
      append: async (table: string, at: number, entries: readonly Entry[]) => {
        this.#judge(entries);
        const isKept = await append(this, () => store.append(table, at, entries));
        await machine?.awake();
        if (isKept && life === this.#life) bus.wrote(this);
        return isKept;
      },
      entries: async (table, from) => {
        const entries = await store.entries(table, from);
        await machine?.awake();
        return entries;
      },
    };
  }

  /** No bell and no flag before people could be heard for as long as they were promised. */
  #judge(entries: readonly Entry[]): void {
    const { machine, broken } = this.#plan;
    const pending = this.#host?.log.pending;
    if (machine === undefined || pending === undefined) return;
    for (const { text } of entries) {
      let promised = text.startsWith('flag ') ? GRACE_MS : 0;
      if (text === 'bell' && pending.kind === 'open')
        promised = pending.seats.length === 0 ? EMPTY_WINDOW_MS : pending.bellSeconds * 1000;
      if (machine.heardFor < promised)
        broken(`${text}: people could be heard for ${machine.heardFor} ms, not ${promised}`);
    }
  }
}

const tokenOf = (seat: Seat): string => String.fromCharCode(97 + seat).repeat(43);
const seatOf = (token: string | undefined): Seat | null =>
  token === undefined ? null : token.charCodeAt(0) - 97;

/** Every wire is for one entering. */
export const ENTERING = 1;

/** What a page says to come to its seat. */
export const enterAs = (seat: Seat | null, table: string, since?: Since): SocketRequest => ({
  kind: 'enter',
  entering: ENTERING,
  table,
  ...(seat === null ? {} : { token: tokenOf(seat) }),
  ...(since === undefined ? {} : { since }),
});

/** The server's end of one socket. */
class Connection implements ServerEnd {
  readonly #node: Node;
  readonly #wire: Wire;
  readonly #broken: (error: unknown) => void;
  #visit: Visit | undefined;
  #isGone = false;
  seat: Seat | null = null;
  place = 0;

  constructor(node: Node, wire: Wire, broken: (error: unknown) => void) {
    this.#node = node;
    this.#wire = wire;
    this.#broken = broken;
  }

  get isIn(): boolean {
    return this.#visit !== undefined;
  }

  send(report: Report): void {
    if (!this.#isGone) this.#wire.down({ kind: 'report', report });
  }

  hear(text: string): void {
    this.#node.run(() => this.#hear(text));
  }

  #hear(text: string): void {
    if (this.#isGone) return;
    const read = readSocketRequest(JSON.parse(text));
    if (!read.ok) {
      this.#broken(new Error(`a page speaks as the wire says: ${text}`));
      return;
    }
    const request = read.value;
    if (request.kind === 'hello')
      this.#wire.down({ kind: 'welcome', version: WIRE_VERSION, now: 0 });
    else if (request.kind === 'enter') {
      const { entering, table } = request;
      this.#wire.down({ kind: 'at', entering, table });
      this.seat = seatOf(request.token);
      this.#visit = this.#node.enter(this, this.seat, request.since);
    } else if (request.kind === 'command')
      this.#visit?.receive(request.command).catch(this.#broken);
    else if (request.kind === 'quit') this.#leave('left');
  }

  lost(): void {
    this.#node.run(() => this.#leave('lost'));
  }

  /** The seat is played from somewhere else now. */
  dismiss(): void {
    this.#wire.down({ kind: 'moved' });
    this.#leave('lost');
  }

  /** The server is no more: nobody says goodbye. */
  drop(): void {
    this.#isGone = true;
    this.#wire.cut({ page: 50, server: 0 });
  }

  #leave(how: 'lost' | 'left'): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#visit?.leave(how);
    this.#node.forget(this);
  }
}
