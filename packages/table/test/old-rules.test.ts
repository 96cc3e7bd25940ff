// Tables that outlive their rules: what was written under older ones is read as the present ones spell it,
// the log stays as it is, and whoever cannot play a table says so and writes nothing.
import {
  readRecord,
  Replay,
  rngFor,
  secretFrom,
  type AnyRules,
  type Seat,
  type Upgrade,
} from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { whisperOf } from '../../kit/test/old-whisper.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import {
  openLedger,
  recordOf,
  setupBy,
  TableClient,
  type Halt,
  type HostPlan,
} from '../src/index.ts';
import type { FakeGuest } from './fake-guest.ts';
import { freshSeed, gameOf, planOf, Room } from './table-setting.ts';

/** What a home with these rules opens a table with that was begun under those. */
async function planBy(rules: AnyRules, begun: number, seats = 2): Promise<HostPlan> {
  const game = await gameOf('whisper');
  const plan = planOf({ ...game, rules }, { seats, mode: 'online' });
  const { rounds, ...rest } = plan.setup.options;
  const options = begun === 1 ? { ...rest, laps: rounds! } : plan.setup.options;
  const sheet = { ...plan.sheet, rules: begun, options };
  return { ...plan, sheet, ...(await setupBy(rules, game.meta, sheet)) };
}

/** One home after the other, on the same store. */
class Homes {
  readonly store = new MemoryStore();
  readonly clock = new HandClock();
  readonly halts: Halt[] = [];
  #opened = 0;

  async open(rules: AnyRules | number, begun = 1): Promise<Room> {
    const plan = await planBy(typeof rules === 'number' ? whisperOf(rules) : rules, begun);
    const name = `home-${(this.#opened += 1)}`;
    const onHalt = (halt: Halt): void => void this.halts.push(halt);
    return Room.open(plan, this.store, this.clock, { name, onHalt });
  }

  get texts(): readonly string[] {
    return this.store.texts('table-1');
  }
}

/** A table begun under rules 1, at which seat 0 has chosen and seat 1 has not. */
async function begun() {
  const homes = new Homes();
  const room = await homes.open(1);
  const [anna] = room.everyone();
  expect(await anna!.move('offer 1')).toBeUndefined();
  room.close();
  expect(homes.texts.slice(1)).toEqual(['choice 0 offer 1']);
  return homes;
}

/** The same, with both chosen: seat 0 bids highest, and the window is open. */
async function raising() {
  const homes = new Homes();
  const room = await homes.open(1);
  const guests = room.everyone();
  await guests[0]!.move('offer 1');
  await guests[1]!.move('offer 0');
  return { homes, room, guests };
}

const haltOf = ({ reports }: FakeGuest): unknown => reports.find(({ kind }) => kind === 'halted');

describe('a table kept by older rules', () => {
  test('goes on where it was, and says under which rules from its next entry on', async () => {
    const homes = await begun();
    const before = homes.texts;
    const room = await homes.open(2);
    const [anna, bea] = room.everyone();
    expect(anna!.waiting).toMatchObject({ own: 'bid 1', chosen: [0] });
    expect(homes.texts, 'nobody has done anything').toEqual(before);
    expect(await bea!.move('bid 0')).toBeUndefined();
    expect(await bea!.move('bid 2')).toBeUndefined();
    expect(homes.texts).toEqual([
      ...before,
      'rules 2',
      'choice 1 bid 0',
      'sealed 0 bid 1 ; 1 bid 0',
      '1 bid 2',
    ]);
    await room.reopen();
    expect(room.guest({ seats: [0] }).waiting.kind).toBe('open');
    expect(homes.halts).toEqual([]);
  });

  test('is one of the first rules where no version was kept', async () => {
    const homes = await begun();
    const plan = await planBy(whisperOf(2), 1);
    const { rules: _, ...sheet } = plan.sheet;
    const room = await Room.open({ ...plan, sheet }, homes.store, homes.clock);
    expect(room.guest({ seats: [0] }).waiting.own).toBe('bid 1');
  });

  test.each([[[1, 3]], [[1, 2, 3]]])('walks through the rules %o', async (versions) => {
    const { homes, room, guests } = await raising();
    expect(await guests[1]!.move('offer 2')).toBeUndefined();
    room.close();
    for (const [n, version] of versions.slice(1).entries()) {
      const next = await homes.open(version);
      // They raise by turns.
      expect(await next.guest({ seats: [n % 2] }).move(`bid ${3 + n}`)).toBeUndefined();
      next.close();
    }
    const last = await homes.open(3);
    await homes.clock.advance(10_000);
    const [winner] = last.host.awaited;
    expect(await last.guest({ seats: [winner!] }).move('name two')).toBeUndefined();
    expect(last.isOver).toBe(true);
    const markers = homes.texts.filter((text) => text.startsWith('rules '));
    expect(markers).toEqual(versions.slice(1).map((version) => `rules ${version}`));
    expect(last.lines).toContain(`price ${versions.length + 1}`);
    expect(homes.halts).toEqual([]);
  });

  test('is shown as the rules have it that it is played by', async () => {
    const homes = await begun();
    const room = await homes.open(2);
    const { sight } = room.guest({ seats: [1] });
    expect(sight.kind === 'table' && sight.sheet).toMatchObject({
      rules: 2,
      options: { rounds: 2, bids: 'open' },
    });
    expect(sight.kind === 'table' && sight.sheet.options).not.toHaveProperty('laps');
  });

  test('has its picked moves spelled anew; what else was ordered is off', async () => {
    const { homes, room, guests } = await raising();
    expect(await guests[0]!.order('pick say two')).toBeUndefined();
    room.store.fill('table-1', [{ text: 'order 1 raise 3', at: 1 }]);
    room.close();
    const next = await homes.open(3);
    const [anna, bea] = next.everyone();
    expect([anna!.waiting.order, bea!.waiting.order]).toEqual(['pick name two', undefined]);
    await homes.clock.advance(20_000);
    expect(homes.texts.slice(-4)).toEqual(['rules 3', 'bell', 'cancel 0', '0 name two']);
    expect(next.isOver).toBe(true);
  });

  test('tells nobody that it says so', async () => {
    const homes = await begun();
    const room = await homes.open(2);
    const [anna, bea] = room.everyone();
    const heard = bea!.reports.length;
    expect(await anna!.order('raise 3')).toBeUndefined();
    expect(homes.texts.slice(-2)).toEqual(['rules 2', 'order 0 raise 3']);
    expect(bea!.reports).toHaveLength(heard);
  });

  test('gives a record of the rules whose lines it has', async () => {
    const { homes, room } = await raising();
    await homes.clock.advance(10_000);
    const [anna] = room.everyone();
    expect(await anna!.move('say two')).toBeUndefined();
    const secret = secretFrom('any');
    for (const version of [1, 2, 3]) {
      const plan = await planBy(whisperOf(version), 1);
      const { log } = openLedger(plan, homes.store.all('table-1'));
      const text = recordOf({ sheet: plan.sheet, log, secret, firstBy: 'host' })!;
      const record = readRecord(text);
      if (!record.ok) throw new Error(text);
      expect(record.value.header.rules).toBe(version);
      expect(Object.keys(record.value.header.options)).toContain(version === 1 ? 'laps' : 'rounds');
      const replay = new Replay(plan.rules, plan.setup, record.value);
      while (!replay.done) expect(replay.next()).toMatchObject({ ok: true });
      expect(replay.missing()).toBeUndefined();
      expect(replay.log.pending.kind).toBe('over');
    }
  });
});

describe('a snapshot', () => {
  test('of a table that is still written under older rules is of no use', async () => {
    const homes = await begun();
    const fresh = await homes.open(2);
    const { data } = fresh.host.snapshot();
    const old = await homes.open(1);
    await old.guest({ seats: [1] }).move('offer 2');
    await fresh.reopen({ snapshot: data });
    expect(fresh.lines.slice(1)).toEqual(['sealed 0 bid 1 ; 1 bid 2']);
    expect(homes.halts).toEqual([]);
  });

  test('made after that spares the upgrade, too', async () => {
    const homes = await begun();
    const room = await homes.open(2);
    await room.guest({ seats: [1] }).move('bid 0');
    const { length, data } = room.host.snapshot();
    const entries = homes.store.entries.bind(homes.store);
    const asked: unknown[] = [];
    homes.store.entries = (table, from) => {
      asked.push(from);
      return entries(table, from);
    };
    await room.reopen({ snapshot: data });
    expect(asked).toEqual([length]);
    expect(await room.guest({ seats: [1] }).move('bid 3')).toBeUndefined();
    expect(homes.texts.filter((text) => text === 'rules 2')).toHaveLength(1);
  });
});

describe('two homes with different rules', () => {
  test('the older one stops at what the newer one wrote, which goes on; nothing is lost', async () => {
    const homes = new Homes();
    const old = await homes.open(1);
    const fresh = await homes.open(2);
    const anna = old.guest({ seats: [0] });
    const bea = fresh.guest({ seats: [1] });
    expect(await anna.move('offer 1')).toBeUndefined();
    // The newer one reads what the older one still writes.
    await fresh.host.refresh();
    expect(bea.waiting.chosen).toEqual([0]);
    expect(await bea.move('bid 0')).toBeUndefined();
    const { length } = homes.texts;
    expect(await anna.move('offer 2')).toMatchObject({ code: 'halted' });
    expect(haltOf(anna)).toEqual({ kind: 'halted', why: 'rules-newer' });
    expect(homes.halts).toMatchObject([{ why: 'rules-newer', length: 2 }]);
    await homes.clock.advance(1);
    expect(homes.texts).toHaveLength(length);
    const again = fresh.guest({ seats: [0] });
    expect(again.sight.step).toBe(2);
    await homes.clock.advance(10_000);
    expect(await again.move('say two')).toBeUndefined();
    expect(fresh.isOver).toBe(true);
    expect(homes.halts).toHaveLength(1);
  });

  test('who was first wins, and the newer one goes on behind that', async () => {
    const homes = await begun();
    const fresh = await homes.open(2);
    const bea = fresh.guest({ seats: [1] });
    homes.store.writeFirst('table-1', { text: 'choice 0 offer 2', at: 1 });
    expect(await bea.move('bid 1')).toBeUndefined();
    expect(homes.texts.slice(1)).toEqual([
      'choice 0 offer 1',
      'choice 0 offer 2',
      'rules 2',
      'choice 1 bid 1',
      'sealed 0 bid 2 ; 1 bid 1',
    ]);
  });
});

describe('a table that these rules cannot play', () => {
  const LOST: readonly [string, (rules: AnyRules) => AnyRules][] = [
    ['nothing leads here', (rules) => ({ ...rules, upgrades: [] })],
    ['a step too many', (rules) => upgrading(rules, (lines) => [...lines, ...lines.slice(0, 1)])],
    ['a step too few', (rules) => upgrading(rules, (lines) => lines.slice(1))],
    ['lines that nobody can play', (rules) => upgrading(rules, (lines) => lines)],
    [
      'an upgrade that breaks',
      (rules) =>
        upgrading(rules, () => {
          throw new Error('a fault in the upgrade');
        }),
    ],
  ];

  const upgrading = (rules: AnyRules, change: (lines: readonly string[]) => readonly string[]) => {
    const [first, ...rest] = rules.upgrades;
    const upgrade: Upgrade['upgrade'] = (game) => ({
      ...first!.upgrade(game),
      lines: change(game.lines),
    });
    return { ...rules, upgrades: [{ from: 1, upgrade }, ...rest] };
  };

  test.each(LOST)('is refused with the reason, and nothing is written: %s', async (_, spoil) => {
    const homes = await begun();
    const before = homes.texts;
    const room = await homes.open(spoil(whisperOf(2)));
    expect(homes.halts).toMatchObject([{ why: 'rules-too-old' }]);
    const anna = room.guest({ seats: [0] });
    expect(anna.reports).toEqual([{ kind: 'halted', why: 'rules-too-old' }]);
    await homes.clock.advance(60_000);
    expect([room.host.due, room.host.awaited]).toEqual([null, []]);
    expect(homes.texts).toEqual(before);
    room.close();
    // Where something leads there, it goes on.
    expect((await homes.open(2)).guest({ seats: [0] }).waiting.own).toBe('bid 1');
  });

  test('is refused where its options mean nothing any more', async () => {
    const homes = await begun();
    const rules = whisperOf(2);
    const upgrade: Upgrade['upgrade'] = ({ options, lines }) => ({ options, lines });
    const room = await homes.open({ ...rules, upgrades: [{ from: 1, upgrade }] });
    expect(room.guest({ seats: [0] }).reports).toEqual([{ kind: 'halted', why: 'rules-too-old' }]);
    expect(() => openLedger(room.plan, homes.store.all('table-1'))).toThrow('rules-too-old');
  });

  test.each([
    ['was begun under newer ones', 2],
    ['was played on under newer ones', 1],
  ])('because it %s is refused here, and played again there', async (_, from) => {
    const homes = new Homes();
    const first = await homes.open(2, from);
    const [anna] = first.everyone();
    expect(await anna!.move('bid 1')).toBeUndefined();
    first.close();
    const before = homes.texts;
    const old = await homes.open(1, from);
    expect(old.guest({ seats: [1] }).reports).toEqual([{ kind: 'halted', why: 'rules-newer' }]);
    expect(homes.halts).toMatchObject([{ why: 'rules-newer' }]);
    await homes.clock.advance(60_000);
    expect(homes.texts).toEqual(before);
    old.close();
    const again = await homes.open(2, from);
    expect(await again.guest({ seats: [1] }).move('bid 0')).toBeUndefined();
    expect(again.lines.at(-1)).toBe('sealed 0 bid 1 ; 1 bid 0');
  });

  test('seats no bots there', async () => {
    const homes = await begun();
    const room = await homes.open({ ...whisperOf(2), upgrades: [] });
    room.seatBots({ choose: () => () => undefined });
    expect(room.host.guests).toBe(0);
  });
});

describe('a page with other rules than its table', () => {
  test('says so instead of showing what it cannot read', async () => {
    const homes = await begun();
    const room = await homes.open(2);
    const whys: string[] = [];
    const client = new TableClient({
      rules: whisperOf(1),
      name: 'page',
      send: () => undefined,
      ears: {
        table: () => expect.unreachable(),
        step: () => expect.unreachable(),
        waiting: () => expect.unreachable(),
        halted: (why) => whys.push(why),
      },
    });
    const guest = { seats: [0], isPerson: true, send: (report: unknown) => client.hear(report) };
    room.host.join(guest, 0);
    await room.guest({ seats: [1] }).move('bid 0');
    expect(whys).toEqual(['rules-newer']);
  });
});

const FRESH = freshSeed();
test.each(['pinned', FRESH])('at every entry of a game, seed %s: the same table', async (seed) => {
  const rng = rngFor(seed, 'old rules');
  const plan = await planBy(whisperOf(1), 1, 3);
  const room = await Room.open(plan);
  const guests = room.everyone();
  for (let i = 0; i < 60 && !room.isOver; i++) {
    const seat: Seat = rng.below(3);
    const guest = guests[seat]!;
    const count = plan.rules.count(room.host.log.state, seat);
    if (rng.below(4) === 0) await guest.undo();
    else if (count > 0) {
      const move = plan.rules.moveAt(room.host.log.state, seat, rng.below(count));
      await guest.move(plan.rules.notation.format(move));
    } else if (rng.below(8) === 0) await room.clock.next();
  }
  const entries = room.store.all(plan.sheet.id);
  const portrait = (by: HostPlan, length: number): unknown => {
    const { log, choices, undone, draws, at, stepAt, done } = openLedger(
      by,
      entries.slice(0, length),
    );
    const views = [0, 1, 2, 'watcher' as const].map((eyes) =>
      by.rules.pack(by.rules.view(log.state, eyes)),
    );
    return [views, [...choices], log.steps, undone, draws, at, stepAt, done.size];
  };
  for (const version of [2, 3]) {
    const later = await planBy(whisperOf(version), 1, 3);
    for (let length = 0; length <= entries.length; length++)
      expect(portrait(later, length), `entry ${length}`).toEqual(portrait(plan, length));
  }
});
