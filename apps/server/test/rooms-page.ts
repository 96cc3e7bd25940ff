// Somebody's page in a test: asks over HTTP, comes to tables by the wire that the site uses, keeps all that
// was ever said to it, and can play a whole game by itself. What no page says can be said on its socket.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { assert, rngFor } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { LineEars } from '@tablee/table';
import { SETTINGS as USUAL } from '@tablee/table/testing';
import {
  apiErrorSchema,
  readSocketAnswer,
  seatedSchema,
  WIRE_VERSION,
  type ApiError,
  type Command,
  type CreateTable,
  type Report,
  type Room,
  type Seated,
  type Since,
  type SocketAnswer,
} from '@tablee/wire';
import * as v from 'valibot';

import { comeTo, openLine, portsOf, type RealLine } from '../../../harness/line.ts';
import { Player } from '../../../harness/player.ts';
import type { House } from './rooms-house.ts';

export const newKey = (): string => randomBytes(32).toString('base64url');

export const SETTINGS: CreateTable['settings'] = { ...USUAL, isPublic: true };
export const BOT = { kind: 'bot', name: 'Léo', face: 3, bot: 'random' } as const;
export const EMPTY = { kind: 'empty' } as const;

type Kind = SocketAnswer['kind'];
type Of<K extends Kind> = Extract<SocketAnswer, { kind: K }>;

export interface Refusal {
  readonly status: number;
  readonly error: ApiError;
}

/** How many sockets a test has open, to be closed at its end. */
const pages = new Set<Page>();
export const closePages = (): void => {
  for (const page of pages) page.close();
  pages.clear();
};

export class Page {
  readonly name: string;
  readonly key: string;
  readonly heard: SocketAnswer[] = [];
  /** The very bytes. */
  readonly bytes: string[] = [];
  seat = -1;
  token = '';
  room: Room | undefined;
  closeCode: number | undefined;
  /** How often it has asked to come to a table. */
  entering = 0;
  /** Plays here; the wire comes back with what it has seen, and asks again what has no answer. */
  player: Player | undefined;
  #house: Pick<House, 'port'>;
  #line: RealLine | undefined;
  #wire: ReturnType<typeof comeTo> | undefined;
  #wake = (): void => undefined;
  readonly #waiting = new Set<() => void>();

  constructor(house: Pick<House, 'port'>, name: string, key = newKey()) {
    this.#house = house;
    this.name = name;
    this.key = key;
    pages.add(this);
  }

  // ---- over HTTP

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const all = {
      Authorization: `Bearer ${this.key}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    };
    const answer = await fetch(`http://127.0.0.1:${this.#house.port}${path}`, {
      method,
      // An empty one is left out.
      headers: Object.entries(all).filter(([, value]) => value !== ''),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, value: isJson ? (JSON.parse(text) as unknown) : text };
  }

  /** What was answered; throws where it was refused. */
  async do<T = Room>(path: string, body?: unknown, headers?: Record<string, string>): Promise<T> {
    const { status, value } = await this.ask('POST', path, body, headers);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(value)}`);
    return value as T;
  }

  /** Why it was refused; throws where it was done. */
  async refused(path: string, body?: unknown, headers?: Record<string, string>): Promise<string> {
    const { status, value } = await this.ask('POST', path, body, headers);
    assert(status >= 400, `${path} should be refused`);
    return v.parse(apiErrorSchema, value).code;
  }

  async create(change: Partial<CreateTable> = {}): Promise<Room> {
    return this.#take(
      await this.do<Seated>('/api/tables', {
        game: 'nicht-die-bohne',
        ...this.#looks(),
        settings: SETTINGS,
        others: [EMPTY, EMPTY],
        ...change,
      }),
    );
  }

  async join(table: string, seat?: number): Promise<Room> {
    const where = seat === undefined ? {} : { seat };
    return this.#take(
      await this.do<Seated>(`/api/tables/${table}/join`, { ...this.#looks(), ...where }),
    );
  }

  async rematch(table: string): Promise<Room> {
    return this.#take(
      await this.do<Seated>(`/api/tables/${table}/rematch`, undefined, { 'X-Seat': this.token }),
    );
  }

  /** Something that is asked of the table one sits at. */
  wish(what: string, body?: unknown): Promise<Room> {
    return this.do(`/api/tables/${this.table}/${what}`, body);
  }

  get table(): string {
    return this.room?.id ?? '';
  }

  #looks(): { name: string; face: number } {
    return { name: this.name, face: 1 };
  }

  #take(seated: Seated): Room {
    const { room, seat, token } = v.parse(seatedSchema, seated);
    this.room = room;
    this.seat = seat;
    this.token = token;
    return room;
  }

  // ---- over a socket

  /** A socket on which nothing is said by itself. */
  connect(headers: Record<string, string> = {}): this {
    this.#wire?.stop();
    this.#wire = undefined;
    this.closeCode = undefined;
    this.#open(undefined, headers);
    return this;
  }

  #open(ears?: LineEars, headers: Record<string, string> = {}): RealLine {
    const isOwn = (): boolean => this.#line === line;
    const line = openLine(
      this.#house.port,
      {
        opened: () => {
          if (isOwn()) this.closeCode = undefined;
          ears?.opened();
        },
        heard: (text) => {
          if (!isOwn()) return;
          const answer = this.#hear(text);
          ears?.heard(text);
          if (answer.kind === 'at') this.entering = Math.max(this.entering, answer.entering);
          this.#stir();
        },
        closed: (code) => {
          if (isOwn()) this.closeCode = code;
          ears?.closed(code);
          this.#stir();
        },
      },
      { headers },
    );
    this.#line = line;
    return line;
  }

  /** To another server on the same store. */
  moveTo(house: Pick<House, 'port'>): void {
    this.#house = house;
    this.cut();
  }

  async hello(): Promise<this> {
    if ((this.#line?.socket.readyState ?? Infinity) > 1) this.connect();
    await this.opened();
    this.send({ kind: 'hello', version: WIRE_VERSION });
    await this.next('welcome');
    return this;
  }

  get #isOpen(): boolean {
    return this.#line !== undefined && this.#line.socket.readyState === this.#line.socket.OPEN;
  }

  opened(): Promise<void> {
    const { socket } = this.#line!;
    if (socket.readyState === socket.OPEN) return Promise.resolve();
    return new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
  }

  /** Resolves once it is asked whether it is still there; by then the answer is on its way. */
  async pinged(): Promise<void> {
    await once(this.#line!.socket, 'ping');
  }

  send(request: object): void {
    this.sendText(JSON.stringify(request));
  }

  /** Something for the table that it has asked to come to last. */
  speak(request: object): void {
    this.send({ ...request, entering: this.entering });
  }

  /** Asks to come to a table, without a token as a watcher; does not wait for an answer. */
  knock(table: string, token = '', since?: Since, isScreen = false): void {
    this.entering += 1;
    this.speak({
      kind: 'enter',
      table,
      ...(token === '' ? {} : { token }),
      ...(since === undefined ? {} : { since }),
      ...(isScreen ? { isScreen } : {}),
    });
  }

  sendText(text: string): void {
    this.#line?.send(text);
  }

  /** Comes to a table, the own one unless another is named, and sees it. */
  enter(table = this.table, token = this.token, since?: Since) {
    // Whoever is there already asks over the same socket.
    if (this.#isOpen) this.knock(table, token, since);
    else this.#come(table, token, since);
    return this.next('room');
  }

  /** The same on a socket that stays open, whatever it is told. */
  async enterBare() {
    await this.connect().hello();
    return this.enter();
  }

  #come(table: string, token: string, since: Since | undefined): void {
    this.#wire?.stop();
    this.closeCode = undefined;
    const onWake = (act: () => void) => {
      this.#wake = act;
      return () => {
        this.#wake = () => undefined;
      };
    };
    const ports = { ...portsOf((ears) => this.#open(ears)), onWake };
    this.#wire = comeTo(ports, {
      ...{ table, token: token === '' ? undefined : token },
      since: () => this.player?.client.since ?? since,
      resend: () => this.player?.client.resend(),
    });
  }

  /** Comes to a table as somebody who only looks. */
  async watch(table: string): Promise<this> {
    await this.enter(table, '');
    return this;
  }

  /** The same for everybody in the room. */
  async showIt(table: string): Promise<this> {
    await this.connect().hello();
    this.knock(table, '', undefined, true);
    await this.next('room');
    return this;
  }

  command(command: Command): void {
    this.speak({ kind: 'command', command });
  }

  /** A control frame. */
  frame(kind: 'ping' | 'pong'): void {
    this.#line?.socket[kind]();
  }

  /** Does not read any more. */
  pause(): void {
    this.#line?.socket.pause();
  }

  /** The socket breaks; whoever came by a wire comes back by it, and need not wait for long. */
  cut(): void {
    if (!this.#isOpen) this.#wake();
    else this.#line!.socket.once('close', () => this.#wake()).terminate();
  }

  /** The page is gone. */
  close(): void {
    this.#wire?.stop();
    this.#line?.socket.terminate();
  }

  #hear(text: string): SocketAnswer {
    const answer = readSocketAnswer(JSON.parse(text));
    assert(answer.ok, `the server speaks as the wire says: ${JSON.stringify(answer)} ${text}`);
    this.bytes.push(text);
    this.heard.push(answer.value);
    if (answer.value.kind === 'room') this.room = answer.value.room;
    return answer.value;
  }

  #stir(): void {
    for (const look of [...this.#waiting]) look();
  }

  // ---- waiting

  /** Resolves when it is so. */
  until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  /** Everything of a kind so far. */
  all<K extends Kind>(kind: K): Of<K>[] {
    return this.heard.filter((answer): answer is Of<K> => answer.kind === kind);
  }

  get reports(): Report[] {
    return this.all('report').map(({ report }) => report);
  }

  /** The next of a kind from now on. */
  async next<K extends Kind>(
    kind: K,
    fits: (answer: Of<K>) => boolean = () => true,
  ): Promise<Of<K>> {
    let from = this.heard.length;
    let found: Of<K> | undefined;
    await this.until(() => {
      for (; from < this.heard.length && found === undefined; from++) {
        const answer = this.heard[from]!;
        if (answer.kind === kind && fits(answer as Of<K>)) found = answer as Of<K>;
      }
      return found !== undefined || (this.closeCode !== undefined && kind !== 'welcome');
    });
    if (found === undefined) throw new Error(`closed with ${this.closeCode} before ${kind}`);
    return found;
  }

  /** The first of a kind, also when it is long past. */
  async first<K extends Kind>(
    kind: K,
    fits: (answer: Of<K>) => boolean = () => true,
  ): Promise<Of<K>> {
    await this.until(() => this.all(kind).some(fits));
    return this.all(kind).find(fits)!;
  }

  roomIn(state: Room['state']): Promise<unknown> {
    return this.until(() => this.room?.state === state);
  }
}

/** A page's seat, which makes random moves until the game is over. */
export interface SeatPlayer extends Pick<Player, 'client' | 'isOver'> {
  readonly page: Page;
  /** Until it is over, or as long as it may. */
  play(mayGoOn?: () => boolean): Promise<void>;
}

export async function playerAt(page: Page, seed = 'player'): Promise<SeatPlayer> {
  const rules = await findGame(page.room!.game)!.rules();
  const player = new Player({
    ...{ table: page.table, rules, seat: page.seat < 0 ? null : page.seat },
    name: `${page.name}-${randomBytes(4).toString('hex')}`,
    send: (command) => page.command(command),
  });
  page.player = player;
  let read = 0;
  let asked = -1;
  const catchUp = (): void => {
    for (; read < page.heard.length; read++) {
      const answer = page.heard[read]!;
      if (answer.kind === 'report') player.take(answer.report);
    }
  };
  const act = (): void => {
    const { glimpse, seat } = player;
    if (!player.isAsked || glimpse!.step === asked) return;
    const { view, step } = glimpse!;
    asked = step;
    const pick = rngFor(seed, `${seat} ${step}`).below(rules.count(view, seat!));
    void player.client.move(rules.moveAt(view, seat!, pick));
  };
  return {
    page,
    client: player.client,
    get isOver() {
      return player.isOver;
    },
    play: (mayGoOn = () => true) =>
      page.until(() => {
        catchUp();
        if (mayGoOn()) act();
        return !mayGoOn() || player.isOver;
      }),
  };
}
