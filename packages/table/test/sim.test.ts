// Whole tables on one device, handed around, from one seed: commands that come late, out of order and
// twice, people who move and take back what they like, failing and slow stores, tables that close in
// the middle of a sentence. Whatever happens, the game comes to its end, the record replays, nothing
// that was acknowledged is lost, and nothing is done twice. (Tables online: bad-days.test.ts.)
import { assert, rngFor, type Rng, type Seat } from '@tablee/kit';
import { expect, test } from 'vitest';

import { difference } from '@tablee/kit/testing';
import { openLedger } from '../src/index.ts';
import type { HandClock } from '../testing/hand-clock.ts';
import type { MemoryStore } from '../testing/memory-store.ts';
import { SimPerson } from './sim-person.ts';
import {
  ALL_IDS,
  freshSeed,
  gameOf,
  planOf,
  replayed,
  Room,
  seatsOf,
  type TestGame,
} from './table-setting.ts';

/** More than any of these games needs, by far. */
const EVENTS_MAX = 60_000;

type Options = Readonly<Record<string, string>>;

function optionsOf(game: TestGame, rng: Rng): Options {
  if (game.id === 'whisper') return {};
  if (game.id !== 'chicoree') return { rounds: '1' };
  return rng.below(2) === 0 ? {} : { auction: 'melee', hammer: '3' };
}

/** From now on the store is slow now and then, fails, keeps things in silence, or cannot be read. */
function spoil(store: MemoryStore, clock: HandClock, rng: Rng): void {
  store.onAppend = async () => {
    if (rng.below(4) === 0)
      await new Promise<void>((resolve) => clock.after(rng.below(400), resolve));
    const luck = rng.below(40);
    store.faults.push(luck === 0 ? 'fails' : luck === 1 ? 'answer-lost' : undefined);
    if (luck === 2) store.unreadable = 1;
  };
}

class Simulation {
  readonly room: Room;
  readonly people: readonly SimPerson[];
  readonly #rng: Rng;
  /** One event in so many is a crash. Without any, nothing heals a table that stands still. */
  readonly #crashes: number;
  #isClosed = false;

  constructor(room: Room, game: TestGame, devices: readonly (readonly Seat[])[], rng: Rng) {
    this.room = room;
    this.#rng = rng;
    this.#crashes = [Infinity, 250, 40][rng.below(3)]!;
    this.people = devices.map(
      (seats, i) =>
        new SimPerson({
          name: `person-${i}`,
          seats,
          rules: game.rules,
          advice: game.bots['habitue']!,
          rng,
          clock: room.clock,
          host: () => (this.#isClosed ? undefined : room.host),
        }),
    );
  }

  get isDone(): boolean {
    return this.room.isOver && this.people.every((person) => person.seesTheEnd);
  }

  async run(): Promise<void> {
    const { room } = this;
    for (let events = 0; !this.isDone; events++) {
      assert(events < EVENTS_MAX, `the table goes on: ${room.lastLines()}`);
      assert(await room.clock.next(), `somebody does something: ${room.lastLines()}`);
      if (events % this.#crashes === this.#crashes - 1) await this.#crash();
    }
  }

  /** Whatever was on its way is still on its way, and may yet be written. */
  async #crash(): Promise<void> {
    this.#isClosed = true;
    for (const person of this.people) person.loseWire();
    this.room.close();
    for (let i = this.#rng.below(6); i > 0; i--) await this.room.clock.next();
    this.room.store.unreadable = 0;
    await this.#opened(this.room.reopen());
    this.#isClosed = false;
  }

  /** Opening may have to wait for a slow store. */
  async #opened(opening: Promise<void>): Promise<void> {
    const door = { isOpen: false };
    void opening.then(() => {
      door.isOpen = true;
    });
    do await this.room.clock.next();
    while (!door.isOpen);
    await opening;
  }
}

async function simulate(seed: string): Promise<{ simulation: Simulation; game: TestGame }> {
  const rng = rngFor(seed, 'sim');
  const game = await gameOf(ALL_IDS[rng.below(ALL_IDS.length)]!);
  const { min } = game.meta.seats;
  const seats = min + rng.below(2);
  // One or two devices, one of them perhaps handed around; bots in the other seats.
  const devices = ([[[0]], [[0], [1]], [[0, 1]], [[1, 0]]] as const)[rng.below(4)]!;
  const people = devices.flat();
  const plan = planOf(game, { seats, seed, people, options: optionsOf(game, rng) });
  const room = await Room.open(plan);
  spoil(room.store, room.clock, rng);
  const simulation = new Simulation(room, game, devices, rng);
  const bots = seatsOf(plan).filter((seat) => !people.some((other) => other === seat));
  room.addBots({ seats: bots, choose: game.bots['habitue']!, seed });
  await simulation.run();
  return { simulation, game };
}

function verify({ room, people }: Simulation, { rules }: TestGame): void {
  const { plan, store } = room;
  expect(replayed(plan, room.lines)).toEqual(room.lines);
  const entries = store.all(plan.sheet.id);
  expect(openLedger(plan, entries).log.lines).toEqual(room.lines);
  // The store knows a command by the seat and the client's own id.
  const done = entries.flatMap(({ by }) => by?.slice(by.indexOf('/') + 1) ?? []);
  expect(new Set(done).size).toBe(done.length);
  for (const { answers, client } of people) {
    for (const { id, refused } of answers) if (refused === undefined) expect(done).toContain(id);
    const { eyes, view, step } = client.glimpse!;
    expect(step).toBe(room.host.log.steps);
    expect(difference(view, rules.view(room.host.log.state, eyes))).toBeUndefined();
  }
}

const PINNED = Array.from({ length: 8 }, (_, i) => `pinned ${i}`);
const FRESH = Array.from({ length: 4 }, freshSeed);

test.each([...PINNED, ...FRESH])('a bad day, seed %s', async (seed) => {
  const { simulation, game } = await simulate(seed);
  verify(simulation, game);
});
