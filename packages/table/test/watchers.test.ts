// Many who come to watch: all of them see the same, so it is made once for all of them.
import { beforeEach, expect, test, vi } from 'vitest';

import { onlineTable, type OnlineTable } from './online-setting.ts';
import type { FakeGuest } from './fake-guest.ts';

let table: OnlineTable;
/** How often the table was looked at through the eyes of watchers. */
let looks: () => number;

beforeEach(async () => {
  table = await onlineTable('whisper', { seats: 2 });
  const view = vi.spyOn(table.game.rules, 'view');
  looks = () => view.mock.calls.filter(([, eyes]) => eyes === 'watcher').length;
  return () => view.mockRestore();
});

const crowd = (size: number): FakeGuest[] =>
  Array.from({ length: size }, () => table.room.guest({ seats: [] }));

test('however many come between two steps, the table is looked at once', async () => {
  const first = crowd(30);
  expect(looks()).toBe(1);
  expect(first.map(({ sight }) => sight.view)).toEqual(first.map(() => first[0]!.sight.view));
  for (const guest of table.guests) await guest.move('bid 0');
  const { length } = first[0]!.reports;
  expect(length).toBeGreaterThan(1);
  const before = looks();
  const second = crowd(30);
  expect(looks()).toBe(before + 1);
  // Who comes sees what those see who were there, and hears of everything.
  expect(second[29]!.sight.view).toEqual(first[0]!.sight.view);
  expect(second[29]!.sight).toMatchObject({ kind: 'table', from: 0, step: 2 });
});

test('who comes back is told the rest, also among many who see it for the first time', () => {
  crowd(2);
  const back = table.room.guest({ seats: [] }, 'watcher', { step: 1, undone: 0 });
  const fresh = crowd(1)[0]!;
  expect(back.sight).toMatchObject({ from: 1, told: [] });
  expect(fresh.sight).toMatchObject({ from: 0 });
  expect(fresh.sight).not.toMatchObject({ told: [] });
});

test('whatever is done in secret does not make it anew, and what is told about people does', async () => {
  const { guests } = table;
  crowd(1);
  const before = looks();
  await guests[0]!.move('bid 0');
  const [late] = crowd(1);
  // Nobody can tell by the time an answer takes.
  expect(looks()).toBe(before);
  expect(late!.sight.waiting.chosen).toEqual([0]);
  for (const guest of guests) await guest.vote('pause');
  const [later] = crowd(1);
  expect(later!.notes.map(({ kind }) => kind)).toEqual(['paused']);
});

test('those who come with any number of pasts are kept no longer than worth it', () => {
  for (let step = 0; step < 40; step++)
    table.room.guest({ seats: [] }, 'watcher', { step: step % 2, undone: 0 });
  expect(looks()).toBe(2);
});
