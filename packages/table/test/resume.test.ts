// Coming back with what one has seen already: only the rest is told, and together it is everything.
import { rngFor, type Seat } from '@tablee/kit';
import type { Report, Since } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import { settled } from '../testing/hand-clock.ts';
import { TableClient, type Host, type ToldEvent, type PeerSession } from '../src/index.ts';
import { legalMove, onlineTable, SECOND, type OnlineTable } from './online-setting.ts';
import { freshSeed, gameOf, planOf, Room, type GameId, type TestGame } from './table-setting.ts';

type Eyes = Seat | 'watcher';
type Table = Extract<Report, { kind: 'table' }>;

/** A page that keeps what it was told, and can lose the wire. */
class Page {
  told: readonly ToldEvent[] = [];
  readonly tables: Table[] = [];
  readonly client: TableClient;
  readonly #eyes: Eyes;
  #visit: PeerSession | undefined;

  constructor({ rules }: TestGame, eyes: Eyes, name: string) {
    this.#eyes = eyes;
    this.client = new TableClient({
      rules,
      name,
      send: (command) => void this.#visit?.receive(command),
      ears: {
        table: (_, told) => {
          this.told = told;
        },
        step: ({ step }, events) => {
          this.told = [...this.told, ...events.map((event) => ({ step: step - 1, event }))];
        },
        waiting: () => undefined,
      },
    });
  }

  come(host: Host, since: Since | undefined = this.client.since): this {
    const seats = this.#eyes === 'watcher' ? [] : [this.#eyes];
    let isWhole = true;
    const send = (report: Report): void => {
      if (!isWhole) return;
      if (report.kind === 'table') this.tables.push(report);
      this.client.hear(JSON.parse(JSON.stringify(report)));
    };
    const visit = host.join({ seats, isPerson: true, send }, this.#eyes, since);
    this.#visit = {
      ...visit,
      leave: (how) => {
        isWhole = false;
        visit.leave(how);
      },
    };
    return this;
  }

  go(): void {
    this.#visit?.leave();
  }
}

/** What a page shows, but for the countdown: that was sent at another moment. */
function timeless({ client }: Page): unknown {
  const { waiting, ...rest } = client.glimpse!;
  return { ...rest, waiting: { ...waiting, bell: waiting.bell?.of } };
}

async function somethingHappens({ game, room, guests }: OnlineTable, luck: number): Promise<void> {
  const { awaited } = room.host;
  const seat = awaited[luck % Math.max(1, awaited.length)];
  if (seat === undefined) await room.clock.next();
  else if (luck % 5 === 0) await room.clock.advance(SECOND);
  else await guests[seat]!.move(legalMove(game, room, seat, 0));
}

const FRESH = freshSeed();
describe.each(['pinned', FRESH])('seed %s', (seed) => {
  test.each<[GameId, Readonly<Record<string, string>>]>([
    ['whisper', {}],
    ['nicht-die-bohne', { rounds: '1' }],
    ['pas-de-bras', { rounds: '1' }],
    ['chicoree', {}],
    ['chicoree', { auction: 'melee', hammer: '3' }],
  ])('%s %o: what is told in pieces is what is told at once', async (id, options) => {
    const rng = rngFor(seed, 'pieces');
    const table = await onlineTable(id, { seats: 3, options, seed, bench: false });
    const { game, room } = table;
    const eyes = [0, 1, 2, 'watcher'] as const;
    const pages = eyes.map((one) => new Page(game, one, `page-${one}`).come(room.host));
    let pieces = 0;
    for (let i = 0; i < 120 && !room.isOver; i++) {
      await somethingHappens(table, rng.below(1000));
      if (rng.below(6) > 0) continue;
      const page = pages[rng.below(4)]!;
      page.go();
      for (let gap = rng.below(5); gap > 0; gap--) await somethingHappens(table, rng.below(1000));
      const had = page.client.since!.step;
      page.come(room.host);
      expect(page.tables.at(-1)!.from).toBe(had);
      pieces += 1;
      // From another host, too, that has read it all from the store.
      if (rng.below(4) === 0) {
        const other = await Room.open(room.plan, room.store, room.clock);
        const late = new Page(game, eyes[pages.indexOf(page)]!, 'late').come(other.host);
        expect(page.told).toEqual(late.told);
        other.close();
      }
    }
    pages.forEach((page, i) => {
      const fresh = new Page(game, eyes[i]!, 'fresh').come(room.host);
      expect(page.told).toEqual(fresh.told);
      expect(timeless(page)).toEqual(timeless(fresh));
    });
    if (id !== 'whisper') expect(pieces).toBeGreaterThan(3);
  });
});

describe('with what was seen', () => {
  test('nothing is told again, and nothing left out', async () => {
    const { game, room, guests } = await onlineTable('whisper', { seats: 2 });
    const page = new Page(game, 1, 'page').come(room.host);
    for (const guest of guests) await guest.move('bid 0');
    expect(page.client.since).toEqual({ step: 2, undone: 0 });
    page.go();
    await guests[1]!.move('bid 1');
    await guests[0]!.move('bid 2');
    page.come(room.host);
    const last = page.tables.at(-1)!;
    expect([last.from, last.step]).toEqual([2, 4]);
    expect(last.told).toEqual([
      { step: 2, event: { kind: 'raised', seat: 1, amount: 1 } },
      { step: 3, event: { kind: 'raised', seat: 0, amount: 2 } },
    ]);
    page.go();
    page.come(room.host);
    expect(page.tables.at(-1)).toMatchObject({ from: 4, told: [] });
  });

  test('of a table that was taken back since, everything is told again', async () => {
    const { game, room, guests } = await onlineTable('nicht-die-bohne', { seats: 3, here: [0] });
    await guests[0]!.move(legalMove(game, room, 0));
    const page = new Page(game, 0, 'page').come(room.host);
    page.go();
    expect(await guests[0]!.undo()).toBeUndefined();
    await guests[0]!.move(legalMove(game, room, 0, 1));
    page.come(room.host);
    expect(page.tables.at(-1)).toMatchObject({ from: 0, undone: 1 });
    expect(page.told).toEqual(new Page(game, 0, 'fresh').come(room.host).told);
  });

  test('a step that the table has not reached is not believed', async () => {
    const { game, room } = await onlineTable('nicht-die-bohne', { seats: 3 });
    const page = new Page(game, 0, 'page').come(room.host, { step: 99, undone: 0 });
    // It looks first whether another server was quicker.
    await settled();
    expect(page.tables[0]).toMatchObject({ from: 0, step: 1 });
    expect(page.told.length).toBeGreaterThan(0);
    const other = new Page(game, 0, 'other').come(room.host, { step: 0, undone: 7 });
    expect(other.tables[0]).toMatchObject({ from: 0 });
  });

  test('through other eyes one is told what those eyes saw, from that step on', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 2 });
    for (const guest of guests) await guest.move('bid 0');
    await guests[0]!.say({ kind: 'sit', eyes: 'watcher', since: { step: 1, undone: 0 } });
    expect(guests[0]!.sight).toMatchObject({ eyes: 'watcher', from: 1 });
    expect(guests[0]!.bytes.at(-1)).not.toContain('dealt');
    const fresh = room.guest({ seats: [] });
    expect(guests[0]!.sight.view).toEqual(fresh.sight.view);
  });

  test('the notes about people come in full', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 2 });
    for (const guest of guests) await guest.vote('pause');
    await guests[0]!.resume();
    const late = room.guest({ seats: [0] }, 0, { step: 1, undone: 0 });
    expect(late.notes.map(({ kind }) => kind)).toEqual(['paused', 'resumed']);
  });
});

test('a device of several people: sitting down elsewhere tells everything', async () => {
  const game = await gameOf('whisper');
  const room = await Room.open(planOf(game, { seats: 2 }));
  const heard: Table[] = [];
  const send = (report: Report): void => {
    if (report.kind === 'table') heard.push(report);
  };
  const visit = room.host.join({ seats: [0, 1], isPerson: true, send }, 0);
  await visit.receive({ kind: 'sit', eyes: 1 });
  expect(heard.map(({ from, eyes }) => [from, eyes])).toEqual([
    [0, 0],
    [0, 1],
  ]);
});
