// Answers questions about the seats before the start: names, portraits, bots, and what is missing.

import type { GameMeta } from '@tablee/kit';
import type { CreateTable, Player, Room, RoomSeat } from '@tablee/wire';
import { regulars } from '../app/people.ts';

export type Filling = CreateTable['others'][number];

export const NAME_MAX = 24;

/** As the server takes it. */
export const fitName = (name: string): string => name.trim().slice(0, NAME_MAX).trim();

export interface Looks {
  readonly name: string;
  readonly face: number;
}

/** Whether two names read alike; the server then numbers the later one. */
export const isAlike = (a: string, b: string): boolean =>
  a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase();

/** The usual portrait, or a free one if another player at the table has it. */
export function faceFor(usual: number, others: readonly Looks[], faces: number): number {
  const taken = new Set(others.map(({ face }) => face % faces));
  if (!taken.has(usual % faces)) return usual;
  const free = Array.from({ length: faces }, (_, i) => i).find((face) => !taken.has(face));
  return free ?? usual;
}

export const freeChairs = ({ seats }: Pick<Room, 'seats'>): readonly number[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));

/** Names of the people and bots at the table. */
export const namesAt = ({ seats }: Pick<Room, 'seats'>): readonly string[] =>
  seats.flatMap((seat) => (seat.kind === 'empty' ? [] : [seat.name]));

export const hostOf = ({ seats }: Pick<Room, 'seats'>): string | undefined =>
  seats.flatMap((seat) => (seat.kind === 'person' && seat.isHost ? [seat.name] : []))[0];

/** Why it cannot start yet. */
export type Hindrance = 'missing' | 'rated' | 'accounts';

export function hindranceOf(room: Pick<Room, 'seats' | 'settings'>): Hindrance | undefined {
  if (freeChairs(room).length > 0) return 'missing';
  if (!room.settings.isRated) return undefined;
  if (hasBots(room)) return 'rated';
  return guestsAt(room).length > 0 ? 'accounts' : undefined;
}

const hasBots = ({ seats }: Pick<Room, 'seats'>): boolean =>
  seats.some(({ kind }) => kind === 'bot');

/** Whether the seat belongs to a person without an account. */
export const isGuest = (seat: RoomSeat | undefined): boolean =>
  seat?.kind === 'person' && !seat.hasAccount;

export const guestsAt = ({ seats }: Pick<Room, 'seats'>): readonly string[] =>
  seats.flatMap((seat) => (seat.kind === 'person' && isGuest(seat) ? [seat.name] : []));

/** Why the host cannot make it a rated table as it is. */
export function ratingObstacle(room: Pick<Room, 'seats' | 'settings'>): Hindrance | undefined {
  if (room.settings.isRated) return undefined;
  if (hasBots(room)) return 'rated';
  const host = room.seats.find((seat) => seat.kind === 'person' && seat.isHost);
  return isGuest(host) ? 'accounts' : undefined;
}

/** Names of seated people that are not connected. */
export const awayOf = (
  { seats }: Pick<Room, 'seats'>,
  here: readonly number[],
): readonly string[] =>
  seats.flatMap((seat, at) => (seat.kind === 'person' && !here.includes(at) ? [seat.name] : []));

/** Only empty chairs can be taken away, and a game has its own least. */
export const fewestChairs = (room: Pick<Room, 'seats'>, meta: GameMeta): number =>
  Math.max(meta.seats.min, namesAt(room).length);

/** Without its empty chairs, as long as the game can be played so. */
export function tightened<R extends Pick<Room, 'seats'>>(room: R, meta: GameMeta | undefined): R {
  const seats = room.seats.filter(({ kind }) => kind !== 'empty');
  return meta !== undefined && seats.length >= meta.seats.min ? { ...room, seats } : room;
}

/** Bots for some seats, with names and portraits that no seated player has. */
export function botsFor(room: Pick<Room, 'seats'>, count: number, level: string): Filling[] {
  const sitting = room.seats.flatMap((seat): Player[] =>
    seat.kind === 'empty' ? [] : [{ kind: 'person', name: seat.name, face: seat.face }],
  );
  return regulars(count, level, sitting).map(({ name, face }) => ({
    kind: 'bot',
    name,
    face,
    bot: level,
  }));
}

export interface Stir {
  readonly kind: 'arrived' | 'left' | 'newHost';
  readonly name: string;
}

const keyOf = (seat: RoomSeat): string | undefined =>
  seat.kind === 'person' ? seat.person : seat.kind === 'bot' ? `bot ${seat.name}` : undefined;

/** Changes between two rooms' seats, for screen readers. */
export function stirsBetween(
  before: Pick<Room, 'seats'>,
  after: Pick<Room, 'seats'>,
): readonly Stir[] {
  const missingIn = (one: Pick<Room, 'seats'>, other: Pick<Room, 'seats'>): string[] => {
    const there = new Set(other.seats.map(keyOf));
    return one.seats.flatMap((seat) =>
      seat.kind === 'empty' || there.has(keyOf(seat)) ? [] : [seat.name],
    );
  };
  const host = hostOf(after);
  return [
    ...missingIn(before, after).map((name) => ({ kind: 'left', name }) as const),
    ...missingIn(after, before).map((name) => ({ kind: 'arrived', name }) as const),
    ...(host === undefined || host === hostOf(before)
      ? []
      : [{ kind: 'newHost', name: host } as const]),
  ];
}

/** Position of a seat around the oval table, in per cent; the player's own is at the bottom. */
export function placeOf(seat: number, own: number, count: number): { x: number; y: number } {
  const turn = (((seat - own + count) % count) / count) * 2 * Math.PI;
  // The next player in turn sits on the left.
  return {
    x: Math.round(10 * (50 - 35 * Math.sin(turn))) / 10,
    y: Math.round(10 * (50 + 37 * Math.cos(turn))) / 10,
  };
}
