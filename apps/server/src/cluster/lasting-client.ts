// Keeps one PostgreSQL connection open, reconnecting when it breaks, for work that must not share a
// connection.

import pg from 'pg';
import { connectionTo } from '../store/postgres.ts';
import { storeErrorOf } from '../store/postgres-errors.ts';

/** Without pings a dead connection stays undetected. */
const PING_MS = 5000;
const ANSWER_MS = 4000;
const RETRY_MS = 100;
const RETRY_MAX_MS = 2000;

export interface LastingPlan {
  readonly url: string;
  /** Said first on every new connection. */
  readonly greeting: string;
  /** Every time it is open, the first time included. */
  readonly onOpen?: () => void;
  readonly onNotice?: (payload: string) => void;
}

const ignore = (): void => undefined;

export class LastingClient {
  readonly #plan: LastingPlan;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ping: NodeJS.Timeout | undefined;
  #failures = 0;
  #isClosed = false;

  private constructor(plan: LastingPlan) {
    this.#plan = plan;
  }

  /** Rejects when the first connection fails; the later ones are tried for ever. */
  static async open(plan: LastingPlan): Promise<LastingClient> {
    const lasting = new LastingClient(plan);
    try {
      await lasting.#connect();
    } catch (error) {
      throw storeErrorOf(error);
    }
    lasting.#ping = setInterval(() => {
      lasting.query('select 1').catch(ignore);
    }, PING_MS);
    lasting.#ping.unref();
    return lasting;
  }

  /** Rejects when there is no connection; one that does not answer is replaced. */
  async query(sql: string, values: readonly unknown[] = []): Promise<void> {
    const client = this.#client;
    if (client === undefined) throw storeErrorOf(new Error('not connected'));
    try {
      await client.query(sql, [...values]);
    } catch (error) {
      this.#drop(client);
      throw storeErrorOf(error);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(ignore);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...connectionTo(this.#plan.url), query_timeout: ANSWER_MS });
    client.on('error', () => this.#drop(client));
    client.on('end', () => this.#drop(client));
    client.on('notification', ({ payload }) => this.#plan.onNotice?.(payload ?? ''));
    try {
      await client.connect();
      await client.query(this.#plan.greeting);
    } catch (error) {
      client.end().catch(ignore);
      throw error;
    }
    if (this.#isClosed) {
      client.end().catch(ignore);
      return;
    }
    this.#client = client;
    this.#failures = 0;
    this.#plan.onOpen?.();
  }

  /** Only the connection in use is missed; others have been given up before. */
  #drop(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(ignore);
    this.#connectLater();
  }

  #connectLater(): void {
    if (this.#isClosed) return;
    const most = Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    // Many servers lose the same database at once: they do not come back all together.
    this.#timer = setTimeout(
      () => {
        this.#connect().catch(() => this.#connectLater());
      },
      most * (0.5 + Math.random() / 2),
    );
    this.#timer.unref();
  }
}
