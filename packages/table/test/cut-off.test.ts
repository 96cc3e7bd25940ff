// A server that is cut off from the store while another one is not: whoever sits there cannot be heard,
// and is flagged by nobody before they had the time to go to the other one.
import { describe, expect, test } from 'vitest';

import { GRACE_MS, Host, type Store } from '../src/index.ts';
import { FakeGuest } from './fake-guest.ts';
import { legalMove, onlineTable, SECOND } from './online-setting.ts';

const CLOCK = { kind: 'live', bank: 10, move: 5 } as const;
/** What seat 0 has in all for its first move. */
const TIME_MS = 15 * SECOND;

/** Seat 0, whose turn it is, sits at a server of its own; the others at `room`, which knows that. */
async function apart() {
  const wish = { seats: 3, clock: CLOCK, bench: false, here: [1, 2] };
  const { game, room } = await onlineTable('nicht-die-bohne', wish);
  let isCut = false;
  const over = <T>(ask: () => Promise<T>): Promise<T> =>
    isCut ? Promise.reject(new Error('no way to the store')) : ask();
  const store: Store = {
    append: (...asked) => over(() => room.store.append(...asked)),
    entries: (...asked) => over(() => room.store.entries(...asked)),
  };
  const other = await Host.open(room.plan, { store, clock: room.clock });
  const guest = new FakeGuest({ seats: [0], name: 'other' }).join(other);
  room.host.hearElsewhere([0], 0);
  return {
    ...{ game, room, guest },
    cut: () => {
      isCut = true;
    },
    flags: () => room.entries.filter((text) => text.startsWith('flag')),
  };
}

describe('who sits at another server', () => {
  test('is flagged by that one when their time is up', async () => {
    const { room, flags } = await apart();
    await room.clock.advance(TIME_MS - 1);
    expect(flags()).toEqual([]);
    await room.clock.advance(1);
    expect(flags()).toEqual(['flag 0']);
  });

  test('is flagged here only later, where that one does not do it', async () => {
    const { room, cut, flags } = await apart();
    cut();
    await room.clock.advance(TIME_MS + 8 * SECOND);
    expect(flags()).toEqual([]);
    await room.clock.advance(2 * SECOND);
    expect(flags()).toEqual(['flag 0']);
  });

  test('has no more time for having gone from there', async () => {
    const { room, cut, flags } = await apart();
    cut();
    await room.clock.advance(TIME_MS - SECOND);
    room.host.hearElsewhere([], 0);
    await room.clock.advance(SECOND);
    expect(flags()).toEqual(['flag 0']);
  });
});

describe('who sat at a server that is lost', () => {
  /** Cut off when there was a second left, and found to be lost. */
  async function lost() {
    const table = await apart();
    await table.room.clock.advance(TIME_MS - SECOND);
    table.cut();
    await table.room.clock.advance(8 * SECOND);
    table.room.host.hearElsewhere([], 0, [0]);
    return table;
  }

  test('may still move at another one', async () => {
    const { game, room, flags } = await lost();
    await room.clock.advance(GRACE_MS / 2);
    const again = room.guest({ seats: [0] });
    await room.clock.advance(GRACE_MS / 2 - SECOND);
    expect(await again.move(legalMove(game, room, 0))).toBeUndefined();
    expect(flags()).toEqual([]);
  });

  test('is flagged after the grace: nobody can tell them from who is gone', async () => {
    const { room, flags } = await lost();
    await room.clock.advance(GRACE_MS - 1);
    expect(flags()).toEqual([]);
    await room.clock.advance(1);
    expect(flags()).toEqual(['flag 0']);
  });
});
