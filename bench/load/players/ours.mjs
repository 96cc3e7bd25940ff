// Players at our server: a table is made and filled over HTTP, then played over sockets. Every message is
// read, and legal moves are found by the rules in the view of the seat that is asked.
import { randomBytes } from 'node:crypto';
import { RULES } from '@tablee/bohne/rules';
import { Wire } from '@tablee/table';
import { viewAfter } from '@tablee/wire';

import { openLine, portsOf } from '../../../dist/scripts/line.js';
import { MOVES_PER_GAME, randomFrom, SEATS } from '../game.mjs';
import { pause } from '../processes.mjs';
import { Table } from './table.mjs';
import { ask, SOCKET } from './web.mjs';

const GAME = 'nicht-die-bohne';
const rules = RULES[GAME];
/** People sit at many tables; making thousands of them is not what is measured. */
const PEOPLE = Array.from({ length: 100 * SEATS }, () => randomBytes(32).toString('base64url'));
const CHOSEN_MAX = 8;
/** Nobody asks whether the server is still there, and nobody comes back: what is lost is an error. */
const TIMELESS = { now: () => performance.now(), after: () => ({ cancel: () => undefined }) };

/** Comes to a table. `hear`: what it says; `lost`: with a word when the line is. */
const openWire = (port, { table, token, hear, lost, read = JSON.parse }) => {
  const open = (ears) => openLine(port, ears, SOCKET);
  const wire = new Wire(
    {
      table,
      token: () => token,
      since: () => undefined,
      // Whether a server speaks as the wire says is not what is measured.
      read: (text) => read(text),
      hear,
      resend: () => undefined,
      changed: ({ kind, why = kind }) => {
        if (kind !== 'connecting' && kind !== 'online') lost(why);
      },
    },
    { ...portsOf(open), clock: TIMELESS },
  );
  wire.start();
  return wire;
};

const settings = {
  options: {},
  isPublic: false,
  mayWatch: true,
  hasChat: true,
  isRated: false,
  clock: null,
};

/** How far a seat has been told: by step, then by how many have chosen. */
const progressOf = (step, waiting) => step * CHOSEN_MAX + waiting.chosen.length;

const keyOf = (seed, seat) => PEOPLE[(seed * SEATS + seat) % PEOPLE.length];

const about = (seat) => ({
  name: `P${seat}`,
  face: seat,
});

const TRIES = 30;
/** How many requests had to be sent again because the server's database was too busy. */
export const again = { count: 0 };

const askPatiently = async (...request) => {
  for (let tries = 1; ; tries++) {
    try {
      return await ask(...request);
    } catch (error) {
      if (!error.message.includes(': 503 ') || tries === TRIES) throw error;
      again.count += 1;
      await pause(20 * tries);
    }
  }
};

/** Makes a table with four people and starts it; says its id and the tokens of its seats. */
const makeTable = async (port, seed) => {
  const post = (path, seat, body) =>
    askPatiently(port, 'POST', path, {
      body,
      headers: { authorization: `Bearer ${keyOf(seed, seat)}` },
    });
  const others = new Array(SEATS - 1).fill({ kind: 'empty' });
  const first = await post('/api/tables', 0, { game: GAME, ...about(0), settings, others });
  const { id } = first.room;
  const tokens = [first.token];
  for (let seat = 1; seat < SEATS; seat++)
    tokens.push((await post(`/api/tables/${id}/join`, seat, { ...about(seat), seat })).token);
  await post(`/api/tables/${id}/start`, 0, {});
  return { id, tokens };
};

class OurTable extends Table {
  #wires = [];
  movesLeft = MOVES_PER_GAME;
  id = '';
  #tokens = [];
  #seats = Array.from({ length: SEATS }, () => ({
    progress: -1,
    step: 0,
    view: [],
    waiting: undefined,
  }));
  #setup;
  #random;
  #commands = 0;
  #command = '';
  /** What every seat must have been told for the move to be over. */
  #target = 0;

  constructor(seed) {
    super();
    this.#random = randomFrom(seed);
  }

  async make(port, seed) {
    const { id, tokens } = await makeTable(port, seed);
    this.id = id;
    this.#tokens = tokens;
  }

  /** Every seat comes to the table, those of one server beside those of the other. */
  async enter(ports) {
    await Promise.all(
      this.#tokens.map((token, seat) => this.#enterSeat(ports[seat % ports.length], seat, token)),
    );
  }

  #enterSeat(port, seat, token) {
    return new Promise((resolve, reject) => {
      const lost = (why) => {
        this.onError(why);
        reject(new Error(why));
      };
      const hear = (answer) => {
        if (answer.kind === 'report') this.#take(seat, answer.report, resolve);
        else if (answer.kind === 'failed') lost(answer.code);
      };
      this.#wires[seat] = openWire(port, { table: this.id, token, hear, lost });
    });
  }

  close() {
    for (const wire of this.#wires) wire.stop();
  }

  #take(seat, report, entered) {
    const there = this.#seats[seat];
    switch (report.kind) {
      case 'table':
        this.#setup ??= { seats: SEATS, options: report.sheet.options };
        this.#see(there, report);
        entered();
        return;
      case 'step':
        this.#see(there, report);
        return;
      case 'waiting':
        there.waiting = report.waiting;
        this.#advance(there, progressOf(report.step, report.waiting));
        return;
      case 'done':
        if (report.id === this.#command) this.answered();
        return;
      case 'refused':
        this.#refused(report);
        return;
    }
  }

  #see(there, report) {
    const { step, waiting } = report;
    Object.assign(there, { step, waiting, view: viewAfter(there.view, report) });
    this.#advance(there, progressOf(step, waiting));
  }

  #advance(there, progress) {
    there.progress = progress;
    if (this.isUnderWay) {
      if (progress >= this.#target && this.#seats.every((one) => one.progress >= this.#target))
        this.told();
    } else this.considerReady();
  }

  #refused({ id, refused }) {
    this.onError(refused.code ?? refused.rule);
    if (id !== this.#command) return;
    this.answered();
    this.told();
  }

  canMove() {
    const [first, ...others] = this.#seats;
    if (first.waiting?.kind !== 'turn' && first.waiting?.kind !== 'sealed') return false;
    return others.every(({ progress }) => progress === first.progress);
  }

  sendNext() {
    const [{ waiting, step, progress }] = this.#seats;
    const left = waiting.seats.filter((seat) => !waiting.chosen.includes(seat));
    const [seat] = left;
    const isStep = waiting.kind === 'turn' || left.length === 1;
    this.#target = isStep ? (step + 1) * CHOSEN_MAX : progress + 1;
    const view = rules.unpack(this.#setup, this.#seats[seat].view);
    const move = rules.moveAt(view, seat, this.#random(rules.count(view, seat)));
    this.#commands += 1;
    this.#command = String(this.#commands);
    const command = {
      kind: 'move',
      id: this.#command,
      seat,
      step,
      move: rules.notation.format(move),
    };
    this.#wires[seat].send({ kind: 'command', command });
  }
}

/** A started table, not entered yet. */
export const makeOurTable = async (port, seed) => {
  const table = new OurTable(seed);
  await table.make(port, seed);
  return table;
};

/** A table played at one server, or at several that share a database. */
export const openOurTable = async (port, seed, ports = [port]) => {
  const table = await makeOurTable(port, seed);
  await table.enter(ports);
  return table;
};

/** Somebody who only watches. */
export const openWatcher = (port, table) =>
  new Promise((resolve, reject) => {
    let isThere = false;
    const wire = openWire(port, {
      table: table.id,
      // What comes later is looked at by nobody.
      read: (text) => (isThere ? { kind: 'here', seats: [] } : JSON.parse(text)),
      hear: ({ kind, report, code }) => {
        if (kind === 'failed') reject(new Error(code));
        else if (report?.kind === 'table') {
          isThere = true;
          resolve(wire);
        }
      },
      lost: (why) => reject(new Error(why)),
    });
  });
