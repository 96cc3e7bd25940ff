// Stores a heartbeat of each server every two seconds. From it the others detect a lost server, and
// a starting server learns of an outage, which costs players no time. It also detects sleeps of
// this server and time without the database.

import {
  GRACE_MS,
  Outages,
  type Gap,
  type Outage,
  type SenseOfTime,
  type Timer,
} from '@tablee/table';
import { StoreError, type Database } from './database.ts';

export interface NodeRow {
  readonly id: string;
  readonly seen: number;
}

export const BEAT_MS = 2000;
/** A server silent for this long counts as gone. */
export const SILENT_MS = 6000;
const FORGET_MS = 86_400_000;
/** Interval between prunings of outages no longer needed. */
const PRUNE_MS = 3_600_000;
/** Another server may store an outage this late; reads overlap by as much. */
const LATE_MS = 60_000;

export class Heartbeat {
  readonly #database: Database;
  readonly #node: string;
  readonly #time: SenseOfTime;
  readonly #listeners: ((nodes: readonly NodeRow[]) => void)[] = [];
  readonly #wakeListeners: (() => void)[] = [];
  readonly #troubleListeners: ((trouble: unknown) => void)[] = [];
  /** When no server was there for tables. */
  readonly outages = new Outages();
  /** Gaps of our own that are not written down yet. */
  #gaps: Gap[] = [];
  #last = 0;
  #awakeSince = -Infinity;
  #hasOthers = false;
  /** The beats of this server that may stand in its row: one that failed may be written all the same. */
  readonly #own = new Set<number>();
  #hasNamesake = false;
  /** Until when outages have been read. */
  #read = 0;
  #pruned = 0;
  #trouble: unknown;
  #timer: Timer | undefined;
  #beating: Promise<void> = Promise.resolve();
  /** An extra beat that has not begun yet; all callers share it. */
  #soon: Promise<void> | undefined;

  private constructor(database: Database, node: string, time: SenseOfTime) {
    this.#database = database;
    this.#node = node;
    this.#time = time;
  }

  /** Resolves when the first beat is written, and so the outage before it is known. */
  static async start(database: Database, node: string, time: SenseOfTime): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(database, node, time);
    await heartbeat.beat();
    time.onGap((gap) => heartbeat.#slept(gap));
    heartbeat.#wait();
    return heartbeat;
  }

  /** Since when people can be heard and what they do can be kept; now, while that is not so. */
  get awakeSince(): number {
    const now = this.#time.now();
    return now - this.#last > SILENT_MS ? now : this.#awakeSince;
  }

  /** Whether the database took the last beat, and that not long ago. */
  get isWell(): boolean {
    return this.#trouble === undefined && this.#time.now() - this.#last < SILENT_MS;
  }

  /** Whether people had better go to another server, which was there when this one lost the database. */
  get isCutOff(): boolean {
    const now = this.#time.now();
    return this.#hasOthers && now - Math.max(this.#last, this.#awakeSince) > SILENT_MS;
  }

  /** Whether another server was there at the last beat: it may have written what we do not know. */
  get hasOthers(): boolean {
    return this.#hasOthers;
  }

  /** Whether another server writes its beats in the row of this one: it has the same name. */
  get hasNamesake(): boolean {
    return this.#hasNamesake;
  }

  /**
   * Resolves when the last outage is known; undefined if it already is, as nearly always. After a
   * sleep or time without the database the next beat finds out: counting time earlier would charge
   * it to the first player to move. Rejects while the database fails.
   */
  known(): Promise<void> | undefined {
    return this.#isKnown() ? undefined : this.#findOut();
  }

  async #findOut(): Promise<void> {
    await this.#beatSoon();
    if (!this.#isKnown()) throw new StoreError(this.#trouble);
  }

  #isKnown(): boolean {
    // Asked first: it notices a sleep.
    const now = this.#time.now();
    return this.#gaps.length === 0 && now - this.#last <= SILENT_MS;
  }

  /** What went wrong with the last beat. */
  get trouble(): unknown {
    return this.#trouble;
  }

  /** Told after every beat which servers have written theirs, and when. */
  onBeat(run: (nodes: readonly NodeRow[]) => void): void {
    this.#listeners.push(run);
  }

  /** Told when this server was asleep, or without its database, and is there again. */
  onWake(run: () => void): void {
    this.#wakeListeners.push(run);
  }

  /** Told when the database no longer takes beats, and why; with undefined when it takes them again. */
  onTrouble(run: (trouble: unknown) => void): void {
    this.#troubleListeners.push(run);
  }

  /** One beat. Also finds a silence of all servers while this one was stopped or cut off. */
  async beat(): Promise<void> {
    await this.#database.lookAfter?.();
    const rows = await this.#database.query('select id, seen from nodes');
    const nodes = rows.map((row) => ({ id: String(row['id']), seen: Number(row['seen']) }));
    const since = Math.max(...nodes.map(({ seen }) => seen));
    // The system clock was set back during the outage, or this machine's clock is behind.
    if (nodes.length > 0) this.#time.follow(since);
    const now = this.#time.now();
    const own = nodes.find(({ id }) => id === this.#node);
    this.#hasNamesake = this.#last > 0 && own !== undefined && !this.#own.has(own.seen);
    const isFirst = this.#isFirst(nodes, now);
    // With a clock set back meanwhile the outage seems to last no time, though players were
    // disconnected.
    if (isFirst) this.#awakeSince = now;
    if (nodes.length > 0 && (isFirst || now - since > SILENT_MS))
      await this.#record({ since, until: now });
    await this.#recordGaps(nodes);
    this.#own.add(now);
    await this.#database.query(
      `insert into nodes (id, seen) values ($1, $2)
        on conflict (id) do update set seen = excluded.seen`,
      [this.#node, now],
    );
    this.#own.clear();
    this.#own.add(now);
    if (nodes.some(({ seen }) => now - seen > FORGET_MS)) await this.#forget(now - FORGET_MS);
    await this.#readOutages();
    await this.#prune(now);
    this.#hasOthers = nodes.some(
      ({ id, seen }) => (id !== this.#node || this.#hasNamesake) && now - seen <= SILENT_MS,
    );
    const wasAway = this.#last > 0 && now - this.#last > SILENT_MS;
    this.#last = now;
    this.#turn(undefined);
    if (wasAway) this.#wake(now);
    for (const run of this.#listeners) run(nodes);
  }

  /**
   * Whether this server has just started and no other is alive: then there was an outage, however
   * short. A beat under its own name is from before, as a file has one server at a time.
   */
  #isFirst(nodes: readonly NodeRow[], now: number): boolean {
    if (this.#last > 0 || nodes.length === 0) return false;
    if (this.#database.kind === 'sqlite') return true;
    return nodes.every(({ id, seen }) => id === this.#node || now - seen > SILENT_MS);
  }

  /** Writes a last beat, so that an outage is counted from now. */
  async close(): Promise<void> {
    this.#timer?.cancel();
    this.#timer = undefined;
    await this.#beating;
    await this.#try();
  }

  /**
   * Handles a sleep or a clock change. If no other server was alive, the gap costs no player time
   * from this moment on. Otherwise the next beat decides.
   */
  #slept(gap: Gap): void {
    this.#gaps.push(gap);
    if (gap.isJump || !this.#hasOthers) this.outages.add(gap);
    this.#wake(gap.until);
    void this.#beatSoon();
  }

  /** After the one that is on its way: that may have read before something came to light. */
  #beatSoon(): Promise<void> {
    if (this.#soon !== undefined) return this.#soon;
    this.#soon = this.#beating = this.#beating.then(() => {
      this.#soon = undefined;
      return this.#try();
    });
    return this.#soon;
  }

  #wake(now: number): void {
    this.#awakeSince = now;
    for (const run of this.#wakeListeners) run();
  }

  #wait(): void {
    this.#timer = this.#time.after(BEAT_MS, () => {
      this.#beating = this.#beating
        .then(() => this.#try())
        .then(() => {
          if (this.#timer !== undefined) this.#wait();
        });
    });
  }

  async #try(): Promise<void> {
    try {
      await this.beat();
    } catch (error) {
      this.#turn(error);
    }
  }

  #turn(trouble: unknown): void {
    const isNews = (trouble === undefined) !== (this.#trouble === undefined);
    this.#trouble = trouble;
    if (isNews) for (const run of this.#troubleListeners) run(trouble);
  }

  /** Servers that start together find the same silence; the longest of their answers counts. */
  async #record({ since, until }: Outage): Promise<void> {
    await this.#database.query(
      `insert into outages (since, until) values ($1, $2)
        on conflict (since) do update set until = excluded.until
          where outages.until < excluded.until`,
      [since, until],
    );
  }

  /** Records gaps, except a sleep during which another server was alive. */
  async #recordGaps(nodes: readonly NodeRow[]): Promise<void> {
    for (let gap = this.#gaps[0]; gap !== undefined; gap = this.#gaps[0]) {
      const { since, until, isJump } = gap;
      const isServed = nodes.some(({ id, seen }) => id !== this.#node && seen > since + BEAT_MS);
      if (until > since && (isJump || !isServed)) await this.#record(gap);
      this.#gaps.shift();
    }
  }

  async #readOutages(): Promise<void> {
    const rows = await this.#database.query('select since, until from outages where until > $1', [
      this.#read - LATE_MS,
    ]);
    for (const row of rows) {
      const outage = { since: Number(row['since']), until: Number(row['until']) };
      this.outages.add(outage);
      this.#read = Math.max(this.#read, outage.until);
    }
  }

  /** Clocks are counted from the log: no table that is played began before those that go. */
  async #prune(now: number): Promise<void> {
    const [oldest] = this.outages.all;
    if (oldest === undefined || oldest.until > now - FORGET_MS) return;
    if (now - this.#pruned < PRUNE_MS) return;
    this.#pruned = now;
    // Found by an index that begins with these: of all tables ever played few are.
    const [row] = await this.#database.query(
      `select min(created) as first from rooms where is_public in (0, 1) and state = 'playing'`,
    );
    const before = Number(row?.['first'] ?? now);
    await this.#database.query('delete from outages where until < $1', [before - GRACE_MS]);
    this.outages.forget(before);
  }

  async #forget(before: number): Promise<void> {
    await this.#database.query('delete from nodes where seen < $1', [before]);
  }
}
