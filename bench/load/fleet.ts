// Plays many tables at one server, at a steady rate or as fast as the server can.
import type { Wire } from '@tablee/table';

import { pause } from '../../scripts/luck.ts';
import type { OpenTable, Table } from './table.ts';
import { many } from './web.ts';
import type { Running } from './house.ts';

const TICK_MS = 1;
/** So long a window waits for the last answers. */
const DRAIN_MS = 5000;

/** What happened in one window. */
class Window {
  readonly own: number[] = [];
  readonly all: number[] = [];
  readonly errors = new Map<string, number>();
  /** Moves that should have been sent when no table was ready. */
  starved = 0;
  /** How late the sending itself was, in milliseconds. */
  readonly late: number[] = [];

  done(own: number, all: number): void {
    this.own.push(own);
    this.all.push(all);
  }

  error(what: string): void {
    this.errors.set(what, (this.errors.get(what) ?? 0) + 1);
  }
}

let lastSeed = 0;

/** As fast as it went. */
export interface Rush {
  readonly window: Window;
  readonly moves: number;
  readonly seconds: number;
  /** Moves a second. */
  readonly rate: number;
}

interface Played {
  readonly seconds: number;
  readonly tables?: readonly Table[];
}

export class Fleet {
  readonly server: Running;
  tables: Table[] = [];
  /** They look on, and cost something all the same. */
  watchers: Wire[] = [];
  readonly #open: OpenTable;
  #window = new Window();

  constructor(server: Running, open: OpenTable) {
    this.server = server;
    this.#open = open;
  }

  async grow(count: number): Promise<void> {
    const missing = count - this.tables.length;
    if (missing <= 0) return;
    const opened = await many(missing, () => this.#open(this.server.port, ++lastSeed));
    this.adopt(opened);
  }

  adopt(tables: readonly Table[]): void {
    this.tables.push(...tables);
    for (const table of tables) {
      table.onDone = (own, all) => this.#window.done(own, all);
      table.onError = (what) => this.#window.error(what);
    }
  }

  /** Replaces tables with too few moves left. */
  async renew(movesEach: number): Promise<void> {
    const spent = this.tables.filter(({ movesLeft }) => movesLeft < movesEach);
    if (spent.length === 0) return;
    const count = this.tables.length;
    for (const table of spent) {
      table.onReady = () => undefined;
      table.onError = () => undefined;
      table.close();
    }
    const old = new Set(spent);
    this.tables = this.tables.filter((table) => !old.has(table));
    await this.grow(count);
  }

  #gather(tables: readonly Table[], onReady: (table: Table) => void): void {
    for (const table of tables) {
      table.onReady = onReady;
      if (table.isReady) onReady(table);
      else table.considerReady();
    }
  }

  async #drain(tables: readonly Table[]): Promise<void> {
    const until = performance.now() + DRAIN_MS;
    const isBusy = (): boolean => tables.some(({ isUnderWay }) => isUnderWay);
    while (isBusy() && performance.now() < until) await pause(5);
    for (const table of tables) {
      table.onReady = () => undefined;
      // One that never got its answer must not stop the next window.
      if (table.isUnderWay) this.#window.error('no answer');
    }
  }

  /** A steady rate of moves, spread evenly; a server that lags is not given time to recover. */
  async play({
    rate,
    seconds,
    tables = this.tables,
  }: Played & { readonly rate: number }): Promise<Window> {
    const window = new Window();
    this.#window = window;
    const queue: Table[] = [];
    let head = 0;
    this.#gather(tables, (table) => queue.push(table));
    const start = performance.now();
    const end = start + seconds * 1000;
    let sent = 0;
    for (let now = start; now < end; now = performance.now()) {
      const due = Math.floor(((now - start) * rate) / 1000);
      for (; sent < due; sent++) {
        if (head === queue.length) {
          window.starved += due - sent;
          sent = due;
          break;
        }
        window.late.push(now - start - (sent * 1000) / rate);
        queue[head++]!.move();
      }
      await pause(TICK_MS);
    }
    await this.#drain(tables);
    return window;
  }

  /** Every table has a move under way all the time. */
  async rush({ seconds, tables = this.tables }: Played): Promise<Rush> {
    const window = new Window();
    this.#window = window;
    let isOpen = true;
    this.#gather(tables, (table) => {
      // Not at once: this is called while another message is being read.
      if (isOpen && table.movesLeft > 0)
        setImmediate(() => {
          if (isOpen && table.isReady) table.move();
        });
    });
    const start = performance.now();
    await pause(seconds * 1000);
    isOpen = false;
    const took = (performance.now() - start) / 1000;
    const moves = window.own.length;
    await this.#drain(tables);
    return { window, moves, seconds: took, rate: moves / took };
  }

  close(): void {
    for (const table of this.tables) {
      table.onReady = () => undefined;
      table.onError = () => undefined;
      table.close();
    }
    this.tables = [];
  }
}
