// Players at a Colyseus server: a seat is reserved over HTTP, then its own bytes go over a plain socket.
// A patch is counted, not read.
import { ask, openSocket } from './web.mjs';
import { PlainTable } from './plain.mjs';
import { SEATS } from '../game.mjs';

const JOIN = 10;
const DATA = 13;
const STATE = 14;
const PATCH = 15;
/** MessagePack's short string of four letters. */
const TEXT_OF_FOUR = 0xa4;
const WORDS = Object.fromEntries(
  ['lead', 'play', 'take'].map((word) => [
    word,
    Buffer.from([DATA, TEXT_OF_FOUR, ...Buffer.from(word), 0]),
  ]),
);

class ColyseusTable extends PlainTable {
  say(seat, kind, value) {
    const message = Buffer.from(WORDS[kind]);
    // A number below 128 is its own byte.
    message[message.length - 1] = value;
    this.sockets[seat].send(message);
  }

  async open(port, seed) {
    let room;
    for (let seat = 0; seat < SEATS; seat++) {
      const way = room === undefined ? 'create/table' : `joinById/${room.roomId}`;
      const seated = await ask(port, 'POST', `/matchmake/${way}`, { body: { seed, seat } });
      if (seated.error !== undefined) throw new Error(seated.error);
      room = seated.room;
      await this.#enter(
        port,
        seat,
        `/${room.processId}/${room.roomId}?sessionId=${seated.sessionId}`,
      );
    }
  }

  #enter(port, seat, path) {
    return new Promise((resolve, reject) => {
      const socket = openSocket(port, path, (data) => {
        const [code] = data;
        if (code === PATCH) this.hear(seat, this.heard[seat] + 1);
        else if (code === JOIN) socket.send(Buffer.from([JOIN]));
        else if (code === STATE) resolve();
        else if (code !== DATA) this.onError(`code ${code}`);
      });
      socket.once('error', reject);
      this.sockets[seat] = socket;
    });
  }
}

export const openColyseusTable = async (port, seed) => {
  const table = new ColyseusTable(seed);
  await table.open(port, seed);
  return table;
};
