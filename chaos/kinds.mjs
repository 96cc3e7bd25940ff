// The tables that are played: all three games, with people and bots, with and without a clock, by turns
// and free for all.

const LIVE = { kind: 'live', bank: 60, move: 20 };
const ONE = { rounds: '1' };

/**
 * `people` sit down first, then `bots`; `watchers` look on. A game that `isLong` is ended by agreement
 * when nobody wants another one.
 */
export const KINDS = [
  {
    game: 'nicht-die-bohne',
    options: ONE,
    people: 3,
    bots: 0,
    clock: null,
    isRated: true,
    watchers: 0,
  },
  { game: 'pas-de-bras', options: ONE, people: 2, bots: 1, clock: LIVE, watchers: 0 },
  { game: 'chicoree', options: {}, people: 2, bots: 0, clock: null, watchers: 1 },
  { game: 'nicht-die-bohne', options: ONE, people: 1, bots: 2, clock: LIVE, watchers: 0 },
  {
    game: 'pas-de-bras',
    options: { rounds: '2' },
    people: 3,
    bots: 0,
    clock: null,
    isRated: true,
    watchers: 0,
  },
  { game: 'chicoree', options: {}, people: 2, bots: 1, clock: LIVE, watchers: 0 },
  {
    game: 'nicht-die-bohne',
    options: ONE,
    people: 3,
    bots: 0,
    clock: LIVE,
    isRated: true,
    watchers: 1,
  },
  { game: 'chicoree', options: {}, people: 1, bots: 1, clock: null, watchers: 0 },
  {
    game: 'chicoree',
    options: { auction: 'melee', hammer: '3' },
    people: 2,
    bots: 1,
    clock: null,
    watchers: 0,
    isLong: true,
  },
];
