// Taking back: exactly until somebody has learned something.
import { describe, expect, test } from 'vitest';

import { stacked } from './chicoree-pile.ts';
import type { FakeGuest } from './fake-guest.ts';
import { gameOf, packedView, planOf, Room } from './table-setting.ts';

const no = (why: string) => ({ kind: 'table', code: 'no-undo', facts: { why } });

/** A bean table and the moves of the first leader. */
async function beans(people: readonly number[] = [0]) {
  const game = await gameOf('nicht-die-bohne');
  const room = await Room.open(planOf(game, { seats: 3, people }));
  const movesOf = (seat: number): string[] => {
    const moves: unknown[] = [];
    game.rules.moves(room.host.log.state, seat, moves);
    return moves.map((move) => game.rules.notation.format(move));
  };
  return { game, room, movesOf };
}

/** A Chicorée table for two where seat 0 has EGY, C1, SUR and VOG in hand by its third turn. */
async function chicory(people: readonly number[] = [0]) {
  const game = await gameOf('chicoree');
  const room = await Room.open(
    planOf(game, { seats: 2, people, deal: stacked('EGY SUR C4 CAF C1 VOG C2 MAL') }),
  );
  return room;
}

/** Plays for both seats without leaving anybody at the table but the guest. */
async function play(room: Room, ...moves: readonly (readonly [number, string])[]): Promise<void> {
  for (const [seat, move] of moves) {
    const hand = room.guest({ seats: [seat], isPerson: false });
    expect(await hand.move(move)).toBeUndefined();
    hand.leave();
  }
}

/** Takes a step back and looks whether everything is as it was. */
async function takesBack(room: Room, guest: FakeGuest, move: string): Promise<void> {
  const before = { sight: guest.sight.view, lines: [...room.lines], step: guest.step };
  expect(await guest.move(move)).toBeUndefined();
  expect(guest.waiting.undo).toBe('possible');
  expect(room.lines).not.toEqual(before.lines);
  expect(await guest.undo()).toBeUndefined();
  expect(guest.sight.kind).toBe('table');
  expect({ sight: guest.sight.view, lines: room.lines, step: guest.step }).toEqual(before);
}

describe('one person and bots', () => {
  test('before the first move there is nothing to take back', async () => {
    const { room } = await beans();
    const guest = room.guest({ seats: [0] });
    expect(guest.waiting.undo).toBe('nothing');
    expect(await guest.undo()).toEqual(no('nothing'));
  });

  test('a lead is taken back, and another card is led', async () => {
    const { room, movesOf } = await beans();
    const guest = room.guest({ seats: [0] });
    const leads = movesOf(0);
    await takesBack(room, guest, leads[0]!);
    expect(movesOf(0)).toEqual(leads);
    expect(await guest.move(leads[1]!)).toBeUndefined();
    expect(room.lines.slice(1)).toEqual([`0 ${leads[1]!}`]);
  });

  test('what a step told is untold', async () => {
    const { room, movesOf } = await beans();
    const guest = room.guest({ seats: [0] });
    const told = guest.sight.kind === 'table' ? guest.sight.told : [];
    expect(told).not.toEqual([]);
    await takesBack(room, guest, movesOf(0)[0]!);
    expect(guest.sight).toMatchObject({ kind: 'table', told });
  });

  test('sealed choices that were made since go with it', async () => {
    const { room, movesOf } = await beans();
    const guest = room.guest({ seats: [0] });
    await guest.move(movesOf(0)[0]!);
    await play(room, [1, movesOf(1)[0]!]);
    expect(guest.waiting).toMatchObject({ chosen: [1], undo: 'possible' });
    expect(await guest.undo()).toBeUndefined();
    await guest.move(movesOf(0)[1]!);
    expect(guest.waiting.chosen).toEqual([]);
  });

  test('not once somebody else has moved, nor somebody else’s move', async () => {
    const { room, movesOf } = await beans();
    const guest = room.guest({ seats: [0] });
    const other = room.guest({ seats: [1], isPerson: false });
    await guest.move(movesOf(0)[0]!);
    expect(other.waiting.undo).toBe('moved-on');
    expect(await other.undo()).toEqual(no('moved-on'));
    await play(room, [1, movesOf(1)[0]!], [2, movesOf(2)[0]!]);
    expect(guest.waiting).toMatchObject({ kind: 'turn', seats: [0], undo: 'moved-on' });
    expect(await guest.undo()).toEqual(no('moved-on'));
  });

  test('a stale undo takes nothing back', async () => {
    const { room, movesOf } = await beans();
    const guest = room.guest({ seats: [0] });
    await guest.move(movesOf(0)[0]!);
    const { lines } = room;
    expect(await guest.undo({ step: 1 })).toMatchObject({ code: 'stale', facts: { step: 2 } });
    expect(room.lines).toEqual(lines);
  });

  test('also after the table was opened again, and it stays taken back', async () => {
    const { room, movesOf } = await beans();
    await room.guest({ seats: [0] }).move(movesOf(0)[0]!);
    await room.reopen();
    const guest = room.guest({ seats: [0] });
    expect(guest.waiting.undo).toBe('possible');
    expect(await guest.undo()).toBeUndefined();
    await room.reopen();
    expect(room.lines).toHaveLength(1);
    expect(room.guest({ seats: [0] }).waiting.undo).toBe('nothing');
  });

  test('a raise in a free-for-all is taken back, and the bell starts again', async () => {
    const room = await Room.open(planOf(await gameOf('whisper'), { seats: 2, people: [1] }));
    await play(room, [0, 'bid 1'], [1, 'bid 0']);
    const guest = room.guest({ seats: [1] });
    await room.clock.advance(2000);
    await takesBack(room, guest, 'bid 4');
    expect(guest.waiting.bell).toEqual({ left: 3000, of: 3000 });
    await room.clock.advance(3000);
    expect(room.lines.slice(-2)).toEqual(['bell', 'price 1']);
  });

  test('not once the game is over', async () => {
    const room = await Room.open(planOf(await gameOf('whisper'), { seats: 2, people: [0] }));
    const guest = room.guest({ seats: [0] });
    await play(room, [0, 'bid 1'], [1, 'bid 0']);
    await room.clock.advance(3000);
    await guest.move('name ace');
    expect(guest.waiting).toMatchObject({ kind: 'over', undo: 'over' });
    expect(await guest.undo()).toEqual(no('over'));
  });
});

describe('Chicorée', () => {
  const SECOND_TURN = [[0, 'done'] as const, [1, 'done'] as const];
  const THIRD_TURN = [...SECOND_TURN, [0, 'start EGY'] as const, ...SECOND_TURN];

  test('`done` cannot: it draws', async () => {
    const room = await chicory();
    const guest = room.guest({ seats: [0] });
    await guest.move('done');
    expect(guest.waiting).toMatchObject({ kind: 'turn', seats: [1], undo: 'learned' });
    const before = [[...room.lines], [...room.entries], packedView(room.host, 0)];
    expect(await guest.undo()).toEqual(no('learned'));
    expect([room.lines, room.entries, packedView(room.host, 0)]).toEqual(before);
  });

  test('what came before a draw cannot either', async () => {
    const room = await chicory();
    await play(room, ...THIRD_TURN, [0, 'lay C1']);
    const guest = room.guest({ seats: [0] });
    expect(guest.waiting.undo).toBe('possible');
    await guest.move('play VOG');
    for (let i = 0; i < 2; i++) expect(await guest.undo()).toEqual(no('learned'));
  });

  test('several steps of one’s own, one after the other, back to the last draw', async () => {
    const room = await chicory();
    await play(room, ...THIRD_TURN);
    const guest = room.guest({ seats: [0] });
    const { lines } = room;
    const before = [...lines];
    await guest.move('lay C1');
    await guest.move('play SUR on 1');
    expect(await guest.undo()).toBeUndefined();
    expect(room.lines).toEqual([...before, '0 lay C1']);
    expect(guest.waiting.undo).toBe('possible');
    expect(await guest.undo()).toBeUndefined();
    expect(room.lines).toEqual(before);
    expect(await guest.undo()).toEqual(no('moved-on'));
  });
});

describe('other people', () => {
  test('who look at the table have seen it', async () => {
    const { room, movesOf } = await beans([0, 1]);
    const guest = room.guest({ seats: [0] });
    room.guest({ seats: [1] });
    await guest.move(movesOf(0)[0]!);
    expect(guest.waiting.undo).toBe('seen');
    expect(await guest.undo()).toEqual(no('seen'));
  });

  test('also a person who only watches', async () => {
    const { room, movesOf } = await beans();
    const guest = room.guest({ seats: [0] });
    room.guest({ seats: [] });
    await guest.move(movesOf(0)[0]!);
    expect(await guest.undo()).toEqual(no('seen'));
  });

  test('also who came after the step, or has gone since', async () => {
    for (const when of ['after', 'gone'] as const) {
      const { room, movesOf } = await beans([0, 1]);
      const guest = room.guest({ seats: [0] });
      const early = when === 'gone' ? room.guest({ seats: [1] }) : undefined;
      await guest.move(movesOf(0)[0]!);
      if (when === 'after') room.guest({ seats: [1] });
      early?.leave();
      expect(await guest.undo()).toEqual(no('seen'));
    }
  });

  test('who were gone before the step have not', async () => {
    const { room, movesOf } = await beans([0, 1]);
    const guest = room.guest({ seats: [0] });
    room.guest({ seats: [1] }).leave();
    await takesBack(room, guest, movesOf(0)[0]!);
  });

  test('may have seen it when nobody knows: after a re-opening', async () => {
    const { room, movesOf } = await beans([0, 1]);
    const guest = room.guest({ seats: [0] });
    room.guest({ seats: [1] });
    await guest.move(movesOf(0)[0]!);
    await room.reopen();
    const again = room.guest({ seats: [0] });
    expect(again.waiting.undo).toBe('seen');
    expect(await again.undo()).toEqual(no('seen'));
  });

  test('of two steps the first was seen: only the second is taken back', async () => {
    const room = await chicory([0, 1]);
    await play(room, [0, 'done'], [1, 'done'], [0, 'start EGY'], [0, 'done'], [1, 'done']);
    const guest = room.guest({ seats: [0] });
    await guest.move('lay C1');
    room.guest({ seats: [1] }).leave();
    expect(guest.waiting.undo).toBe('possible');
    await guest.move('play SUR on 1');
    expect(await guest.undo()).toBeUndefined();
    expect(room.lines.at(-1)).toBe('0 lay C1');
    expect(guest.waiting.undo).toBe('seen');
    expect(await guest.undo()).toEqual(no('seen'));
  });
});

describe('around one device', () => {
  test('possible until another seat has looked', async () => {
    const { room, movesOf } = await beans([0, 1, 2]);
    const device = room.guest({ seats: [0, 1, 2] });
    const [lead] = movesOf(0);
    await takesBack(room, device, lead!);
    await device.move(lead!);
    await device.sit(1);
    await device.sit(0);
    expect(device.waiting.undo).toBe('seen');
    expect(await device.undo()).toEqual(no('seen'));
  });

  test('possible when the device only lay on the table before the step', async () => {
    const { room, movesOf } = await beans([0, 1, 2]);
    const device = room.guest({ seats: [0, 1, 2] });
    await device.sit(1);
    await device.sit(2);
    await device.sit(0);
    await takesBack(room, device, movesOf(0)[0]!);
  });

  test('a step in the place of one that was taken back is not yet seen', async () => {
    const room = await Room.open(planOf(await gameOf('whisper'), { seats: 3 }));
    const device = room.guest({ seats: [0, 1, 2] });
    for (const seat of [0, 1, 2]) {
      await device.sit(seat);
      await device.move('bid 0');
    }
    // Seat 2 raises and takes it back; it saw that step, but not what seat 1 does in its place.
    await device.move('bid 2');
    expect(await device.undo()).toBeUndefined();
    await device.sit(1);
    await device.move('bid 3');
    expect(device.waiting.undo).toBe('possible');
    await device.sit(2);
    await device.sit(1);
    expect(device.waiting.undo).toBe('seen');
  });

  test('a sealed choice can be withdrawn although others have chosen since', async () => {
    const room = await Room.open(planOf(await gameOf('whisper'), { seats: 3 }));
    const device = room.guest({ seats: [0, 1, 2] });
    await device.move('bid 1');
    await device.sit(1);
    await device.move('bid 2');
    await device.sit(0);
    expect(device.waiting).toMatchObject({ undo: 'possible', own: 'bid 1', chosen: [0, 1] });
    expect(await device.undo()).toBeUndefined();
    expect(device.waiting.chosen).toEqual([1]);
  });
});
