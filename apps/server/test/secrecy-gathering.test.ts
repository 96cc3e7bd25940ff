// What else must not show: how others hold their seats before the start, what somebody alone at a table
// took back, and whether a move came by order.
import { findGame } from '@tablee/registry';
import { SETTINGS as USUAL } from '@tablee/table/testing';
import { expect, test } from 'vitest';

import { withWorlds, type Worlds } from './secrecy-walk.ts';
import { difference, secretOf, SIDES, type Phone, type World } from './secrecy-world.ts';

const SETTINGS = { ...USUAL, options: { first: '0' }, isPublic: true };
const BOT = { kind: 'bot', name: 'Léo', face: 3, bot: 'random' };
const EMPTY = { kind: 'empty' };

interface Seated {
  readonly room: { readonly id: string; readonly commit: string };
  readonly seat: number;
  readonly token: string;
}

/** Somebody who asks over HTTP; strangers' keys differ on the two sides. */
class Person {
  readonly world: World;
  readonly key: string;
  readonly #name: string;
  token = '';
  table = '';

  constructor(world: World, name: string, isKnown = false) {
    this.world = world;
    this.#name = name;
    this.key = secretOf(`${name} ${isKnown ? 'same' : world.side}`);
  }

  async do<T>(path: string, body?: unknown): Promise<T> {
    const headers = { Authorization: `Bearer ${this.key}` };
    const answer = await this.world.ask('POST', path, headers, body);
    const [, status, text] = /^POST \S+ (\d+) \[.*?\]\] (.*)$/s.exec(answer)!;
    expect(status, answer).toBe('200');
    return JSON.parse(text!) as T;
  }

  wish(what: string, body?: unknown): Promise<unknown> {
    return this.do(`/api/tables/${this.table}/${what}`, body);
  }

  get #looks() {
    return { name: this.#name, face: 1 };
  }

  async create(others: readonly object[], game = 'nicht-die-bohne'): Promise<Seated> {
    const body = { game, ...this.#looks, settings: SETTINGS, others };
    return this.#take(await this.do<Seated>('/api/tables', body));
  }

  async join(table: string): Promise<Seated> {
    return this.#take(await this.do<Seated>(`/api/tables/${table}/join`, this.#looks));
  }

  async #take(seated: Seated): Promise<Seated> {
    this.token = seated.token;
    this.table = seated.room.id;
    await this.wish('entropy', { entropy: Buffer.from(this.key).toString('hex').slice(0, 16) });
    return seated;
  }

  async enter(): Promise<Phone> {
    const phone = await this.world.phone(this.#name);
    phone.enter(this.table, { token: this.token });
    await this.world.quiet();
    return phone;
  }
}

const watch = async (world: World, table: string, since?: object): Promise<Phone> => {
  const phone = await world.phone('watcher');
  phone.enter(table, since === undefined ? {} : { since });
  await world.quiet();
  return phone;
};

/** Plays something on both sides; where what was received is not the same. */
async function compareOn(
  worlds: Worlds,
  play: (world: World) => Promise<Readonly<Record<string, readonly string[]>>>,
): Promise<string[]> {
  const [a, b] = await Promise.all(SIDES.map((side) => play(worlds[side])));
  const all = { ...a!, log: worlds.true.takeLines() };
  const others: typeof a = { ...b!, log: worlds.disguised.takeLines() };
  return Object.entries(all)
    .map(([name, bytes]) => difference(name, bytes, others[name] ?? []))
    .filter((one) => one !== undefined);
}

/** Everything that people may do before the start, and what two others hear of it. */
async function gather(world: World) {
  const [anna, carl, dora] = ['Anna', 'Carl', 'Dora'].map((name) => new Person(world, name));
  const bea = new Person(world, 'Bea', true);
  const { room } = await anna!.create([EMPTY, EMPTY, EMPTY]);
  await bea.join(room.id);
  const [phone, watcher] = [await bea.enter(), await watch(world, room.id)];
  const heard: string[] = [];
  const own = { Authorization: `Bearer ${bea.key}` };
  const look = async (): Promise<void> => {
    await world.pass(1100);
    for (const path of ['/api/tables', `/api/tables/${room.id}`, '/api/me/tables', '/metrics'])
      heard.push(await world.ask('GET', path, own));
    heard.push(await world.ask('GET', `/api/tables/${room.id}/record`));
    heard.push(await world.ask('POST', `/api/tables/${room.id}/start`, own));
  };
  await carl!.join(room.id);
  await carl!.enter();
  await dora!.join(room.id);
  await look();
  await anna!.wish('swap', { a: 2, b: 3 });
  await anna!.wish('kick', { seat: 2 });
  await look();
  const { code } = (await carl!.wish('move-seat')) as { code: string };
  await carl!.do('/api/seats/claim', { code });
  await anna!.wish('silence', { seat: 3, isSilenced: true });
  await anna!.wish('fill', { seat: 2, with: BOT });
  await look();
  // What everyone threw in is known from the start on, and so are the cards of one's own.
  await anna!.wish('start');
  await world.pass(300);
  const hidden = (text: string): string =>
    text.replaceAll(room.commit, 'COMMIT').replace(/"hex":"[0-9a-f]+"/g, '"hex"');
  const beforeStart = phone.bytes.findIndex((text) => text.includes('"state":"playing"'));
  return {
    Bea: phone.bytes.slice(0, beforeStart).map(hidden),
    watcher: watcher.bytes.map(hidden),
    http: heard.map(hidden),
  };
}

test('how others hold their seats shows nowhere', async () => {
  await withWorlds({}, async (worlds) => {
    expect(await compareOn(worlds, gather)).toEqual([]);
    const { bytes } = worlds.true.phones.get('watcher')!;
    expect(bytes.filter((text) => text.includes('"kind":"table"'))).toHaveLength(1);
  });
});

test('what somebody alone with bots took back shows nowhere', async () => {
  await withWorlds({ sameDeal: true }, async (worlds) => {
    const play = async (world: World) => {
      const anna = new Person(world, 'Anna', true);
      await anna.create([BOT, BOT]);
      await anna.wish('start');
      const phone = await anna.enter();
      // A bean of any sort, another one on the other side; in the end the same.
      const cards = await handOf(phone);
      const first = world.side === 'true' ? cards[1]! : cards[2]!;
      const lead = (card: string) =>
        phone.command({ kind: 'move', seat: 0, step: 1, move: `lead ${card}` });
      await lead(first);
      await phone.command({ kind: 'undo', seat: 0, step: 2 });
      const watcher = await watch(world, anna.table);
      await world.pass(300);
      await lead(cards[0]!);
      await watch(world, anna.table, { step: 2, undone: 0 });
      const answers = phone.bytes.filter((text) => text.includes('"done"'));
      expect(answers).toHaveLength(3);
      return {
        watcher: watcher.bytes,
        table: [await world.ask('GET', `/api/tables/${anna.table}`)],
      };
    };
    expect(await compareOn(worlds, play)).toEqual([]);
  });
});

test('nobody can foretell how long a move by order takes', async () => {
  await withWorlds({}, async (worlds) => {
    const times = await Promise.all(
      SIDES.map(async (side) => {
        const world = worlds[side];
        const anna = new Person(world, 'Anna', true);
        const taken: number[] = [];
        for (let n = 0; n < 3; n++) {
          await anna.create([BOT, BOT]);
          await anna.wish('start');
          const phone = await anna.enter();
          const order = `pick lead ${(await handOf(phone)).at(0)!}`;
          await phone.command({ kind: 'order', seat: 0, step: 1, hasChosen: false, order });
          const began = world.clock.now();
          await world.pass(2500);
          const entries = await world.store.logs.entries(anna.table);
          taken.push(entries.find(({ by }) => by === 'order/0/1')!.at! - began);
        }
        return { table: anna.table, taken };
      }),
    );
    // The same tables, as far as anybody can see.
    expect(times[0]!.table).toBe(times[1]!.table);
    for (const { taken } of times) expect(Math.min(...taken)).toBeGreaterThanOrEqual(700);
    expect(times[0]!.taken).not.toEqual(times[1]!.taken);
  });
});

/** The cards that somebody was dealt, as they are written, from what their page was told last. */
async function handOf(phone: Phone): Promise<string[]> {
  const { card } = await findGame('nicht-die-bohne')!.rules();
  const table = phone.bytes.findLast((text) => text.includes('"kind":"table"'))!;
  const { report } = JSON.parse(table) as {
    readonly report: { readonly told: readonly { readonly event: { cards?: number[] | null } }[] };
  };
  const cards = report.told.flatMap(({ event }) => event.cards ?? []);
  return cards.map((one) => card.format(one));
}
