// Commands that are not done: answered with the reason, kept nowhere, told to nobody else; and
// commands that come twice: answered, not done twice.
import type { Command } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import type { FakeGuest } from './fake-guest.ts';
import { gameOf, planOf, Room } from './table-setting.ts';

/** A bean table before the first lead, with a guest in every seat. */
async function table(): Promise<{ room: Room; guests: FakeGuest[]; lead: string }> {
  const { rules, ...game } = await gameOf('pas-de-bras');
  const room = await Room.open(planOf({ rules, ...game }, { seats: 3 }));
  const guests = [0, 1, 2].map((seat) => room.guest({ seats: [seat] }));
  const lead = rules.notation.format(rules.moveAt(room.host.log.state, 0, 0));
  return { room, guests, lead };
}

/** The present state of everything that a refused command must leave as it was. */
const standing = (room: Room, others: readonly FakeGuest[]) => ({
  entries: [...room.entries],
  lines: [...room.lines],
  heard: others.map(({ reports }) => reports.length),
});

describe('a command that is refused', () => {
  const CASES: readonly (readonly [
    string,
    (lead: string) => Partial<Extract<Command, { kind: 'move' }>>,
    object,
  ])[] = [
    ['a step behind', () => ({ step: 0 }), { kind: 'table', code: 'stale', facts: { step: 1 } }],
    ['a step ahead', () => ({ step: 2 }), { kind: 'table', code: 'stale', facts: { step: 1 } }],
    ['for another seat', () => ({ seat: 1 }), { kind: 'table', code: 'not-yours', facts: {} }],
    ['for a seat that is not there', () => ({ seat: 9 }), { kind: 'table', code: 'not-yours' }],
    [
      'with a move nobody knows',
      () => ({ move: 'dance' }),
      { kind: 'table', code: 'unreadable', facts: { text: 'dance' } },
    ],
    [
      'with a card nobody knows',
      () => ({ move: 'lead TROUT' }),
      { kind: 'table', code: 'unreadable', facts: { text: 'TROUT' } },
    ],
    ['with nothing', () => ({ move: '' }), { kind: 'table', code: 'unreadable' }],
    [
      'with a second spelling',
      (lead) => ({ move: `${lead} ` }),
      { kind: 'table', code: 'unreadable' },
    ],
    [
      'with a line of its own inside',
      (lead) => ({ move: `${lead}\nbell` }),
      { kind: 'table', code: 'unreadable' },
    ],
    [
      'by the rules of the game',
      () => ({ move: 'take 1' }),
      { kind: 'rule', rule: 'NB-20', why: 'lead-now', facts: {} },
    ],
  ];

  test.each(CASES)('%s: answered, and nothing else happens', async (_, change, refused) => {
    const { room, guests, lead } = await table();
    const [own, ...others] = guests;
    const before = standing(room, others);
    expect(await own!.move(lead, change(lead))).toMatchObject(refused);
    expect(standing(room, others)).toEqual(before);
    // The table goes on.
    expect(await own!.move(lead)).toBeUndefined();
    expect(room.lines.at(-1)).toBe(`0 ${lead}`);
    for (const guest of guests) expect(guest.step).toBe(2);
  });

  test('for being stale comes after the whole table, so that it can be read', async () => {
    const { guests, lead } = await table();
    await guests[0]!.move(lead);
    const heard = guests[1]!.reports.length;
    await guests[1]!.move('play 1', { step: 1 });
    expect(guests[1]!.reports.slice(heard)).toMatchObject([
      { kind: 'table', step: 2 },
      { kind: 'refused', refused: { code: 'stale', facts: { step: 2 } } },
    ]);
  });

  test('by the rules says which rule and why, with facts', async () => {
    const { guests } = await table();
    expect(await guests[1]!.move('take 0')).toEqual({
      kind: 'rule',
      rule: 'NB-20',
      why: 'not-the-leader',
      facts: { seat: 0 },
    });
  });

  test('a watcher moves for nobody', async () => {
    const { room, lead } = await table();
    const watcher = room.guest({ seats: [] });
    expect(await watcher.move(lead)).toMatchObject({ code: 'not-yours' });
    expect(await watcher.undo()).toMatchObject({ code: 'not-yours' });
  });

  test('whoever was shown a seat that is not theirs moves for nobody either', async () => {
    const { room, lead } = await table();
    const helper = room.guest({ seats: [] }, 0);
    expect(helper.sight.eyes).toBe(0);
    expect(await helper.move(lead)).toMatchObject({ code: 'not-yours' });
  });

  test('whoever looks through other eyes does not move for the seat', async () => {
    const { room, lead } = await table();
    const device = room.guest({ seats: [0, 1, 2] });
    await device.sit(1);
    expect(await device.move(lead, { seat: 0 })).toMatchObject({ code: 'not-yours' });
    await device.sit(0);
    expect(await device.move(lead)).toBeUndefined();
  });

  test('once the game is over, everything', async () => {
    const game = await gameOf('whisper');
    const room = await Room.open(planOf(game, { seats: 2 }));
    room.addBots({ seats: [0, 1], choose: game.bots['random']! });
    await room.playOut();
    const guest = room.guest({ seats: [0] });
    expect(await guest.move('bid 1')).toMatchObject({ kind: 'rule', rule: 'W-4' });
    expect(await guest.undo()).toMatchObject({ code: 'no-undo', facts: { why: 'over' } });
  });
});

describe('a command that comes again', () => {
  test('is answered as done, and done once', async () => {
    const { room, guests, lead } = await table();
    const command = { id: 'mine', step: 1 };
    expect(await guests[0]!.move(lead, command)).toBeUndefined();
    const before = standing(room, guests.slice(1));
    expect(await guests[0]!.move(lead, command)).toBeUndefined();
    expect(await guests[0]!.move(lead, command)).toBeUndefined();
    expect(guests[0]!.answers('mine')).toHaveLength(3);
    expect(standing(room, guests.slice(1))).toEqual(before);
  });

  test('also when both are in line at once', async () => {
    const { room, guests, lead } = await table();
    const command = { id: 'mine', step: 1 };
    const say = { kind: 'move', seat: 0, move: lead, ...command } as const;
    await Promise.all([guests[0]!.say(say), guests[0]!.say(say)]);
    expect(guests[0]!.answers('mine').map(({ kind }) => kind)).toEqual(['done', 'done']);
    expect(room.entries.filter((entry) => entry === `0 ${lead}`)).toHaveLength(1);
  });

  test('also after the table was opened again', async () => {
    const { room, guests, lead } = await table();
    await guests[0]!.move(lead, { id: 'mine' });
    await room.reopen();
    const again = room.guest({ seats: [0] });
    const { entries } = room;
    expect(await again.move(lead, { id: 'mine', step: 1 })).toBeUndefined();
    expect(room.entries).toEqual(entries);
  });

  test('also a sealed choice, whatever was chosen since', async () => {
    const room = await Room.open(planOf(await gameOf('whisper'), { seats: 2 }));
    const guest = room.guest({ seats: [0] });
    await guest.move('bid 1', { id: 'first' });
    await guest.move('bid 2', { id: 'second' });
    expect(await guest.move('bid 1', { id: 'first' })).toBeUndefined();
    expect(guest.waiting.own).toBe('bid 2');
  });

  test('also one that was taken back, and the taking back', async () => {
    const game = await gameOf('nicht-die-bohne');
    const room = await Room.open(planOf(game, { seats: 3, people: [0] }));
    const guest = room.guest({ seats: [0] });
    const { rules } = game;
    const lead = rules.notation.format(rules.moveAt(room.host.log.state, 0, 0));
    await guest.move(lead, { id: 'lead' });
    expect(await guest.undo({ id: 'undo' })).toBeUndefined();
    await room.reopen();
    const again = room.guest({ seats: [0] });
    const { entries } = room;
    expect(await again.move(lead, { id: 'lead', step: 1 })).toBeUndefined();
    expect(await again.undo({ id: 'undo', step: 2 })).toBeUndefined();
    expect(room.entries).toEqual(entries);
    expect(room.lines).toHaveLength(1);
  });

  test('stays refused, and another one with the same wish is judged anew', async () => {
    const { guests, lead } = await table();
    expect(await guests[0]!.move(lead, { id: 'mine', step: 0 })).toMatchObject({ code: 'stale' });
    expect(await guests[0]!.move(lead, { id: 'mine', step: 1 })).toMatchObject({ code: 'stale' });
    expect(await guests[0]!.move(lead, { id: 'another', step: 1 })).toBeUndefined();
  });
});
