// Builds and stores the records of finished or stopped games. A record needs a full replay, so
// concurrent requests share one, which runs in the queue of heavy requests.

import { openLedger, recordOf, RulesGap } from '@tablee/table';
import { ApiFault } from '../http/errors.ts';
import type { HeavyQueue } from '../http/heavy.ts';
import type { RoomDocument } from '../store/document.ts';
import type { RoomsStore } from './ports.ts';
import { planTable } from './table-plan.ts';

/** Old lines say nothing to new rules, and are never given away as theirs. */
function orSayWhy<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof RulesGap ? new ApiFault(error.why) : error;
  }
}

export class Records {
  readonly #store: RoomsStore;
  readonly #heavy: HeavyQueue;
  readonly #making = new Map<string, Promise<string>>();

  constructor(store: RoomsStore, heavy: HeavyQueue) {
    this.#store = store;
    this.#heavy = heavy;
  }

  /** `asker`: the address that the queue counts. */
  async of(id: string, asker: string): Promise<string> {
    const kept = await this.#store.rooms.record(id);
    return kept ?? this.#make(id, asker);
  }

  #make(id: string, asker: string): Promise<string> {
    const making = this.#making.get(id) ?? this.#heavy.run(asker, () => this.#makeNow(id));
    this.#making.set(id, making);
    return making.finally(() => this.#making.delete(id));
  }

  async #makeNow(id: string): Promise<string> {
    for (;;) {
      const stored = await this.#store.rooms.find(id);
      if (stored === undefined) throw new ApiFault('no-such-table');
      const text = await this.#written(stored.document);
      // Retry after a change: the record must not name a person just deleted.
      if (await this.#store.rooms.keepRecord(id, stored.revision, text)) return text;
    }
  }

  /** Only of a game that is over or was stopped: before that it would show every hand. */
  async #written({ id, state, sheet, firstBy }: RoomDocument): Promise<string> {
    const { rooms, logs } = this.#store;
    // A table that never began may have ended, too.
    if (sheet === undefined) throw new ApiFault('not-started');
    const secret = await rooms.secret(id);
    if (state === 'playing' || secret === undefined) throw new ApiFault('not-over');
    const plan = await planTable(sheet, secret);
    const entries = await logs.entries(id);
    const { log, company } = orSayWhy(() =>
      openLedger({ ...plan, players: sheet.players }, entries),
    );
    const { isEnded: isStopped, wereStoodIn: standIns } = company;
    const record = recordOf({ sheet, log, secret, firstBy, isStopped, standIns });
    if (record === undefined) throw new ApiFault('not-over');
    return record;
  }
}
