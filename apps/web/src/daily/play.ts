// The deal of the day on this device: which day it is, a table for it, how it came out, and handing
// it in.

import { DAY_BOT, DAY_SEAT, dayBotsOf, dayDealOf } from '@tablee/bots';
import { commitment, extraOf, type GameMeta, type OpenRecord } from '@tablee/kit';
import { dayAt, daysBefore, dayVersionOf } from '@tablee/registry';
import type { DayNow, DayStanding } from '@tablee/wire';
import { faredIn, parFor } from './same-cards/compare.ts';
import { loadWhole } from '../app/film.ts';
import { home } from '../offline/link.ts';
import { agreed } from '../app/signed-in.ts';
import { memory } from '../app/memory.ts';
import { ApiFailure, failureOf, type FailureCode } from '../app/api.ts';
import { api } from '../app/browser.ts';
import { regularWith } from '../app/people.ts';
import { go } from '../app/router.svelte.ts';
import { whoPlays } from '../offline/start.ts';
import { DayBook, type Attempt } from './book.ts';

export const bookOf = (game: string): DayBook => new DayBook(memory, game);

/** As this device's clock has it. */
export const localDay = (): string => dayAt(Date.now());

const PATIENCE_MS = 1500;

/** The server's, where one answers soon: a clock may be wrong. Also names the version of its bots. */
export async function today(): Promise<DayNow> {
  const local: DayNow = { day: localDay() };
  if (!navigator.onLine) return local;
  const late = new Promise<DayNow>((resolve) => setTimeout(() => resolve(local), PATIENCE_MS));
  const asked = api.ask('/days', (wire) => wire.dayNowSchema).catch(() => local);
  return Promise.race([asked, late]);
}

/** Lays the table of a day and goes there; once. */
export async function begin(meta: GameMeta, day: string): Promise<void> {
  const book = bookOf(meta.id);
  const before = book.of(day);
  if (before !== undefined) return;
  const { faces } = dayDealOf(meta, day);
  const players = faces.map((face) =>
    face === undefined ? whoPlays() : regularWith(face, DAY_BOT),
  );
  const table = await home.create({ game: meta.id, mode: 'daily', players, options: {}, day });
  book.note({ day, table });
  go(`/table/${table}`);
}

/** Where the attempt of a day stands. */
export type Stand =
  | { readonly kind: 'fresh' }
  /** `gone`: taken off the shelf before its end, which counts as played. */
  | { readonly kind: 'running' | 'gone'; readonly attempt: Attempt }
  /** `isKept`: its table is still there to be watched. */
  | { readonly kind: 'done'; readonly attempt: Attempt & Done; readonly isKept: boolean };

export type Done = Required<Pick<Attempt, 'score' | 'hasWon'>>;

const isDone = (attempt: Attempt): attempt is Attempt & Done => attempt.score !== undefined;

/** Also writes down how a table came out that is over by now. */
export async function standOf(game: string, day: string): Promise<Stand> {
  const book = bookOf(game);
  const attempt = book.of(day);
  if (attempt === undefined) return { kind: 'fresh' };
  const table = (await home.list()).find(({ id }) => id === attempt.table);
  if (isDone(attempt)) return { kind: 'done', attempt, isKept: table !== undefined };
  if (table === undefined) return { kind: 'gone', attempt };
  if (!table.isOver) return { kind: 'running', attempt };
  await settle(game, day);
  const settled = book.of(day)!;
  return isDone(settled)
    ? { kind: 'done', attempt: settled, isKept: true }
    : { kind: 'gone', attempt: settled };
}

async function settle(game: string, day: string): Promise<void> {
  const book = bookOf(game);
  const { table } = book.of(day)!;
  const record = await home.record(table);
  const old = record === undefined ? undefined : await loadWhole(record);
  if (record === undefined || old === undefined) return;
  book.note({ day, ...faredIn(old.outcome, DAY_SEAT) });
  const par = await parFor(record, DAY_SEAT);
  if (par !== undefined) book.note({ day, par: par.score });
}

/** Answers after which a result stays on this device; after any other it is handed in again. */
const FINAL: Partial<Record<FailureCode, 'refused' | 'other-bots'>> = {
  'bad-record': 'refused',
  'not-today': 'refused',
  'no-such-game': 'refused',
  'other-bots': 'other-bots',
};

/**
 * The player's rank. Submits the record first if the server does not have it yet. Undefined
 * without an answer.
 */
export async function standing(game: string, day: string): Promise<DayStanding | undefined> {
  const book = bookOf(game);
  const attempt = book.of(day);
  if (attempt?.score === undefined || isKeptHere(attempt)) return undefined;
  if (!navigator.onLine) return undefined;
  try {
    const found = attempt.sent === 'taken' ? await look(game, day) : await handIn(game, attempt);
    if (found === undefined) return undefined;
    const { percentile, players } = found;
    book.note({ day, sent: 'taken', percentile, players });
    return found;
  } catch (error) {
    const sent = FINAL[failureOf(error).code];
    if (sent !== undefined) book.note({ day, sent });
    return undefined;
  }
}

const isKeptHere = ({ sent }: Attempt): boolean => sent === 'refused' || sent === 'other-bots';

const look = (game: string, day: string): Promise<DayStanding> =>
  api.ask(`/days/${game}/${day}`, (wire) => wire.dayStandingSchema, { who: 'have' });

async function handIn(game: string, { day, table }: Attempt): Promise<DayStanding | undefined> {
  const record = await home.record(table).catch(() => undefined);
  if (record === undefined) return undefined;
  const how = { method: 'POST', who: 'need', body: { record } } as const;
  try {
    return await api.ask(`/days/${game}/${day}`, (wire) => wire.dayStandingSchema, how);
  } catch (error) {
    // An earlier answer was lost, or the player submitted from another device.
    const { code } = failureOf(error);
    if (code === 'already-played') return look(game, day);
    // A release came out during the game: some bot moves are of this version.
    if (code === 'bad-record' && dayBotsOf(record) !== dayVersionOf(game))
      throw new ApiFailure('other-bots');
    throw error;
  }
}

/** The result from another device of the same account; undefined if there is none. */
export async function elsewhere(game: string, day: string): Promise<DayStanding | undefined> {
  const isAsked = agreed() !== undefined && navigator.onLine;
  return isAsked ? look(game, day).catch(() => undefined) : undefined;
}

/** Also submits yesterday's result if the device was offline until now. */
export async function catchUp(game: string, day: string): Promise<void> {
  const yesterday = daysBefore(day, 1);
  const attempt = bookOf(game).of(yesterday);
  if (attempt === undefined || attempt.sent !== undefined) return;
  await standOf(game, yesterday);
  await standing(game, yesterday);
}

/** Whether a record would reveal a deal that the player may still play. */
export function isSealed({ game: { meta }, record }: Pick<OpenRecord, 'game' | 'record'>): boolean {
  const commit = extraOf(record.header, 'commit');
  const now = localDay();
  const day = [daysBefore(now, 1), now, daysBefore(now, -1)].find(
    (one) => commitment(dayDealOf(meta, one).secret) === commit,
  );
  return day !== undefined && bookOf(meta.id).isToPlay(day, now);
}
