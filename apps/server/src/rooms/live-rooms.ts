// Holds the tables open in this process: opens each on demand, once, updates it by hints, ticks it
// every second, and closes it when idle.

import type { Store, Timer } from '@tablee/table';
import type { SocketCode } from '@tablee/wire';
import { apart } from './apart.ts';
import { atTable } from './at-table.ts';
import { Buckets } from '../http/buckets.ts';
import { errorFacts } from '../log.ts';
import { personAt, seatOfToken } from './changes.ts';
import { Complaints } from './complaints.ts';
import { LiveRoom } from './live.ts';
import type { LiveParts } from './live-parts.ts';
import { changeRoom, type Change } from './keeping.ts';
import type { RoomsPlan } from './ports.ts';
import type { Session } from './session.ts';
import { observe } from '../store/log-store.ts';
import type { StoredRoom } from '../store/stores.ts';

const TICK_MS = 1000;
/** Five lines, or reactions, within ten seconds. */
const TALK = { size: 5, perSecond: 0.5 };
/** Pages change their layout when a screen comes or goes, and any watcher can be one. */
const SCREEN_CHANGES = { size: 10, perSecond: 0.1 };

export class LiveRooms {
  readonly #plan: RoomsPlan;
  readonly #parts: LiveParts;
  readonly #rooms = new Map<string, LiveRoom>();
  readonly #opening = new Map<string, Promise<LiveRoom | undefined>>();
  readonly #closing = new Map<string, Promise<void>>();
  readonly #complaints: Complaints;
  #timer: Timer;
  #isClosed = false;

  constructor(plan: RoomsPlan) {
    const { clock, cluster, store } = plan;
    this.#plan = plan;
    this.#complaints = new Complaints(plan);
    const talk = new Buckets(TALK);
    const reactions = new Buckets(TALK);
    const screens = new Buckets(SCREEN_CHANGES);
    this.#parts = {
      ...plan,
      // Clocks count when an entry is taken in: by then it is known since when no server was there.
      entries: observe(store.logs, {
        ready: () => store.heartbeat.known(),
        onAppend: (append) => {
          if (append.outcome === 'kept') cluster.tell({ kind: 'log', table: append.table });
          plan.onAppend?.(append);
        },
      }),
      complaints: this.#complaints,
      change: (id, change) => this.change(id, change),
      botHurried: (error) => {
        plan.metrics.botHurried();
        this.#complaints.make(error, 'a bot had to answer on the spot', {}, 'warn');
      },
      mayTalk: (name) => talk.take(name),
      mayReact: (name) => reactions.take(name),
      mayTellScreens: (table) => screens.take(table),
    };
    cluster.serve({
      get: (id) => this.#rooms.get(id),
      each: (job, rooms) => this.#each(job, rooms as Iterable<LiveRoom> | undefined),
      broke: (error) => this.#complaints.make(error, 'the store did not answer'),
    });
    store.heartbeat.onWake(() => this.#each((room) => room.catchUp(true)));
    this.#timer = clock.after(TICK_MS, () => this.#tick());
  }

  /** The log that tables write. */
  get entries(): Store {
    return this.#parts.entries;
  }

  /** How many tables are open. */
  get count(): number {
    return this.#rooms.size;
  }

  /** Logs a failure at a table, be it open or not. */
  complain(error: unknown, what: string, table: string): void {
    this.#complaints.make(error, what, { table });
  }

  /** Something at this table broke. False where it is not open, or stands still already. */
  fault(table: string, error: unknown): boolean {
    const room = this.#rooms.get(table);
    if (room?.host === undefined || room.host.halt !== undefined) return false;
    room.fault(error);
    return true;
  }

  /** How many of them stand still. */
  get halted(): number {
    return [...this.#rooms.values()].filter(({ host }) => host?.halt !== undefined).length;
  }

  /** The table if it is open here. */
  get(id: string): LiveRoom | undefined {
    return this.#rooms.get(id);
  }

  /** Opens a table, or gives the open one; undefined when there is none of this name. */
  async open(id: string): Promise<LiveRoom | undefined> {
    const open = this.#rooms.get(id);
    if (open !== undefined && !open.isRemoved) return open;
    let opening = this.#opening.get(id);
    if (opening === undefined) {
      opening = this.#openNew(id).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    return opening;
  }

  /** Why the session did not come to its table; undefined once it is there. */
  async enter(session: Session): Promise<SocketCode | 'hung-up' | undefined> {
    session.place = this.#plan.cluster.newPlace();
    for (;;) {
      const room = await this.open(session.request.table);
      // A server that is shutting down answers with a store error: the page must not take that for
      // a missing table.
      if (room === undefined) return this.#isClosed ? 'store' : 'no-such-table';
      if (room.document.closed !== undefined) return 'closed';
      if (this.isShutOut(session)) return 'blocked';
      const why = await room.enter(session);
      // The idle room closed during the join: open it again.
      if (why !== 'put-away') return why;
    }
  }

  /** Whether the owner of the session's seat is blocked. */
  isShutOut({ request, token }: Session): boolean {
    const document = this.get(request.table)?.document;
    const person = document && personAt(document, seatOfToken(document, token) ?? -1)?.person;
    return person !== undefined && this.#plan.isBlocked?.(person) === true;
  }

  /** Changes a document, updates the open room and sends a hint to the other servers. */
  async change(id: string, change: Change): Promise<StoredRoom> {
    const { store, cluster } = this.#plan;
    const { stored, isChanged } = await changeRoom(store.rooms, id, change);
    if (isChanged) {
      this.#rooms.get(id)?.take(stored);
      cluster.tell({ kind: 'room', table: id });
    }
    return stored;
  }

  /** The table is taken away, with everything of it. */
  async remove(id: string): Promise<void> {
    const { store, cluster } = this.#plan;
    await store.rooms.remove(id);
    this.#rooms.get(id)?.remove();
    cluster.tell({ kind: 'room', table: id });
  }

  /** Puts all of them away. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#timer.cancel();
    await Promise.allSettled(this.#opening.values());
    for (const room of [...this.#rooms.values()]) this.#putAway(room);
    await Promise.allSettled(this.#closing.values());
    this.#complaints.close();
  }

  async #openNew(id: string): Promise<LiveRoom | undefined> {
    // Its last note must not come after our first one.
    await this.#closing.get(id);
    const stored = await this.#plan.store.rooms.find(id);
    if (stored === undefined || this.#isClosed) return undefined;
    const room = new LiveRoom(this.#parts, stored);
    this.#rooms.set(id, room);
    return room;
  }

  #tick(): void {
    const { clock, cluster } = this.#plan;
    if (this.#isClosed) return;
    this.#timer = clock.after(TICK_MS, () => this.#tick());
    const now = clock.now();
    this.#each((room) => {
      if (room.mayClose(now)) this.#putAway(room);
      else room.tick(now);
    });
    cluster.tick(now);
  }

  /** A room that throws stands still from then on; the others have their turn. */
  #each(job: (room: LiveRoom) => void, rooms: Iterable<LiveRoom> = this.#rooms.values()): void {
    apart(
      rooms,
      (room) => atTable(room.id, () => job(room)),
      (error, room) => room.fault(error),
    );
  }

  #putAway(room: LiveRoom): void {
    const { id } = room;
    if (this.#rooms.get(id) === room) this.#rooms.delete(id);
    const closing = room
      .close()
      .catch((error: unknown) => this.#plan.log.error(errorFacts(error), 'a table stayed open'))
      .finally(() => {
        if (this.#closing.get(id) === closing) this.#closing.delete(id);
      });
    this.#closing.set(id, closing);
  }
}
