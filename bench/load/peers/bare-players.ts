// Players at the bare server.
import { once } from 'node:events';

import { openSocket } from '../web.ts';
import { SEATS } from './game.ts';
import type { Kind } from './game.ts';
import { PlainTable } from './plain-table.ts';

export class BareTable extends PlainTable {
  protected override say(seat: number, kind: Kind, value: number): void {
    this.sockets[seat]?.send(JSON.stringify({ kind, value }));
  }

  override async open(port: number, seed: number): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = openSocket(port, `/?table=${seed}&seat=${seat}`, (data) => {
        // {"moves":12,"view":…
        this.hear(seat, Number.parseInt(data.toString('latin1', 9, 16), 10));
      });
      this.sockets[seat] = socket;
      await once(socket, 'open');
    }
  }
}
