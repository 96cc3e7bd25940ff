// The records of games that are over or were stopped. Making one means playing the whole game again, so
// each is made once, however many ask at the same moment, and kept; one after the other, so that tables
// are heard between.

import { openLedger, recordOf, RulesGap } from '@tablee/table';
import { ApiFault } from '../http/errors.ts';
import type { RoomDocument } from '../store/document.ts';
import type { RoomsStore } from './ports.ts';
import { planTable } from './table-plan.ts';

const turnOver = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

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
  readonly #making = new Map<string, Promise<string>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: RoomsStore) {
    this.#store = store;
  }

  async of(id: string): Promise<string> {
    const kept = await this.#store.rooms.record(id);
    return kept ?? this.#make(id);
  }

  #make(id: string): Promise<string> {
    const making = this.#making.get(id) ?? this.#inLine(() => this.#makeNow(id));
    this.#making.set(id, making);
    return making.finally(() => this.#making.delete(id));
  }

  async #makeNow(id: string): Promise<string> {
    for (;;) {
      await turnOver();
      const stored = await this.#store.rooms.find(id);
      if (stored === undefined) throw new ApiFault('no-such-table');
      const text = await this.#written(stored.document);
      // Somebody who has just gone for good must not stay in it by name.
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

  #inLine(job: () => Promise<string>): Promise<string> {
    const next = this.#last.then(job);
    // Whoever asked hears of what failed; those behind them may have more luck.
    this.#last = next.catch(() => undefined);
    return next;
  }
}
