// Opens due tables that no process has open: once a second it asks the store for bells, deadlines,
// bot turns and results not yet stored.

import { ok } from '@tablee/kit';
import { abandon } from './changes.ts';
import type { LiveRooms } from './live-rooms.ts';
import type { RoomsPlan } from './ports.ts';
import { Rounds } from './rounds.ts';

const SWEEP_MS = 1000;
/** At a time; after a long outage the rest waits a second. */
const TABLES_MAX = 100;
const WHAT = 'a table could not be looked after';

export class Sweeper {
  readonly #plan: RoomsPlan;
  readonly #rooms: LiveRooms;
  readonly #rounds: Rounds;

  constructor(plan: RoomsPlan, rooms: LiveRooms) {
    this.#plan = plan;
    this.#rooms = rooms;
    const { clock, log } = plan;
    const round = (): Promise<void> => this.#sweep();
    this.#rounds = new Rounds({ clock, log, round, every: SWEEP_MS, what: WHAT });
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  async #sweep(): Promise<void> {
    const { store, clock } = this.#plan;
    const ids = await store.rooms.due(clock.now(), TABLES_MAX);
    // One after the other: after a restart there may be many, and people come first.
    for (const id of ids) {
      if (this.#rounds.isClosed) return;
      try {
        await this.#look(id);
      } catch (error) {
        this.#rounds.complaints.make(error, WHAT, { table: id });
        await store.rooms.postpone(id, clock.now());
      }
    }
  }

  async #look(id: string): Promise<void> {
    const room = await this.#rooms.open(id);
    if (room === undefined) return;
    // A table that never began is due after a very long time without a visit.
    if (room.document.state === 'gathering' && room.isDeserted) await this.#clear(id);
    else await room.look();
  }

  /** Ends the table before removing it, so that no join races the removal. */
  async #clear(id: string): Promise<void> {
    const { document } = await this.#rooms.change(id, (fresh) => ok(abandon(fresh)));
    if (document.state === 'ended' && document.sheet === undefined) await this.#rooms.remove(id);
  }
}
