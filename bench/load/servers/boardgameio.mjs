// The plain card table on boardgame.io's own server, in memory: its lobby, its socket.io, its views by
// player. A turn is a trick, with a stage each for leading, choosing and taking, as its manual would have
// it. LIGHT=1 does without: one stage for everything, in which everybody may always try.
import { createRequire } from 'node:module';

import { act, newGame, viewOf } from '../game.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');

const move =
  (kind) =>
  ({ G, playerID }, value) =>
    act(G, Number(playerID), kind, value) === undefined ? INVALID_MOVE : undefined;

// What somebody chose face down must not be read in the log of the others.
const secret = (kind) => ({ move: move(kind), redact: true });

const tricks = {
  order: { first: ({ G }) => G.leader, next: ({ G }) => G.leader },
  // The marker has passed on: never to the leader, whose own card goes to somebody else.
  endIf: ({ G, ctx }) => G.leader !== ctx.playOrderPos,
  activePlayers: {
    currentPlayer: { stage: 'lead', maxMoves: 1 },
    next: { others: { stage: 'play', maxMoves: 1 }, next: { all: 'take' } },
  },
  stages: {
    lead: { moves: { lead: move('lead') } },
    play: { moves: { play: secret('play') } },
    take: { moves: { take: move('take') } },
  },
};

const light = {
  activePlayers: { all: 'playing' },
  stages: { playing: { moves: { lead: move('lead'), play: secret('play'), take: move('take') } } },
};

const table = {
  name: 'table',
  minPlayers: 4,
  maxPlayers: 4,
  // Nobody could take anything back at this table.
  disableUndo: true,
  setup: (_context, { seed }) => newGame(seed),
  turn: process.env.LIGHT === '1' ? light : tricks,
  playerView: ({ G, playerID }) => viewOf(G, Number(playerID)),
  endIf: ({ G }) => (G.isOver ? true : undefined),
};

const server = Server({ games: [table], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.env.PORT) });
