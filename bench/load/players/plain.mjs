// A table of the plain card game: whoever plays knows the deal, so nothing that comes back has to be
// understood to know what may be played next. What comes back is counted.
import { act, asked, choicesOf, MOVES_PER_GAME, newGame, randomFrom, SEATS } from '../game.mjs';
import { Table } from './table.mjs';

export class PlainTable extends Table {
  sockets = new Array(SEATS);
  movesLeft = MOVES_PER_GAME;
  /** How many moves have been made, and how many each seat has been told of. */
  moves = 0;
  heard = new Array(SEATS).fill(0);
  #game;
  #random;
  #mover = 0;

  constructor(seed) {
    super();
    this.#game = newGame(seed);
    this.#random = randomFrom(seed + 1);
  }

  canMove() {
    return !this.#game.isOver && this.heard.every((moves) => moves === this.moves);
  }

  sendNext() {
    const game = this.#game;
    const [seat] = asked(game);
    const { kind, values } = choicesOf(game, seat);
    const value = values[this.#random(values.length)];
    act(game, seat, kind, value);
    this.#mover = seat;
    this.moves += 1;
    this.say(seat, kind, value);
  }

  /** A seat has been told of so many moves. */
  hear(seat, moves) {
    this.heard[seat] = moves;
    if (moves > this.moves) this.onError('too many moves');
    if (moves < this.moves) return;
    if (seat === this.#mover) this.answered();
    if (this.heard.every((known) => known === this.moves)) this.told();
  }
}
