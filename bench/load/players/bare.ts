// Players at the bare server.
import { SEATS } from '../game.ts';
import type { Kind } from '../game.ts';
import { PlainTable } from './plain.ts';
import type { OpenTable } from './table.ts';
import { opened, openSocket } from './web.ts';

class BareTable extends PlainTable {
  protected override say(seat: number, kind: Kind, value: number): void {
    this.sockets[seat]?.send(JSON.stringify({ kind, value }));
  }

  async open(port: number, seed: number): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = openSocket(port, `/?table=${seed}&seat=${seat}`, (data) => {
        // {"moves":12,"view":…
        this.hear(seat, Number.parseInt(data.toString('latin1', 9, 16), 10));
      });
      this.sockets[seat] = socket;
      await opened(socket);
    }
  }
}

export const openBareTable: OpenTable = async (port, seed) => {
  const table = new BareTable(seed);
  await table.open(port, seed);
  return table;
};
