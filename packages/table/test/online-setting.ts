// Tables online for tests: everyone has a page, time is on the clock on the wall, bots sit in.
import type { Seat } from '@tablee/kit';
import type { SeatClock } from '@tablee/wire';

import { HandClock } from '../testing/hand-clock.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import type { FakeGuest } from './fake-guest.ts';
import {
  gameOf,
  planOf,
  Room,
  type Extras,
  type GameId,
  type TableWish,
  type TestGame,
} from './table-setting.ts';

/** Some moment; only differences count. */
export const NOON = 1_700_000_000_000;
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

export interface OnlineTable {
  readonly game: TestGame;
  readonly room: Room;
  readonly guests: FakeGuest[];
}

export type OnlineWish = Omit<TableWish, 'mode'> & {
  readonly extras?: Extras;
  /** Bots on the bench; they sit in with a random move after half a second. */
  readonly bench?: boolean;
  /** Who comes to the table at once; everybody unless told. */
  readonly here?: readonly Seat[];
};

export async function onlineTable(id: GameId, wish: OnlineWish): Promise<OnlineTable> {
  const game = await gameOf(id);
  const { extras = {}, bench = true, here, ...table } = wish;
  const plan = planOf(game, { ...table, mode: 'online' });
  const room = await Room.open(plan, new MemoryStore(), new HandClock(NOON), extras);
  if (bench) room.seatBots({ choose: () => game.bots['random']! });
  const people = plan.sheet.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const guests: FakeGuest[] = [];
  for (const seat of here ?? people) guests[seat] = room.guest({ seats: [seat] });
  return { game, room, guests };
}

/** Far more than any of these tables needs to come to something. */
const EVENTS_MAX = 5000;

/** Lets time pass until it is so; a table where it never is fails the test instead of hanging it. */
export async function until(room: Room, isSo: () => boolean): Promise<void> {
  for (let events = 0; !isSo(); events++)
    if (events > EVENTS_MAX || !(await room.clock.next()))
      throw new Error(`it never comes to that: ${room.lastLines()}`);
}

/** The legal move of a seat at this place of the list, as it is written. */
export function legalMove({ rules }: TestGame, room: Room, seat: Seat, place = 0): string {
  const view = rules.view(room.host.log.state, seat);
  return rules.notation.format(rules.moveAt(view, seat, place));
}

/** The one seat whose turn it is. */
export function turnOf(room: Room): Seat {
  const { pending } = room.host.log;
  if (pending.kind !== 'turn') throw new Error(`somebody's turn, not ${pending.kind}`);
  return pending.seat;
}

/** Everyone who is asked makes the first legal move there is. */
export async function moveAll({ game, room, guests }: OnlineTable): Promise<void> {
  for (const seat of room.host.awaited) await guests[seat]!.move(legalMove(game, room, seat));
}

/** What a seat has on its clock at this moment. */
export function clockOf(room: Room, seat: Seat): SeatClock {
  const { clock } = room.host.people.seats[seat]!;
  if (clock === undefined) throw new Error(`seat ${seat} has a clock`);
  return clock;
}
