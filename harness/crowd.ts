// Plays many tables at once, with a new one for each that ends. Measures absences, reports stuck
// tables and audits every table.
import type { Room } from '@tablee/wire';

import { luckOf, pause, until } from '../scripts/luck.ts';
import type { Luck } from '../scripts/luck.ts';
import { Audit } from './audit.ts';
import { judgeEnd, judgeRatings } from './ending.ts';
import { KINDS } from './kinds.ts';
import type { TableKind } from './kinds.ts';
import type { Visitor } from './visitor.ts';
import { newKey, Table } from './table.ts';
import type { World } from './world.ts';

/** Nothing new at a table for so long, with nothing in its way, and it will not go on. */
const STUCK_MS = 60_000;
/** People who meet at more than one table: their rated games add up. */
const REGULARS = 6;

export class Crowd {
  readonly world: World;
  /** How many tables were made, and how many of them are over. */
  made = 0;
  over = 0;
  moves = 0;
  acknowledged = 0;
  readonly #kinds: readonly TableKind[];
  readonly #isShort: boolean;
  readonly #rematches: number;
  #isOpen = true;
  readonly #tables = new Map<Table, Audit>();
  /** Over, and not yet held against the database. */
  #ended: [Table, Audit][] = [];
  readonly #slots: readonly Promise<void>[];
  readonly #luck: Luck;
  #longest = 0;
  readonly #regulars = Array.from({ length: REGULARS }, newKey);
  #accounts: Promise<void> | undefined;

  /** In a short run no table follows one that is over. */
  constructor(
    world: World,
    {
      tables,
      kinds = KINDS,
      isShort,
      rematches = 0,
    }: {
      readonly tables: number;
      readonly kinds?: readonly TableKind[];
      readonly isShort: boolean;
      /** How often the same people go on to the next table. */
      readonly rematches?: number;
    },
  ) {
    this.world = world;
    this.#kinds = isShort ? kinds.map((kind) => ({ ...kind, isLong: kind.isSlow })) : kinds;
    this.#isShort = isShort;
    this.#rematches = rematches;
    this.#luck = luckOf(world.seed, 'crowd');
    this.#slots = Array.from({ length: tables }, () => this.#slot());
  }

  /** The tables that are being played. */
  get tables(): Table[] {
    return [...this.#tables.keys()];
  }

  get players(): Visitor[] {
    return this.tables.flatMap(({ players }) => players);
  }

  /** Resolves when every table is made and all its players and watchers are connected. */
  async gathered(): Promise<void> {
    await until(() => this.#tables.size + this.over >= this.#slots.length, STUCK_MS);
    await this.everybodyBack();
  }

  /** Resolves when all players and watchers are back; reports the tables where some are missing. */
  async everybodyBack(): Promise<void> {
    const isBack = (): boolean => this.tables.every(({ isEverybodyIn }) => isEverybodyIn);
    if (!(await until(isBack, STUCK_MS)))
      for (const table of this.tables)
        if (!table.isEverybodyIn) this.#stuck(table, 'not everybody is back');
  }

  /** The longest absence of a player in milliseconds, finished tables included. */
  get longestAbsence(): number {
    return Math.max(this.#longest, ...this.players.flatMap(({ route }) => route.absences));
  }

  /** How many moves were refused for want of a store, at the tables that are being played. */
  get storeRefusals(): number {
    return this.players.reduce((sum, one) => sum + one.storeRefusals, 0);
  }

  /** Holds all tables against the database; only while it can be asked. */
  async audit(): Promise<void> {
    const ended = this.#ended;
    this.#ended = [];
    await this.world.archive.look(async (ask) => {
      for (const audit of this.#tables.values()) await audit.look(ask);
      for (const [table, audit] of ended) {
        await audit.look(ask);
        await judgeEnd(table, audit, ask);
        this.moves += audit.moves;
        this.acknowledged += audit.acknowledged;
      }
    });
  }

  /** Plays everything out and checks it all. */
  async finish(): Promise<void> {
    this.#isOpen = false;
    const bored = setInterval(() => this.#endLongOnes(), 1000);
    await Promise.all(this.#slots);
    clearInterval(bored);
    await this.audit();
    await this.world.archive.look((ask) => judgeRatings(this.world, ask));
  }

  /** Players vote to end the games that would take too long to finish. */
  #endLongOnes(): void {
    for (const { kind, players } of this.tables)
      if (kind.isLong === true)
        for (const player of players) if (player.seat !== null) player.vote('end');
  }

  // ---- one table after the other

  async #slot(): Promise<void> {
    do {
      const kind = this.#kinds[this.made % this.#kinds.length]!;
      this.made += 1;
      try {
        await this.#play(kind);
      } catch (error) {
        this.world.findings.add('stuck', `a table (${kind.game}): ${String(error)}`);
        await pause(1000);
      }
    } while (this.#isOpen && !this.#isShort);
  }

  async #keysFor({ people, isRated }: TableKind): Promise<string[]> {
    if (isRated !== true) return Array.from({ length: people }, newKey);
    await (this.#accounts ??= this.#makeAccounts());
    const from = this.#luck.below(REGULARS);
    return Array.from({ length: people }, (_, i) => this.#regulars[(from + i) % REGULARS]!);
  }

  /** Rated tables take no guests. */
  async #makeAccounts(): Promise<void> {
    for (const [i, key] of this.#regulars.entries()) {
      const body = { name: `Regular ${i}`, face: i };
      await this.world.ask({ method: 'PATCH', path: '/api/me', body, key });
      await this.world.ask({ path: '/api/me/recovery', body: {}, key });
    }
  }

  async #play(kind: TableKind): Promise<void> {
    let table = await Table.open(this.world, kind, await this.#keysFor(kind));
    await this.#playOut(table);
    for (let left = this.#rematches; left > 0; left -= 1) {
      this.made += 1;
      table = await Table.again(table);
      await this.#playOut(table);
    }
  }

  async #playOut(table: Table): Promise<void> {
    const audit = new Audit(table);
    this.#tables.set(table, audit);
    try {
      if (await this.#goesOn(table, () => table.isOver)) await this.#keepEnd(table);
      this.over += 1;
    } finally {
      this.#longest = this.longestAbsence;
      table.close();
      this.#tables.delete(table);
      this.#ended.push([table, audit]);
    }
  }

  /** Waits for the end, or until nothing goes on any more. */
  async #goesOn(table: Table, isSo: () => boolean): Promise<boolean> {
    const from = performance.now();
    while (!isSo()) {
      const quiet = performance.now() - Math.max(table.stirred, from);
      if (Math.min(quiet, this.world.calmFor) > STUCK_MS) {
        this.#stuck(table, 'nothing goes on');
        return false;
      }
      await pause(50);
    }
    return true;
  }

  #stuck(table: Table, why: string): void {
    this.world.findings.add('stuck', `${why}: ${table.describe()}`);
  }

  /** Fetches the end as clients do: waits until the room is over, then reads the record. */
  async #keepEnd(table: Table): Promise<void> {
    const path = `/api/tables/${table.id}`;
    const isOver = async (): Promise<boolean> => {
      table.room = await this.world.ask<Room>({ path });
      return ['over', 'ended'].includes(table.room.state);
    };
    const from = performance.now();
    while (!(await isOver())) {
      if (Math.min(performance.now() - from, this.world.calmFor) > STUCK_MS) {
        this.#stuck(table, 'its end is not written down');
        return;
      }
      await pause(100);
    }
    if (table.room?.state !== 'over') return;
    const ask = (): Promise<string> => this.world.ask<string>({ path: `${path}/record` });
    // Players who review or verify a game ask for its record.
    const phones = table.players.filter(({ seat }) => seat !== null);
    [table.record] = await Promise.all(phones.map(ask));
  }
}
