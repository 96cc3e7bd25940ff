// What browser tests must know of the Chicorée table.
import type { TablePlayer } from '../../../../e2e/table-player.ts';
import { CHICOREE_SITUATIONS } from './situations.ts';
import { chicoreeTurn } from './turn.ts';

export const PLAYER: TablePlayer = {
  turn: chicoreeTurn,
  situations: CHICOREE_SITUATIONS,
  games: [
    { game: 'chicoree', seats: 2, way: 'keyboard', options: {}, from: 118 },
    // The shorter of our decks: six people take their time.
    { game: 'chicoree', seats: 6, way: 'touch', options: { deck: 'atelier' }, from: 300 },
  ],
  around: [{ game: 'chicoree', seats: 4, people: 3, passes: 12 }],
};
