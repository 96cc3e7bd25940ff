// The comparison of two servers sees what it is made for: each of these faults, planted on purpose, is
// found.
import type { Report } from '@tablee/wire';
import { afterEach, expect, test, vi } from 'vitest';

import { Audience } from '../../../packages/table/src/herald.ts';
import { Ledger } from '../../../packages/table/src/ledger.ts';
import type * as tableReports from '../../../packages/table/src/reports.ts';
import type * as roomDocument from '../src/store/document.ts';
import type * as tablePlan from '../src/rooms/table-plan.ts';
import type * as logBatch from '../src/store/log-batch.ts';
import { DRAWS, type Edition } from './secrecy-moment.ts';
import { compare } from './secrecy-walk.ts';
import type { Fault } from './secrecy-world.ts';

const planted = vi.hoisted(() => ({
  orders: false,
  choices: false,
  entropy: false,
  tokens: false,
  touched: false,
}));

vi.mock('../src/rooms/table-plan.ts', async (importOriginal) => {
  const original = await importOriginal<typeof tablePlan>();
  const planTable: typeof original.planTable = async (sheet, secret) => {
    const plan = await original.planTable(sheet, secret);
    const laid = DRAWS.get(secret.seed);
    if (laid === undefined) return plan;
    return { ...plan, deal: (_pending, { draw }) => laid.cards[draw - laid.from]! };
  };
  return { ...original, planTable };
});

vi.mock('../../../packages/table/src/reports.ts', async (importOriginal) => {
  const original = await importOriginal<typeof tableReports>();
  const more = ({ ledger }: tableReports.Scene): object => {
    const { orders } = ledger.company;
    const [choice] = [...ledger.choices.values()];
    return {
      ...(planted.orders && orders.size > 0 ? { order: [...orders.values()][0] } : {}),
      ...(planted.choices && choice !== undefined
        ? { own: ledger.rules.notation.format(choice) }
        : {}),
    };
  };
  const waitingOf: typeof original.waitingOf = (scene, eyes) => ({
    ...original.waitingOf(scene, eyes),
    ...more(scene),
  });
  return { ...original, waitingOf };
});

vi.mock('../src/store/document.ts', async (importOriginal) => {
  const original = await importOriginal<typeof roomDocument>();
  const roomOf: typeof original.roomOf = (document) => {
    const room = original.roomOf(document);
    const seats = room.seats.map((seat, at) => {
      const kept = document.seats[at]!;
      if (seat.kind !== 'person' || kept.kind !== 'person') return seat;
      const more = planted.entropy ? kept.entropy : planted.tokens ? kept.token : '';
      return { ...seat, name: `${seat.name}${more.slice(0, 6)}` };
    });
    return { ...room, seats };
  };
  return { ...original, roomOf };
});

vi.mock('../src/store/log-batch.ts', async (importOriginal) => {
  const original = await importOriginal<typeof logBatch>();
  const touchedBy: typeof original.touchedBy = (append) =>
    planted.touched ? original.momentOf(append) : original.touchedBy(append);
  // To the moment, so that what is planted shows at once.
  return { ...original, touchedBy, STALE_MS: { ...original.STALE_MS, touched: 0 } };
});

const CHICOREE: Edition = { game: 'chicoree', seats: 3, options: {} };
const BOHNE: Edition = { game: 'nicht-die-bohne', seats: 3, options: { rounds: '1' } };

/** What is found along a pinned game. */
const find = async (edition: Edition, isUneven: boolean, fault: Fault = {}): Promise<string> => {
  const many = 3;
  const { differences } = await compare({ edition, seed: 'plants', isUneven, many, fault });
  return differences.join('\n');
};

afterEach(() => {
  Object.assign(planted, {
    orders: false,
    choices: false,
    entropy: false,
    tokens: false,
    touched: false,
  });
  vi.restoreAllMocks();
});

test('nothing, where nothing was planted', async () => {
  expect(await find(BOHNE, true)).toBe('');
});

test('an order that everyone is told', async () => {
  planted.orders = true;
  expect(await find(CHICOREE, true)).toMatch(/"order"/);
});

test('a sealed choice that everyone is told', async () => {
  planted.choices = true;
  expect(await find(BOHNE, false)).toMatch(/"own"/);
});

test('one message more, whatever it says', async () => {
  vi.spyOn(Audience.prototype, 'tellEach').mockImplementation(function (this: Audience, reportFor) {
    const empty: Report = { kind: 'note', note: { step: 0, kind: 'back' } };
    this.each((session) => session.send(reportFor(session.eyes) ?? empty));
  });
  expect(await find(CHICOREE, true)).toMatch(/"note"/);
});

test('an event as only its own seat may hear it', async () => {
  type EventsOf = (this: Ledger, step: number, viewer: number) => unknown[];
  const { eventsOf } = Ledger.prototype as { readonly eventsOf: EventsOf };
  vi.spyOn(Ledger.prototype, 'eventsOf').mockImplementation(function (this: Ledger, step) {
    return eventsOf.call(this, step, 0);
  });
  expect(await find(CHICOREE, false)).toMatch(/"card"|"hidden"/);
});

test('a line of the log with a move in it', async () => {
  expect(await find(BOHNE, false, { logs: true })).toMatch(/log, message .*choice|"entries"/);
});

test('a record before the end', async () => {
  expect(await find(BOHNE, false, { records: true })).toMatch(/\/record 200/);
});

test.each(['entropy', 'tokens'] as const)(
  '%s in what everyone may know of a table',
  async (what) => {
    planted[what] = true;
    expect(await find(BOHNE, false)).toMatch(/watcher, message .*"name":"Person/);
  },
);

test('a table that is touched by what nobody can see', async () => {
  planted.touched = true;
  expect(await find(CHICOREE, true)).toMatch(/"touched"/);
});
