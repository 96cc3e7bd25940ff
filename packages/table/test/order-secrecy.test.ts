// Nobody can tell whether somebody else has a standing order, changes it or drops it: not by one
// report more, not by one byte, not by the time at which something comes.
import { rngFor, type Rng, type Seat } from '@tablee/kit';
import type { ClockPlan } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import type { FakeGuest } from './fake-guest.ts';
import { legalMove, onlineTable, SECOND, until, type OnlineTable } from './online-setting.ts';
import { freshSeed, type GameId } from './table-setting.ts';

const OWNER: Seat = 1;
type Options = Readonly<Record<string, string>>;

/** Moves that can be written but are never legal, so that an order with them is only dropped. */
const NEVER: Readonly<Record<GameId, string>> = {
  whisper: 'bid 99',
  'nicht-die-bohne': 'take 9',
  'pas-de-bras': 'take 9',
  chicoree: 'bid 999',
};

/** Everything that others have received, each with the time at which it came. */
class Witness {
  readonly heard: string[] = [];
  constructor(table: OnlineTable, guest: FakeGuest) {
    const { clock } = table.room;
    const send = guest.send.bind(guest);
    guest.send = (report) => {
      this.heard.push(`${clock.now()} ${JSON.stringify(report)}`);
      send(report);
    };
  }
}

/** Sets, replaces, repeats and cancels orders that come to nothing. */
async function fuss({ room, guests }: OnlineTable, id: GameId, rng: Rng): Promise<void> {
  const owner = guests[OWNER]!;
  const order = `pick ${NEVER[id]}`;
  switch (rng.below(5)) {
    case 0:
      await owner.order(order);
      return;
    case 1:
      await owner.order(order);
      await owner.order(order);
      return;
    case 2:
      await owner.order(order);
      await owner.cancel();
      return;
    case 3:
      await owner.cancel();
      return;
    default:
      // Another page of the same owner sees it, too.
      if (!room.host.awaited.includes(OWNER)) await owner.order('pick nothing at all');
      return;
  }
}

/** A walk through a game, the same with and without orders. */
async function walk(id: GameId, options: Options, seed: string, plan: Plan): Promise<string[][]> {
  const clock = plan.clock === undefined ? {} : { clock: plan.clock };
  const table = await onlineTable(id, { seats: 3, options, seed, ...clock });
  const { game, room, guests } = table;
  const others = [guests[0]!, guests[2]!, room.guest({ seats: [] })];
  const witnesses = others.map((guest) => new Witness(table, guest));
  const rng = rngFor(seed, 'walk');
  const fussRng = rngFor(seed, 'fuss');
  for (let i = 0; i < 40 && !room.isOver; i++) {
    if (plan.withOrders) await fuss(table, id, fussRng);
    await room.clock.advance(rng.below(3) * SECOND);
    if (plan.withOrders) await fuss(table, id, fussRng);
    const asked = room.host.awaited;
    const seat = asked[rng.below(Math.max(1, asked.length))];
    if (seat !== undefined) {
      const count = game.rules.count(game.rules.view(room.host.log.state, seat), seat);
      await guests[seat]!.move(legalMove(game, room, seat, rng.below(count)));
    }
    if (rng.below(12) === 0) {
      const late = room.guest({ seats: [] });
      witnesses.push(new Witness(table, late));
      witnesses.at(-1)!.heard.push(late.bytes[0]!);
    }
  }
  await room.clock.advance(4 * SECOND);
  room.close();
  return witnesses.map(({ heard }) => heard);
}

interface Plan {
  readonly withOrders: boolean;
  readonly clock?: ClockPlan;
}

const FRESH = freshSeed();
describe.each(['pinned', FRESH])('seed %s', (seed) => {
  test.each<[GameId, Options]>([
    ['whisper', {}],
    ['nicht-die-bohne', {}],
    ['pas-de-bras', {}],
    ['chicoree', {}],
    ['chicoree', { auction: 'melee', hammer: '5' }],
  ])('%s %o: with and without orders, everyone else hears the same', async (id, options) => {
    for (const clock of [undefined, { kind: 'live', bank: 300, move: 20 } as const]) {
      const time = clock === undefined ? {} : { clock };
      const without = await walk(id, options, seed, { withOrders: false, ...time });
      const withOrders = await walk(id, options, seed, { withOrders: true, ...time });
      expect(without.flat().length).toBeGreaterThan(10);
      expect(withOrders).toEqual(without);
    }
  });
});

test('a move by order looks like the same move by hand at that moment', async () => {
  const run = async (byHandAt: number | undefined) => {
    const table = await onlineTable('nicht-die-bohne', { seats: 3, bench: false });
    const { game, room, guests } = table;
    const watcher = room.guest({ seats: [] });
    const witnesses = [guests[0]!, guests[2]!, watcher].map((one) => new Witness(table, one));
    await guests[0]!.move(legalMove(game, room, 0));
    const card = legalMove(game, room, OWNER, 2);
    if (byHandAt === undefined) await guests[OWNER]!.order(`pick ${card}`);
    else {
      await room.clock.advance(byHandAt - room.clock.now());
      await guests[OWNER]!.move(card);
    }
    await until(room, () => room.entries.includes(`choice ${OWNER} ${card}`));
    const at = room.clock.now();
    await guests[2]!.move(legalMove(game, room, 2));
    await room.clock.advance(10 * SECOND);
    return { at, heard: witnesses.map(({ heard }) => heard) };
  };
  const byOrder = await run(undefined);
  expect(await run(byOrder.at)).toEqual(byOrder);
});

test('a sealed choice that is changed sends nothing to others', async () => {
  for (const clock of [undefined, { kind: 'live', bank: 300, move: 20 } as const]) {
    const time = clock === undefined ? {} : { clock };
    const { game, room, guests } = await onlineTable('nicht-die-bohne', { seats: 3, ...time });
    await guests[0]!.move(legalMove(game, room, 0));
    const second = room.guest({ seats: [OWNER] });
    const others = [guests[0]!, guests[2]!, room.guest({ seats: [] })];
    await guests[OWNER]!.move(legalMove(game, room, OWNER, 0));
    await room.clock.advance(SECOND);
    const before = others.map(({ reports }) => reports.length);
    for (const place of [1, 2, 1, 3]) {
      const card = legalMove(game, room, OWNER, place);
      expect(await guests[OWNER]!.move(card)).toBeUndefined();
      expect(second.waiting.own).toBe(card);
      await room.clock.advance(SECOND);
    }
    expect(others.map(({ reports }) => reports.length)).toEqual(before);
  }
});
