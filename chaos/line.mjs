// Somebody's line to the servers: comes back by itself after every loss, tries the next server when one
// does not answer, and notices one that is dead though nobody hung up.
import { readSocketAnswer, WIRE_VERSION } from '@tablee/wire';
import { WebSocket } from 'ws';

import { pause } from './luck.mjs';

const HANDSHAKE_MS = 2000;
const PING_MS = 700;
/** Nothing heard for so long: nobody is there. */
const DEAD_MS = 2500;
const RETRY_MS = { least: 40, most: 400 };
/** Every socket comes to one table, once. */
export const ENTERING = 1;

export class Line {
  #plan;
  #socket;
  #at;
  #timer;
  /** The return that is under way. */
  #retry;
  #isClosed = false;
  #heard = 0;
  /** The table has let us in. */
  isIn = false;
  /** When the line was last lost, and how long it took to be back, in milliseconds. */
  lostAt;
  absences = [];

  /**
   * `places()`: the ports of all servers. `requests()`: what to say first after the greeting.
   * `hearTime(now)`: what time it is there. `hear(answer)`: everything else.
   */
  constructor({ places, requests, hear, hearTime, findings, luck, at = 0 }) {
    this.#plan = { places, requests, hear, hearTime, findings, luck };
    this.#at = at;
    this.#timer = setInterval(() => this.#beat(), PING_MS);
    this.#connect();
  }

  /** The number of the server that it is connected to, or tries to. */
  get at() {
    const { places } = this.#plan;
    return this.#at % places().length;
  }

  send(request) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  /** Goes to another server, as after a change of networks. */
  move(at) {
    this.#at = at;
    this.#lose();
  }

  /** The wire breaks. */
  drop() {
    if (this.#socket !== undefined) this.#lose();
  }

  entered() {
    this.isIn = true;
    if (this.lostAt !== undefined) this.absences.push(performance.now() - this.lostAt);
    this.lostAt = undefined;
  }

  close() {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#hangUp();
  }

  #connect() {
    const { places } = this.#plan;
    const port = places()[this.at];
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { handshakeTimeout: HANDSHAKE_MS });
    this.#socket = socket;
    this.#heard = performance.now();
    socket.on('error', () => undefined);
    socket.on('open', () => {
      if (this.#socket !== socket) return;
      const { requests } = this.#plan;
      this.send({ kind: 'hello', version: WIRE_VERSION });
      for (const request of requests()) this.send(request);
    });
    socket.on('message', (data) => {
      if (this.#socket === socket) this.#hear(data.toString());
    });
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      if (!this.isIn) this.#at += 1;
      this.#lose();
    });
  }

  #hear(text) {
    const { findings, hear, hearTime } = this.#plan;
    this.#heard = performance.now();
    const answer = readSocketAnswer(JSON.parse(text));
    if (!answer.ok) {
      findings.add('unreadable', text.slice(0, 300));
      return;
    }
    const { kind, after } = answer.value;
    if (kind === 'restart') {
      this.#at += 1;
      this.#lose(this.#plan.places().length > 1 ? 0 : after);
    } else if (kind === 'welcome' || kind === 'pong') hearTime(answer.value.now);
    else if (kind !== 'at') hear(answer.value);
  }

  #beat() {
    if (performance.now() - this.#heard > DEAD_MS && this.#socket !== undefined) {
      this.#at += 1;
      this.lostAt ??= this.#heard;
      this.#lose();
    } else this.send({ kind: 'ping', sent: performance.now() });
  }

  #hangUp() {
    const socket = this.#socket;
    this.#socket = undefined;
    this.isIn = false;
    socket?.terminate();
  }

  #lose(least = 0) {
    const { luck } = this.#plan;
    this.#hangUp();
    this.lostAt ??= performance.now();
    if (this.#isClosed) return;
    const marker = {};
    this.#retry = marker;
    void pause(Math.max(least, luck.between(RETRY_MS.least, RETRY_MS.most))).then(() => {
      if (this.#retry === marker && !this.#isClosed && this.#socket === undefined) this.#connect();
    });
  }

  /** Hangs up and comes back: what was asked could not be answered. */
  again() {
    this.#lose(RETRY_MS.most);
  }
}
