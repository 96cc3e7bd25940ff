// Says what was measured: two tables for people and one line for programs.
import { GAMES } from './loading.ts';
import { columns, significant, sum } from '../numbers.ts';
import type { Ledger } from './ledger.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number): string => `${Math.round(time)} ms`;
const times = (ratio: number): string => `× ${significant(ratio)}`;
const range = (list: readonly number[]): string =>
  `${Math.round(Math.min(...list))} to ${Math.round(Math.max(...list))}`;

const SEEN = {
  bare: 'bare Svelte page: its heading',
  shelf: 'shelf: a box',
  ...Object.fromEntries(GAMES.map((game) => [game, `table, ${game}: its first card`])),
};

export const loadingTable = (ledger: Ledger): string =>
  columns([
    ['', 'JS+CSS gz', 'requests', 'first paint', 'ratio', 'seen', 'ratio', 'least to greatest'],
    ...Object.entries(SEEN).map(([name, title]) => [
      title,
      kilobytes(ledger.of(name, 'bytes')),
      String(ledger.of(name, 'requests')),
      milliseconds(ledger.of(name, 'paint')),
      times(ledger.ratio(name, 'bare', 'paint')),
      milliseconds(ledger.of(name, 'seen')),
      times(ledger.ratio(name, 'bare', 'seen')),
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
  sample: 'bare cards, a tap',
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
    [
      '',
      'cards',
      'frames',
      'dropped',
      'lost',
      'longest',
      'to first move',
      'ratio',
      'least to greatest',
    ],
    ...Object.entries(MOVED).map(([name, title]) => [
      title,
      String(ledger.of(name, 'cards')),
      String(sum(ledger.list(name, 'frames'))),
      percent(droppedShare(ledger, name)),
      percent(lostShare(ledger, name)),
      milliseconds(ledger.of(name, 'longest')),
      milliseconds(ledger.of(name, 'toFirst')),
      times(ledger.ratio(name, 'sample', 'toFirst')),
      range(ledger.list(name, 'toFirst')),
    ]),
  ]);

export const result = (ledger: Ledger): object => ({
  bareBytes: ledger.of('bare', 'bytes'),
  shelf: {
    bytes: ledger.of('shelf', 'bytes'),
    requests: ledger.of('shelf', 'requests'),
    paintRatio: significant(ledger.ratio('shelf', 'bare', 'paint')),
    seenRatio: significant(ledger.ratio('shelf', 'bare', 'seen')),
  },
  tables: Object.fromEntries(
    GAMES.map((game) => [
      game,
      {
        bytesMore: ledger.of(game, 'bytesMore'),
        requestsMore: ledger.of(game, 'requestsMore'),
        seenRatio: significant(ledger.ratio(game, 'bare', 'seen')),
        pressToCardMs: Math.round(ledger.of(game, 'pressToCard')),
      },
    ]),
  ),
  moving: Object.fromEntries(
    Object.keys(MOVED).map((name) => [
      name,
      {
        droppedShare: significant(droppedShare(ledger, name)),
        lostShare: significant(lostShare(ledger, name)),
        longestMs: Math.round(ledger.of(name, 'longest')),
        toFirstMs: Math.round(ledger.of(name, 'toFirst')),
        toFirstRatio: significant(ledger.ratio(name, 'sample', 'toFirst')),
      },
    ]),
  ),
});
