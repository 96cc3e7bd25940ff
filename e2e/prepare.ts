// Prepares tables in any situation: bots play in Node until it occurs, and the log goes where the
// site stores its tables. A test can then open, for example, a forced sale.
import type { AnyBot } from '@tablee/bots';
import {
  askedSeats,
  commitment,
  Draws,
  formatStep,
  Log,
  nextStep,
  resolveSetup,
  rngFor,
  secretFrom,
  type AnyRules,
  type Seat,
  type Step,
} from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { inject } from 'vitest';

import type { Screen } from './screen.ts';

export interface Situation {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Whether the table is as it should be; asked before every step. */
  readonly until: (log: Log) => boolean;
  /** `habitue` unless said otherwise. */
  readonly bot?: string;
  /** How many seats, from 0 on, are people; 1 by default. */
  readonly people?: number;
  /** All seats are people, and only the first is present, so that no other seat moves. */
  readonly isFrozen?: boolean;
}

export interface Prepared {
  readonly id: string;
  readonly kept: object;
  readonly entries: readonly { readonly text: string }[];
  readonly log: Log;
}

const NAMES = ['Ada', 'Odette', 'Basile', 'Rosa', 'Maximilienne', 'Felix'];
const SEEDS_MAX = 400;

/** Whether a seat is asked now. */
export const isAsked = ({ pending }: Log, seat: Seat): boolean =>
  askedSeats(pending).includes(seat);

/** The first table, seed by seed, on which the situation comes up. */
export async function prepare(situation: Situation): Promise<Prepared> {
  const entry = findGame(situation.game)!;
  const rules = await entry.rules();
  const bots = await entry.bots();
  const bot = bots[situation.bot ?? 'habitue']!;
  for (let seed = 0; seed < SEEDS_MAX; seed++) {
    const prepared = tryToPrepare(situation, rules, bot, `e2e ${seed}`);
    if (prepared !== undefined) return prepared;
  }
  throw new Error(`no such situation in ${SEEDS_MAX} games of ${situation.game}`);
}

function tryToPrepare(
  { game, seats, options = {}, until, people = 1, isFrozen = false }: Situation,
  rules: AnyRules,
  bot: AnyBot,
  seed: string,
): Prepared | undefined {
  const secret = secretFrom(seed);
  const draws = new Draws(secret);
  const setup = resolveSetup(findGame(game)!.meta, seats, options, (n) => draws.firstSeat(n));
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const log = new Log(rules, setup.value);
  const entries: { text: string }[] = [];
  for (;;) {
    if (until(log)) break;
    const step = botStep(log, draws, bot, seed);
    if (step === undefined) return undefined;
    entries.push({ text: formatStep(rules, step) });
    log.append(step);
  }
  const id = `${game}-${seats}-${entries.length}-${seed.replace(' ', '')}`;
  const players = NAMES.slice(0, seats).map((name, seat) =>
    seat < people || isFrozen
      ? { kind: 'person', name, face: seat }
      : { kind: 'bot', name, face: seat, bot: 'habitue' },
  );
  const mode = people > 1 ? 'around' : 'solo';
  const sheet = {
    id,
    game,
    mode,
    options: setup.value.options,
    players,
    commit: commitment(secret),
  };
  const names = players.map(({ name }) => name);
  const summary = {
    id, game, mode, names,
    isOver: log.pending.kind === 'over',
    winners: log.pending.kind === 'over' ? log.pending.outcome.winners : [],
    steps: log.steps,
    touched: 1_700_000_000_000,
  }; // prettier-ignore
  return { id, kept: { sheet, secret, firstBy: 'draw', summary }, entries, log };
}

/** Prepares a table, keeps it in the browser and goes there. */
export async function layTable(page: Screen, situation: Situation): Promise<Prepared> {
  const table = await prepare(situation);
  await keepTable(page, table);
  await page.goto(`${inject('site')}/table/${table.id}`);
  return table;
}

/** What comes next when bots play; undefined after the end. */
export function botStep(
  { rules, pending, state, steps }: Log,
  draws: Pick<Draws, 'draw'>,
  bot: AnyBot,
  seed: string,
): Step<unknown> | undefined {
  return nextStep(pending, {
    draw: (chance) => draws.draw(chance),
    choose: (seat) => bot(rules.view(state, seat), seat, rngFor(seed, `${seat} ${steps}`)),
  });
}

/** Puts the table into the browser's database; a new page goes to the lightest place of the site for it. */
export async function keepTable(page: Screen, { kept, entries, id }: Prepared): Promise<void> {
  if (await page.evaluate(() => location.protocol === 'about:', null))
    await page.goto(`${inject('site')}/icon.svg`);
  await page.evaluate(
    async ([table, rows, name]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('tablee', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('tables', { keyPath: 'sheet.id' });
          request.result.createObjectStore('entries');
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
      });
      await new Promise<void>((resolve, reject) => {
        const transaction = db.transaction(['tables', 'entries'], 'readwrite');
        transaction.objectStore('tables').put(table);
        // One of the same name may have been played on.
        transaction.objectStore('entries').delete(IDBKeyRange.bound([name, 0], [name, Infinity]));
        rows.forEach((row, i) => transaction.objectStore('entries').put(row, [name, i]));
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('refused'));
      });
      db.close();
    },
    [kept, entries, id] as const,
  );
}

/** Puts reviews where the site keeps them; a new page goes to the lightest place of the site for it. */
export async function keepReviews(page: Screen, reviews: readonly object[]): Promise<void> {
  if (await page.evaluate(() => location.protocol === 'about:', null))
    await page.goto(`${inject('site')}/icon.svg`);
  await page.evaluate(async (all) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tablee-reviews', 1);
      request.onupgradeneeded = () => {
        const store = request.result.createObjectStore('reviews', { keyPath: 'id' });
        store.createIndex('table', 'table');
        store.createIndex('keptAt', 'keptAt');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no database'));
    });
    await new Promise<void>((resolve, reject) => {
      const transaction = db.transaction('reviews', 'readwrite');
      for (const one of all) transaction.objectStore('reviews').put(one);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('refused'));
    });
    db.close();
  }, reviews);
}

/** Closes every connection to the browser's database, as a newer version in another window does. */
export const closeDatabase = (page: Screen): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('tablee', 2);
        // The version stays as it was.
        request.onupgradeneeded = () => request.transaction!.abort();
        request.onerror = () => resolve();
      }),
    null,
  );
