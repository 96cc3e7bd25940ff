// Simulates a server with one table: real rooms and connections on simulated time, store, bus and
// sockets. It can crash at any moment, and a write under way may still be stored.

import { parseStep, type Rng } from '@tablee/kit';
import {
  GRACE_MS,
  SenseOfTime,
  type Choose,
  type Clock,
  type Entry,
  type Host,
  type HostPlan,
  type Store,
  type Timer,
} from '@tablee/table';
import type { HandClock } from '@tablee/table/testing';
import type { Bus } from '@tablee/server/cluster/bus';
import type { Hint } from '@tablee/server/cluster/cluster';
import { SharedDatabase } from '@tablee/server/cluster/shared-database';
import { LiveRooms } from '@tablee/server/rooms/live-rooms';
import type { RoomsPlan, RoomsStore } from '@tablee/server/rooms/ports';
import { Sweeper } from '@tablee/server/rooms/sweeper';
import type { TablePlan } from '@tablee/server/rooms/table-plan';
import { Connection, type ConnectionPlan, type Socket } from '@tablee/server/socket/connection';
import { StoreError, type Database } from '@tablee/server/store/database';

import type { Cable } from './cable.ts';
import { TABLE, type Decide } from './game.ts';
import type { SharedHome } from './home.ts';
import type { Machine } from './machine.ts';

export interface NodePlan {
  readonly name: string;
  readonly plan: HostPlan;
  readonly clock: HandClock;
  /** Where time goes wrong; undefined where it never does. */
  readonly machine: Machine | undefined;
  readonly home: SharedHome;
  readonly decide: Decide;
  readonly rng: Rng;
  /** Whether another server is up. */
  readonly hasOthers: () => boolean;
  /** Tells the others, sooner or later. */
  readonly tell: (from: Node, hint: Hint) => void;
  /** Something that must never happen. */
  readonly broken: (error: unknown) => void;
  /** What becomes of an append: it may be late, fail, or never be answered. */
  readonly append: (node: Node, run: () => Promise<boolean>) => Promise<boolean>;
}

/** Longer than any day. */
const NEVER_MS = 2 ** 31;
/** How long a bot thinks. */
const PACE_MS = 300;
/** How long a window without a possible bid stays open. */
const EMPTY_WINDOW_MS = 1000;
/** What a server may complain about on a bad day: its store. */
const EXPECTED = /could not be|store did not answer/;

const ignore = (): void => undefined;
const never = <T>(): Promise<T> => new Promise(ignore);

/** Callbacks of a process for wake-ups, bus messages and lost servers. */
interface Ears {
  readonly wakers: (() => void)[];
  readonly hear: Parameters<Bus['listen']>[0][];
  readonly lose: Parameters<Bus['onLost']>[0][];
}

/** A process: from its start to its crash, which makes everything void that was begun before. */
interface Life extends Ears {
  readonly rooms: LiveRooms;
  readonly connection: ConnectionPlan;
  readonly cables: Set<Cable>;
}

export class Node {
  readonly name: string;
  readonly #plan: NodePlan;
  #time: Clock;
  #beat: Timer | undefined;
  #life: Life | undefined;
  /** How many processes there have been. */
  #lives = 0;

  constructor(plan: NodePlan) {
    this.name = plan.name;
    this.#plan = plan;
    this.#time = plan.clock;
  }

  get host(): Host | undefined {
    return this.#life?.rooms.get(TABLE)?.host;
  }

  get isUp(): boolean {
    return this.#life !== undefined;
  }

  get machine(): Machine | undefined {
    return this.#plan.machine;
  }

  /** What its tables go by. */
  get now(): number {
    return this.#time.now();
  }

  /** `downSince`: when the last server stopped, by the clock of the tables. */
  open(downSince: number | undefined): void {
    this.#lives += 1;
    const ears: Ears = { wakers: [], hear: [], lose: [] };
    const plan = this.#roomsPlan(this.#wakeUp(downSince, ears.wakers), ears);
    const rooms = new LiveRooms(plan);
    // Without connections the sweeper opens the table. Open it here so that the run need not wait.
    new Sweeper(plan, rooms);
    void rooms.open(TABLE).then((room) => room?.wake());
    const connection = {
      ...{ rooms, log: plan.log, metrics: plan.metrics },
      now: () => this.now,
      steady: () => this.#plan.clock.now(),
      heardAll: () => Promise.resolve(),
      rate: Infinity,
      mayAddressSpeak: () => true,
      mayAddressEnter: () => true,
      limited: ignore,
      broke: (error: unknown) => {
        throw error;
      },
    };
    this.#life = { ...ears, rooms, connection, cables: new Set() };
  }

  /** A process begins, with a sense of time of its own where that is needed; since when it is there. */
  #wakeUp(downSince: number | undefined, wakers: readonly (() => void)[]): () => number {
    const { machine, home } = this.#plan;
    const life = this.#lives;
    let awakeSince = (): number => -Infinity;
    if (machine !== undefined) {
      const sense = new SenseOfTime(machine);
      if (downSince !== undefined) sense.follow(downSince);
      sense.onGap((gap) => {
        if (life !== this.#lives) return;
        home.outages.add(gap);
        for (const wake of wakers) wake();
      });
      this.#time = sense;
      // A server always waits for something, be it its next beat: so it notices that it stood still.
      this.#beat = sense.after(NEVER_MS, ignore);
      const started = sense.now();
      awakeSince = () => Math.max(started, sense.awakeSince);
    }
    if (downSince !== undefined) home.outages.add({ since: downSince, until: this.now });
    return awakeSince;
  }

  /** Everything that a process has of the world; nothing of it works after a crash. */
  #roomsPlan(awakeSince: () => number, ears: Ears): RoomsPlan {
    const { rng, tell, broken, hasOthers } = this.#plan;
    const life = this.#lives;
    const time = this.#time;
    const isAlive = (): boolean => life === this.#lives;
    const complain = (facts: object, what: string): void => {
      if (isAlive() && !EXPECTED.test(what)) broken(`${what}: ${JSON.stringify(facts)}`);
    };
    const store = this.#store(isAlive, awakeSince, ears);
    const bus: Bus = {
      tell: (hint) => {
        if (isAlive()) tell(this, hint);
      },
      listen: (hear) => void ears.hear.push(hear),
      onLost: (lose) => void ears.lose.push(lose),
      onGap: ignore,
      close: () => Promise.resolve(),
    };
    const heartbeat = {
      get hasOthers() {
        return hasOthers();
      },
    };
    const clock: Clock = {
      // In whole milliseconds, as real ones are.
      now: () => Math.floor(time.now()),
      after: (milliseconds, run) =>
        time.after(milliseconds, () => {
          if (isAlive()) run();
        }),
    };
    const random: RoomsPlan['random'] = (bytes) =>
      Uint8Array.from({ length: bytes }, () => rng.below(256));
    return {
      store,
      cluster: new SharedDatabase({ ...store, bus, heartbeat, clock, random }),
      ...{ clock, random },
      people: {
        personOf: () => Promise.resolve(undefined),
        keepResult: () => Promise.resolve(),
        standing: () => Promise.reject(new Error('no table here is rated')),
        remind: () => Promise.resolve(),
      },
      settings: { botPace: PACE_MS } as RoomsPlan['settings'],
      planTable: () => Promise.resolve(this.#tablePlan()),
      log: { info: ignore, warn: complain, error: complain },
      metrics: {
        ...{ refused: ignore, tableStopped: ignore, botBroke: ignore, botHurried: ignore },
        ...{ hint: ignore, hintGap: ignore },
      },
    };
  }

  #tablePlan(): TablePlan {
    const { plan, decide } = this.#plan;
    const choose: Choose = (view, seat, _, { step }) => decide(view, seat, step);
    return { ...plan, choose: () => choose, botSeed: `bench ${this.name}`, luck: plan.luck ?? '' };
  }

  #store(isAlive: () => boolean, awakeSince: () => number, { wakers }: Ears): RoomsStore {
    const { home, hasOthers } = this.#plan;
    return {
      // Only what kind it is: more of it is needed where a table breaks, and none may.
      database: { kind: hasOthers() ? 'postgres' : 'sqlite' } as Database,
      logs: {
        ...this.#log(isAlive),
        snapshot: () => Promise.resolve(home.snapshot),
        saveSnapshot: (_, length, data) => {
          if (isAlive()) home.snapshot = { length, data };
          return Promise.resolve();
        },
      },
      rooms: home.rooms,
      chat: home.chat,
      heartbeat: {
        outages: home.outages,
        get awakeSince() {
          return awakeSince();
        },
        known: () => Promise.resolve(),
        onWake: (run) => void wakers.push(run),
      },
    };
  }

  crash(): void {
    const life = this.#life;
    this.#lives += 1;
    this.#beat?.cancel();
    this.#life = undefined;
    // A crash closes no connection: pages notice 50 ms later that theirs is cut.
    for (const cable of life?.cables ?? []) cable.cut({ page: 50, server: 0 });
  }

  /** Keeps a snapshot for the next opening; entries that come after it are read then. */
  keepSnapshot(): void {
    const { home } = this.#plan;
    home.snapshot = this.host?.snapshot() ?? home.snapshot;
  }

  /** Runs at once, or when its machine wakes. */
  run(run: () => void): void {
    if (this.machine === undefined) run();
    else this.machine.run(run);
  }

  hear(hint: Hint, from: string): void {
    this.run(() => {
      for (const hear of this.#life?.hear ?? []) hear(hint, from);
    });
  }

  lose(node: string): void {
    for (const lose of this.#life?.lose ?? []) lose(node);
  }

  connect(cable: Cable): void {
    const life = this.#life!;
    const isAlive = (): boolean => this.#life === life;
    life.cables.add(cable);
    const connection = new Connection(life.connection, this.#socketOf(cable, isAlive));
    cable.attach({
      hear: (text) =>
        this.run(() => {
          if (isAlive()) connection.hear(text);
        }),
      lost: () =>
        this.run(() => {
          life.cables.delete(cable);
          if (isAlive()) connection.closed();
        }),
    });
  }

  #socketOf(cable: Cable, isAlive: () => boolean): Socket {
    const { broken } = this.#plan;
    return {
      get isOpen() {
        return isAlive();
      },
      unread: 0,
      delivered: 0,
      send: (packed) => {
        if (isAlive()) cable.down(packed.toString());
      },
      close: (code) => broken(`a page is sent away with ${code}`),
      terminate: () => broken('a page is dropped'),
      ping: ignore,
      pong: ignore,
    };
  }

  #log(isAlive: () => boolean): Store {
    const { home, append, machine, clock, plan, broken } = this.#plan;
    const isStep = (text: string): boolean =>
      text.startsWith('undo ') || parseStep(plan.rules, text).ok;
    /** Delivers the store's answer once the machine is awake, to the process that asked. */
    const answer = async <T>(ask: () => Promise<T>): Promise<T> => {
      if (!isAlive()) return never();
      try {
        const answered = await ask();
        await machine?.awake();
        return isAlive() ? answered : await never();
      } catch (error) {
        if (!isAlive()) return never();
        throw new StoreError(error);
      }
    };
    return {
      append: (table, at, entries) =>
        answer(() => {
          const complaints = this.#judge(entries);
          const asked = clock.now();
          return append(this, async () => {
            const isKept = await home.log.append(table, at, entries);
            // Of two servers that ring at once only one is kept.
            if (isKept) complaints.forEach(broken);
            if (isKept && entries.some(({ text }) => isStep(text))) home.served.stepped(asked);
            return isKept;
          });
        }),
      entries: (table, from) => answer(() => home.log.entries(table, from)),
    };
  }

  /**
   * Reports a bell or a flag too soon after the machine could be heard again. Gives back what is wrong once
   * the entries are kept: a bell before its window was served for as long as players were promised.
   */
  #judge(entries: readonly Entry[]): string[] {
    const { machine, home, clock, broken } = this.#plan;
    const pending = this.host?.log.pending;
    if (pending === undefined) return [];
    return entries.flatMap(({ text }) => {
      const isBell = text === 'bell' && pending.kind === 'open';
      let promised = text.startsWith('flag ') ? GRACE_MS : 0;
      if (isBell)
        promised = pending.seats.length === 0 ? EMPTY_WINDOW_MS : pending.bellSeconds * 1000;
      if (machine !== undefined && machine.heardFor < promised)
        broken(`${text}: players could be heard for ${machine.heardFor} ms, not ${promised}`);
      const served = isBell ? home.served.longest(clock.now()) : Infinity;
      // Servers count in whole milliseconds.
      if (served + 1 >= promised) return [];
      return [`${text}: its window was open for ${served} ms, not ${promised}`];
    });
  }
}
