// Players at a Colyseus server: a seat is reserved over HTTP, then its own bytes go over a plain socket.
// A patch is counted, not read.
import { ask } from '../../../harness/ask.ts';
import { openSocket } from '../web.ts';
import { SEATS } from './game.ts';
import type { Kind } from './game.ts';
import { PlainTable } from './plain-table.ts';

const JOIN = 10;
const DATA = 13;
const STATE = 14;
const PATCH = 15;
/** MessagePack's short string of four letters. */
const TEXT_OF_FOUR = 0xa4;

interface Reserved {
  readonly room: { readonly processId: string; readonly roomId: string };
  readonly sessionId: string;
}

export class ColyseusTable extends PlainTable {
  protected override say(seat: number, kind: Kind, value: number): void {
    // A number below 128 is its own byte.
    this.sockets[seat]?.send(Buffer.from([DATA, TEXT_OF_FOUR, ...Buffer.from(kind), value]));
  }

  override async open(port: number, seed: number): Promise<void> {
    let room: Reserved['room'] | undefined;
    for (let seat = 0; seat < SEATS; seat++) {
      const way = room === undefined ? 'create/table' : `joinById/${room.roomId}`;
      const seated = await ask<Reserved>(port, {
        path: `/matchmake/${way}`,
        body: { seed, seat },
      });
      room = seated.room;
      await this.#enter(
        port,
        seat,
        `/${room.processId}/${room.roomId}?sessionId=${seated.sessionId}`,
      );
    }
  }

  #enter(port: number, seat: number, path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = openSocket(port, path, (data) => {
        const [code] = data;
        if (code === PATCH) this.hear(seat, this.heard[seat]! + 1);
        else if (code === JOIN) socket.send(Buffer.from([JOIN]));
        else if (code === STATE) resolve();
        else if (code !== DATA) this.onError(`code ${code ?? 'none'}`);
      });
      socket.once('error', reject);
      this.sockets[seat] = socket;
    });
  }
}
