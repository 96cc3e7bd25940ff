// The plain card table on Colyseus: a room with a schema, patches sent right after a move. A hand is sent once, when
// it is dealt, which is the cheapest way that Colyseus has. DATA keeps every move as a row of a SQLite file, with
// our engine and pragmas, before the patch is sent; otherwise nothing is kept.
import path from 'node:path';

import { Room, Server } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import { ArraySchema, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

import type * as Sqlite from '../../../apps/server/dist/store/sqlite.js';
import { built } from '../../built.ts';
import { act, isOpen, newGame, seats, SEATS, suitOf, SUITS } from './game.ts';
import type { Game, Kind } from './game.ts';

interface Cards {
  cards: ArraySchema<number>;
}

interface State {
  moves: number;
  round: number;
  leader: number;
  taker: number;
  lying: ArraySchema<number>;
  rows: ArraySchema<Cards>;
}

interface Sitting {
  readonly seat: number;
}

const Row = schema<Cards>({ cards: ['uint8'] });

const TableState = schema<State>({
  moves: 'uint16',
  round: 'uint8',
  leader: 'uint8',
  /** The seat that takes, or -1. */
  taker: 'int8',
  /** By seat: the open card, -1 for none, -2 for one that lies face down. */
  lying: ['int8'],
  /** By seat and suit. */
  rows: [Row],
});

const start = (): State => {
  const state = new TableState();
  Object.assign(state, { moves: 0, round: 0, leader: 0, taker: -1 });
  state.lying = new ArraySchema(-1, -1, -1, -1);
  state.rows = new ArraySchema();
  for (let i = 0; i < SEATS * SUITS; i++) {
    const row = new Row();
    row.cards = new ArraySchema();
    state.rows.push(row);
  }
  return state;
};

const { DATA } = process.env;
const { SqliteDatabase } = await built<typeof Sqlite>('store/sqlite.js');
const moves =
  DATA === undefined ? undefined : await SqliteDatabase.open(path.join(DATA, 'moves.db'));
await moves?.query('create table moves (room text, n integer, text text, primary key (room, n))');

class TableRoom extends Room<Sitting> {
  state = start();
  override maxClients = SEATS;
  // By hand, after every move: no timer for rooms where nothing happens.
  override patchRate = null;
  #game: Game = newGame(0);

  onCreate({ seed }: { readonly seed: number }): void {
    this.#game = newGame(seed);
    for (const kind of ['lead', 'play', 'take'] as const)
      this.onMessage(kind, (client, value) => void this.#move(client, kind, value));
  }

  onJoin(client: Client<Sitting>, { seat }: Sitting): void {
    client.userData = { seat };
    client.send('hand', this.#game.hands[seat]);
  }

  async #move(client: Client<Sitting>, kind: Kind, value: number): Promise<void> {
    const game = this.#game;
    const { seat } = client.userData;
    const { round } = game;
    const taken = act(game, seat, kind, value);
    if (taken === undefined) return;
    this.state.moves += 1;
    if (moves !== undefined) {
      const row = [this.roomId, this.state.moves, `${seat} ${kind} ${value}`];
      await moves.query('insert into moves (room, n, text) values ($1, $2, $3)', row);
    }
    this.#show();
    for (const { seat: taker, card } of taken)
      this.state.rows[taker * SUITS + suitOf(card)]!.cards.push(card);
    if (game.round !== round) this.#dealAgain();
    this.broadcastPatch();
  }

  #show(): void {
    const { state } = this;
    const game = this.#game;
    const isAllOpen = isOpen(game);
    for (const seat of seats) {
      const card = game.table[seat] ?? null;
      const isHidden = card !== null && !isAllOpen && seat !== game.leader;
      const shown = isHidden ? -2 : (card ?? -1);
      if (state.lying[seat] !== shown) state.lying[seat] = shown;
    }
    state.leader = game.leader;
    state.taker = game.taker ?? -1;
  }

  #dealAgain(): void {
    const { state } = this;
    const game = this.#game;
    state.round = game.round;
    for (const row of state.rows) row.cards.clear();
    for (const client of this.clients) client.send('hand', game.hands[client.userData.seat]);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('table', TableRoom);
const port = Number(process.env['PORT']);
await server.listen(port, '127.0.0.1');
console.log(JSON.stringify({ msg: 'listening', port }));
