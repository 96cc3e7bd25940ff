// Serves the plain card table on `ws` alone, without rooms, authentication or storage: the cost of
// sockets and JSON.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

import { act, newGame, viewOf } from './game.ts';
import type { Game, Kind } from './game.ts';

interface Table {
  readonly game: Game;
  moves: number;
  readonly sockets: (WebSocket | undefined)[];
}

const tables = new Map<string, Table>();

const tableOf = (id: string): Table => {
  const table = tables.get(id) ?? { game: newGame(Number(id)), moves: 0, sockets: [] };
  tables.set(id, table);
  return table;
};

const push = (table: Table): void => {
  table.sockets.forEach((socket, seat) =>
    socket?.send(JSON.stringify({ moves: table.moves, view: viewOf(table.game, seat) })),
  );
};

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
sockets.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url ?? '', 'ws://here');
  const seat = Number(searchParams.get('seat'));
  const id = searchParams.get('table') ?? '';
  const table = tableOf(id);
  table.sockets[seat] = socket;
  socket.on('message', (data: Buffer) => {
    const { kind, value } = JSON.parse(data.toString()) as { kind: Kind; value: number };
    if (act(table.game, seat, kind, value) === undefined) return;
    table.moves += 1;
    push(table);
  });
  socket.on('close', () => tables.delete(id));
});
const port = Number(process.env['PORT']);
server.listen(port, '127.0.0.1', () => console.log(JSON.stringify({ msg: 'listening', port })));
