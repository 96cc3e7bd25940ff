// The client's end of the wire: what it keeps of the table, and which answer belongs to which
// command.
import type { Command, Report } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import { difference } from '@tablee/kit/testing';
import { setupOf, TableClient, type Host, type PeerSession } from '../src/index.ts';
import { settled } from '../testing/hand-clock.ts';
import { gameOf, planOf, Room, type TestGame } from './table-setting.ts';

interface Heard {
  readonly kind: 'table' | 'step' | 'waiting';
  readonly step: number;
  readonly told: readonly unknown[];
}

/** A client on a wire that can be cut: then neither commands nor reports get through. */
class Wired {
  readonly client: TableClient;
  readonly heard: Heard[] = [];
  readonly sent: Command[] = [];
  isCut = false;
  #visit: PeerSession | undefined;

  constructor({ rules }: TestGame, name = 'client') {
    this.client = new TableClient({
      rules,
      name,
      send: (command) => {
        this.sent.push(command);
        if (!this.isCut) void this.#visit?.receive(command);
      },
      ears: {
        table: ({ step }, told) => void this.heard.push({ kind: 'table', step, told }),
        step: ({ step }, told) => void this.heard.push({ kind: 'step', step, told }),
        waiting: ({ step }) => void this.heard.push({ kind: 'waiting', step, told: [] }),
      },
    });
  }

  join(host: Host, seats: readonly number[]): this {
    const send = (report: Report) => {
      if (!this.isCut) this.client.hear(structuredClone(report));
    };
    this.#visit = host.join({ seats, isPerson: true, send }, seats[0] ?? 'watcher');
    return this;
  }
}

async function toyTable(seats = 2) {
  const game = await gameOf('whisper');
  const room = await Room.open(planOf(game, { seats }));
  const wired = Array.from({ length: seats }, (_, seat) =>
    new Wired(game, `c${seat}`).join(room.host, [seat]),
  );
  return { game, room, zero: wired[0]!, one: wired[1]! };
}

describe('a client', () => {
  test('keeps what it sees, step by step', async () => {
    const { game, room, zero, one } = await toyTable();
    expect(zero.client.glimpse).toMatchObject({ step: 1, eyes: 0, waiting: { kind: 'sealed' } });
    expect(await one.client.move({ kind: 'bid', amount: 2 })).toBeUndefined();
    expect(zero.client.glimpse?.waiting.chosen).toEqual([1]);
    expect(await zero.client.move({ kind: 'bid', amount: 1 })).toBeUndefined();
    await settled();
    expect(zero.heard.map(({ kind }) => kind)).toEqual(['table', 'waiting', 'step']);
    expect(zero.heard.at(-1)!.told).toEqual([{ kind: 'bids', amounts: [1, 2] }]);
    const truth = game.rules.view(room.host.log.state, 0);
    expect(difference(zero.client.glimpse!.view, truth)).toBeUndefined();
  });

  test('is told why, in the order it asked', async () => {
    const { zero } = await toyTable();
    const answers = [
      zero.client.move({ kind: 'bid', amount: 9 }),
      zero.client.undo(),
      zero.client.move({ kind: 'bid', amount: 1 }),
    ];
    expect(await Promise.all(answers)).toEqual([
      { kind: 'rule', rule: 'W-2', why: 'not-legal', facts: {} },
      { kind: 'table', code: 'no-undo', facts: { why: 'nothing' } },
      undefined,
    ]);
  });

  test('gives each command an id of its own', async () => {
    const { zero, one } = await toyTable();
    await zero.client.move({ kind: 'bid', amount: 1 });
    await zero.client.undo();
    await one.client.move({ kind: 'bid', amount: 1 });
    const ids = [...zero.sent, ...one.sent].map((command) => ('id' in command ? command.id : ''));
    expect(new Set(ids).size).toBe(3);
  });

  test('without a seat, or before it has seen the table, asks nobody', async () => {
    const game = await gameOf('whisper');
    const room = await Room.open(planOf(game, { seats: 2 }));
    const early = new Wired(game);
    const notYours = { kind: 'table', code: 'not-yours', facts: {} };
    expect(await early.client.move({ kind: 'bid', amount: 1 })).toEqual(notYours);
    const watcher = new Wired(game).join(room.host, []);
    expect(await watcher.client.move({ kind: 'bid', amount: 1 })).toEqual(notYours);
    expect(await watcher.client.undo()).toEqual(notYours);
    expect([early.sent, watcher.sent]).toEqual([[], []]);
  });

  test('sits down elsewhere and moves for that seat', async () => {
    const game = await gameOf('whisper');
    const room = await Room.open(planOf(game, { seats: 2 }));
    const device = new Wired(game).join(room.host, [0, 1]);
    await device.client.move({ kind: 'bid', amount: 1 });
    device.client.sit(1);
    expect(await device.client.undo()).toMatchObject({ kind: 'table', code: 'not-yours' });
    expect(device.client.glimpse?.eyes).toBe(1);
    expect(await device.client.move({ kind: 'bid', amount: 2 })).toBeUndefined();
    await settled();
    expect(room.lines.at(-1)).toBe('sealed 0 bid 1 ; 1 bid 2');
  });

  test('sends again what got no answer, once the wire is mended', async () => {
    const { room, zero, one } = await toyTable();
    await one.client.move({ kind: 'bid', amount: 2 });
    zero.isCut = true;
    const lost = zero.client.move({ kind: 'bid', amount: 1 });
    zero.isCut = false;
    zero.client.resend();
    expect(await lost).toBeUndefined();
    await settled();
    expect(room.lines.at(-1)).toBe('sealed 0 bid 1 ; 1 bid 2');
    expect(zero.sent).toHaveLength(2);
    zero.client.resend();
    expect(zero.sent).toHaveLength(2);
  });

  test('a lost answer is given again, and the move is not made twice', async () => {
    const { room, zero } = await toyTable();
    const release = room.store.hold();
    const lost = zero.client.move({ kind: 'bid', amount: 1 });
    zero.isCut = true;
    release();
    await settled();
    expect(room.entries).toHaveLength(2);
    zero.isCut = false;
    zero.join(room.host, [0]);
    zero.client.resend();
    expect(await lost).toBeUndefined();
    expect(room.entries).toHaveLength(2);
    expect(zero.client.glimpse?.waiting.own).toBe('bid 1');
  });

  test('refuses to hear what no table says', async () => {
    const { zero } = await toyTable();
    expect(() => {
      zero.client.hear({ kind: 'gossip' });
    }).toThrow('wire');
    expect(() => {
      zero.client.hear({ kind: 'done', id: 'nobody asked' });
    }).not.toThrow();
  });
});

test('a sheet says how the table is set up', async () => {
  const plan = planOf(await gameOf('chicoree'), { seats: 4, options: { auction: 'melee' } });
  expect(setupOf(plan.sheet)).toEqual(plan.setup);
});
