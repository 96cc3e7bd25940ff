// Whole games of every edition, played through the host by bots in all seats.
import { readRecord, resolveSetup, secretFrom } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { openLedger, recordOf } from '../src/index.ts';
import {
  freshSeed,
  gameOf,
  packedView,
  planOf,
  replayed,
  Room,
  seatsOf,
  type GameId,
} from './table-setting.ts';

type Options = Readonly<Record<string, string>>;
const TABLES: readonly (readonly [GameId, number, Options])[] = [
  ['whisper', 2, {}],
  ['whisper', 4, {}],
  ['nicht-die-bohne', 3, {}],
  ['nicht-die-bohne', 6, {}],
  ['pas-de-bras', 3, {}],
  ['pas-de-bras', 6, {}],
  ['chicoree', 2, {}],
  ['chicoree', 6, {}],
  ['chicoree', 2, { auction: 'melee', hammer: '3' }],
  ['chicoree', 6, { auction: 'melee' }],
];
const FRESH = freshSeed();

describe.each(['pinned', FRESH])('seed %s', (seed) => {
  test.each(TABLES)('%s with %i seats %o: bots play it to its end', async (id, seats, options) => {
    const game = await gameOf(id);
    const plan = planOf(game, { seats, options, seed, people: [] });
    const room = await Room.open(plan);
    const watcher = room.guest({ seats: [] });
    room.addBots({ seats: seatsOf(plan), choose: game.bots['habitue']!, seed });
    await room.playOut();

    expect(room.lines.at(-1)).toMatch(/^over /);
    expect(replayed(plan, room.lines)).toEqual(room.lines);
    const { log } = openLedger(plan, room.store.all(plan.sheet.id));
    expect(log.lines).toEqual(room.lines);
    expect(watcher.waiting).toMatchObject({ kind: 'over', seats: [], undo: 'nothing' });
    expect(watcher.sight.view).toEqual(packedView(room.host, 'watcher'));
    // One report per step, none left out.
    const steps = watcher.reports.flatMap((one) => (one.kind === 'step' ? [one.step] : []));
    expect(steps).toEqual(steps.map((_, i) => i + 2));
    expect(steps.at(-1)).toBe(room.host.log.steps);
  });

  test.each([
    ['nicht-die-bohne', 4],
    ['chicoree', 3],
  ] as const)('%s with %i seats: random bots too', async (id, seats) => {
    const game = await gameOf(id);
    const plan = planOf(game, { seats, seed, people: [] });
    const room = await Room.open(plan);
    room.addBots({ seats: seatsOf(plan), choose: game.bots['random']!, seed });
    await room.playOut();
    expect(replayed(plan, room.lines)).toEqual(room.lines);
  });
});

describe('the record of a table', () => {
  const secret = secretFrom('pinned');

  test('is there once the game is over, can be read, and replays', async () => {
    const game = await gameOf('pas-de-bras');
    const plan = planOf(game, { seats: 3, options: { rounds: '1' }, people: [1] });
    const room = await Room.open(plan);
    const { sheet } = plan;
    const keep = () => recordOf({ sheet, log: room.host.log, secret, firstBy: 'draw' });
    expect(keep()).toBeUndefined();
    room.addBots({ seats: [0, 1, 2], choose: game.bots['habitue']! });
    await room.playOut();

    const record = readRecord(keep() ?? '');
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const { header, lines } = record.value;
    expect(header).toMatchObject({ game: 'pas-de-bras', rules: plan.rules.version, seats: 3 });
    expect([...header.names]).toEqual([
      [0, 'Bot 0'],
      [1, 'Person 1'],
      [2, 'Bot 2'],
    ]);
    expect(header.extra).toEqual([
      ['bot', '0 habitue'],
      ['bot', '2 habitue'],
      ['commit', sheet.commit],
      ['first-by', 'draw'],
      ['reveal', `${secret.seed} ${secret.salt}`],
    ]);
    const setup = resolveSetup(game.meta, header.seats, header.options, () => 0);
    expect(setup).toEqual({ ok: true, value: plan.setup });
    expect(lines).toEqual(room.lines);
    expect(replayed(plan, lines)).toEqual(room.lines);
  });

  test('cleans names, and leaves out who has none', async () => {
    const game = await gameOf('whisper');
    const plan = planOf(game, { seats: 2, people: [] });
    const players = [
      { kind: 'person', name: ' Zoë\nde\tla  Table ', face: 0 },
      { kind: 'person', name: '\u0000', face: 1 },
    ] as const;
    const sheet = { ...plan.sheet, players: [...players] };
    const room = await Room.open({ ...plan, sheet });
    room.addBots({ seats: [0, 1], choose: game.bots['random']! });
    await room.playOut();
    const record = readRecord(recordOf({ sheet, log: room.host.log, secret, firstBy: 'host' })!);
    expect(record).toMatchObject({ ok: true });
    if (record.ok) expect([...record.value.header.names]).toEqual([[0, 'Zoë de la Table']]);
  });
});
