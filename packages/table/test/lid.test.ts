// A table on one device whose lid is closed in the middle of an auction: whoever opens it again can
// still bid.
import { expect, test } from 'vitest';

import { MemoryStore } from '../testing/memory-store.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { SenseOfTime } from '../src/index.ts';
import { stacked } from './chicoree-pile.ts';
import { gameOf, planOf, Room } from './table-setting.ts';

const HOUR = 3_600_000;
const HAMMER = 5000;

test('the window has all its time again, and everyone is shown that', async () => {
  const clock = new HandClock(1_700_000_000_000);
  // The lid: the wall goes on, timers and the steady clock stand still.
  let asleep = 0;
  const sense = new SenseOfTime({
    wall: () => clock.now() + asleep,
    steady: () => clock.now(),
    after: (milliseconds, run) => clock.after(milliseconds, run),
  });
  const options = { auction: 'melee', hammer: '5' };
  const deal = stacked('C7 C1 C2 C3');
  const plan = planOf(await gameOf('chicoree'), { seats: 3, options, deal });
  const room = await Room.open(plan, new MemoryStore(), clock, {
    clock: sense,
    awakeSince: () => sense.awakeSince,
  });
  sense.onGap(() => room.host.woke());
  const guests = [0, 1, 2].map((seat) => room.guest({ seats: [seat] }));
  await guests[0]!.move('done');
  const bells = (): number => room.entries.filter((entry) => entry === 'bell').length;
  await clock.advance(HAMMER - 500);
  asleep += HOUR;
  await clock.advance(1000);
  expect(bells()).toBe(0);
  expect(guests[2]!.waiting.bell?.of).toBe(HAMMER);
  expect(guests[2]!.waiting.bell!.left).toBeGreaterThanOrEqual(HAMMER - 1000);
  expect(await guests[1]!.move('bid 1')).toBeUndefined();
  await clock.advance(HAMMER);
  expect(bells()).toBe(1);
});
