// Every server writes down every two seconds that it lives. From that the others learn when one is
// gone, and a server that starts learns since when none has been there: that time is nobody's fault.

import type { Database } from './database.ts';

export interface Outage {
  readonly since: number;
  readonly until: number;
}

export interface NodeRow {
  readonly id: string;
  readonly seen: number;
}

export const BEAT_MS = 2000;
/** Silence for this long means that nobody was there. */
export const SILENT_MS = 6000;
const FORGET_MS = 86_400_000;

export class Heartbeat {
  readonly #database: Database;
  readonly #node: string;
  readonly #now: () => number;
  readonly #listeners: ((nodes: readonly NodeRow[]) => void)[] = [];
  #outages: readonly Outage[] = [];
  #last = 0;
  #trouble: unknown;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();

  private constructor(database: Database, node: string, now: () => number) {
    this.#database = database;
    this.#node = node;
    this.#now = now;
  }

  /** Resolves when the first beat is written, and so the outage before it is known. */
  static async start(
    database: Database,
    node: string,
    now: () => number = Date.now,
  ): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(database, node, now);
    await heartbeat.beat();
    heartbeat.#wait();
    return heartbeat;
  }

  /** All of them, the oldest first. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** Whether the database took the last beat, and that not long ago. */
  get isWell(): boolean {
    return this.#trouble === undefined && this.#now() - this.#last < SILENT_MS;
  }

  /** What went wrong with the last beat. */
  get trouble(): unknown {
    return this.#trouble;
  }

  /** Told after every beat which servers have written theirs, and when. */
  onBeat(run: (nodes: readonly NodeRow[]) => void): void {
    this.#listeners.push(run);
  }

  /** One beat. Also finds a silence of all servers while this one was stopped or cut off. */
  async beat(): Promise<void> {
    const rows = await this.#database.query('select id, seen from nodes');
    const nodes = rows.map((row) => ({ id: String(row['id']), seen: Number(row['seen']) }));
    const now = this.#now();
    const since = Math.max(...nodes.map(({ seen }) => seen));
    const isSilent = now - since > SILENT_MS;
    if (nodes.length > 0 && (isSilent || this.#isFirst(nodes, now)))
      await this.#record({ since, until: now });
    await this.#database.query(
      `insert into nodes (id, seen) values ($1, $2)
        on conflict (id) do update set seen = excluded.seen`,
      [this.#node, now],
    );
    if (nodes.some(({ seen }) => now - seen > FORGET_MS)) await this.#forget(now - FORGET_MS);
    const outages = await this.#database.query('select since, until from outages order by since');
    this.#outages = outages.map((row) => ({
      since: Number(row['since']),
      until: Number(row['until']),
    }));
    this.#last = now;
    this.#trouble = undefined;
    for (const run of this.#listeners) run(nodes);
  }

  /**
   * Whether this server has just started and nobody else lives: then there was an outage, however
   * short. A beat of its own name is from before; a file has only one server at a time.
   */
  #isFirst(nodes: readonly NodeRow[], now: number): boolean {
    if (this.#last > 0) return false;
    if (this.#database.kind === 'sqlite') return true;
    return nodes.every(({ id, seen }) => id === this.#node || now - seen > SILENT_MS);
  }

  /** Writes a last beat, so that an outage is counted from now. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#beating;
    await this.#try();
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#beating = this.#try().then(() => {
        if (this.#timer !== undefined) this.#wait();
      });
    }, BEAT_MS);
    // Nobody lives on only because the heart beats.
    this.#timer.unref();
  }

  async #try(): Promise<void> {
    try {
      await this.beat();
    } catch (error) {
      this.#trouble = error;
    }
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

  async #forget(before: number): Promise<void> {
    await this.#database.query('delete from nodes where seen < $1', [before]);
  }
}
