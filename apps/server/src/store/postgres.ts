// Implements `Database` on PostgreSQL, which several servers can share.

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StoreError, type Database, type Queries, type Row, type Value } from './database.ts';
import { isRace, storeErrorOf } from './postgres-errors.ts';

export const CONNECT_MS = 3000;
const STATEMENT_MS = 5000;
/** A server that stopped in the middle of a transaction must not hold others up for long. */
const IDLE_MS = 3000;
const CONNECTIONS_MAX = 10;
/** A remembered statement is planned once: what was right for an empty database must not stay. */
const LIFETIME_S = 300;
const TRIES_MAX = 10;

const INT8 = 20;
const NUMERIC = 1700;
const BOOL = 16;

type Parser = (text: string) => unknown;
const defaultParserOf = pg.types.getTypeParser as (oid: number, format?: string) => Parser;

/** Whole numbers and truth values as SQLite gives them. */
const parserOf = (oid: number, format?: string): Parser => {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === BOOL) return (text) => (text === 't' ? 1 : 0);
  return defaultParserOf(oid, format);
};

/** How every connection of ours is opened. `patience`: how long a statement may take. */
export const connectionTo = (url: string, patience = STATEMENT_MS): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'tablee',
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: patience,
  // Longer than the database's own limit: only a network that swallows everything gets here.
  query_timeout: patience + CONNECT_MS,
  idle_in_transaction_session_timeout: IDLE_MS,
  keepAlive: true,
  types: { getTypeParser: parserOf as pg.CustomTypesConfig['getTypeParser'] },
});

const ignore = (): void => undefined;

interface PostgresPlan {
  /** How long a statement may take, in milliseconds. */
  readonly patience?: number;
  readonly connections?: number | undefined;
}

export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;

  constructor(url: string, { patience, connections = CONNECTIONS_MAX }: PostgresPlan = {}) {
    this.#pool = new pg.Pool({
      ...connectionTo(url, patience),
      max: connections,
      maxLifetimeSeconds: LIFETIME_S,
    });
    // The pool replaces an idle connection that breaks; a running query reports its own error.
    // Without these listeners either event would end the process.
    this.#pool.on('error', ignore);
    this.#pool.on('connect', (client) => client.on('error', ignore));
  }

  query(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return this.#again(() =>
      this.#use((client) => ask(client, { text: sql, values: [...values] })),
    );
  }

  /** A statement worth remembering on every connection; its values may be lists. */
  prepared(name: string, sql: string, values: unknown[]): Promise<readonly Row[]> {
    return this.#again(() => this.#use((client) => ask(client, { name, text: sql, values })));
  }

  transaction<T>(work: (inside: Queries) => Promise<T>): Promise<T> {
    return this.#again(() => this.#use((client) => inTransaction(client, work)));
  }

  async close(): Promise<void> {
    if (this.#pool.ended || this.#pool.ending) return;
    // What does not answer any more must not keep the process from ending; nor must this wait.
    await Promise.race([this.#pool.end(), pause(CONNECT_MS, undefined, { ref: false })]);
  }

  async #use<T>(job: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw storeErrorOf(error);
    });
    let isBroken = false;
    try {
      return await job(client);
    } catch (error) {
      // The state of the connection is unknown after a store error.
      isBroken = error instanceof StoreError;
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  async #again<T>(job: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await job();
      } catch (error) {
        if (!isRace(error)) throw error;
        if (tries >= TRIES_MAX) throw new StoreError(error);
        await pause(Math.random() * 5 * tries ** 2);
      }
    }
  }
}

/** Errors of the database come out of here as what they mean; a race is still to be run again. */
const send = async (client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult<Row>> => {
  try {
    return await client.query<Row>(query);
  } catch (error) {
    throw isRace(error) ? error : storeErrorOf(error);
  }
};

const ask = async (client: pg.PoolClient, query: pg.QueryConfig): Promise<readonly Row[]> =>
  (await send(client, query)).rows;

const inTransaction = async <T>(
  client: pg.PoolClient,
  work: (inside: Queries) => Promise<T>,
): Promise<T> => {
  let isOver = false;
  const query: Queries['query'] = async (sql, values = []) => {
    if (isOver) throw new Error('this transaction is over');
    return ask(client, { text: sql, values: [...values] });
  };
  // A row changed by another transaction aborts this one, and it is retried. With few rows
  // `serializable` would report false conflicts.
  await send(client, { text: 'begin isolation level repeatable read' });
  try {
    const result = await work({ query });
    isOver = true;
    const { command } = await send(client, { text: 'commit' });
    if (command !== 'COMMIT') throw new Error('an error inside a transaction was passed over');
    return result;
  } catch (error) {
    isOver = true;
    if (!(error instanceof StoreError)) await send(client, { text: 'rollback' });
    throw error;
  }
};
