// Connects servers that share a database: hints over a bus, remote presence, and a database check
// for lost hints.

import type { Clock } from '@tablee/table';
import type { Meter } from '../metrics.ts';
import type { Database } from '../store/database.ts';
import type { Heartbeat } from '../store/heartbeat.ts';
import type { RoomStore } from '../store/room-store.ts';
import type { RoomMark } from '../store/stores.ts';
import type { Bus } from './bus.ts';
import type { Cluster, Hint, Peers, SharedTables } from './cluster.ts';
import { RemotePresence } from './remote-presence.ts';

/** Ticks between checks for lost hints. */
const POLL_TICKS = 2;

export interface SharedPlan {
  readonly bus: Bus;
  readonly heartbeat: Pick<Heartbeat, 'hasOthers'>;
  readonly database: Pick<Database, 'kind'>;
  readonly rooms: Pick<RoomStore, 'marks'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly random: (bytes: number) => Uint8Array;
  readonly metrics?: Pick<Meter, 'hint' | 'hintGap'>;
}

/** Whether the store knows more of a table; what it does not know was taken away. */
const isBehind = (known: RoomMark, stored: RoomMark | undefined): boolean =>
  stored === undefined || stored.revision > known.revision || stored.length > known.length;

export class SharedDatabase implements Cluster {
  readonly #plan: SharedPlan;
  #tables: SharedTables | undefined;
  #ticks = 0;
  #isPolling = false;
  /** When the last place was given: no two of one server are of the same moment. */
  #placed = 0;

  constructor(plan: SharedPlan) {
    const { bus, metrics } = plan;
    this.#plan = plan;
    bus.listen((hint, node) => {
      metrics?.hint('heard', hint.kind);
      this.#hear(hint, node);
    });
    bus.onGap(() => {
      metrics?.hintGap();
      this.#tables?.each((table) => table.catchUp());
    });
    bus.onLost((node) => this.#tables?.each((table) => table.lose(node)));
  }

  get hasOthers(): boolean {
    return this.#plan.heartbeat.hasOthers;
  }

  newPlace(): string {
    const { clock, random } = this.#plan;
    this.#placed = Math.max(clock.now(), this.#placed + 1);
    const moment = this.#placed.toString(36).padStart(10, '0');
    return `${moment}-${Buffer.from(random(9)).toString('base64url')}`;
  }

  newPeers(): Peers {
    return new RemotePresence();
  }

  tell(hint: Hint): void {
    this.#plan.metrics?.hint('told', hint.kind);
    this.#plan.bus.tell(hint);
  }

  serve(tables: SharedTables): void {
    this.#tables = tables;
  }

  tick(now: number): void {
    this.#ticks += 1;
    const mayPoll = this.#plan.database.kind === 'postgres' && !this.#isPolling;
    if (mayPoll && this.#ticks % POLL_TICKS === 0) void this.#poll(now);
  }

  /** Asks where all quiet tables stand, in one question, and reads those of which a hint was lost. */
  async #poll(now: number): Promise<void> {
    const known = new Map<string, RoomMark>();
    this.#tables?.each((table) => {
      const mark = table.quietMark(now);
      if (mark !== undefined) known.set(table.id, mark);
    });
    if (known.size === 0) return;
    this.#isPolling = true;
    try {
      const stored = await this.#plan.rooms.marks([...known.keys()]);
      for (const [table, mark] of known)
        if (isBehind(mark, stored.get(table))) this.#hear({ kind: 'room', table }, '');
    } catch (error) {
      this.#tables?.broke(error);
    } finally {
      this.#isPolling = false;
    }
  }

  #hear(hint: Hint, node: string): void {
    const table = this.#tables?.get(hint.table);
    if (table !== undefined) this.#tables?.each((one) => one.hear(hint, node), [table]);
  }
}
