// The floor: the plain card table behind `ws` alone. No rooms to join, no checks of who is who, nothing
// kept: what is left is what sockets and JSON cost.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

import { act, newGame, SEATS, viewOf } from '../game.mjs';

const tables = new Map();

const tableOf = (id) => {
  let table = tables.get(id);
  if (table === undefined) {
    table = { game: newGame(Number(id)), moves: 0, sockets: new Array(SEATS).fill(undefined) };
    tables.set(id, table);
  }
  return table;
};

const push = (table) => {
  for (let seat = 0; seat < SEATS; seat++)
    table.sockets[seat]?.send(
      JSON.stringify({ moves: table.moves, view: viewOf(table.game, seat) }),
    );
};

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
sockets.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url, 'ws://here');
  const seat = Number(searchParams.get('seat'));
  const id = searchParams.get('table');
  const table = tableOf(id);
  table.sockets[seat] = socket;
  socket.on('message', (data) => {
    const { kind, value } = JSON.parse(data.toString());
    if (act(table.game, seat, kind, value) === undefined) return;
    table.moves += 1;
    push(table);
  });
  socket.on('close', () => {
    if (table.sockets[seat] === socket) table.sockets[seat] = undefined;
    if (table.sockets.every((one) => one === undefined)) tables.delete(id);
  });
  socket.send(JSON.stringify({ moves: table.moves, view: viewOf(table.game, seat) }));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
