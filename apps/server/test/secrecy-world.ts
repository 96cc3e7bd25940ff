// One of two servers that are told the same in public: real HTTP, real sockets, a database of its own,
// time and chance by hand. Whatever somebody receives from it is written down, byte for byte.
import { createHash } from 'node:crypto';
import { assert } from '@tablee/kit';
import type { Timer } from '@tablee/table';
import { HandClock } from '@tablee/table/testing';
import { WIRE_VERSION, type Command, type SocketAnswer } from '@tablee/wire';

import { openLine, type RealLine } from '../../../harness/line.ts';
import { alone } from '../src/cluster/cluster.ts';
import { buildApp } from '../src/http/app.ts';
import type { Log } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { peopleRoutes } from '../src/people/routes.ts';
import { openPeople, type PeopleService } from '../src/people/service.ts';
import type { RoomsPlan } from '../src/rooms/ports.ts';
import { tableRoutes } from '../src/rooms/routes.ts';
import { openRooms } from '../src/rooms/service.ts';
import { readSettings } from '../src/settings.ts';
import { attachSockets } from '../src/socket/gateway.ts';
import type { OpenStore } from '../src/store/open-store.ts';
import type { LogStore } from '../src/store/log-store.ts';
import { freshStore, SITE } from './rooms-house.ts';

export type Side = 'true' | 'disguised';
export const SIDES: readonly Side[] = ['true', 'disguised'];
export const NOON = 1_800_000_000_000;

const METRICS_TOKEN = 'what-only-operators-have';

const ENVIRONMENT = {
  METRICS_TOKEN,
  LOG_LEVEL: 'info',
  NODE_NAME: 'node',
  // Bots think about what nobody else may know: in these tests they only sit there.
  BOT_PACE: '60000',
  RATE_READS: '0',
  RATE_WRITES: '0',
  RATE_EXPORTS: '0',
  RATE_CODES: '0',
  MAX_TABLES_PER_ADDRESS: '0',
  MAX_GUESTS_PER_ADDRESS: '0',
  RATE_ENTERS: '0',
  RATE_MESSAGES: '10000',
};

/** A secret as browsers make it, from a text; the same text gives the same one. */
export const secretOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** Names are drawn alike on both sides; whatever opens a door or deals cards is not. */
function chanceOf(side: Side | 'both'): (bytes: number) => Uint8Array {
  const drawn = new Map<number, number>();
  return (bytes) => {
    const n = drawn.get(bytes) ?? 0;
    drawn.set(bytes, n + 1);
    const whose = bytes >= 16 ? side : 'both';
    const digest = createHash('sha256').update(`${whose} ${bytes} ${n}`).digest();
    return new Uint8Array(digest.subarray(0, bytes));
  };
}

/** What is random by design and not told by a table: when a socket's server looked at its watch. */
const withoutWatch = (text: string): string => text.replace(/,"now":[\d.]+/, '');

/** What a timer set going has come to its end before time goes on. */
class SlowClock extends HandClock {
  override after(milliseconds: number, run: () => void): Timer {
    const now = this.now();
    return super.after(Math.ceil(now + Math.max(0, milliseconds)) - now, run);
  }
}

export class Phone {
  readonly name: string;
  /** Every message, as it came. */
  readonly bytes: string[] = [];
  readonly #world: World;
  readonly #line: RealLine;
  readonly #answered = new Set<string>();
  #pongs = 0;
  #pings = 0;
  #ids = 0;
  #entering = 0;
  /** How many others of this name there were before it. */
  readonly #wire: number;
  #look: () => void = () => undefined;

  constructor(world: World, name: string, wire: number) {
    this.#world = world;
    this.name = name;
    this.#wire = wire;
    this.#line = openLine(world.port, {
      opened: () => undefined,
      heard: (text) => this.#hear(text),
      closed: () => undefined,
    });
  }

  async open(): Promise<this> {
    await new Promise((resolve) => this.#line.socket.once('open', resolve));
    this.say({ kind: 'hello', version: WIRE_VERSION });
    await this.settled();
    return this;
  }

  say(request: object): void {
    this.#line.send(JSON.stringify(request));
  }

  /** Something for the table that it has come to last. */
  speak(request: object): void {
    this.say({ ...request, entering: this.#entering });
  }

  enter(table: string, more: object): void {
    this.#entering += 1;
    this.speak({ kind: 'enter', table, ...more });
  }

  /** Sends a command and resolves when it is answered. */
  async command(
    command: Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never,
  ): Promise<void> {
    this.#ids += 1;
    const id = `${this.name}-${this.#wire}-${this.#ids}`;
    this.speak({ kind: 'command', command: { ...command, id } });
    await this.#until(() => this.#answered.has(id));
  }

  /** Resolves when everything is here that was sent to it before now. */
  async settled(): Promise<void> {
    this.#pings += 1;
    const ping = this.#pings;
    this.say({ kind: 'ping', sent: ping });
    await this.#until(() => this.#pongs >= ping);
  }

  /** As if nothing had been said over it yet. */
  forget(): void {
    this.bytes.length = 0;
    this.#ids = 0;
    this.#answered.clear();
  }

  close(): void {
    this.#line.socket.terminate();
  }

  #hear(text: string): void {
    const answer = JSON.parse(text) as SocketAnswer;
    if (answer.kind === 'pong') this.#pongs += 1;
    else {
      this.bytes.push(withoutWatch(text));
      this.#world.stir();
      if (answer.kind === 'report' && 'id' in answer.report) this.#answered.add(answer.report.id);
      if (answer.kind === 'failed' && answer.id !== undefined) this.#answered.add(answer.id);
    }
    this.#look();
  }

  #until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new Error(`${this.name} waits for ever: ${this.bytes.at(-1) ?? ''}`));
      }, 120_000);
      this.#look = () => {
        if (!isSo()) return;
        clearTimeout(late);
        this.#look = () => undefined;
        resolve();
      };
    });
  }
}

/** What no reader can foresee and nobody hides anything in. */
const RESTLESS = new Set(['date', 'x-request-id', 'keep-alive', 'connection']);

/** Times and the process as a whole, in which a table is one of many. */
const MEASURED = /^(?:#|process_|nodejs_|tablee_(?:http|append)_seconds_(?:bucket|sum))/;

/** Faults that the comparison must see. */
export interface Fault {
  /** Every entry is written to the log of the server. */
  readonly logs?: boolean;
  /** Records are given away before the end. */
  readonly records?: boolean;
}

export interface WorldPlan extends Fault {
  /** The same cards are dealt on both sides. */
  readonly sameDeal?: boolean;
}

export class World {
  readonly side: Side;
  readonly #plan: WorldPlan;
  readonly clock = new SlowClock(NOON, () => this.#written());
  readonly phones = new Map<string, Phone>();
  store!: OpenStore;
  people!: PeopleService;
  port = 0;
  readonly #lines: string[] = [];
  readonly #wires = new Map<string, number>();
  #messages = 0;
  /** What is on its way to the disk. */
  #writing = 0;
  #close: () => Promise<void> = () => Promise.resolve();

  private constructor(side: Side, plan: WorldPlan) {
    this.side = side;
    this.#plan = plan;
  }

  static async open(side: Side, plan: WorldPlan = {}): Promise<World> {
    const world = new World(side, plan);
    await world.#start();
    return world;
  }

  async #start(): Promise<void> {
    const settings = readSettings(ENVIRONMENT);
    const store = await freshStore();
    const metrics = new Metrics();
    const { clock } = this;
    const random = chanceOf(this.#plan.sameDeal === true ? 'both' : this.side);
    const app = buildApp({
      settings,
      site: SITE,
      metrics,
      version: '0',
      whyNotReady: () => Promise.resolve(undefined),
      logStream: { write: (line) => void this.#lines.push(line) },
    });
    const people = openPeople({ database: store.database, settings, clock, random });
    const cluster = alone();
    const { log } = app;
    const kept = { ...store, logs: this.#watched(store.logs, log) };
    const onAppend: RoomsPlan['onAppend'] = (append) => metrics.appended(append);
    const plan = { store: kept, cluster, people, clock, random, settings, log, metrics, onAppend };
    const rooms = openRooms(plan);
    if (this.#plan.records === true)
      rooms.record = async (id) => JSON.stringify(await store.logs.snapshot(id));
    tableRoutes(app, { rooms });
    peopleRoutes(app, people);
    await app.listen({ host: '127.0.0.1', port: 0 });
    this.#lines.length = 0;
    const gateway = attachSockets(app.server, {
      ...{ rooms, settings, log, metrics, time: clock },
      limited: app.shell.limited,
    });
    const address = app.server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
    this.store = store;
    this.people = people;
    this.#close = async () => {
      await gateway.close();
      app.server.closeAllConnections();
      await app.close();
      await rooms.close();
      await store.close();
    };
  }

  #watched(logs: LogStore, log: Log): LogStore {
    return {
      append: (table, at, entries) => {
        if (this.#plan.logs === true) log.info({ entries }, 'kept');
        this.#writing += 1;
        return logs.append(table, at, entries).finally(() => {
          this.#writing -= 1;
        });
      },
      entries: (table, from) => logs.entries(table, from),
      snapshot: (table) => logs.snapshot(table),
      saveSnapshot: (table, length, data) => logs.saveSnapshot(table, length, data),
    };
  }

  /** Resolves when nothing is being written any more, and has led to nothing more to write. */
  async #written(): Promise<void> {
    for (let calm = 0; calm < 3; calm = this.#writing === 0 ? calm + 1 : 0)
      await new Promise((resolve) => setImmediate(resolve));
  }

  async phone(name: string): Promise<Phone> {
    const known = this.phones.get(name);
    if (known !== undefined) return known;
    const wire = this.#wires.get(name) ?? 0;
    this.#wires.set(name, wire + 1);
    const phone = await new Phone(this, name, wire).open();
    this.phones.set(name, phone);
    return phone;
  }

  /** Hangs up; the next call under this name comes over a new wire. */
  hangUp(name: string): void {
    this.phones.get(name)?.close();
    this.phones.delete(name);
  }

  stir(): void {
    this.#messages += 1;
  }

  /** Resolves when nothing is on its way to anybody any more. */
  async quiet(): Promise<void> {
    for (let calm = 0, before = -1; calm < 2;) {
      await Promise.all([...this.phones.values()].map((phone) => phone.settled()));
      calm = this.#messages === before ? calm + 1 : 0;
      before = this.#messages;
    }
  }

  async pass(milliseconds: number): Promise<void> {
    await this.quiet();
    await this.clock.advance(milliseconds);
    await this.quiet();
  }

  /** An answer over HTTP, with all its headers, as one text. */
  async ask(method: string, path: string, headers: Record<string, string> = {}, body?: unknown) {
    const isMeasured = path === '/metrics';
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
        ...(isMeasured ? { Authorization: `Bearer ${METRICS_TOKEN}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const heads = [...answer.headers].filter(
      ([name]) => !RESTLESS.has(name) && !(isMeasured && name === 'content-length'),
    );
    const shown = isMeasured ? numbersIn(text) : text;
    const port = new RegExp(`:${this.port}\\b`, 'g');
    return `${method} ${path} ${answer.status} ${JSON.stringify(heads)} ${shown}`.replace(port, '');
  }

  /** What the log said since the last time, without when and how fast. */
  takeLines(): string[] {
    const lines = this.#lines.splice(0);
    for (const line of lines) assert(!line.includes('"level":"error"'), `no errors: ${line}`);
    return lines.map((line) =>
      line.replace(/"(?:time|reqId|ms|port)":(?:"[^"]*"|[\d.]+),?/g, '').trim(),
    );
  }

  async close(): Promise<void> {
    for (const name of [...this.phones.keys()]) this.hangUp(name);
    await this.#close();
  }
}

const numbersIn = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !MEASURED.test(line))
    .join('\n');

const AROUND = 60;

/** The first message that differs, and where in it. */
export function difference(
  what: string,
  a: readonly string[],
  b: readonly string[],
): string | undefined {
  const at = a.findIndex((text, i) => text !== b[i]);
  if (at < 0)
    return a.length === b.length
      ? undefined
      : `${what}: one more on the other side: ${b[a.length]!}`;
  const [x, y] = [a[at]!, b[at] ?? 'nothing'];
  let same = 0;
  while (x[same] === y[same]) same += 1;
  const show = (text: string): string => text.slice(Math.max(0, same - AROUND), same + AROUND);
  return `${what}, message ${at}: ${show(x)} <> ${show(y)} (${x.slice(0, AROUND)})`;
}
