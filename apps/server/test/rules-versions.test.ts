// Tables on a real store whose game gets newer rules while they are played: on servers one after the other,
// and on two at once.
import { readRecord, Replay, type AnyRules, type Notation, type Upgrade } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { Host, setupBy, type Entry, type Halt, type HostPlan } from '@tablee/table';
import type { Sheet } from '@tablee/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { whisperOf } from '../../../packages/kit/test/old-whisper.ts';
import { WHISPER_META } from '../../../packages/kit/test/whisper.ts';
import { listFrozen } from '../src/rooms/frozen.ts';
import { GroupLogStore } from '../src/store/log-store.ts';
import type { OpenStore } from '../src/store/open-store.ts';
import { SqlRoomStore } from '../src/store/room-store.ts';
import type { RoomStore } from '../src/store/room-store.ts';
import { busPair, freshStore, openHouse, realClock, withRooms, type House } from './rooms-house.ts';
import { BOT, closePages, EMPTY, Page, SETTINGS, playerAt } from './rooms-page.ts';
import { document, KINDS, openDatabaseHouse, SECRET, within } from './store-house.ts';
import { WAIT } from './wait.ts';

const GAME = 'nicht-die-bohne';

/** Under rules 1 one opened a trick instead of leading to it. */
const UPGRADE: Upgrade = {
  from: 1,
  upgrade: ({ options, lines }) => ({
    options,
    lines: lines.map((line) => line.replace(/^(\d+) open /, '$1 lead ')),
  }),
};

function versions(real: AnyRules): Readonly<Record<'old' | 'fresh' | 'lost', AnyRules>> {
  const notation: Notation<unknown> = {
    kinds: real.notation.kinds,
    format: (move) => real.notation.format(move).replace(/^lead /, 'open '),
    parse: (text) => real.notation.parse(text.replace(/^lead /, '? ').replace(/^open /, 'lead ')),
  };
  const old = { ...real, version: 1, upgrades: [], notation };
  const fresh = { ...real, version: 2, upgrades: [UPGRADE] };
  return { old, fresh, lost: { ...fresh, upgrades: [] } };
}

let store: OpenStore;
let rules: ReturnType<typeof versions>;
/** The rules of a server that opens a table now. */
let now: AnyRules;
let houses: House[];
const { a, b } = busPair();

beforeEach(async () => {
  const entry = findGame(GAME)!;
  rules = versions(await entry.rules());
  now = rules.old;
  vi.spyOn(entry, 'rules').mockImplementation(() => Promise.resolve(now));
  store = await freshStore();
  houses = [];
});
afterEach(async () => {
  closePages();
  for (const house of houses) await house.close();
  await store.close();
  vi.restoreAllMocks();
});

const open = async (by: AnyRules, bus = a, rooms: Partial<RoomStore> = {}): Promise<House> => {
  now = by;
  const house = await openHouse({ store: withRooms(store, rooms), bus });
  houses.push(house);
  return house;
};

const close = async (house: House): Promise<void> => {
  closePages();
  houses.splice(houses.indexOf(house), 1);
  await house.close();
};

const texts = async (id: string): Promise<string[]> =>
  (await store.logs.entries(id)).map(({ text }) => text);
const haltsOf = ({ reports }: Page): unknown[] => reports.filter(({ kind }) => kind === 'halted');
const isSeen = ({ reports }: Page): boolean => reports.some(({ kind }) => kind === 'table');

/** A table of one person and bots under rules 1, at which that person has led. */
async function begun(house: House) {
  const anna = new Page(house, 'Anna');
  const { id } = await anna.create({
    others: [BOT, BOT],
    settings: { ...SETTINGS, options: { first: '0', rounds: '1' } },
  });
  await anna.enter();
  await anna.wish('start');
  const player = await playerAt(anna);
  await player.play(() => !anna.reports.some((one) => one.kind === 'step' && one.step > 3));
  await vi.waitFor(async () => expect((await texts(id)).some(isOpen)).toBe(true), WAIT);
  return { anna, id };
}
const isOpen = (text: string): boolean => text.includes(' open ');

/** The same person comes back to it. */
async function back({ key, token, room }: Page, house: House): Promise<Page> {
  const page = new Page(house, 'Anna', key);
  Object.assign(page, { token, room, seat: 0 });
  await page.enter();
  return page;
}

describe('a table that was begun under rules 1', () => {
  it('is played to its end under rules 2, and its record is one of rules 2', async () => {
    const first = await open(rules.old);
    const { anna, id } = await begun(first);
    await close(first);
    expect((await store.rooms.find(id))?.document.sheet?.rules).toBe(1);
    const before = await texts(id);
    const second = await open(rules.fresh);
    const again = await back(anna, second);
    await (await playerAt(again)).play();
    await again.roomIn('over');
    const after = await texts(id);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after[before.length]).toBe('rules 2');
    expect(after.slice(before.length).some(isOpen)).toBe(false);
    const { value } = await again.ask('GET', `/api/tables/${id}/record`);
    const record = readRecord(String(value));
    if (!record.ok) throw new Error(String(value));
    expect(record.value.header.rules).toBe(2);
    expect(record.value.lines.some(isOpen)).toBe(false);
    const setup = { seats: 3, options: { rounds: 1, first: 0 } };
    const replay = new Replay(rules.fresh, setup, record.value);
    while (!replay.done) expect(replay.next()).toMatchObject({ ok: true });
    expect([replay.missing(), replay.log.pending.kind]).toEqual([undefined, 'over']);
  });

  it('is refused where nothing leads to rules 2: players hear why, and it stays as it is', async () => {
    const first = await open(rules.old);
    const { anna, id } = await begun(first);
    await close(first);
    const before = await store.logs.entries(id);
    const second = await open(rules.lost);
    const again = await back(anna, second);
    await vi.waitFor(
      () => expect(haltsOf(again)).toEqual([{ kind: 'halted', why: 'rules-too-old' }]),
      WAIT,
    );
    expect(isSeen(again)).toBe(false);
    expect(await store.logs.entries(id)).toEqual(before);
    expect(await listFrozen(store.database), 'nothing is broken').toEqual([]);
    await close(second);
    // The version before still plays it.
    const third = await back(anna, await open(rules.old));
    await vi.waitFor(() => expect(isSeen(third)).toBe(true), WAIT);
  });

  it('gives no record where nothing leads to rules 2', async () => {
    const first = await open(rules.old);
    const { anna, id } = await begun(first);
    await (await playerAt(anna)).play();
    await anna.roomIn('over');
    await close(first);
    const second = new Page(await open(rules.lost), 'Bea');
    expect(await second.ask('GET', `/api/tables/${id}/record`)).toMatchObject({
      status: 409,
      value: { code: 'rules-too-old' },
    });
  });
});

describe('two servers with different rules', () => {
  it('the older one stands still where the newer one has written, which goes on', async () => {
    const done: string[] = [];
    const old = await open(rules.old, a, {
      note: (...all) => {
        done.push('note');
        return store.rooms.note(...all);
      },
      postpone: (...all) => {
        done.push('postpone');
        return store.rooms.postpone(...all);
      },
    });
    const anna = new Page(old, 'Anna');
    const { id } = await anna.create({ others: [EMPTY, BOT] });
    const fresh = await open(rules.fresh, b);
    const bea = new Page(fresh, 'Bea');
    await bea.join(id);
    now = rules.old;
    await anna.enter();
    await anna.wish('start');
    await vi.waitFor(() => expect(isSeen(anna)).toBe(true), WAIT);
    now = rules.fresh;
    await bea.enter();
    await vi.waitFor(() => expect(isSeen(bea)).toBe(true), WAIT);
    // Somebody says something on the newer one.
    bea.command({ kind: 'vote', id: 'vote-1', seat: bea.seat, what: 'pause' });
    await vi.waitFor(() => expect(haltsOf(anna)).not.toEqual([]), WAIT);
    expect(haltsOf(anna)).toContainEqual({ kind: 'halted', why: 'rules-newer' });
    expect(haltsOf(bea)).toEqual([]);
    expect(await listFrozen(store.database)).toEqual([]);
    // The older one looks after it, and leaves what the newer one has noted of whom it waits for.
    await vi.waitFor(() => expect(done).toContain('postpone'), WAIT);
    expect(done.slice(done.indexOf('postpone'))).not.toContain('note');
    const moved = await back(anna, fresh);
    await vi.waitFor(() => expect(isSeen(moved)).toBe(true), WAIT);
    expect((await texts(id)).filter((text) => text === 'rules 2')).toHaveLength(1);
  });
});

describe.each(KINDS)('in %s', (kind) => {
  const plan = async (version: number): Promise<HostPlan> => {
    const player = { kind: 'person', name: 'Anna', face: 0 } as const;
    const rules = whisperOf(version);
    const sheet: Sheet = {
      ...{ id: 'walker', game: 'whisper', mode: 'online', rules: 1, commit: 'c0' },
      options: { first: 0, laps: 2 },
      players: [player, player],
    };
    const played = await setupBy(rules, WHISPER_META, sheet);
    return { rules, sheet, ...played, deal: ({ from, take }) => from.slice(0, take) };
  };

  it('a log of rules 1 is played on by rules 2 and 3, and left alone by rules 1 after that', () =>
    within(openDatabaseHouse(kind), async (database, other) => {
      await new SqlRoomStore(database).create(document('walker'), SECRET, null);
      const halts: Halt['why'][] = [];
      const onHalt = ({ why }: Halt): void => void halts.push(why);
      const play = async (version: number, seat: number, move: string): Promise<void> => {
        const logs = new GroupLogStore(version === 2 ? other : database);
        const host = await Host.open(await plan(version), {
          clock: realClock,
          store: logs,
          onHalt,
        });
        const visit = host.join({ seats: [seat], isPerson: true, send: () => undefined }, seat);
        const { steps } = host.log;
        await visit.receive({ kind: 'move', id: `${version}/${seat}`, seat, step: steps, move });
        host.close();
      };
      await play(1, 0, 'offer 1');
      await play(2, 1, 'bid 0');
      await play(3, 1, 'bid 2');
      await play(1, 0, 'offer 3');
      expect(halts).toEqual(['rules-newer']);
      const entries: readonly Entry[] = await new GroupLogStore(other).entries('walker');
      expect(entries.map(({ text }) => text)).toEqual([
        'chance ace two',
        'choice 0 offer 1',
        'rules 2',
        'choice 1 bid 0',
        'sealed 0 bid 1 ; 1 bid 0',
        'rules 3',
        '1 bid 2',
      ]);
    }));
});
