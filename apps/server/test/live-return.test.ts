// Tables outlive wires, pages and servers: coming back, restarts, crashes, and tables nobody looks at.
import { afterEach, describe, expect, it } from 'vitest';

import type { OpenStore } from '../src/store/open-store.ts';
import { HandClock } from './rooms-clock.ts';
import { openHouse, passing, passingHouse, passingStore, type House } from './rooms-house.ts';
import { BOT, closePages, EMPTY, Page, SETTINGS, playerAt, type SeatPlayer } from './rooms-page.ts';

afterEach(closePages);

async function pair(house: House, change: Parameters<Page['create']>[0] = {}): Promise<Page[]> {
  const [anna, bea] = [new Page(house, 'Anna'), new Page(house, 'Bea')];
  const { id } = await anna.create({ game: 'chicoree', others: [EMPTY], ...change });
  await bea.join(id);
  for (const page of [anna, bea]) await page.enter();
  await anna.wish('start');
  return [anna, bea];
}

const steps = (player: SeatPlayer): number => player.client.glimpse?.step ?? 0;

describe('coming back', () => {
  it('tells only what is new', async () => {
    const house = await passingHouse();
    const pages = await pair(house);
    const players = await Promise.all(pages.map((page) => playerAt(page)));
    const [anna, bea] = players as [SeatPlayer, SeatPlayer];
    await Promise.all(players.map((player) => player.play(() => steps(player) < 12)));
    bea.page.close();
    const since = bea.client.since!;
    const before = bea.page.reports.length;
    // Anna goes on while she can.
    await anna.play(() => {
      const { seats, chosen } = anna.client.glimpse!.waiting;
      return seats.includes(0) && !chosen.includes(0);
    });
    await bea.page.enter();
    await bea.page.until(() => bea.page.reports.length > before);
    const table = bea.page.reports[before]!;
    expect(table).toMatchObject({ kind: 'table', from: since.step, undone: 0 });
    if (table.kind === 'table')
      expect(table.told.every(({ step }) => step >= since.step)).toBe(true);
    await Promise.all(players.map((player) => player.play()));
  });

  it('cuts the wire at any moment without losing or doubling a command', async () => {
    const house = await passingHouse();
    const pages = await pair(house, { game: 'nicht-die-bohne', others: [EMPTY, BOT] });
    const [anna, bea] = (await Promise.all(pages.map((page) => playerAt(page)))) as [
      SeatPlayer,
      SeatPlayer,
    ];
    let cuts = 0;
    const wander = async (): Promise<void> => {
      const until = steps(bea) + 3;
      await bea.play(() => steps(bea) < until);
      if (bea.isOver) return;
      bea.page.cut();
      cuts += 1;
      await wander();
    };
    await Promise.all([anna.play(), wander()]);
    expect(cuts).toBeGreaterThan(5);
    const entries = await house.store.logs.entries(bea.page.table);
    const commands = entries.flatMap(({ by }) => (by === undefined ? [] : [by]));
    expect(new Set(commands).size).toBe(commands.length);
    expect(house.lines).toEqual([]);
  });
});

describe('a server that is killed', () => {
  it('goes on where it was, again and again', async () => {
    const store = await passingStore();
    let house = await openHouse({ store });
    const pages = await pair(house, { others: [EMPTY, BOT] });
    const players = (await Promise.all(pages.map((page) => playerAt(page)))) as [
      SeatPlayer,
      SeatPlayer,
    ];
    for (let kills = 0; kills < 4; kills++) {
      const until = Math.max(...players.map(steps)) + 7;
      await Promise.all(players.map((player) => player.play(() => steps(player) < until)));
      await house.kill();
      house = await openHouse({ store });
      for (const { page } of players) page.moveTo(house);
    }
    passing(house);
    await Promise.all(players.map((player) => player.play()));
    await Promise.all(pages.map((page) => page.roomIn('over')));
    expect(house.results).toHaveLength(1);
  });

  for (const end of ['kill', 'close'] as const)
    it(`keeps the result although it came to a ${end} between last move and result`, async () => {
      const store = await passingStore();
      const clock = new HandClock(Date.now());
      const first = await openHouse({
        store,
        clock,
        keepResult: () => Promise.reject(new Error('the database went away')),
      });
      const anna = new Page(first, 'Anna');
      const { id } = await anna.create({ others: [BOT, BOT] });
      await anna.enter();
      await anna.wish('start');
      const player = await playerAt(anna);
      const playing = player.play();
      while (!player.isOver) await clock.advance(100);
      await playing;
      await clock.advance(3000);
      expect(anna.room!.state).toBe('playing');
      await first[end]();
      // Nobody comes: the table is found because it is due.
      const second = await passingHouse({ store, clock });
      await clock.advance(70_000);
      expect((await store.rooms.find(id))!.document.state).toBe('over');
      expect(second.results).toHaveLength(1);
      const rows = await store.database.query('select seat from results where room = $1', [id]);
      expect(rows).toHaveLength(3);
    });
});

describe('a table that nobody looks at', () => {
  it('is put away, with all that is needed to go on, and opened again', async () => {
    const clock = new HandClock(Date.now());
    const house = await passingHouse({ clock });
    const [anna, bea] = (await pair(house)) as [Page, Page];
    await anna.until(() => anna.reports.some(({ kind }) => kind === 'table'));
    const view = JSON.stringify(anna.reports.at(-1));
    for (const page of [anna, bea]) page.close();
    while (house.sockets() > 0) await clock.advance(0);
    while (house.rooms.openTables > 0) await clock.advance(1000);
    const snapshot = await house.store.logs.snapshot(anna.table);
    const { length } = (await house.store.rooms.find(anna.table))!;
    expect(snapshot?.length).toBe(length);
    const again = await anna.enter();
    expect(again.room.state).toBe('playing');
    const table = anna.reports.findLast(({ kind }) => kind === 'table')!;
    expect('view' in table && view.includes(JSON.stringify(table.view))).toBe(true);
  });

  it('is opened again for who was on the way in while it was put away', async () => {
    const clock = new HandClock(Date.now());
    const store = await passingStore();
    const asked = { count: 0 };
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const chat: OpenStore['chat'] = {
      say: (...line) => store.chat.say(...line),
      lines: async (table, from) => {
        asked.count += 1;
        await held;
        return store.chat.lines(table, from);
      },
    };
    const house = await passingHouse({ clock, store: { ...store, chat } });
    const anna = new Page(house, 'Anna');
    await anna.create();
    await anna.hello();
    anna.knock(anna.table, anna.token);
    while (asked.count === 0) await clock.advance(0);
    while (house.rooms.openTables > 0) await clock.advance(1000);
    answer();
    await anna.until(() => anna.all('room').length + anna.all('failed').length > 0);
    expect(anna.all('failed')).toEqual([]);
    expect(anna.all('room')).toMatchObject([{ seat: 0 }]);
    expect(house.rooms.openTables).toBe(1);
  });

  it('lets bots go on until a person is awaited, and reminds that person once', async () => {
    const clock = new HandClock(Date.now());
    const house = await passingHouse({ clock });
    const anna = new Page(house, 'Anna');
    await anna.create({ game: 'chicoree', others: [BOT, BOT], settings: SETTINGS });
    await anna.wish('start');
    while (house.reminders.length === 0) await clock.advance(1000);
    await clock.advance(120_000);
    expect(house.reminders).toMatchObject([{ table: anna.table, game: 'chicoree' }]);
    const { value } = await anna.ask('GET', '/api/me/tables');
    expect(value).toMatchObject([{ isMyTurn: true }]);
  });

  it('does not remind who is here', async () => {
    const clock = new HandClock(Date.now());
    const house = await passingHouse({ clock });
    const [anna, bea] = (await pair(house)) as [Page, Page];
    await clock.advance(20_000);
    expect(house.reminders).toEqual([]);
    for (const page of [anna, bea]) expect(page.closeCode).toBeUndefined();
  });

  it('keeps its deadlines over a restart', async () => {
    const store = await passingStore();
    const clock = new HandClock(Date.now());
    const first = await openHouse({ store, clock });
    const anna = new Page(first, 'Anna');
    const settings = { ...SETTINGS, clock: { kind: 'correspondence', move: 3600 } as const };
    const { id } = await anna.create({ game: 'chicoree', others: [BOT, BOT], settings });
    await anna.wish('start');
    while (first.reminders.length === 0) await clock.advance(1000);
    await first.close();
    const texts = async (): Promise<string[]> =>
      (await store.logs.entries(id)).map(({ text }) => text);
    expect(await texts()).not.toContain('flag 0');
    await passingHouse({ store, clock });
    await clock.leap(3_500_000);
    expect(await texts()).not.toContain('flag 0');
    await clock.leap(100_000);
    // Who opens a table gives those who sit there the grace to come.
    await clock.advance(23_000);
    expect(await texts()).toContain('flag 0');
  });

  it('is cleared away when it never began', async () => {
    const clock = new HandClock(Date.now());
    const house = await passingHouse({ clock });
    const anna = new Page(house, 'Anna');
    const { id } = await anna.create();
    const { id: lived } = await anna.create();
    await anna.enter(lived);
    const exists = async (table: string): Promise<boolean> =>
      (await house.store.rooms.find(table)) !== undefined;
    // In large steps: nothing happens in between but the same thing every second.
    const offered = async (): Promise<string> =>
      JSON.stringify((await anna.ask('GET', '/api/tables')).value);
    expect(await offered()).toContain(id);
    for (let hour = 0; hour < 26; hour++) await clock.leap(3_600_000);
    expect(await exists(id)).toBe(false);
    expect(await exists(lived)).toBe(true);
    // Somebody has been waiting there all the time.
    expect(await offered()).toContain(lived);
    anna.close();
    while (house.sockets() > 0) await clock.advance(0);
    await clock.leap(3_600_000);
    expect(await exists(lived)).toBe(true);
    expect(await offered()).not.toContain(lived);
  });
});
