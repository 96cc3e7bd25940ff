// One table from its making to its end: made and joined over HTTP, played over sockets.
import { randomBytes } from 'node:crypto';

import { findGame } from '@tablee/registry';

import { ask, Refused } from './ask.mjs';
import { Book } from './book.mjs';
import { luckOf } from './luck.mjs';
import { Player } from './player.mjs';

export const newKey = () => randomBytes(32).toString('base64url');

const looks = (name) => ({ name, face: 1 });

export class Table {
  world;
  kind;
  id = '';
  rules;
  bots;
  room;
  book = new Book();
  players = [];
  /** Once it is over. */
  record;

  constructor(world, kind) {
    this.world = world;
    this.kind = kind;
  }

  /** Made, joined and started; `keys` are those of the people who sit down. */
  static async open(world, kind, keys) {
    const table = new Table(world, kind);
    const game = findGame(kind.game);
    [table.rules, table.bots] = await Promise.all([game.rules(), game.bots()]);
    const seats = await table.#gather(keys);
    for (const seated of seats) table.#come(seated);
    for (let i = 0; i < kind.watchers; i += 1) table.#come({ seat: null });
    await table.#start(keys[0]);
    return table;
  }

  ask(request) {
    return ask(() => this.world.places(), request);
  }

  async #gather(keys) {
    const { game, options, people, bots, clock, isRated = false } = this.kind;
    const bot = { kind: 'bot', name: 'Léo', face: 3, bot: 'habitue' };
    const others = Array.from({ length: people - 1 + bots }, (_, i) =>
      i < people - 1 ? { kind: 'empty' } : bot,
    );
    const settings = { options, isPublic: true, mayWatch: true, hasChat: true, isRated, clock };
    const made = await this.ask({
      method: 'POST',
      path: '/api/tables',
      body: { game, ...looks('Anna'), settings, others },
      key: keys[0],
    });
    this.id = made.room.id;
    const seats = [made];
    for (const key of keys.slice(1))
      seats.push(
        await this.ask({
          method: 'POST',
          path: `/api/tables/${this.id}/join`,
          body: looks(`P${seats.length}`),
          key,
        }),
      );
    for (const key of keys)
      await this.ask({
        method: 'POST',
        path: `/api/tables/${this.id}/entropy`,
        body: { entropy: randomBytes(8).toString('hex') },
        key,
      });
    return seats;
  }

  #come({ seat, token }) {
    const { seed } = this.world;
    const luck = luckOf(seed, `player ${this.id} ${seat}`);
    const at = luck.below(this.world.places().length);
    this.players.push(new Player({ table: this, seat, token, at, luck }));
  }

  async #start(key) {
    try {
      await this.ask({ method: 'POST', path: `/api/tables/${this.id}/start`, key });
    } catch (error) {
      // The first time may have been heard although nobody said so.
      if (!(error instanceof Refused) || error.code !== 'started') throw error;
    }
  }

  /** Whether everyone at the table has seen its end. */
  get isOver() {
    return this.players.every(({ isOver }) => isOver);
  }

  get isEverybodyIn() {
    return this.players.every(({ line }) => line.isIn);
  }

  /** When anybody at the table last saw something new. */
  get stirred() {
    return Math.max(...this.players.map(({ sight }) => sight.stirred));
  }

  close() {
    for (const player of this.players) player.close();
  }

  /** For whoever has to find out why nothing moves. */
  describe() {
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
