// Loads Node's own SQLite, else a package with the same calls. Also tells which errors mean that
// the store is out of order.

import { StoreError, type Value } from './database.ts';

export interface Statement {
  all(...values: Value[]): unknown[];
  run(...values: Value[]): { readonly changes: number | bigint };
}

export interface Connection {
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}

export interface Engine {
  readonly DatabaseSync: new (file: string) => Connection;
}

/** The package's statements do not keep their connection alive: hold the connection with them. */
export const packagedEngine = async (): Promise<Engine> => {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  return { DatabaseSync: DatabaseSync as unknown as Engine['DatabaseSync'] };
};

/** Node's own, from 22.13 on; undefined where it has none. */
export const builtInEngine = (): Engine | undefined =>
  // Asked for at run time, because an import of what is not there could not be caught.
  (process.getBuiltinModule as (id: string) => unknown)('node:sqlite') as Engine | undefined;

export const findEngine = async (): Promise<Engine> => builtInEngine() ?? (await packagedEngine());

// ---- errors

const BUSY = 5;
// Busy, locked, no memory, read-only, interrupted, input and output, corrupt, full, cannot open,
// locking protocol, not a database.
const OUT_OF_ORDER: ReadonlySet<number> = new Set([BUSY, 6, 7, 8, 9, 10, 11, 13, 14, 15, 26]);
/** The package forgets the number of an error in some calls; the words are SQLite's own. */
const OUT_OF_ORDER_WORDS = new RegExp(
  [
    'is locked',
    'out of memory',
    'readonly database',
    'interrupted',
    'disk I/O error',
    'malformed',
    'disk is full',
    'unable to open',
    'locking protocol',
    'not a database',
    'not open',
    'is closed',
    'finalized',
  ].join('|'),
);

const isOfSqlite = (error: Error): boolean => {
  const { code } = error as { readonly code?: unknown };
  return code === 'ERR_SQLITE_ERROR' || code === 'ERR_INVALID_STATE';
};

const numberOf = (error: unknown): number | undefined => {
  const { errcode } = error as { readonly errcode?: unknown };
  // The lowest byte is the kind, the others are details.
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
};

export const isBusy = (error: unknown): boolean =>
  error instanceof StoreError
    ? isBusy(error.cause)
    : error instanceof Error && (numberOf(error) === BUSY || error.message.includes('is locked'));

/** A StoreError where the store is to blame, else the error itself. */
export const storeErrorOf = (error: unknown): unknown => {
  if (!(error instanceof Error) || !isOfSqlite(error)) return error;
  const number = numberOf(error);
  const isOutOfOrder =
    (number !== undefined && OUT_OF_ORDER.has(number)) || OUT_OF_ORDER_WORDS.test(error.message);
  return isOutOfOrder ? new StoreError(error) : error;
};
