// A server that was asleep, or whose clock was set: no bell, flag or deadline before people could act,
// and nobody pays for it.
import { SenseOfTime } from '@tablee/table';
import { afterEach, describe, expect, it } from 'vitest';

import type { Database } from '../src/store/database.ts';
import { Heartbeat } from '../src/store/heartbeat.ts';
import type { OpenStore } from '../src/store/open-store.ts';
import { HandClock } from './rooms-clock.ts';
import { freshStore, openHouse, type House } from './rooms-house.ts';
import { closePages, EMPTY, Page, SETTINGS, playerAt, type SeatPlayer } from './rooms-page.ts';

const HOUR = 3_600_000;
const HAMMER_MS = 3000;
const MELEE = { auction: 'melee', hammer: '3' };
const TIGHT = { kind: 'live', bank: 30, move: 10 } as const;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  closePages();
  for (const one of open.splice(0).reverse()) await one.close();
});

interface Scene {
  readonly house: House;
  readonly machine: HandClock;
  readonly pages: readonly Page[];
  readonly players: readonly SeatPlayer[];
  /** The entries of the table that begin so. */
  readonly count: (word: string) => Promise<number>;
}

type StoreOn = (time: SenseOfTime) => Promise<OpenStore>;

/** Two at a table, whose server's machine is cranked by hand. */
async function sitDown(clock: typeof TIGHT | null, storeOn?: StoreOn): Promise<Scene> {
  const machine = new HandClock(Date.now());
  const time = new SenseOfTime(machine);
  const house = await openHouse({ time, ...(storeOn && { store: await storeOn(time) }) });
  open.push(house);
  const pages = [new Page(house, 'Anna'), new Page(house, 'Bea')];
  const [anna, bea] = pages as [Page, Page];
  const settings = { ...SETTINGS, options: MELEE, clock };
  const { id } = await anna.create({ game: 'chicoree', others: [EMPTY], settings });
  await bea.join(id);
  for (const page of pages) await page.enter();
  await anna.wish('start');
  const players = await Promise.all(pages.map((page) => playerAt(page)));
  const count = async (word: string): Promise<number> =>
    (await house.store.logs.entries(id)).filter(({ text }) => text.startsWith(word)).length;
  return { house, machine, pages, players, count };
}

const kindOf = ({ client }: SeatPlayer): string | undefined => client.glimpse?.waiting.kind;

/** Plays until a window is open. */
async function toTheWindow({ machine, players }: Scene): Promise<void> {
  const door = { isOpen: false };
  void Promise.all(players.map((player) => player.play(() => kindOf(player) !== 'open'))).then(
    () => {
      door.isOpen = true;
    },
  );
  while (!door.isOpen) await machine.advance(50);
}

const SLEEPS: readonly [string, (machine: HandClock) => Promise<void>][] = [
  ['a process that was stopped', (machine) => machine.leap(13_000, 0)],
  [
    'a machine that was suspended, or a clock set forward by an hour',
    (machine) => {
      machine.set(HOUR);
      return machine.advance(0);
    },
  ],
];

describe.each(SLEEPS)('after %s', (_, sleep) => {
  it('an open window has all its time again', async () => {
    const scene = await sitDown(null);
    const { machine, count } = scene;
    await toTheWindow(scene);
    const bells = await count('bell');
    await machine.advance(HAMMER_MS - 500);
    await sleep(machine);
    await machine.advance(HAMMER_MS - 500);
    expect(await count('bell')).toBe(bells);
    // Within a second it was noticed.
    await machine.advance(1600);
    expect(await count('bell')).toBe(bells + 1);
  });

  it('nobody’s time is up, and nobody has paid for it', async () => {
    const scene = await sitDown(TIGHT);
    const { machine, count, pages } = scene;
    await machine.advance(5000);
    await sleep(machine);
    await machine.advance(15_000);
    expect(await count('flag')).toBe(0);
    const people = pages[0]!.reports.findLast((report) => report.kind === 'people')!;
    expect(people.people.seats.map(({ clock }) => clock!.bank)).toEqual([30_000, 30_000]);
    // What was left of the time begins again after the grace.
    await machine.advance(50_000);
    expect(await count('flag')).toBeGreaterThan(0);
  });
});

describe('two servers that slept together', () => {
  /** Another server is there; this one's heart asks the database on a wire of its own. */
  function besideAnother() {
    let wire = Promise.resolve();
    let mend = (): void => undefined;
    const storeOn: StoreOn = async (time) => {
      const store = await freshStore(time);
      open.push(store);
      const { kind } = store.database;
      const query: Database['query'] = async (...asked) => {
        await wire;
        return store.database.query(...asked);
      };
      const heartbeat = await Heartbeat.start({ kind, query } as Database, 'ours', time);
      open.push(heartbeat);
      return { ...store, heartbeat };
    };
    const hold = (): void => {
      wire = new Promise((resolve) => {
        mend = resolve;
      });
    };
    return { storeOn, hold, mend: () => mend() };
  }

  it('whoever moves first has not paid for it, even before a server knows of the other', async () => {
    const { storeOn, hold, mend } = besideAnother();
    const { machine, pages, players } = await sitDown(TIGHT, storeOn);
    await machine.advance(3000);
    hold();
    const hasMoved = (): boolean => pages[0]!.reports.some(({ kind }) => kind === 'step');
    for (const player of players) void player.play(() => !hasMoved());
    await machine.leap(40_000, 0);
    mend();
    await pages[0]!.until(hasMoved);
    const { people } = pages[0]!.reports.findLast((report) => report.kind === 'people')!;
    expect(people.seats.map(({ clock }) => clock!.bank)).toEqual([30_000, 30_000]);
  });
});

describe('a clock that was set back by an hour', () => {
  it('rings its bells and counts people’s time as before', async () => {
    const scene = await sitDown(TIGHT);
    const { machine, count } = scene;
    machine.set(-HOUR);
    // A little slower, until the wall has caught up.
    await machine.advance(43_000);
    expect(await count('flag')).toBe(1);
  });

  it('lets people talk', async () => {
    const { machine, pages } = await sitDown(null);
    const [anna] = pages as [Page];
    const say = async (id: string): Promise<void> => {
      anna.speak({ kind: 'say', id, text: `line ${id}` });
      await anna.first('said', (said) => said.id === id);
    };
    await say('a');
    machine.set(-HOUR);
    await machine.advance(1000);
    await say('b');
    await say('c');
  });
});
