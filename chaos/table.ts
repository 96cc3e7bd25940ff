// One table from its making to its end: made and joined over HTTP, played over sockets.
import { randomBytes } from 'node:crypto';

import type { Bots } from '@tablee/bots';
import type { AnyRules } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { Room, Seated } from '@tablee/wire';

import { Refused, seatAll } from '../scripts/ask.ts';
import type { Request, Sitter } from '../scripts/ask.ts';
import { luckOf } from '../scripts/luck.ts';
import { Book } from './book.ts';
import type { TableKind } from './kinds.ts';
import { Player } from './player.ts';
import type { World } from './world.ts';

export const newKey = (): string => randomBytes(32).toString('base64url');

/** By the key of their device, or the token of their seat. */
type By = Pick<Request, 'key' | 'token'>;

const BOT = { kind: 'bot', name: 'Léo', face: 3, bot: 'habitue' };

export class Table {
  readonly world: World;
  readonly kind: TableKind;
  id = '';
  readonly rules: AnyRules;
  readonly bots: Bots;
  room: Room | undefined;
  readonly book = new Book();
  readonly players: Player[] = [];
  /** Once it is over. */
  record: string | undefined;

  private constructor(world: World, kind: TableKind, rules: AnyRules, bots: Bots) {
    this.world = world;
    this.kind = kind;
    this.rules = rules;
    this.bots = bots;
  }

  /** Made, joined and started; `keys` are those of the people who sit down. */
  static async open(world: World, kind: TableKind, keys: readonly string[]): Promise<Table> {
    const game = findGame(kind.game)!;
    const table = new Table(world, kind, await game.rules(), await game.bots());
    const seats = await table.#gather(keys);
    for (const seated of seats) table.#come(seated);
    for (let i = 0; i < kind.watchers; i += 1) table.#come({ seat: null });
    await table.#start({ key: keys[0]! });
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
    for (const seated of seats) table.#come(seated);
    for (let i = 0; i < kind.watchers; i += 1) table.#come({ seat: null });
    const host = seats[0]!.room.seats.findIndex((seat) => seat.kind === 'person' && seat.isHost);
    await table.#start({ token: seats.find(({ seat }) => seat === host)!.token });
    return table;
  }

  async #gather(keys: readonly string[]): Promise<Seated[]> {
    const { game, options, bots, clock, isRated = false } = this.kind;
    const people = keys.map((key, i) => ({ key, name: `P${i}`, face: 1 }));
    const seats = await seatAll((request) => this.world.ask(request), {
      game,
      options,
      people: people as [Sitter, ...Sitter[]],
      bots: Array.from({ length: bots }, () => BOT),
      settings: { isPublic: true, isRated, clock },
    });
    this.id = seats[0]!.room.id;
    for (const key of keys) await this.#throwIn({ key });
    return seats;
  }

  async #throwIn(by: By): Promise<void> {
    const body = { entropy: randomBytes(8).toString('hex') };
    await this.world.ask({ path: `/api/tables/${this.id}/entropy`, body, ...by });
  }

  #come({ seat, token }: { readonly seat: number | null; readonly token?: string }): void {
    const { seed } = this.world;
    const luck = luckOf(seed, `player ${this.id} ${seat}`);
    const at = luck.below(this.world.places().length);
    this.players.push(new Player({ table: this, seat, token, at, luck }));
  }

  async #start(by: By): Promise<void> {
    try {
      await this.world.ask({ path: `/api/tables/${this.id}/start`, body: {}, ...by });
    } catch (error) {
      // The first time may have been heard although nobody said so.
      if (!(error instanceof Refused) || error.code !== 'started') throw error;
    }
  }

  /** Whether everyone at the table has seen its end. */
  get isOver(): boolean {
    return this.players.every(({ isOver }) => isOver);
  }

  get isEverybodyIn(): boolean {
    return this.players.every(({ line }) => line.isIn);
  }

  /** When anybody at the table last saw something new. */
  get stirred(): number {
    return Math.max(...this.players.map(({ sight }) => sight.stirred));
  }

  close(): void {
    for (const player of this.players) player.close();
  }

  /** For whoever has to find out why nothing moves. */
  describe(): string {
    const seen = this.players.map(({ seat, glimpse, line, sight }) => ({
      seat,
      isIn: line.isIn,
      at: line.at,
      step: glimpse?.step,
      waiting: glimpse?.waiting,
      people: sight.people?.seats.map(({ presence, standIn }) => standIn ?? presence).join(' '),
    }));
    return `${this.id} (${this.kind.game}): ${JSON.stringify(seen)}`;
  }
}
