// Drives a table of the plain card game. The client knows the deal and computes the legal moves
// itself, so it only counts the answers.
import { rngFor } from '@tablee/kit';
import type { Rng } from '@tablee/kit';
import type { WebSocket } from 'ws';

import { act, asked, choicesOf, MOVES_PER_GAME, newGame, SEATS } from './game.ts';
import type { Game, Kind } from './game.ts';
import { Table } from '../table.ts';
import type { OpenTable } from '../table.ts';

export abstract class PlainTable extends Table {
  protected readonly sockets = new Array<WebSocket | undefined>(SEATS).fill(undefined);
  override movesLeft = MOVES_PER_GAME;
  /** How many moves have been made, and how many each seat has been told of. */
  protected moves = 0;
  protected readonly heard = new Array<number>(SEATS).fill(0);
  readonly #game: Game;
  readonly #rng: Rng;
  #mover = 0;

  constructor(seed: number) {
    super();
    this.#game = newGame(seed);
    this.#rng = rngFor(`${seed}`, 'moves');
  }

  /** Tells the server of a move. */
  protected abstract say(seat: number, kind: Kind, value: number): void;

  /** Makes the table and lets all four seats in. */
  abstract open(port: number, seed: number): Promise<void>;

  override close(): void {
    for (const socket of this.sockets) socket?.terminate();
  }

  protected override canMove(): boolean {
    return !this.#game.isOver && this.heard.every((moves) => moves === this.moves);
  }

  protected override sendNext(): void {
    const game = this.#game;
    const seat = asked(game)[0]!;
    const { kind, values } = choicesOf(game, seat);
    const value = values[this.#rng.below(values.length)]!;
    act(game, seat, kind, value);
    this.#mover = seat;
    this.moves += 1;
    this.say(seat, kind, value);
  }

  /** A seat has been told of so many moves. */
  protected hear(seat: number, moves: number): void {
    this.heard[seat] = moves;
    if (moves > this.moves) this.onError('too many moves');
    if (moves < this.moves) return;
    if (seat === this.#mover) this.answered();
    if (this.heard.every((known) => known === this.moves)) this.told();
  }
}

export const opening =
  (OwnTable: new (seed: number) => PlainTable): OpenTable =>
  async (port, seed) => {
    const table = new OwnTable(seed);
    await table.open(port, seed);
    return table;
  };
