// A table at our server: made and filled over HTTP, then played by players of the harness. The rules find legal
// moves in the view of the seat that is asked.
import { randomBytes } from 'node:crypto';
import { RULES } from '@tablee/bohne/rules';
import { rngFor } from '@tablee/kit';
import type { Rng } from '@tablee/kit';
import type { Wire } from '@tablee/table';
import type { SocketAnswer } from '@tablee/wire';

import { ask, seatAll } from '../../harness/ask.ts';
import type { Sitter } from '../../harness/ask.ts';
import { openLine, openWire, portsOf } from '../../harness/line.ts';
import { Player } from '../../harness/player.ts';
import { pause } from '../../scripts/luck.ts';
import { MOVES_PER_GAME, SEATS } from './peers/game.ts';
import { Table } from './table.ts';
import { SOCKET } from './web.ts';

const GAME = 'nicht-die-bohne';
const rules = RULES[GAME];
/** People sit at many tables; making thousands of them is not what is measured. */
const PEOPLE = Array.from({ length: 100 * SEATS }, () => randomBytes(32).toString('base64url'));
const CHOSEN_MAX = 8;

/** Whether a server speaks as the wire says is not what is measured. */
const believe = (text: string): SocketAnswer => JSON.parse(text) as SocketAnswer;

/** Without pings and without coming back: a lost line is an error. */
const TIMELESS = { now: () => performance.now(), after: () => ({ cancel: () => undefined }) };

const TRIES = 30;
/** How many requests had to be sent again because the server's database was too busy. */
export const again = { count: 0 };

const askPatiently = async <T>(...[port, request]: Parameters<typeof ask>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await ask<T>(port, request);
    } catch (error) {
      if (!String(error).includes(': 503 ') || tries === TRIES) throw error;
      again.count += 1;
      await pause(20 * tries);
    }
  }
};

/** How far a seat has been told: by step, then by how many have chosen. */
const progressOf = ({ glimpse }: Player): number =>
  glimpse === undefined ? -1 : glimpse.step * CHOSEN_MAX + glimpse.waiting.chosen.length;

export class OurTable extends Table {
  readonly #players: Player[] = [];
  override movesLeft = MOVES_PER_GAME;
  id = '';
  #tokens: string[] = [];
  readonly #rng: Rng;
  /** What every seat must have been told for the move to be over. */
  #target = 0;
  /** Seats that have seen the table. */
  #entered = 0;

  constructor(seed: number) {
    super();
    this.#rng = rngFor(`${seed}`, 'moves');
  }

  /** Makes the table with four people and starts it. */
  async make(port: number, seed: number): Promise<void> {
    const sitter = (seat: number): Sitter => ({
      key: PEOPLE[(seed * SEATS + seat) % PEOPLE.length]!,
      name: `P${seat}`,
      face: seat,
    });
    const seated = await seatAll((request) => askPatiently(port, request), {
      game: GAME,
      options: {},
      people: [sitter(0), ...Array.from({ length: SEATS - 1 }, (_, i) => sitter(i + 1))],
    });
    this.id = seated[0]!.room.id;
    this.#tokens = seated.map(({ token }) => token);
    const { key } = sitter(0);
    await askPatiently(port, { path: `/api/tables/${this.id}/start`, body: {}, key });
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
      this.#players[seat] = new Player({
        ...{ table: this.id, rules, seat, token, name: `s${seat}`, read: believe },
        ports: { ...portsOf((ears) => openLine(port, ears, SOCKET)), clock: TIMELESS },
        heard: (answer) => {
          if (answer.kind === 'failed') lost(answer.code);
          if (answer.kind !== 'report') return;
          if (answer.report.kind === 'table') {
            this.#entered += 1;
            resolve();
          }
          this.#advance(this.#players[seat]!);
        },
        changed: (state) => {
          if (state.kind !== 'connecting' && state.kind !== 'online')
            lost('why' in state ? state.why : state.kind);
        },
      });
    });
  }

  override close(): void {
    for (const player of this.#players) player.stop();
  }

  #advance(player: Player): void {
    // Events of a whole game at hundreds of tables would fill the memory of this process.
    player.told = [];
    if (!this.isUnderWay) this.considerReady();
    else if (this.#players.every((one) => progressOf(one) >= this.#target)) this.told();
  }

  protected override canMove(): boolean {
    if (this.#entered < SEATS) return false;
    const [first] = this.#players;
    const kind = first?.glimpse?.waiting.kind;
    if (kind !== 'turn' && kind !== 'sealed') return false;
    return this.#players.every((one) => progressOf(one) === progressOf(first!));
  }

  protected override sendNext(): void {
    const { waiting, step } = this.#players[0]!.glimpse!;
    const left = waiting.seats.filter((one) => !waiting.chosen.includes(one));
    const seat = left[0]!;
    const isStep = waiting.kind === 'turn' || left.length === 1;
    this.#target = isStep ? (step + 1) * CHOSEN_MAX : progressOf(this.#players[0]!) + 1;
    const player = this.#players[seat]!;
    const { view } = player.glimpse!;
    const state = view as Parameters<typeof rules.count>[0];
    const move = rules.moveAt(state, seat, this.#rng.below(rules.count(state, seat)));
    void player
      .ask((client) => client.move(move))
      .then((refused) => {
        if (refused !== undefined) {
          this.onError(refused.kind === 'table' ? refused.code : refused.rule);
          this.told();
        }
        this.answered();
      });
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

/** A client that only watches. */
export const openWatcher = (port: number, table: string): Promise<Wire> =>
  new Promise((resolve, reject) => {
    let isThere = false;
    const wire = openWire(port, {
      table,
      // Later messages are not read.
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
