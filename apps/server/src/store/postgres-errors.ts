// Classifies PostgreSQL errors: lost race, database out of order, or a bug here.

import pg from 'pg';
import { StoreError } from './database.ts';

/** Serialization failure and deadlock: a retry may succeed. */
export const isRace = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');

/**
 * Connections, read-only after a fail-over, idle too long, refused, no such database, races,
 * resources (full disk among them), locks, shut-downs and time-outs, input and output, its own bugs.
 */
const OUT_OF_ORDER = /^(?:08|25006|25P0[34]|28|3D|40|53|55P03|57|58|XX)/;

interface Trouble {
  /** To be read after "the database". */
  readonly says: string;
  /** The operator must change something first. */
  readonly isLasting?: true;
}

const NO_LOGIN: Trouble = { says: 'refuses this user or this password', isLasting: true };
const AWAY: Trouble = { says: 'starts or stops just now' };
const TROUBLES: Readonly<Record<string, Trouble>> = {
  '28000': NO_LOGIN,
  '28P01': NO_LOGIN,
  '3D000': { says: 'has no database of this name', isLasting: true },
  '42501': {
    says: 'denies this user a permission that the server needs, such as creating tables',
    isLasting: true,
  },
  '25006': { says: 'can only be read: it is a standby' },
  '53100': { says: 'has a full disk' },
  '53300': { says: 'has no connection left: see max_connections and DATABASE_CONNECTIONS' },
  '57P01': AWAY,
  '57P02': AWAY,
  '57P03': AWAY,
};

/** What an error of PostgreSQL means to an operator; undefined where its code has no words here. */
export const troubleOf = (error: unknown): Trouble | undefined => {
  const cause = error instanceof StoreError ? error.cause : error;
  return TROUBLES[String((cause as { readonly code?: unknown } | undefined)?.code)];
};

/** Returns a StoreError if the store is at fault, else the error without row values. */
export const storeErrorOf = (error: unknown): unknown => {
  if (error instanceof StoreError || error instanceof TypeError) return error;
  if (!(error instanceof Error)) return error;
  // An error not sent by PostgreSQL is a connection error.
  if (!(error instanceof pg.DatabaseError)) return new StoreError(error);
  // These name values of rows, and rows hold secrets.
  error.detail = undefined;
  error.where = undefined;
  return OUT_OF_ORDER.test(error.code ?? '') ? new StoreError(error) : error;
};
