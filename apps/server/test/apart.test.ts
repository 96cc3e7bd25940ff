// A fault of one room or one socket: the loops that look after all of them go on with the others.
import { WebSocket } from 'ws';
import { onTestFinished, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Bus } from '../src/cluster/bus.ts';
import { Complaints } from '../src/rooms/complaints.ts';
import { listFrozen } from '../src/rooms/frozen.ts';
import { LiveRoom } from '../src/rooms/live.ts';
import { Connection } from '../src/socket/connection.ts';
import type { Database } from '../src/store/database.ts';
import type { RoomStore } from '../src/store/room-store.ts';
import { HandClock } from './rooms-clock.ts';
import { passingHouse, passingStore, withRooms, type House } from './rooms-house.ts';
import { BOT, closePages, EMPTY, Page } from './rooms-page.ts';
import { WAIT } from './wait.ts';

afterEach(() => {
  vi.restoreAllMocks();
  closePages();
});

interface Said {
  readonly msg: string;
  readonly table?: string;
  readonly unsaid?: number;
}

const saidBy = ({ lines }: House): Said[] => lines.map((line) => JSON.parse(line) as Said);
const isHalted = (page: Page): boolean => page.reports.some(({ kind }) => kind === 'halted');

/** A table of one person who waits for nothing, and a bot. */
const begun = async (house: House): Promise<Page> => {
  const page = new Page(house, 'Anna');
  await page.create({ game: 'chicoree', others: [BOT] });
  await page.enter();
  await page.wish('start');
  await page.first('report', ({ report }) => report.kind === 'table');
  return page;
};

type Job = 'tick' | 'catchUp' | 'lose' | 'hear' | 'quietMark';

/** From now on this job throws in one room; returns the rooms that had their turn. */
const breakIn = (job: Job, broken: string): string[] => {
  const turns: string[] = [];
  const known = LiveRoom.prototype[job] as (...all: unknown[]) => unknown;
  vi.spyOn(LiveRoom.prototype, job).mockImplementation(function (
    this: LiveRoom,
    ...all: unknown[]
  ) {
    if (this.id === broken) throw new Error('planted');
    turns.push(this.id);
    return known.apply(this, all) as never;
  });
  return turns;
};

describe('a room that throws', () => {
  let clock: HandClock;
  let house: House;
  let bus: Record<'gap' | 'lost' | 'hint', (word: string) => void>;
  let pages: Page[];
  const marks = vi.fn<RoomStore['marks']>(() => Promise.resolve(new Map()));

  beforeEach(async () => {
    clock = new HandClock(Date.now());
    bus = { gap: () => undefined, lost: () => undefined, hint: () => undefined };
    const listening: Bus = {
      tell: () => undefined,
      listen: (hear) => {
        bus.hint = (table) => hear({ kind: 'room', table }, 'other');
      },
      onGap: (run) => {
        bus.gap = run;
      },
      onLost: (run) => {
        bus.lost = run;
      },
      close: () => Promise.resolve(),
    };
    const store = withRooms(await passingStore(), { marks });
    // As where several servers share a store: hints may be lost.
    const database = new Proxy(store.database, {
      get: (known, name: keyof Database) =>
        name === 'kind' ? 'postgres' : (known[name] as () => unknown).bind(known),
    });
    house = await passingHouse({ clock, bus: listening, store: { ...store, database } });
    pages = [await begun(house), await begun(house), await begun(house)];
  });

  const expectOneHalted = async (): Promise<void> => {
    const [first, ...others] = pages as [Page, Page, Page];
    await first.until(() => isHalted(first));
    expect(others.map(isHalted)).toEqual([false, false]);
    await vi.waitFor(
      async () =>
        expect((await listFrozen(house.store.database)).map(({ table }) => table)).toEqual([
          first.table,
        ]),
      WAIT,
    );
    expect(saidBy(house)).toMatchObject([
      { msg: 'a table broke', table: first.table },
      { msg: 'a table stands still', table: first.table },
    ]);
  };

  it('in its tick stands still; the rooms behind it are looked after', async () => {
    const turns = breakIn('tick', pages[0]!.table);
    await clock.advance(3000);
    for (const { table } of pages.slice(1))
      expect(turns.filter((id) => id === table)).toHaveLength(3);
    await expectOneHalted();
  });

  it.each(['tick', 'quietMark'] as const)(
    'in %s stands still; the others are compared with the store',
    async (job) => {
      breakIn(job, pages[0]!.table);
      marks.mockClear();
      await clock.advance(4000);
      expect(marks.mock.calls.at(-1)?.[0]).toEqual(
        expect.arrayContaining(pages.slice(1).map(({ table }) => table)),
      );
      await expectOneHalted();
    },
  );

  it.each([
    ['catchUp', 'gap'],
    ['lose', 'lost'],
  ] as const)('in %s stands still; the others have their turn', async (job, word) => {
    const turns = breakIn(job, pages[0]!.table);
    bus[word]('other');
    expect(turns).toEqual(pages.slice(1).map(({ table }) => table));
    await expectOneHalted();
  });

  it('at a hint of another server stands still; the next hint is heard', async () => {
    const turns = breakIn('hear', pages[0]!.table);
    for (const { table } of pages) bus.hint(table);
    expect(turns).toEqual(pages.slice(1).map(({ table }) => table));
    await expectOneHalted();
  });
});

/** True for the first one that it is asked about, and for no other. */
const firstOnly = (): ((one: object) => boolean) => {
  const first = new Set<object>();
  return (one) => {
    if (first.size === 0) first.add(one);
    return first.has(one);
  };
};

describe('a socket that throws', () => {
  it('in its beat is closed; the others are asked whether they are there', async () => {
    const house = await passingHouse();
    const [anna, bea] = [new Page(house, 'Anna'), new Page(house, 'Bea')];
    await anna.create({ others: [EMPTY, EMPTY] });
    await bea.join(anna.table);
    await anna.enterBare();
    await bea.enterBare();
    const isBroken = firstOnly();
    const asked = new Set<Connection>();
    vi.spyOn(Connection.prototype, 'beat').mockImplementation(function (this: Connection) {
      if (isBroken(this)) throw new Error('planted');
      asked.add(this);
    });
    await vi.waitFor(() => expect(asked.size).toBe(1), WAIT);
    await anna.until(() => anna.closeCode !== undefined);
    expect(bea.closeCode).toBeUndefined();
    expect(saidBy(house)).toMatchObject([{ msg: 'a socket broke' }]);
  });

  it('while a table is told something is closed; the others hear it', async () => {
    const house = await passingHouse();
    const pages = [new Page(house, 'Anna'), new Page(house, 'Bea'), new Page(house, 'Cléo')];
    const [anna, bea, cleo] = pages as [Page, Page, Page];
    await anna.create({ others: [EMPTY, EMPTY] });
    await bea.join(anna.table);
    await cleo.join(anna.table);
    for (const page of pages) await page.enterBare();
    const isBroken = firstOnly();
    // The pages of this test are clients of the same library, and send texts.
    const { send } = WebSocket.prototype as unknown as Record<'send', (...all: unknown[]) => void>;
    vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (
      this: WebSocket,
      ...all: unknown[]
    ) {
      if (all[0] instanceof Buffer && isBroken(this)) throw new Error('planted');
      send.apply(this, all);
    });
    const heard = [bea, cleo].map((page) => page.next('reaction'));
    bea.speak({ kind: 'react', what: 'bravo' });
    await Promise.all(heard);
    await anna.until(() => anna.closeCode !== undefined);
    expect([bea.closeCode, cleo.closeCode]).toEqual([undefined, undefined]);
    expect(saidBy(house)).toMatchObject([{ msg: 'a socket broke' }]);
  });
});

describe('complaints', () => {
  const plan = () => {
    const clock = new HandClock(0);
    const said: (readonly [number, string, unknown])[] = [];
    const write = ({ unsaid }: { readonly unsaid?: number }, what: string): void =>
      void said.push([clock.now(), what, unsaid]);
    const complaints = new Complaints({ clock, log: { info: write, warn: write, error: write } });
    onTestFinished(() => complaints.close());
    return { clock, said, complaints };
  };

  it('of one kind leave no other kind out', () => {
    const { said, complaints } = plan();
    complaints.make(new Error('away'), 'a');
    complaints.make(new Error('away'), 'b');
    expect(said).toEqual([
      [0, 'a', 0],
      [0, 'b', 0],
    ]);
  });

  it('that were left out are written later, also when no other follows', async () => {
    const { clock, said, complaints } = plan();
    for (let i = 0; i < 1000; i++) complaints.make(new Error('away'), 'a');
    await clock.advance(9999);
    expect(said).toHaveLength(1);
    await clock.advance(1);
    expect(said.slice(1)).toEqual([[10_000, 'a', 998]]);
    await clock.advance(60_000);
    expect(said).toHaveLength(2);
    expect(clock.timers).toBe(0);
    complaints.make(new Error('away'), 'a');
    expect(said).toHaveLength(3);
  });

  it('that were left out are written when the server ends', () => {
    const { said, complaints, clock } = plan();
    for (let i = 0; i < 3; i++) complaints.make(new Error('away'), 'a');
    complaints.close();
    expect(said.slice(1)).toEqual([[0, 'a', 1]]);
    expect(clock.timers).toBe(0);
  });
});
