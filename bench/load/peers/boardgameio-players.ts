// Players at boardgame.io's server: its lobby over HTTP, then socket.io's own text frames over a plain
// socket, which is lighter than its client.
import { ask } from '../../../harness/ask.ts';
import { openSocket } from '../web.ts';
import { SEATS } from './game.ts';
import type { Kind } from './game.ts';
import { PlainTable } from './plain-table.ts';

const SPACE = '/table';
const STATE_ID = '"_stateID":';

export class BoardgameIoTable extends PlainTable {
  #match = '';
  readonly #credentials: string[] = [];

  protected override say(seat: number, kind: Kind, value: number): void {
    const playerID = String(seat);
    const credentials = this.#credentials[seat];
    const payload = { type: kind, args: [value], playerID, credentials };
    const action = { type: 'MAKE_MOVE', payload };
    const args = ['update', action, this.moves - 1, this.#match, playerID];
    this.sockets[seat]?.send(`42${SPACE},${JSON.stringify(args)}`);
  }

  override async open(port: number, seed: number): Promise<void> {
    const created = await ask<{ matchID: string }>(port, {
      path: '/games/table/create',
      body: { numPlayers: SEATS, setupData: { seed } },
    });
    this.#match = created.matchID;
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await ask<{ playerCredentials: string }>(port, {
        path: `/games/table/${this.#match}/join`,
        body: { playerID: String(seat), playerName: `P${seat}` },
      });
      this.#credentials[seat] = joined.playerCredentials;
      await this.#enter(port, seat);
    }
  }

  #enter(port: number, seat: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const hear = (data: Buffer): void => this.#read(data.toString(), seat, resolve);
      const socket = openSocket(port, '/socket.io/?EIO=4&transport=websocket', hear);
      socket.once('error', reject);
      this.sockets[seat] = socket;
    });
  }

  #read(text: string, seat: number, entered: () => void): void {
    const socket = this.sockets[seat]!;
    if (text === '2') socket.send('3');
    else if (text.startsWith('0')) socket.send(`40${SPACE},`);
    else if (text.startsWith(`40${SPACE}`)) {
      const args = ['sync', this.#match, String(seat), this.#credentials[seat], SEATS];
      socket.send(`42${SPACE},${JSON.stringify(args)}`);
    } else if (text.startsWith(`42${SPACE},["sync"`)) entered();
    else if (text.startsWith(`42${SPACE},["update"`)) {
      const at = text.indexOf(STATE_ID) + STATE_ID.length;
      this.hear(seat, Number.parseInt(text.slice(at, at + 8), 10));
    } else if (!text.startsWith(`42${SPACE},["matchData"`)) this.onError(text.slice(0, 60));
  }
}
