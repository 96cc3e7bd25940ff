// Asking the server: what is sent, what is believed of the answer, and what is asked twice.
import { ROOM } from '@tablee/table/testing';
import { API_CODES, SKIPS_UNKNOWN } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import { Api, ApiFailure, type ApiPorts } from '../src/app/api.ts';

const KEY = 'k'.repeat(43);
const TOKEN = 't'.repeat(43);
const SEATED = { room: ROOM, seat: 0, token: TOKEN };
const WHO = { name: 'Rosa', face: 1 };

type Reply = { status?: number; body?: unknown; type?: string } | 'silence';

function setUp(replies: readonly Reply[], more: { key?: string; isOnline?: boolean } = {}) {
  const asked: { path: string; method: string; headers: Record<string, string>; body?: string }[] =
    [];
  const waited: number[] = [];
  let key = more.key;
  const ports: ApiPorts = {
    fetch: (path, { method, headers, body }) => {
      const reply = replies[Math.min(asked.length, replies.length - 1)]!;
      asked.push({ path, method, headers, ...(body === undefined ? {} : { body }) });
      if (reply === 'silence') return Promise.reject(new TypeError('Failed to fetch'));
      const { status = 200, body: said = null, type = 'application/json' } = reply;
      return Promise.resolve({
        ok: status < 400,
        status,
        headers: { get: () => type },
        text: () => Promise.resolve(typeof said === 'string' ? said : JSON.stringify(said)),
      });
    },
    key: () => key,
    needKey: () => (key ??= KEY),
    token: (table) => (table === ROOM.id ? TOKEN : undefined),
    isOnline: () => more.isOnline ?? true,
    wait: (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
    limit: () => new AbortController().signal,
  };
  return { api: new Api(ports), asked, waited };
}

const failing = async (deed: Promise<unknown>): Promise<ApiFailure> => {
  const error: unknown = await deed.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiFailure);
  return error as ApiFailure;
};

describe('what is sent', () => {
  test('a key only where one is needed, and never in the address', async () => {
    const { api, asked } = setUp([{ body: { open: [], running: [] } }, { body: SEATED }]);
    await api.lobby();
    await api.join(ROOM.id, WHO);
    expect(asked[0]!.headers['Authorization']).toBeUndefined();
    expect(asked[1]!.headers['Authorization']).toBe(`Bearer ${KEY}`);
    expect(asked[1]!.headers['X-Seat']).toBe(TOKEN);
    expect(asked.map(({ path }) => path)).toEqual(['/api/tables', `/api/tables/${ROOM.id}/join`]);
    expect(JSON.parse(asked[1]!.body!)).toEqual(WHO);
  });

  test('what changes a room', async () => {
    const { api, asked } = setUp([{ body: ROOM }], { key: KEY });
    await api.change(ROOM.id, 'kick', { seat: 2 });
    await api.change(ROOM.id, 'swap', { a: 0, b: 1 });
    await api.change(ROOM.id, 'fill', { seat: 1, with: { kind: 'empty' } });
    await api.change(ROOM.id, 'resize', { seats: 5 });
    await api.change(ROOM.id, 'host', { seat: 3 });
    await api.change(ROOM.id, 'silence', { seat: 1, isSilenced: true });
    await api.change(ROOM.id, 'settings', ROOM.settings);
    expect(await api.change(ROOM.id, 'start', {})).toEqual(ROOM);
    const bodies = asked.map(({ path, body }) => [
      path.split('/').at(-1),
      JSON.parse(body!) as unknown,
    ]);
    expect(bodies).toEqual([
      ['kick', { seat: 2 }],
      ['swap', { a: 0, b: 1 }],
      ['fill', { seat: 1, with: { kind: 'empty' } }],
      ['resize', { seats: 5 }],
      ['host', { seat: 3 }],
      ['silence', { seat: 1, isSilenced: true }],
      ['settings', ROOM.settings],
      ['start', {}],
    ]);
  });
});

describe('what is believed', () => {
  test('what the wire describes; fields of a later release are skipped', async () => {
    const { api, asked } = setUp([{ body: { ...ROOM, hat: 'x' } }]);
    expect(await api.room(ROOM.id)).toEqual(ROOM);
    expect(asked[0]!.headers[SKIPS_UNKNOWN]).toBe('1');
  });

  test('an answer without a field that the page needs is of another version', async () => {
    const { state: _, ...rest } = ROOM;
    expect((await failing(setUp([{ body: rest }]).api.room(ROOM.id))).code).toBe('other-version');
  });

  test('a refusal for a reason of a later release is a refusal all the same', async () => {
    const body = { code: 'too-windy', facts: {}, hat: 'x' };
    const { api } = setUp([{ status: 404, body }]);
    expect((await failing(api.change(ROOM.id, 'start', {}))).code).toBe('broken');
  });

  test('a list, each of its parts', async () => {
    const mine = { room: ROOM, seat: 0, isMyTurn: true };
    const { api } = setUp([
      { body: [mine, mine] },
      { body: [mine, { ...mine, seat: -1 }] },
      { body: {} },
    ]);
    expect(await api.myTables()).toEqual([mine, mine]);
    expect((await failing(api.myTables())).code).toBe('other-version');
    expect((await failing(api.myTables())).code).toBe('other-version');
  });

  test.each(API_CODES)('a refusal with the code %s', async (code) => {
    const { api } = setUp([{ status: 409, body: { code, rule: 'CH-05', facts: { seats: 9 } } }]);
    const failure = await failing(api.change(ROOM.id, 'start', {}));
    expect(failure).toMatchObject({ code, rule: 'CH-05', facts: { seats: 9 } });
  });

  test('a page instead of an answer means: no server behind this site', async () => {
    const { api } = setUp([{ body: '<!doctype html>', type: 'text/html; charset=utf-8' }]);
    expect((await failing(api.lobby())).code).toBe('no-server');
  });

  test('a broken answer is broken', async () => {
    expect((await failing(setUp([{ body: '{' }]).api.lobby())).code).toBe('broken');
    expect((await failing(setUp([{ status: 500, body: 'oh' }]).api.lobby())).code).toBe('broken');
  });
});

describe('when no answer comes', () => {
  test('questions are asked again, three times in all', async () => {
    const { api, asked, waited } = setUp(['silence']);
    expect((await failing(api.lobby())).code).toBe('no-answer');
    expect(asked).toHaveLength(3);
    expect(waited).toHaveLength(2);
  });

  test('a server that was only restarting is found again', async () => {
    const { api, asked } = setUp(['silence', { status: 503 }, { body: ROOM }]);
    expect(await api.room(ROOM.id)).toEqual(ROOM);
    expect(asked).toHaveLength(3);
  });

  test('sitting down is asked again: who sits there gets their own seat', async () => {
    const { api } = setUp(['silence', { body: SEATED }]);
    expect(await api.join(ROOM.id, WHO)).toEqual(SEATED);
  });

  test('what would be done twice is not', async () => {
    for (const ask of ['create', 'start', 'swap', 'kick'] as const) {
      const { api, asked } = setUp(['silence'], { key: KEY });
      const deed =
        ask === 'create'
          ? api.create({ game: 'chicoree', ...WHO, settings: ROOM.settings, others: [] })
          : ask === 'swap'
            ? api.change(ROOM.id, 'swap', { a: 0, b: 1 })
            : ask === 'kick'
              ? api.change(ROOM.id, 'kick', { seat: 1 })
              : api.change(ROOM.id, 'start', {});
      expect((await failing(deed)).code).toBe('no-answer');
      expect(asked).toHaveLength(1);
    }
  });

  test('without a network nothing is asked again', async () => {
    const { api, asked } = setUp(['silence'], { isOnline: false });
    expect((await failing(api.lobby())).code).toBe('no-network');
    expect(asked).toHaveLength(1);
  });
});
