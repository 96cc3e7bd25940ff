// The plain card table on Colyseus, in memory: a room with a schema, patches sent right after a move.
// VIEWS=1 keeps the hands in the schema behind views; otherwise a hand is sent once, when it is dealt,
// which is the cheapest way that Colyseus has.
import { Room, Server } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import { ArraySchema, schema, StateView, view } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

import { act, isOpen, newGame, SEATS, suitOf } from '../game.ts';
import type { Game, Kind } from '../game.ts';

const HAS_VIEWS = process.env['VIEWS'] === '1';
const SUITS = 4;
const seats = [0, 1, 2, 3];

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
  /** Only with views. */
  hands: ArraySchema<Cards>;
}

interface Sitting {
  readonly seat: number;
}

const Row = schema<Cards>({ cards: ['uint8'] });
const Hand = schema<Cards>({ cards: ['uint8'] });

const fields = {
  moves: 'uint16',
  round: 'uint8',
  leader: 'uint8',
  /** -1 while nobody takes. */
  taker: 'int8',
  /** By seat: the open card, -1 for none, -2 for one that lies face down. */
  lying: ['int8'],
  /** By seat and suit. */
  rows: [Row],
};

const TableState = schema<State>(HAS_VIEWS ? { ...fields, hands: [Hand] } : fields);
if (HAS_VIEWS) view()(TableState.prototype, 'hands');

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

const handOf = (cards: readonly number[]): Cards => {
  const hand = new Hand();
  hand.cards = new ArraySchema(...cards);
  return hand;
};

class TableRoom extends Room<Sitting> {
  state = start();
  override maxClients = SEATS;
  // By hand, after every move: no timer for rooms where nothing happens.
  override patchRate = null;
  #game: Game = newGame(0);

  onCreate({ seed }: { readonly seed: number }): void {
    this.#game = newGame(seed);
    if (HAS_VIEWS) this.state.hands = new ArraySchema(...this.#game.hands.map(handOf));
    for (const kind of ['lead', 'play', 'take'] as const)
      this.onMessage(kind, (client, value) => this.#move(client, kind, value));
  }

  onJoin(client: Client<Sitting>, { seat }: Sitting): void {
    client.userData = { seat };
    if (HAS_VIEWS) {
      client.view = new StateView();
      client.view.add(this.state.hands[seat]);
    } else client.send('hand', this.#game.hands[seat]);
  }

  #move(client: Client<Sitting>, kind: Kind, value: number): void {
    const game = this.#game;
    const { seat } = client.userData;
    const { round } = game;
    const taken = act(game, seat, kind, value);
    if (taken === undefined) return;
    this.state.moves += 1;
    this.#show();
    for (const { seat: taker, card } of taken)
      this.state.rows[taker * SUITS + suitOf(card)]!.cards.push(card);
    if (HAS_VIEWS && kind !== 'take') {
      const { cards } = this.state.hands[seat]!;
      cards.splice(cards.indexOf(value), 1);
    }
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
    if (HAS_VIEWS) {
      seats.forEach((seat) => {
        const { cards } = state.hands[seat]!;
        cards.clear();
        cards.push(...game.hands[seat]!);
      });
    } else for (const client of this.clients) client.send('hand', game.hands[client.userData.seat]);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('table', TableRoom);
await server.listen(Number(process.env['PORT']), '127.0.0.1');
