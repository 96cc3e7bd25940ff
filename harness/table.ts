// Drives one table from its creation to its end: made and joined over HTTP, played over sockets.
import { randomBytes } from 'node:crypto';

import type { Bots } from '@tablee/bots';
import type { AnyRules } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { Room, Seated } from '@tablee/wire';

import { luckOf } from '../scripts/luck.ts';
import { Refused, seatAll } from './ask.ts';
import type { Request, Sitter } from './ask.ts';
import { Journal } from './journal.ts';
import type { TableKind } from './kinds.ts';
import { Visitor } from './visitor.ts';
import type { World } from './world.ts';

export const newKey = (): string => randomBytes(32).toString('base64url');

/** By the key of their device, or the token of their seat. */
type By = Pick<Request, 'key' | 'token' | 'address'>;

const BOT = { kind: 'bot', name: 'Léo', face: 3, bot: 'habitue' };

export class Table {
  readonly world: World;
  readonly kind: TableKind;
  id = '';
  readonly rules: AnyRules;
  readonly bots: Bots;
  room: Room | undefined;
  readonly journal = new Journal();
  readonly players: Visitor[] = [];
  /** Once it is over. */
  record: string | undefined;

  private constructor(world: World, kind: TableKind, rules: AnyRules, bots: Bots) {
    this.world = world;
    this.kind = kind;
    this.rules = rules;
    this.bots = bots;
  }

  /** Makes, fills and starts a table; `keys` are the device keys of its players. */
  static async open(world: World, kind: TableKind, keys: readonly string[]): Promise<Table> {
    const game = findGame(kind.game)!;
    const table = new Table(world, kind, await game.rules(), await game.bots());
    const people = keys.map((key, i) => ({ key, name: `P${i}`, face: 1, ...world.address() }));
    const seats = await table.#gather(people as [Sitter, ...Sitter[]]);
    const { key, address } = people[0]!;
    const start = (): Promise<void> => table.#start({ key, address });
    if (world.observer.seated === undefined) {
      table.#comeAll(seats);
      await start();
    } else {
      await start();
      table.#comeAll(await world.observer.seated(table, seats, people));
    }
    return table;
  }

  /** The rematch: all players press at once, as people do when a game is over. */
  static async again(before: Table): Promise<Table> {
    const { world, kind, rules, bots } = before;
    const table = new Table(world, kind, rules, bots);
    const path = `/api/tables/${before.id}/rematch`;
    const people = before.players.filter(({ seat }) => seat !== null);
    const seats = await Promise.all(
      people.map(({ token }) => world.ask<Seated>({ path, body: {}, token: token! })),
    );
    table.id = seats[0]!.room.id;
    await Promise.all(seats.map(({ token }) => table.#throwIn({ token })));
    table.#comeAll(seats);
    const host = seats[0]!.room.seats.findIndex((seat) => seat.kind === 'person' && seat.isHost);
    await table.#start({ token: seats.find(({ seat }) => seat === host)!.token });
    return table;
  }

  async #gather(people: readonly [Sitter, ...Sitter[]]): Promise<Seated[]> {
    const { game, options, bots, clock, isRated = false, mayWatch = true } = this.kind;
    const seats = await seatAll((request) => this.world.ask(request), {
      ...{ game, options, people },
      bots: Array.from({ length: bots }, () => BOT),
      settings: { isPublic: true, isRated, clock, mayWatch },
    });
    this.id = seats[0]!.room.id;
    for (const { key, address } of people) await this.#throwIn({ key, address });
    return seats;
  }

  async #throwIn(by: By): Promise<void> {
    const body = { entropy: randomBytes(8).toString('hex') };
    await this.world.ask({ path: `/api/tables/${this.id}/entropy`, body, ...by });
  }

  #comeAll(seats: readonly Seated[]): void {
    for (const { seat, token } of seats) this.#come(seat, token);
    for (let i = 0; i < this.kind.watchers; i += 1) this.#come(null, undefined);
  }

  #come(seat: number | null, token: string | undefined): void {
    const luck = luckOf(this.world.seed, `player ${this.id} ${seat}`);
    const { address } = this.world.address();
    this.players.push(new Visitor({ table: this, seat, token, luck, address }));
  }

  async #start(by: By): Promise<void> {
    try {
      await this.world.ask({ path: `/api/tables/${this.id}/start`, body: {}, ...by });
    } catch (error) {
      // The first request may have started the table although its answer was lost.
      if (!(error instanceof Refused) || error.code !== 'started') throw error;
    }
  }

  /** Whether every player and watcher has seen its end. */
  get isOver(): boolean {
    return this.players.every(({ player }) => player.isOver);
  }

  get isEverybodyIn(): boolean {
    return this.players.every(({ route }) => route.isIn);
  }

  /** When a player or watcher last saw something new. */
  get stirred(): number {
    return Math.max(...this.players.map(({ sight }) => sight.stirred));
  }

  close(): void {
    for (const player of this.players) player.close();
  }

  /** What each of them sees, to find out why nothing moves. */
  describe(): string {
    const seen = this.players.map(({ seat, player, route }) => ({
      ...{ seat, isIn: route.isIn, at: route.at },
      step: player.glimpse?.step,
      waiting: player.glimpse?.waiting,
      people: player.people?.seats.map(({ presence, standIn }) => standIn ?? presence).join(' '),
    }));
    return `${this.id} (${this.kind.game}): ${JSON.stringify(seen)}`;
  }
}
