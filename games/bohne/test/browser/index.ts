// What browser tests must know of the bean tables.
import type { TablePlayer } from '../../../../e2e/table-player.ts';
import { BEAN_SITUATIONS } from './situations.ts';
import { beanTurn } from './turn.ts';

const options = { rounds: '1' };

export const PLAYER: TablePlayer = {
  turn: beanTurn,
  situations: BEAN_SITUATIONS,
  games: [
    { game: 'nicht-die-bohne', seats: 3, way: 'mouse', options, from: 46 },
    { game: 'nicht-die-bohne', seats: 6, way: 'keyboard', options },
    { game: 'pas-de-bras', seats: 3, way: 'touch', options, from: 46 },
    { game: 'pas-de-bras', seats: 6, way: 'mouse', options, from: 40 },
  ],
  around: [
    { game: 'nicht-die-bohne', seats: 3, people: 3, passes: 12 },
    { game: 'pas-de-bras', seats: 6, people: 4, passes: 8 },
  ],
};
