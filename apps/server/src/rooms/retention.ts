// Deletes expired data in small batches, on one server at a time: finished and deserted tables with
// all their data, inactive guests, expired codes.

import { DAY_MS, dayAt } from '@tablee/registry';
import type { Facts } from '../log.ts';
import { forgetDays } from '../people/days/results.ts';
import { NOBODY } from '../people/nobody.ts';
import type { Queries, Row } from '../store/database.ts';
import type { LiveRooms } from './live-rooms.ts';
import type { RoomsPlan } from './ports.ts';
import { Rounds } from './rounds.ts';

const HOUR_MS = 3_600_000;
/** Small batches with pauses, so that requests are not slowed down. */
const BATCH = 50;
const PAUSE_MS = 1000;
/** Days for which results of a deal of the day are kept. */
const DAYS_KEPT = 35;
/** The next server may claim the sweep once the last claim is this old. */
const CLAIM_MS = HOUR_MS - 60_000;

/** How many of each went. */
interface Swept {
  readonly tables: number;
  readonly guests: number;
  readonly snapshots: number;
}

/** The last time that a server began to forget, and what went when it was done. */
export interface LastSweep {
  /** In milliseconds since 1970; undefined before the first sweep. */
  readonly began: number | undefined;
  readonly swept: Swept | undefined;
}

/** Both kinds of tables are found by an index that begins with these. */
const FINISHED = `select id from rooms
  where is_public in (0, 1) and state in ('over', 'ended') and touched < $1 limit ${BATCH}`;
const DESERTED = `select id from rooms
  where is_public in (0, 1) and state in ('gathering', 'playing') and touched < $1 limit ${BATCH}`;
/** One table looked up for each of them: a join would read all tables ever played for a few snapshots. */
const SNAPSHOTS = `delete from snapshots where room in (select room from snapshots
  where (select state from rooms where id = snapshots.room) in ('over', 'ended') limit ${BATCH})
  returning room`;
const GUESTS = `select id from people where seen < $1 and recovery is null
  and not exists (select 1 from passkeys where person = people.id)
  and not exists (select 1 from sittings where person = people.id) order by seen limit ${BATCH}`;
const CLAIM = `insert into sweeps (name, began) values ('retention', $1)
  on conflict (name) do update set began = excluded.began, swept = null
  where sweeps.began <= $2 returning name`;

export class Retention {
  readonly #plan: RoomsPlan;
  readonly #rooms: LiveRooms;
  readonly #rounds: Rounds;

  constructor(plan: RoomsPlan, rooms: LiveRooms) {
    this.#plan = plan;
    this.#rooms = rooms;
    const { clock, log } = plan;
    const round = (): Promise<void> => this.#sweep(CLAIM_MS);
    const what = 'old things could not be forgotten';
    this.#rounds = new Rounds({ clock, log, round, first: PAUSE_MS, every: HOUR_MS, what });
  }

  async last(): Promise<LastSweep> {
    const [row] = await this.#plan.store.database.query(
      `select began, swept from sweeps where name = 'retention'`,
    );
    const swept = row?.['swept'];
    return {
      began: row === undefined ? undefined : Number(row['began']),
      swept: typeof swept === 'string' ? (JSON.parse(swept) as Swept) : undefined,
    };
  }

  /** Begins now, whenever the last time was; it may take a while. */
  begin(): void {
    this.#rounds.begin(() => this.#sweep(0));
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  /** Sweeps unless a sweep has begun within `since` milliseconds. */
  async #sweep(since: number): Promise<void> {
    const { store, clock, settings, log } = this.#plan;
    const { database } = store;
    const { keep } = settings;
    const now = clock.now();
    if ((await database.query(CLAIM, [now, now - since])).length === 0) return;
    for (const table of ['challenges', 'seat_codes', 'blocks'])
      await database.query(`delete from ${table} where expires <= $1`, [now]);
    await database.query(`delete from day_results where day < $1`, [
      dayAt(now - DAYS_KEPT * DAY_MS),
    ]);
    const swept: Swept = {
      tables:
        (await this.#tables(FINISHED, keep.finished)) +
        (await this.#tables(DESERTED, keep.deserted)),
      snapshots: await this.#again(async () => (await database.query(SNAPSHOTS)).length),
      guests: await this.#guests(keep.guests),
    };
    await database.query(`update sweeps set swept = $1 where name = 'retention'`, [
      JSON.stringify(swept),
    ]);
    const isNews = swept.tables + swept.guests + swept.snapshots > 0;
    if (isNews) log.info({ ...swept }, 'forgotten');
  }

  /** Batch after batch until one is not full; gives how many there were. */
  async #again(batch: () => Promise<number>): Promise<number> {
    for (let all = 0; ;) {
      const some = this.#rounds.isClosed ? 0 : await batch();
      all += some;
      if (some < BATCH) return all;
      await this.#rounds.rest(PAUSE_MS);
    }
  }

  async #tables(sql: string, days: number): Promise<number> {
    if (days === 0) return 0;
    const { store, clock } = this.#plan;
    return this.#again(async () => {
      let gone = 0;
      for (const row of await store.database.query(sql, [clock.now() - days * DAY_MS])) {
        const id = String(row['id']);
        // A player or watcher has joined at the last moment.
        if (this.#rooms.get(id)?.isDeserted === false) continue;
        gone += await this.#forget({ table: id }, () => this.#rooms.remove(id));
      }
      return gone;
    });
  }

  async #guests(days: number): Promise<number> {
    if (days === 0) return 0;
    const { store, clock } = this.#plan;
    return this.#again(async () => {
      const before = clock.now() - days * DAY_MS;
      const guests = await store.database.query(GUESTS, [before]);
      let gone = 0;
      for (const row of guests)
        gone += await this.#forget({}, () =>
          store.database.transaction((inside) => forgetGuest(inside, row, before)),
        );
      if (guests.length > 0) store.database.forgetDeleted?.();
      return gone;
    });
  }

  /** How many went: one that cannot go keeps no other from going. */
  async #forget(facts: Facts, job: () => Promise<void>): Promise<0 | 1> {
    try {
      await job();
      return 1;
    } catch (error) {
      this.#rounds.complaints.make(error, 'an old thing could not be forgotten', facts);
      return 0;
    }
  }
}

/** Deletes a guest. Games shared with other people stay; data that names no other person goes. */
const forgetGuest = async (inside: Queries, { id = '' }: Row, before: number): Promise<void> => {
  // Keep a guest that has just returned.
  const [gone] = await inside.query('delete from people where id = $1 and seen < $2 returning id', [
    id,
    before,
  ]);
  if (gone === undefined) return;
  await forgetDays(inside, String(id));
  for (const table of ['keys', 'ratings', 'subscriptions', 'challenges'])
    await inside.query(`delete from ${table} where person = $1`, [id]);
  const played = await inside.query(
    'update results set person = null, name = $1 where person = $2 returning room',
    [NOBODY, id],
  );
  for (const { room = '' } of played)
    await inside.query(
      `delete from results where room = $1
        and not exists (select 1 from results as other where other.room = $1 and person is not null)`,
      [room],
    );
};
