// Honest people who play while the attack goes on: from making a table to its record. They must not be
// refused anything, not be thrown out, not wait for long, and the record must be of the game they played.
import { randomBytes } from 'node:crypto';

import { findGame } from '@tablee/registry';
import { hostedTables } from '@tablee/registry/trials';
import type { AnyRules } from '@tablee/kit';
import { TableClient } from '@tablee/table';
import { readSocketAnswer, viewAfter, WIRE_VERSION } from '@tablee/wire';
import type { Report, Seated, SocketRequest } from '@tablee/wire';
import { WebSocket } from 'ws';

import { pause } from '../scripts/luck.ts';
import type { Luck } from '../scripts/luck.ts';
import type { Findings } from './findings.ts';
import { digestOf } from './leaks.ts';
import type { HonestTable, Rumour } from './plan.ts';
import { faultsOf } from './record.ts';
import { Web } from './web.ts';

/** For what follows by itself: a busy machine takes its time. */
const TRIES = 600;
/** Games in which nobody has made a move for so long are stuck. */
const STUCK_MS = 60_000;
/** Every socket comes to one table, once. */
const ENTERING = 1;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const newKey = (): string => randomBytes(32).toString('base64url');
/** Other texts for the same bytes: the last letter has two bits that stand for nothing. */
const almostAs = (token: string): string[] =>
  [1, 2, 3].map((bits) => token.slice(0, -1) + BASE64[BASE64.indexOf(token.at(-1)!) ^ bits]!);

/** Where somebody sits, or watches from. */
interface Chair {
  readonly seat?: number;
  readonly token?: string;
  readonly address: string;
}

/** Somebody in a seat, or beside the table. */
class Player {
  readonly moves: string[] = [];
  readonly seat: number | undefined;
  readonly #table: Table;
  readonly #socket: WebSocket;
  readonly #client: TableClient;
  #view: readonly number[] | undefined;
  readonly #luck: Luck;
  #asked: number | undefined;
  #isDone = false;
  /** Resolves when the last move is answered. */
  settled = Promise.resolve();

  constructor(table: Table, { seat, token, address }: Chair) {
    this.#table = table;
    this.seat = seat;
    this.#luck = table.crowd.luck;
    const name = `${seat ?? 'w'}-${randomBytes(4).toString('hex')}`;
    const ears = { table: () => undefined, step: () => undefined, waiting: () => undefined };
    this.#client = new TableClient({
      rules: table.rules,
      name,
      ears,
      send: (command) => this.#say({ kind: 'command', entering: ENTERING, command }),
    });
    const headers = { 'X-Forwarded-For': address };
    this.#socket = new WebSocket(`ws://127.0.0.1:${table.crowd.port}/ws`, { headers });
    this.#socket.on('error', () => undefined);
    this.#socket.on('open', () => {
      this.#say({ kind: 'hello', version: WIRE_VERSION });
      this.#say({ kind: 'enter', entering: ENTERING, table: table.id, ...(token && { token }) });
    });
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    this.#socket.on('close', (code) => {
      if (!this.#isDone) table.complain(`${seat ?? 'watcher'} was thrown out with ${code}`);
    });
  }

  leave(): void {
    this.#isDone = true;
    this.#socket.close();
  }

  #say(request: SocketRequest): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #hear(text: string): void {
    const answer = readSocketAnswer(JSON.parse(text));
    if (!answer.ok) this.#table.complain(`cannot read ${text.slice(0, 200)}`);
    else if (answer.value.kind === 'failed') this.#table.complain(`failed: ${answer.value.code}`);
    else if (answer.value.kind === 'moved' || answer.value.kind === 'out')
      this.#table.complain(`was sent away: ${answer.value.kind}`);
    else if (answer.value.kind === 'report') this.#take(answer.value.report);
  }

  #take(report: Report): void {
    this.#client.hear(report);
    this.#view = viewAfter(this.#view, report);
    if (report.kind === 'table' || report.kind === 'step')
      this.#table.see(this.seat, report.step, this.#view);
    const { glimpse } = this.#client;
    const { seat } = this;
    if (glimpse === undefined || seat === undefined) return;
    const { waiting, step } = glimpse;
    if (waiting.kind === 'over') this.#table.over();
    if (!waiting.seats.includes(seat) || waiting.chosen.includes(seat)) return;
    if (this.#asked === step) return;
    this.#asked = step;
    this.settled = this.#move(seat, step);
  }

  async #move(seat: number, step: number): Promise<void> {
    const { rules, crowd } = this.#table;
    await pause(crowd.pace * (0.5 + this.#luck.below(100) / 100));
    const { glimpse } = this.#client;
    if (glimpse?.step !== step || this.#isDone) return;
    const { view } = glimpse;
    const move = rules.moveAt(view, seat, this.#luck.below(rules.count(view, seat)));
    const text = rules.notation.format(move);
    // In private, for attackers to listen for.
    if (this.#luck.inHundred(10) && (await this.#fuss(text))) {
      this.moves.push(text);
      return;
    }
    const [began, said] = [performance.now(), crowd.said()];
    const refused = await this.#client.move(move);
    crowd.latencies.push(performance.now() - began);
    crowd.waits.push(crowd.said() - said);
    if (refused === undefined) this.moves.push(text);
    else this.#table.complain(`refused: ${JSON.stringify(refused)}`);
  }

  /** An order that is taken back at once. Whether it was carried out before that. */
  async #fuss(move: string): Promise<boolean> {
    const refused = await this.#client.order(`pick ${move}`);
    if (refused !== undefined) this.#table.complain(`no order: ${JSON.stringify(refused)}`);
    return (await this.#client.cancel()) !== undefined;
  }
}

interface Asked {
  readonly key?: string;
  readonly token?: string;
  readonly body?: object;
}

interface Newcomer {
  readonly key: string;
  readonly address: string;
  readonly web: Web;
  readonly looks: { readonly name: string; readonly face: number };
}

interface Code {
  readonly code: string;
}

interface TableKind {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly mayWatch: boolean;
}

class Table {
  id = '';
  readonly rules: AnyRules;
  readonly crowd: Crowd;
  players: Player[] = [];
  /** What watchers see, by step. */
  readonly sights = new Map<string, string>();
  readonly #kind: TableKind;
  #commit = '';
  over: () => void = () => undefined;
  readonly #isOver: Promise<void>;
  #isBroken = false;

  constructor(crowd: Crowd, kind: TableKind, rules: AnyRules) {
    this.crowd = crowd;
    this.#kind = kind;
    this.rules = rules;
    this.#isOver = new Promise((resolve) => (this.over = resolve));
  }

  /** Who was disturbed once may never come to the end: nobody waits for it. */
  complain(what: string): void {
    this.crowd.findings.add('disturbed', `${this.#kind.game} ${this.id}: ${what}`);
    this.#isBroken = true;
    this.over();
  }

  see(seat: number | undefined, step: number, view: unknown): void {
    if (seat === undefined) this.sights.set(`${this.id} ${step}`, digestOf(view));
  }

  async play(): Promise<void> {
    const { mayWatch } = this.#kind;
    const seats = await this.#gather();
    this.players = seats.map((seat) => new Player(this, seat));
    if (mayWatch) this.players.push(new Player(this, { address: this.crowd.address() }));
    const almost = seats.flatMap(({ token }) => almostAs(token));
    const secrets = seats.flatMap(({ token, key }) => [token, key]);
    this.crowd.announce({ id: this.id, mayWatch, almost }, secrets);
    await Promise.race([this.#isOver, this.crowd.isEnded]);
    // Whoever made the last move hears of it last.
    await Promise.race([Promise.all(this.players.map((one) => one.settled)), this.crowd.isEnded]);
    if (this.crowd.hasGivenUp) this.complain('did not come to its end');
    else if (!this.#isBroken) await this.#check();
    for (const player of this.players) player.leave();
  }

  /** What the server answers, as the interface says that it does. */
  async #ask<T>(web: Web, path: string, { key, token, body }: Asked = {}): Promise<T> {
    const headers = {
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...(token !== undefined && { 'X-Seat': token }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await web.ask({ method, path, headers, body: text });
    if (answer?.status !== 200)
      throw new Error(`${path}: ${answer?.status ?? 'no answer'} ${answer?.text ?? ''}`);
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return (isJson ? JSON.parse(answer.text) : answer.text) as T;
  }

  /** Everyone sits down, one of them moves to another device, and the game starts. */
  async #gather(): Promise<(Required<Chair> & { readonly key: string })[]> {
    const { game, seats, options, mayWatch } = this.#kind;
    const settings = {
      options,
      isPublic: false,
      mayWatch,
      hasChat: true,
      isRated: false,
      clock: null,
    };
    const newcomer = (seat: number): Newcomer => {
      const address = this.crowd.address();
      const web = new Web({ port: this.crowd.port, address });
      return { key: newKey(), address, web, looks: { name: `Ève ${seat}`, face: seat } };
    };
    const first = newcomer(0);
    const rest = Array.from({ length: seats - 1 }, (_, i) => newcomer(i + 1));
    const people = [first, ...rest];
    const others = rest.map(() => ({ kind: 'empty' }));
    const made = { game, ...first.looks, settings, others };
    const host = await this.#ask<Seated>(first.web, '/api/tables', { key: first.key, body: made });
    this.id = host.room.id;
    this.#commit = host.room.commit;
    const seated = [host];
    const path = `/api/tables/${this.id}`;
    for (const { web, key, looks } of rest)
      seated.push(await this.#ask<Seated>(web, `${path}/join`, { key, body: looks }));
    for (const { web, key } of people) {
      const body = { entropy: randomBytes(8).toString('hex') };
      await this.#ask(web, `${path}/entropy`, { key, body });
    }
    await this.#ask(first.web, `${path}/start`, { key: first.key, body: {} });
    const { token } = host;
    const { code } = await this.#ask<Code>(first.web, `${path}/move-seat`, { token, body: {} });
    seated[0] = await this.#ask<Seated>(first.web, '/api/seats/claim', { body: { code } });
    const recovery = await this.#ask<Code>(first.web, '/api/me/recovery', {
      key: first.key,
      body: {},
    });
    this.crowd.codes.push(code, recovery.code);
    for (const { web } of people) web.close();
    return people.map(({ key, address }, i) => ({
      key,
      address,
      seat: seated[i]!.seat,
      token: seated[i]!.token,
    }));
  }

  async #check(): Promise<void> {
    const web = new Web({ port: this.crowd.port, address: this.crowd.address() });
    for (let tries = 0; ; tries += 1) {
      try {
        const text = await this.#ask<string>(web, `/api/tables/${this.id}/record`);
        const moves = this.players.flatMap(({ seat, moves: own }) =>
          seat === undefined ? [] : [own],
        );
        for (const fault of await faultsOf(text, { commit: this.#commit, moves }))
          this.complain(fault);
        this.crowd.games += 1;
        break;
      } catch (error) {
        // The end is written down a moment after everybody has seen it.
        if (tries > TRIES) {
          this.complain(String(error));
          break;
        }
        await pause(100);
      }
    }
    web.close();
  }
}

/** Where nothing depends on who is quicker: those games are the same however busy the server is. */
const CALM = (await hostedTables()).filter(({ hasBell }) => hasBell !== true);

export const KINDS: readonly TableKind[] = [true, false].flatMap((mayWatch) =>
  CALM.map(({ game, seats, options }) => ({ game, seats, options, mayWatch })),
);

interface CrowdPlan {
  readonly port: number;
  readonly findings: Findings;
  readonly luck: Luck;
  readonly tables: number;
  readonly kinds: readonly TableKind[];
  readonly pace: number;
  /** What attackers may know, and what they must not. */
  readonly tell: (rumour: Rumour) => void;
  /** How much they have said. */
  readonly said: () => number;
}

/** Several tables; where one game ends, the next begins until it is enough. */
export class Crowd {
  games = 0;
  readonly latencies: number[] = [];
  /** How much attackers have said while somebody waited for a move to be answered. */
  readonly waits: number[] = [];
  /** Seat codes and recovery codes. */
  readonly codes: string[] = [];
  readonly secrets: string[] = [];
  hasGivenUp = false;
  readonly port: number;
  readonly findings: Findings;
  readonly luck: Luck;
  readonly pace: number;
  readonly said: () => number;
  readonly isEnded: Promise<void>;
  readonly #plan: CrowdPlan;
  readonly #playing: Promise<unknown>;
  #addresses = 0;
  #isEnough = false;
  readonly #tables: Table[] = [];
  #giveUp: () => void = () => undefined;

  constructor(plan: CrowdPlan) {
    this.#plan = plan;
    this.port = plan.port;
    this.findings = plan.findings;
    this.luck = plan.luck;
    this.pace = plan.pace;
    this.said = plan.said;
    this.isEnded = new Promise((resolve) => (this.#giveUp = resolve));
    this.#playing = Promise.all(
      Array.from({ length: plan.tables }, (_, i) => this.#keepPlaying(i)),
    );
  }

  address(): string {
    this.#addresses += 1;
    const n = this.#addresses;
    return `198.18.${(n >> 8) & 255}.${n & 255}`;
  }

  announce(table: HonestTable, secrets: readonly string[]): void {
    this.secrets.push(...secrets);
    this.#plan.tell({ table, secrets });
  }

  get sights(): Map<string, string> {
    return new Map(this.#tables.flatMap(({ sights }) => [...sights]));
  }

  /** The games that are on are played to their end, as long as they go on. */
  async end(): Promise<void> {
    this.#isEnough = true;
    let moves = -1;
    const watch = setInterval(() => {
      if (this.latencies.length === moves) {
        this.hasGivenUp = true;
        this.#giveUp();
      }
      moves = this.latencies.length;
    }, STUCK_MS);
    await this.#playing;
    clearInterval(watch);
  }

  async #keepPlaying(i: number): Promise<void> {
    for (let n = 0; !this.#isEnough; n += 1) {
      const { kinds } = this.#plan;
      const kind = kinds[(i + n) % kinds.length]!;
      const table = new Table(this, kind, await findGame(kind.game)!.rules());
      this.#tables.push(table);
      try {
        await table.play();
      } catch (error) {
        table.complain(String(error));
        return;
      }
    }
  }
}
