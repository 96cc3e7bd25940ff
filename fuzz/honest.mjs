// Honest people who play while the attack goes on: from making a table to its record. They must not be
// refused anything, not be thrown out, not wait for long, and the record must be of the game they played.
import { randomBytes } from 'node:crypto';

import { findGame } from '@tablee/registry';
import { TableClient } from '@tablee/table';
import { readSocketAnswer, viewAfter, WIRE_VERSION } from '@tablee/wire';
import { WebSocket } from 'ws';

import { digestOf } from './leaks.mjs';
import { pause } from './luck.mjs';
import { faultsOf } from './record.mjs';
import { Web } from './web.mjs';

/** For what follows by itself: a busy machine takes its time. */
const TRIES = 600;
/** Games in which nobody has made a move for so long are stuck. */
const STUCK_MS = 60_000;
/** Every socket comes to one table, once. */
const ENTERING = 1;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const newKey = () => randomBytes(32).toString('base64url');
/** Other texts for the same bytes: the last letter has two bits that stand for nothing. */
const almostAs = (token) =>
  [1, 2, 3].map((bits) => token.slice(0, -1) + BASE64[BASE64.indexOf(token.at(-1)) ^ bits]);

/** Somebody in a seat, or beside the table. */
class Player {
  moves = [];
  #table;
  #socket;
  #client;
  #view;
  #luck;
  #asked = '';
  #isDone = false;
  /** Resolves when the last move is answered. */
  settled = Promise.resolve();

  constructor(table, { seat, token, address }) {
    this.#table = table;
    this.seat = seat;
    this.#luck = table.crowd.luck;
    const name = `${seat ?? 'w'}-${randomBytes(4).toString('hex')}`;
    const ears = { table: () => undefined, step: () => undefined, waiting: () => undefined };
    const send = (command) => this.#say({ kind: 'command', entering: ENTERING, command });
    this.#client = new TableClient({ rules: table.rules, name, ears, send });
    const headers = { 'X-Forwarded-For': address };
    this.#socket = new WebSocket(`ws://127.0.0.1:${table.crowd.port}/ws`, { headers });
    this.#socket.on('error', () => undefined);
    this.#socket.on('open', () => {
      this.#say({ kind: 'hello', version: WIRE_VERSION });
      this.#say({ kind: 'enter', entering: ENTERING, table: table.id, ...(token && { token }) });
    });
    this.#socket.on('message', (data) => this.#hear(data.toString()));
    this.#socket.on('close', (code) => {
      if (!this.#isDone) table.complain(`${seat ?? 'watcher'} was thrown out with ${code}`);
    });
  }

  leave() {
    this.#isDone = true;
    this.#socket.close();
  }

  #say(request) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #hear(text) {
    const answer = readSocketAnswer(JSON.parse(text));
    if (!answer.ok) this.#table.complain(`cannot read ${text.slice(0, 200)}`);
    else if (answer.value.kind === 'failed') this.#table.complain(`failed: ${answer.value.code}`);
    else if (answer.value.kind === 'moved' || answer.value.kind === 'out')
      this.#table.complain(`was sent away: ${answer.value.kind}`);
    else if (answer.value.kind === 'report') this.#take(answer.value.report);
  }

  #take(report) {
    this.#client.hear(report);
    this.#view = viewAfter(this.#view, report);
    if (report.kind === 'table' || report.kind === 'step')
      this.#table.see(this.seat, report.step, this.#view);
    const { glimpse } = this.#client;
    if (glimpse === undefined || this.seat === undefined) return;
    const { waiting, eyes, step } = glimpse;
    if (waiting.kind === 'over') this.#table.over();
    if (!waiting.seats.includes(eyes) || waiting.chosen.includes(eyes)) return;
    if (this.#asked === `${step}`) return;
    this.#asked = `${step}`;
    this.settled = this.#move(step);
  }

  async #move(step) {
    const { rules, crowd } = this.#table;
    await pause(crowd.pace * (0.5 + this.#luck.below(100) / 100));
    const { glimpse } = this.#client;
    if (glimpse.step !== step || this.#isDone) return;
    const move = rules.moveAt(
      glimpse.view,
      this.seat,
      this.#luck.below(rules.count(glimpse.view, this.seat)),
    );
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
  async #fuss(move) {
    const refused = await this.#client.order(`pick ${move}`);
    if (refused !== undefined) this.#table.complain(`no order: ${JSON.stringify(refused)}`);
    return (await this.#client.cancel()) !== undefined;
  }
}

class Table {
  id = '';
  rules;
  crowd;
  players = [];
  /** What watchers see, by step. */
  sights = new Map();
  #kind;
  #commit;
  #over;
  #isOver;
  #isBroken = false;

  constructor(crowd, kind) {
    this.crowd = crowd;
    this.#kind = kind;
    this.#isOver = new Promise((resolve) => (this.#over = resolve));
  }

  over() {
    this.#over();
  }

  /** Who was disturbed once may never come to the end: nobody waits for it. */
  complain(what) {
    this.crowd.findings.add('disturbed', `${this.#kind.game} ${this.id}: ${what}`);
    this.#isBroken = true;
    this.#over();
  }

  see(seat, step, view) {
    if (seat === undefined) this.sights.set(`${this.id} ${step}`, digestOf(view));
  }

  async play() {
    const { game, mayWatch } = this.#kind;
    this.rules = await findGame(game).rules();
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

  async #ask(web, path, { key, token, body } = {}) {
    const headers = {
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(token && { 'X-Seat': token }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await web.ask({ method, path, headers, body: text });
    if (answer?.status !== 200)
      throw new Error(`${path}: ${answer?.status ?? 'no answer'} ${answer?.text ?? ''}`);
    return answer.headers.get('content-type').includes('json')
      ? JSON.parse(answer.text)
      : answer.text;
  }

  /** Everyone sits down, one of them moves to another device, and the game starts. */
  async #gather() {
    const { game, seats, options, mayWatch } = this.#kind;
    const settings = {
      options,
      isPublic: false,
      mayWatch,
      hasChat: true,
      isRated: false,
      clock: null,
    };
    const people = Array.from({ length: seats }, (_, seat) => {
      const address = this.crowd.address();
      const web = new Web({ port: this.crowd.port, address });
      return { key: newKey(), address, web, looks: { name: `Ève ${seat}`, face: seat } };
    });
    const [first, ...rest] = people;
    const others = rest.map(() => ({ kind: 'empty' }));
    const made = { game, ...first.looks, settings, others };
    const seated = [await this.#ask(first.web, '/api/tables', { key: first.key, body: made })];
    this.id = seated[0].room.id;
    this.#commit = seated[0].room.commit;
    const path = `/api/tables/${this.id}`;
    for (const { web, key, looks } of rest)
      seated.push(await this.#ask(web, `${path}/join`, { key, body: looks }));
    for (const { web, key } of people) {
      const body = { entropy: randomBytes(8).toString('hex') };
      await this.#ask(web, `${path}/entropy`, { key, body });
    }
    await this.#ask(first.web, `${path}/start`, { key: first.key, body: {} });
    const { code } = await this.#ask(first.web, `${path}/move-seat`, {
      token: seated[0].token,
      body: {},
    });
    seated[0] = await this.#ask(first.web, '/api/seats/claim', { body: { code } });
    const recovery = await this.#ask(first.web, '/api/me/recovery', { key: first.key, body: {} });
    this.crowd.codes.push(code, recovery.code);
    for (const { web } of people) web.close();
    return seated.map(({ seat, token }, i) => ({ ...people[i], seat, token }));
  }

  async #check() {
    const web = new Web({ port: this.crowd.port, address: this.crowd.address() });
    for (let tries = 0; ; tries += 1) {
      try {
        const text = await this.#ask(web, `/api/tables/${this.id}/record`);
        const moves = this.players.flatMap(({ seat, moves: own }) =>
          seat === undefined ? [] : [own],
        );
        for (const fault of faultsOf(text, { rules: this.rules, commit: this.#commit, moves }))
          this.complain(fault);
        this.crowd.games += 1;
        break;
      } catch (error) {
        // The end is written down a moment after everybody has seen it.
        if (tries > TRIES) {
          this.complain(error.message);
          break;
        }
        await pause(100);
      }
    }
    web.close();
  }
}

export const KINDS = [
  { game: 'nicht-die-bohne', seats: 3, options: { rounds: '1' }, mayWatch: true },
  { game: 'chicoree', seats: 2, options: {}, mayWatch: true },
  { game: 'pas-de-bras', seats: 4, options: { rounds: '1' }, mayWatch: false },
  { game: 'chicoree', seats: 3, options: {}, mayWatch: false },
];

/** Several tables; where one game ends, the next begins until it is enough. */
export class Crowd {
  games = 0;
  latencies = [];
  /** How much attackers have said while somebody waited for a move to be answered. */
  waits = [];
  /** Seat codes and recovery codes. */
  codes = [];
  secrets = [];
  hasGivenUp = false;
  #addresses = 0;
  #isEnough = false;
  #tables = [];
  #giveUp;

  /** `tell`: what attackers may know, and what they must not. `said`: how much they have said. */
  constructor({ port, findings, luck, tables, kinds, pace, tell, said }) {
    Object.assign(this, { port, findings, luck, kinds, pace, said });
    this.tell = tell;
    this.isEnded = new Promise((resolve) => (this.#giveUp = resolve));
    this.playing = Promise.all(Array.from({ length: tables }, (_, i) => this.#keepPlaying(i)));
  }

  address() {
    this.#addresses += 1;
    const n = this.#addresses;
    return `198.18.${(n >> 8) & 255}.${n & 255}`;
  }

  announce(table, secrets) {
    this.secrets.push(...secrets);
    this.tell({ table, secrets });
  }

  get sights() {
    return new Map(this.#tables.flatMap(({ sights }) => [...sights]));
  }

  /** The games that are on are played to their end, as long as they go on. */
  async end() {
    this.#isEnough = true;
    let moves = -1;
    const watch = setInterval(() => {
      if (this.latencies.length === moves) {
        this.hasGivenUp = true;
        this.#giveUp();
      }
      moves = this.latencies.length;
    }, STUCK_MS);
    await this.playing;
    clearInterval(watch);
  }

  async #keepPlaying(i) {
    for (let n = 0; !this.#isEnough; n += 1) {
      const table = new Table(this, this.kinds[(i + n) % this.kinds.length]);
      this.#tables.push(table);
      try {
        await table.play();
      } catch (error) {
        table.complain(error.message);
        return;
      }
    }
  }
}
