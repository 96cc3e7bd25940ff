// Many tables at once: as soon as one is over the next is made, until nobody wants a new one. Knows who
// is back after a loss, which table does not go on, and has every table checked.
import { ask } from './ask.mjs';
import { Audit } from './audit.mjs';
import { judgeEnd, judgeRatings } from './ending.mjs';
import { KINDS } from './kinds.mjs';
import { luckOf, pause, until } from './luck.mjs';
import { newKey, Table } from './table.mjs';

/** Nothing new at a table for so long, with nothing in its way, and it will not go on. */
const STUCK_MS = 60_000;
/** People who meet at more than one table: their rated games add up. */
const REGULARS = 6;

/** Where one moves after the other. */
const isSlow = ({ game }) => game === 'chicoree';

export class Crowd {
  world;
  /** How many tables were made, and how many of them are over. */
  made = 0;
  over = 0;
  moves = 0;
  acknowledged = 0;
  #kinds;
  #isShort;
  #isOpen = true;
  #tables = new Map();
  /** Over, and not yet held against the database. */
  #ended = [];
  #slots = [];
  #luck;
  #longest = 0;
  #regulars = Array.from({ length: REGULARS }, newKey);
  #accounts;

  /** In a short run no table follows one that is over. */
  constructor(world, { tables, kinds = KINDS, isShort = false }) {
    this.world = world;
    this.#kinds = isShort ? kinds.map((kind) => ({ ...kind, isLong: isSlow(kind) })) : kinds;
    this.#isShort = isShort;
    this.#luck = luckOf(world.seed, 'crowd');
    this.#slots = Array.from({ length: tables }, () => this.#slot());
  }

  /** The tables that are being played. */
  get tables() {
    return [...this.#tables.keys()];
  }

  get players() {
    return this.tables.flatMap(({ players }) => players);
  }

  /** Resolves when every table is made and everybody is at theirs. */
  async gathered() {
    await until(() => this.#tables.size + this.over >= this.#slots.length, STUCK_MS);
    await this.everybodyBack();
  }

  /** Resolves when everyone is at their table again; how long that took the last of them. */
  async everybodyBack() {
    const isBack = () => this.tables.every(({ isEverybodyIn }) => isEverybodyIn);
    if (!(await until(isBack, STUCK_MS)))
      for (const table of this.tables)
        if (!table.isEverybodyIn) this.#stuck(table, 'not everybody is back');
  }

  /** The longest that anybody was away, in milliseconds; also from tables that are over. */
  get longestAbsence() {
    return Math.max(this.#longest, ...this.players.flatMap(({ line }) => line.absences));
  }

  /** Holds all tables against the database; only while it can be asked. */
  async audit() {
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
  async finish() {
    this.#isOpen = false;
    const bored = setInterval(() => this.#endLongOnes(), 1000);
    await Promise.all(this.#slots);
    clearInterval(bored);
    await this.audit();
    await this.world.archive.look((ask) => judgeRatings(this.world, ask));
  }

  /** Nobody waits for the end of a long game: they agree to end it. */
  #endLongOnes() {
    for (const { kind, players } of this.tables)
      if (kind.isLong) for (const player of players) if (player.seat !== null) player.vote('end');
  }

  // ---- one table after the other

  async #slot() {
    do {
      const kind = this.#kinds[this.made % this.#kinds.length];
      this.made += 1;
      try {
        await this.#play(kind);
      } catch (error) {
        this.world.findings.add('stuck', `a table (${kind.game}): ${error.stack}`);
        await pause(1000);
      }
    } while (this.#isOpen && !this.#isShort);
  }

  async #keysFor({ people, isRated }) {
    if (isRated !== true) return Array.from({ length: people }, newKey);
    await (this.#accounts ??= this.#makeAccounts());
    const from = this.#luck.below(REGULARS);
    return Array.from({ length: people }, (_, i) => this.#regulars[(from + i) % REGULARS]);
  }

  /** Rated tables take no guests. */
  async #makeAccounts() {
    const places = () => this.world.places();
    for (const [i, key] of this.#regulars.entries()) {
      const body = { name: `Regular ${i}`, face: i };
      await ask(places, { method: 'PATCH', path: '/api/me', body, key });
      await ask(places, { method: 'POST', path: '/api/me/recovery', body: {}, key });
    }
  }

  async #play(kind) {
    const table = await Table.open(this.world, kind, await this.#keysFor(kind));
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
  async #goesOn(table, isSo) {
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

  #stuck(table, why) {
    this.world.findings.add('stuck', `${why}: ${table.describe()}`);
  }

  /** The end as everyone is told it: the room says so, and the record can be had. */
  async #keepEnd(table) {
    const path = `/api/tables/${table.id}`;
    const isOver = async () => {
      table.room = await table.ask({ path });
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
    if (table.room.state === 'over') table.record = await table.ask({ path: `${path}/record` });
  }
}
