// The plain card table on boardgame.io's own server: its lobby, its socket.io, its views by player. A turn is a
// trick, with a stage each for leading, choosing and taking, as its manual would have it. DATABASE_URL keeps every
// move with its ecosystem's storage, otherwise in memory.
import { createRequire } from 'node:module';

import { act, newGame, viewOf } from './game.ts';
import type { Game, Kind } from './game.ts';

/** What is used of it; it is installed only where this is run. */
interface BoardgameIo {
  readonly Origins: { readonly LOCALHOST: unknown };
  readonly Server: (plan: { games: object[]; origins: unknown[]; db?: unknown }) => {
    run(plan: { port: number }): Promise<void>;
  };
}

interface Context {
  readonly G: Game;
  readonly ctx: { readonly playOrderPos: number };
  readonly playerID: string;
}

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/dist/cjs/server.js') as BoardgameIo;
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js') as { INVALID_MOVE: string };

const move =
  (kind: Kind) =>
  ({ G, playerID }: Context, value: number): string | undefined =>
    act(G, Number(playerID), kind, value) === undefined ? INVALID_MOVE : undefined;

// Redacts a face-down choice in the other players' logs.
const secret = (kind: Kind): object => ({ move: move(kind), redact: true });

const tricks = {
  order: { first: ({ G }: Context) => G.leader, next: ({ G }: Context) => G.leader },
  // The marker has passed on. It never passes to the leader: another player takes the leader's
  // card.
  endIf: ({ G, ctx }: Context) => G.leader !== ctx.playOrderPos,
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

const table = {
  name: 'table',
  minPlayers: 4,
  maxPlayers: 4,
  // This table has no undo.
  disableUndo: true,
  setup: (_context: unknown, { seed }: { seed: number }) => newGame(seed),
  turn: tricks,
  playerView: ({ G, playerID }: Context) => viewOf(G, Number(playerID)),
  endIf: ({ G }: Context) => (G.isOver ? true : undefined),
};

const { DATABASE_URL } = process.env;
const { PostgresStore } = require('bgio-postgres') as {
  PostgresStore: new (url: string, options: object) => unknown;
};
const kept =
  DATABASE_URL === undefined ? {} : { db: new PostgresStore(DATABASE_URL, { logging: false }) };

const port = Number(process.env['PORT']);
const server = Server({ games: [table], origins: [Origins.LOCALHOST], ...kept });
await server.run({ port });
console.log(JSON.stringify({ msg: 'listening', port }));
