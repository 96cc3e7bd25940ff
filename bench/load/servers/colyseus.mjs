// The plain card table on Colyseus, in memory: a room with a schema, patches sent right after a move.
// VIEWS=1 keeps the hands in the schema behind views; otherwise a hand is sent once, when it is dealt,
// which is the cheapest way that Colyseus has.
import { Room, Server } from '@colyseus/core';
import { ArraySchema, schema, StateView, view } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

import { act, isOpen, newGame, SEATS, suitOf } from '../game.mjs';

const HAS_VIEWS = process.env.VIEWS === '1';
const SUITS = 4;
const seats = [0, 1, 2, 3];

const Row = schema({ cards: ['uint8'] });
const Hand = schema({ cards: ['uint8'] });

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

const TableState = schema(HAS_VIEWS ? { ...fields, hands: [Hand] } : fields);
if (HAS_VIEWS) view()(TableState.prototype, 'hands');

const start = () => {
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

const handOf = (cards) => {
  const hand = new Hand();
  hand.cards = new ArraySchema(...cards);
  return hand;
};

class TableRoom extends Room {
  maxClients = SEATS;
  // By hand, after every move: no timer for rooms where nothing happens.
  patchRate = null;

  onCreate({ seed }) {
    this.game = newGame(seed);
    this.state = start();
    if (HAS_VIEWS) this.state.hands = new ArraySchema(...this.game.hands.map(handOf));
    for (const kind of ['lead', 'play', 'take'])
      this.onMessage(kind, (client, value) => this.move(client, kind, value));
  }

  onJoin(client, { seat }) {
    client.userData = { seat };
    if (HAS_VIEWS) {
      client.view = new StateView();
      client.view.add(this.state.hands[seat]);
    } else client.send('hand', this.game.hands[seat]);
  }

  move(client, kind, value) {
    const { game } = this;
    const { seat } = client.userData;
    const { round } = game;
    const taken = act(game, seat, kind, value);
    if (taken === undefined) return;
    this.state.moves += 1;
    this.show();
    for (const { seat: taker, card } of taken)
      this.state.rows[taker * SUITS + suitOf(card)].cards.push(card);
    if (HAS_VIEWS && kind !== 'take') {
      const { cards } = this.state.hands[seat];
      cards.splice(cards.indexOf(value), 1);
    }
    if (game.round !== round) this.dealAgain();
    this.broadcastPatch();
  }

  show() {
    const { game, state } = this;
    const isAllOpen = isOpen(game);
    for (const seat of seats) {
      const card = game.table[seat];
      const isHidden = card !== null && !isAllOpen && seat !== game.leader;
      const shown = isHidden ? -2 : (card ?? -1);
      if (state.lying[seat] !== shown) state.lying[seat] = shown;
    }
    state.leader = game.leader;
    state.taker = game.taker ?? -1;
  }

  dealAgain() {
    const { game, state } = this;
    state.round = game.round;
    for (const row of state.rows) row.cards.clear();
    if (HAS_VIEWS) {
      seats.forEach((seat) => {
        state.hands[seat].cards.clear();
        state.hands[seat].cards.push(...game.hands[seat]);
      });
    } else for (const client of this.clients) client.send('hand', game.hands[client.userData.seat]);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('table', TableRoom);
await server.listen(Number(process.env.PORT), '127.0.0.1');
