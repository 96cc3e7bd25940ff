// A bot in a seat remembers what its seat has seen: from the first step on, whenever it sat down, and
// nothing of what was taken back.
import { isDerivedLine, parseStep, Recollection, type AnyMemory } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import type { Choose } from '../src/index.ts';
import { gameOf, planOf, Room, type TestGame } from './table-setting.ts';

/** Remembers everything, word for word. */
const diaryOf = ({ rules }: TestGame): AnyMemory => ({
  start: (_setup, seat) => [`seat ${seat}`],
  note: (past, { view, events }) =>
    (past as string[]).push(`${rules.pack(view).join()} ${JSON.stringify(events)}`),
});

/** What a seat would remember that had sat there all the time. */
function witnessed(room: Room, game: TestGame, seat: number): unknown {
  const { rules, setup } = room.plan;
  const recollection = new Recollection(diaryOf(game), rules, setup, seat);
  for (const line of room.lines)
    if (!isDerivedLine(rules, line)) recollection.append(stepOf(game, line));
  return recollection.past;
}

function stepOf({ rules }: TestGame, line: string) {
  const step = parseStep(rules, line);
  if (!step.ok) throw new Error(line);
  return step.value;
}

async function table(people: readonly number[]) {
  const game = await gameOf('nicht-die-bohne');
  const plan = planOf(game, { seats: 3, people, options: { rounds: '1' } });
  const room = await Room.open(plan);
  const pasts: unknown[] = [];
  const bot: Choose = (view, seat, rng, { past }) => {
    pasts.push(structuredClone(past));
    expect(past).toEqual(witnessed(room, game, seat));
    return game.bots['random']!(view, seat, rng);
  };
  return { game, room, pasts, choose: Object.assign(bot, { memory: diaryOf(game) }) };
}

describe('a bot that remembers', () => {
  test('has in mind what its seat saw and was told, every time it is asked', async () => {
    const { room, choose, pasts } = await table([]);
    room.addBots({ seats: [0, 1, 2], choose });
    await room.playOut();
    expect(pasts.length).toBeGreaterThan(40);
  });

  test('remembers as much after the table was opened again', async () => {
    const { room, choose, pasts } = await table([]);
    room.addBots({ seats: [0, 1, 2], choose });
    for (let i = 0; i < 9; i++) await room.clock.next();
    const before = pasts.length;
    await room.reopen();
    await room.playOut();
    expect(pasts.length).toBeGreaterThan(before);
  });

  test('remembers nothing of what was taken back', async () => {
    const { game, room, choose, pasts } = await table([0]);
    room.addBots({ seats: [1], choose, pace: () => 0 });
    const guest = room.guest({ seats: [0] });
    const leads: unknown[] = [];
    game.rules.moves(room.host.log.state, 0, leads);
    await guest.move(game.rules.notation.format(leads[0]));
    await room.clock.advance(0);
    const first = pasts.at(-1);
    expect(await guest.undo()).toBeUndefined();
    await guest.move(game.rules.notation.format(leads[1]));
    await room.clock.advance(0);
    expect(pasts).toHaveLength(2);
    expect(pasts.at(-1)).not.toEqual(first);
  });

  test('is asked without a past where it wants none', async () => {
    const { game, room } = await table([]);
    const asked: object[] = [];
    const choose: Choose = (view, seat, rng, question) => {
      asked.push(question);
      return game.bots['random']!(view, seat, rng);
    };
    room.addBots({ seats: [0, 1, 2], choose });
    await room.playOut();
    expect(asked.some((question) => 'past' in question)).toBe(false);
  });
});
