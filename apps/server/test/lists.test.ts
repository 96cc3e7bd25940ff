// Lists of tables are cheap however often they are asked for, and say what is true now.
import type { Lobby, MyTable, Room } from '@tablee/wire';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { freshStore, openHouse, withRooms, type House } from './rooms-house.ts';
import { closePages, Page } from './rooms-page.ts';

let house: House;
let anna: Page;
let lobbies: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = await freshStore();
  lobbies = vi.fn((limit: number) => store.rooms.lobby(limit));
  house = await openHouse({ store: withRooms(store, { lobby: lobbies as never }) });
  onTestFinished(async () => {
    await house.close();
    await store.close();
  });
  anna = new Page(house, 'Anna');
});
afterEach(() => {
  closePages();
  vi.useRealTimers();
});

const lobby = async (): Promise<Lobby> =>
  (await new Page(house, 'Zoe').ask('GET', '/api/tables')).value as Lobby;
const mine = async (): Promise<MyTable[]> =>
  (await anna.ask('GET', '/api/me/tables')).value as MyTable[];

describe('the lobby', () => {
  it('is written once a second for all its readers', async () => {
    const { id } = await anna.create();
    const read = await Promise.all(Array.from({ length: 20 }, lobby));
    expect(new Set(read.map(({ open }) => open[0]?.id))).toEqual(new Set([id]));
    expect(lobbies).toHaveBeenCalledTimes(1);
    const { id: next } = await anna.create();
    vi.setSystemTime(Date.now() + 1000);
    expect((await lobby()).open.map((room) => room.id).sort()).toEqual([id, next].sort());
    expect(lobbies).toHaveBeenCalledTimes(2);
  });

  it('leaves out a room that cannot be written, and holds the others', async () => {
    const { id: broken } = await anna.create();
    const { id } = await anna.create();
    const name = 'a name that is far longer than any name may be';
    await house.store.database.query(
      `update rooms set document = replace(document, '"name":"Anna"', $1), revision = revision + 1
        where id = $2`,
      [`"name":"${name}"`, broken],
    );
    expect((await lobby()).open.map((room) => room.id)).toEqual([id]);
    expect((await mine()).map(({ room }) => room.id)).toEqual([id]);
    expect(house.lines.join('')).toContain(`"table":"${broken}"`);
    expect(house.lines.join('')).not.toContain(name);
  });

  it('is read again at once after a database that did not answer', async () => {
    const { id } = await anna.create();
    lobbies.mockRejectedValueOnce(new Error('away'));
    expect((await anna.ask('GET', '/api/tables')).status).toBe(500);
    expect((await lobby()).open).toMatchObject([{ id }]);
  });
});

describe('one’s own tables', () => {
  it('parse no document that has not changed', async () => {
    for (let i = 0; i < 5; i++) await anna.create();
    const before = await mine();
    const parse = vi.spyOn(JSON, 'parse');
    const after = await house.rooms.mine({ key: anna.key });
    const documents = parse.mock.calls.filter(([text]) => text.includes('"seats"'));
    parse.mockRestore();
    expect(documents).toHaveLength(0);
    expect(JSON.parse(after.toString())).toEqual(before);
    expect(before).toHaveLength(5);
  });

  it('say who sits there now, and when the table was last touched', async () => {
    const { id } = await anna.create();
    const names = ({ seats }: Room): string[] =>
      seats.map((seat) => (seat.kind === 'empty' ? '-' : seat.name));
    const [{ room: before }] = (await mine()) as [MyTable];
    expect(names(before)).toEqual(['Anna', '-', '-']);
    await new Page(house, 'Bea').join(id);
    await house.store.rooms.note(id, null, [], before.touched + 5000);
    const [{ room: after }] = (await mine()) as [MyTable];
    expect(names(after)).toEqual(['Anna', 'Bea', '-']);
    expect(after.touched).toBe(before.touched + 5000);
    expect((await anna.ask('GET', `/api/tables/${id}`)).value).toEqual(after);
  });
});
