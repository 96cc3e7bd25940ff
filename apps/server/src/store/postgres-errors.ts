// What PostgreSQL's errors mean to us: lost a race, out of order, or our own mistake.

import pg from 'pg';
import { StoreError } from './database.ts';

/** Serialisation failure and deadlock: the same again may well succeed. */
export const isRace = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');

/**
 * Connections, read-only after a fail-over, idle too long, refused, no such database, races,
 * resources (full disk among them), locks, shut-downs and time-outs, input and output, its own bugs.
 */
const OUT_OF_ORDER = /^(?:08|25006|25P0[34]|28|3D|40|53|55P03|57|58|XX)/;

/** A StoreError where the store is to blame, else the error itself without anybody's values. */
export const storeErrorOf = (error: unknown): unknown => {
  if (error instanceof StoreError || error instanceof TypeError) return error;
  if (!(error instanceof Error)) return error;
  // Whatever is not the server's answer comes from the way there.
  if (!(error instanceof pg.DatabaseError)) return new StoreError(error);
  // These name values of rows, and rows hold secrets.
  error.detail = undefined;
  error.where = undefined;
  return OUT_OF_ORDER.test(error.code ?? '') ? new StoreError(error) : error;
};
