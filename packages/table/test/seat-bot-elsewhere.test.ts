// Bots that think in another thread: their thinking hides in the time they take, and what they say too
// late is not heard.
import { describe, expect, test } from 'vitest';

import type { Choose } from '../src/index.ts';
import { gameOf, planOf, Room, type TestGame } from './table-setting.ts';

interface Thought {
  readonly step: number;
  readonly luck: { readonly seed: string; readonly name: string };
  /** Answers with the first legal move, or with one of another number. */
  answer(at?: number): Promise<void>;
}

/** Somebody who answers when the test says so. */
function elsewhere({ rules }: TestGame): { choose: Choose; thoughts: Thought[] } {
  const thoughts: Thought[] = [];
  const choose: Choose = (view, seat, _rng, { step, luck }) =>
    new Promise((resolve) => {
      thoughts.push({
        step,
        luck,
        async answer(at = 0) {
          resolve(rules.moveAt(view, seat, at));
          await new Promise((done) => setTimeout(done));
        },
      });
    });
  return { choose: Object.assign(choose, { isElsewhere: true }), thoughts };
}

async function table(people: readonly number[]) {
  const game = await gameOf('nicht-die-bohne');
  const room = await Room.open(planOf(game, { seats: 3, people }));
  const bot = elsewhere(game);
  return { game, room, ...bot };
}

describe('a bot that thinks elsewhere', () => {
  test('is asked at once, and speaks when its time is over, not before', async () => {
    const { room, choose, thoughts } = await table([1, 2]);
    room.addBots({ seats: [0], choose, pace: () => 800 });
    expect(thoughts).toHaveLength(1);
    expect(thoughts[0]!.luck).toEqual({ seed: 'bots', name: `bot 0 ${thoughts[0]!.step}` });
    await thoughts[0]!.answer();
    await room.clock.advance(799);
    expect(room.lines).toHaveLength(1);
    await room.clock.advance(1);
    expect(room.lines[1]).toMatch(/^0 lead /);
  });

  test('that needs longer speaks as soon as it knows', async () => {
    const { room, choose, thoughts } = await table([1, 2]);
    room.addBots({ seats: [0], choose, pace: () => 800 });
    await room.clock.advance(3000);
    expect(room.lines).toHaveLength(1);
    await thoughts[0]!.answer();
    await room.clock.advance(0);
    expect(room.lines[1]).toMatch(/^0 lead /);
    expect(thoughts).toHaveLength(1);
  });

  test('is not heard with an answer to what was taken back', async () => {
    const { game, room, choose, thoughts } = await table([0]);
    room.addBots({ seats: [1], choose, pace: () => 0 });
    const guest = room.guest({ seats: [0] });
    const leads: unknown[] = [];
    game.rules.moves(room.host.log.state, 0, leads);
    const lead = (at: number): string => game.rules.notation.format(leads[at]);
    await guest.move(lead(0));
    await room.clock.advance(0);
    expect(await guest.undo()).toBeUndefined();
    await guest.move(lead(1));
    await room.clock.advance(0);
    expect(thoughts.map(({ step }) => step)).toEqual([2, 2]);
    await thoughts[0]!.answer(1);
    expect(guest.waiting.chosen).toEqual([]);
    await thoughts[1]!.answer(2);
    expect(guest.waiting.chosen).toEqual([1]);
  });

  test('that has got up says nothing any more', async () => {
    const { room, choose, thoughts } = await table([1, 2]);
    room.addBots({ seats: [0], choose, pace: () => 0 });
    await room.clock.advance(0);
    room.close();
    await thoughts[0]!.answer();
    expect(room.entries).toHaveLength(1);
  });
});
