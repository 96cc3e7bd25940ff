// Players at our server: a table is made and filled over HTTP, then played over sockets. Every message is
// read, and legal moves are found by the rules in the view of the seat that is asked.
import { randomBytes } from 'node:crypto';
import { RULES } from '@tablee/bohne/rules';
import type { Setup } from '@tablee/kit';
import type { Heard, Wire } from '@tablee/table';
import { viewAfter } from '@tablee/wire';
import type { Report, SocketAnswer, Waiting } from '@tablee/wire';

import { seatAll } from '../../../harness/ask.ts';
import type { Sitter } from '../../../harness/ask.ts';
import { openWire } from '../../../harness/line.ts';
import { pause } from '../../../scripts/luck.ts';
import { MOVES_PER_GAME, randomFrom, SEATS } from '../game.ts';
import { Table } from './table.ts';
import { ask, SOCKET } from './web.ts';

const GAME = 'nicht-die-bohne';
const rules = RULES[GAME];
/** People sit at many tables; making thousands of them is not what is measured. */
const PEOPLE = Array.from({ length: 100 * SEATS }, () => randomBytes(32).toString('base64url'));
const CHOSEN_MAX = 8;

/** Whether a server speaks as the wire says is not what is measured. */
const believe = (text: string): SocketAnswer => JSON.parse(text) as SocketAnswer;

/** How far a seat has been told: by step, then by how many have chosen. */
const progressOf = (step: number, waiting: Waiting): number =>
  step * CHOSEN_MAX + waiting.chosen.length;

const keyOf = (seed: number, seat: number): string =>
  PEOPLE[(seed * SEATS + seat) % PEOPLE.length]!;

const TRIES = 30;
/** How many requests had to be sent again because the server's database was too busy. */
export const again = { count: 0 };

const askPatiently = async <T>(...request: Parameters<typeof ask>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await ask<T>(...request);
    } catch (error) {
      if (!String(error).includes(': 503 ') || tries === TRIES) throw error;
      again.count += 1;
      await pause(20 * tries);
    }
  }
};

/** Makes a table with four people and starts it; says its id and the tokens of its seats. */
const makeTable = async (port: number, seed: number): Promise<{ id: string; tokens: string[] }> => {
  const post = <T>(path: string, key: string, body: object): Promise<T> =>
    askPatiently<T>(port, 'POST', path, { body, headers: { authorization: `Bearer ${key}` } });
  const sitter = (seat: number): Sitter => ({
    key: keyOf(seed, seat),
    name: `P${seat}`,
    face: seat,
  });
  const seated = await seatAll(({ path, body = {}, key = '' }) => post(path, key, body), {
    game: GAME,
    options: {},
    people: [sitter(0), ...Array.from({ length: SEATS - 1 }, (_, i) => sitter(i + 1))],
  });
  const { id } = seated[0]!.room;
  await post(`/api/tables/${id}/start`, keyOf(seed, 0), {});
  return { id, tokens: seated.map(({ token }) => token) };
};

/** What a seat has been told. */
interface Told {
  progress: number;
  step: number;
  view: readonly number[] | undefined;
  waiting: Waiting | undefined;
}

export class OurTable extends Table {
  readonly #wires: Wire[] = [];
  override movesLeft = MOVES_PER_GAME;
  id = '';
  #tokens: string[] = [];
  readonly #seats = Array.from({ length: SEATS }, (): Told => ({
    progress: -1,
    step: 0,
    view: [],
    waiting: undefined,
  }));
  #setup: Setup | undefined;
  readonly #random: (below: number) => number;
  #commands = 0;
  #command = '';
  /** What every seat must have been told for the move to be over. */
  #target = 0;

  constructor(seed: number) {
    super();
    this.#random = randomFrom(seed);
  }

  async make(port: number, seed: number): Promise<void> {
    const { id, tokens } = await makeTable(port, seed);
    this.id = id;
    this.#tokens = tokens;
  }

  /** Every seat comes to the table, those of one server beside those of the other. */
  async enter(ports: readonly number[]): Promise<void> {
    await Promise.all(
      this.#tokens.map((token, seat) => this.#enterSeat(ports[seat % ports.length]!, seat, token)),
    );
  }

  #enterSeat(port: number, seat: number, token: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const lost = (why: string): void => {
        this.onError(why);
        reject(new Error(why));
      };
      const hear = (answer: Heard): void => {
        if (answer.kind === 'report') this.#take(seat, answer.report, resolve);
        else if (answer.kind === 'failed') lost(answer.code);
      };
      this.#wires[seat] = openWire(port, {
        table: this.id,
        token,
        read: believe,
        hear,
        lost,
        socket: SOCKET,
      });
    });
  }

  override close(): void {
    for (const wire of this.#wires) wire.stop();
  }

  #take(seat: number, report: Report, entered: () => void): void {
    const there = this.#seats[seat]!;
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
      case 'people':
      case 'note':
      case 'halted':
        return;
    }
  }

  #see(there: Told, report: Extract<Report, { kind: 'table' | 'step' }>): void {
    const { step, waiting } = report;
    Object.assign(there, { step, waiting, view: viewAfter(there.view, report) });
    this.#advance(there, progressOf(step, waiting));
  }

  #advance(there: Told, progress: number): void {
    there.progress = progress;
    if (this.isUnderWay) {
      if (progress >= this.#target && this.#seats.every((one) => one.progress >= this.#target))
        this.told();
    } else this.considerReady();
  }

  #refused({ id, refused }: Extract<Report, { kind: 'refused' }>): void {
    this.onError(refused.kind === 'table' ? refused.code : refused.rule);
    if (id !== this.#command) return;
    this.answered();
    this.told();
  }

  protected override canMove(): boolean {
    const first = this.#seats[0]!;
    if (first.waiting?.kind !== 'turn' && first.waiting?.kind !== 'sealed') return false;
    return this.#seats.every(({ progress }) => progress === first.progress);
  }

  protected override sendNext(): void {
    const { waiting, step, progress } = this.#seats[0]!;
    const left = waiting!.seats.filter((one) => !waiting!.chosen.includes(one));
    const seat = left[0]!;
    const isStep = waiting!.kind === 'turn' || left.length === 1;
    this.#target = isStep ? (step + 1) * CHOSEN_MAX : progress + 1;
    const view = rules.unpack(this.#setup!, this.#seats[seat]!.view!)!;
    const move = rules.moveAt(view, seat, this.#random(rules.count(view, seat)));
    this.#commands += 1;
    this.#command = String(this.#commands);
    const text = rules.notation.format(move);
    const command = { kind: 'move', id: this.#command, seat, step, move: text } as const;
    this.#wires[seat]!.send({ kind: 'command', command });
  }
}

/** A started table, not entered yet. */
export const makeOurTable = async (port: number, seed: number): Promise<OurTable> => {
  const table = new OurTable(seed);
  await table.make(port, seed);
  return table;
};

/** A table played at one server, or at several that share a database. */
export const openOurTable = async (
  port: number,
  seed: number,
  ports: readonly number[] = [port],
): Promise<OurTable> => {
  const table = await makeOurTable(port, seed);
  await table.enter(ports);
  return table;
};

/** Somebody who only watches. */
export const openWatcher = (port: number, table: string): Promise<Wire> =>
  new Promise((resolve, reject) => {
    let isThere = false;
    const wire = openWire(port, {
      table,
      // What comes later is looked at by nobody.
      read: (text) => (isThere ? { kind: 'here', seats: [] } : believe(text)),
      hear: (answer) => {
        if (answer.kind === 'failed') reject(new Error(answer.code));
        else if (answer.kind === 'report' && answer.report.kind === 'table') {
          isThere = true;
          resolve(wire);
        }
      },
      lost: (why) => reject(new Error(why)),
      socket: SOCKET,
    });
  });
