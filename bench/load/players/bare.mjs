// Players at the bare server.
import { opened, openSocket } from './web.mjs';
import { PlainTable } from './plain.mjs';
import { SEATS } from '../game.mjs';

class BareTable extends PlainTable {
  say(seat, kind, value) {
    this.sockets[seat].send(JSON.stringify({ kind, value }));
  }

  async open(port, seed) {
    for (let seat = 0; seat < SEATS; seat++) {
      this.sockets[seat] = openSocket(port, `/?table=${seed}&seat=${seat}`, (data) => {
        // {"moves":12,"view":…
        this.hear(seat, Number.parseInt(data.latin1Slice(9, 16), 10));
      });
      await opened(this.sockets[seat]);
    }
  }
}

export const openBareTable = async (port, seed) => {
  const table = new BareTable(seed);
  await table.open(port, seed);
  return table;
};
