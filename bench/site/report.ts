// Says what was measured: two tables for people and one line for programs.
import { GAMES } from './loading.ts';
import { columns, significant, sum } from '../numbers.ts';
import type { Ledger } from './ledger.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number): string => `${Math.round(time)} ms`;
const range = (list: readonly number[]): string =>
  `${Math.round(Math.min(...list))} to ${Math.round(Math.max(...list))}`;

const SEEN = {
  shelf: 'shelf: a box',
  ...Object.fromEntries(GAMES.map((game) => [game, `table, ${game}: its first card`])),
};

export const loadingTable = (ledger: Ledger): string =>
  columns([
    ['', 'JS+CSS gz', 'requests', 'first paint', 'seen', 'least to greatest'],
    ...Object.entries(SEEN).map(([name, title]) => [
      title,
      kilobytes(ledger.of(name, 'bytes')),
      String(ledger.of(name, 'requests')),
      milliseconds(ledger.of(name, 'paint')),
      milliseconds(ledger.of(name, 'seen')),
      range(ledger.list(name, 'seen')),
    ]),
  ]);

export const pressTable = (ledger: Ledger): string =>
  columns([
    ['', 'JS+CSS gz more', 'requests more', 'press to card', 'least to greatest'],
    ...GAMES.map((game) => [
      `“Play now” on the shelf, ${game}`,
      kilobytes(ledger.of(game, 'bytesMore')),
      String(ledger.of(game, 'requestsMore')),
      milliseconds(ledger.of(game, 'pressToCard')),
      range(ledger.list(game, 'pressToCard')),
    ]),
  ]);

const MOVED = {
  deal: 'table, cards dealt into the hand',
  reveal: 'table, a tap that reveals the trick',
};

const droppedShare = (ledger: Ledger, name: string): number =>
  sum(ledger.list(name, 'dropped')) / sum(ledger.list(name, 'frames'));

/** Of all the frames there was time for, those that were never shown: a long one loses many. */
const lostShare = (ledger: Ledger, name: string): number => {
  const lost = sum(ledger.list(name, 'lost'));
  return lost / (lost + sum(ledger.list(name, 'frames')));
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const movingTable = (ledger: Ledger): string =>
  columns([
    ['', 'cards', 'frames', 'dropped', 'lost', 'longest', 'to first move', 'least to greatest'],
    ...Object.entries(MOVED).map(([name, title]) => [
      title,
      String(ledger.of(name, 'cards')),
      String(sum(ledger.list(name, 'frames'))),
      percent(droppedShare(ledger, name)),
      percent(lostShare(ledger, name)),
      milliseconds(ledger.of(name, 'longest')),
      milliseconds(ledger.of(name, 'toFirst')),
      range(ledger.list(name, 'toFirst')),
    ]),
  ]);

const REVIEWED = { wind: 'winding the film', scroll: 'scrolling the sheet' };
const AT_WORK = { still: 'stopped', busy: 'stopped, cores busy', running: 'at work' };

export const reviewTable = (ledger: Ledger): string =>
  columns([
    ['', 'frames', 'dropped', 'lost', 'longest', 'long tasks', 'blocked'],
    ...Object.entries(REVIEWED).flatMap(([deed, title]) =>
      Object.entries(AT_WORK).map(([stand, words]) => {
        const name = `${deed} ${stand}`;
        return [
          `${title}, ${words}`,
          String(sum(ledger.list(name, 'frames'))),
          percent(droppedShare(ledger, name)),
          percent(lostShare(ledger, name)),
          milliseconds(ledger.of(name, 'longest')),
          String(ledger.of(name, 'tasks')),
          milliseconds(ledger.of(name, 'blocked')),
        ];
      }),
    ),
  ]);

const REVIEW_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(REVIEWED).flatMap((deed) =>
    Object.keys(AT_WORK).map((stand) => [`${deed} ${stand}`, deed]),
  ),
);
const SMOOTH = { ...MOVED, ...REVIEW_NAMES };

const byName = (names: object, of: (name: string) => number): Record<string, number> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, significant(of(name))]));

export const result = (ledger: Ledger): object => ({
  medians: ledger.medians,
  droppedShare: byName(SMOOTH, (name) => droppedShare(ledger, name)),
  lostShare: byName(SMOOTH, (name) => lostShare(ledger, name)),
});
