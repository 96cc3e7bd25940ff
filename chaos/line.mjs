// Somebody's line to the servers: the wire that the site uses, in more of a hurry, which tries the next
// server when one is lost. It can be broken and moved, and knows how long it took to be back.
import { Wire } from '@tablee/table';
import { readSocketAnswer } from '@tablee/wire';

import { openLine, portsOf } from '../dist/scripts/line.js';

const HANDSHAKE_MS = 2000;
/** So many times sooner than a page it asks, gives up and comes back. */
const HASTE = 4;

export class Line {
  #plan;
  #wire;
  #at;
  #line;
  /** Comes back to the server that it has chosen, not to the next one. */
  #stays = false;
  #hungUp = false;
  #isClosed = false;
  #heard = 0;
  /** The table has let us in. */
  isIn = false;
  /** When the line was last lost, and how long it took to be back, in milliseconds. */
  lostAt;
  absences = [];

  /**
   * `places()`: the ports of all servers. `hearTime(now)`: what time it is there. `entered()`: the table
   * has let us in. `dismissed(state)`: nobody would come back by themselves. The rest is as a wire's.
   */
  constructor({ places, hearTime, entered, dismissed, findings, luck, at = 0, ...wire }) {
    this.#plan = { places, hearTime, entered, dismissed, findings };
    this.#at = at;
    const random = () => luck.below(1000) / 1000;
    this.#wire = new Wire(
      {
        ...wire,
        read: (text) => this.#read(text),
        changed: (state) => this.#changed(state),
      },
      portsOf((ears) => this.#open(ears), { random, haste: HASTE }),
    );
    this.#wire.start();
  }

  /** The number of the server that it is connected to, or tries to. */
  get at() {
    return this.#at % this.#plan.places().length;
  }

  send(saying) {
    this.#wire.send(saying);
  }

  /** Goes to another server, as after a change of networks. */
  move(at) {
    this.#at = at;
    this.drop();
  }

  /** The wire breaks. */
  drop() {
    this.#stays = true;
    this.#line?.socket.terminate();
  }

  close() {
    this.#isClosed = true;
    this.#wire.stop();
    this.#line?.socket.terminate();
  }

  #open(ears) {
    this.#heard = performance.now();
    this.#hungUp = this.#stays = false;
    const closed = (code) => {
      if (this.#line === line) this.#hungUp = true;
      ears.closed(code);
    };
    const line = openLine(
      this.#plan.places()[this.at],
      { ...ears, closed },
      { handshakeTimeout: HANDSHAKE_MS },
    );
    this.#line = line;
    return line;
  }

  #read(text) {
    this.#heard = performance.now();
    const answer = readSocketAnswer(JSON.parse(text));
    if (!answer.ok) {
      this.#plan.findings.add('unreadable', text.slice(0, 300));
      return undefined;
    }
    const { kind, now } = answer.value;
    if (kind === 'welcome' || kind === 'pong') this.#plan.hearTime(now);
    return answer.value;
  }

  #changed(state) {
    this.isIn = state.kind === 'online';
    if (this.isIn) {
      if (this.lostAt !== undefined) this.absences.push(performance.now() - this.lostAt);
      this.lostAt = undefined;
      this.#plan.entered();
      return;
    }
    if (state.kind === 'connecting') return;
    // Where nobody hung up it was lost when it was last heard.
    this.lostAt ??= this.#hungUp || state.why === 'restart' ? performance.now() : this.#heard;
    if (state.kind !== 'offline') this.#dismiss(state);
    else if (!this.#stays) this.#at += 1;
  }

  /** That must not be; it is noted, and the game goes on. */
  #dismiss(state) {
    this.#plan.dismissed(state);
    setTimeout(() => {
      if (!this.#isClosed) this.#wire.start();
    }, HANDSHAKE_MS);
  }
}
