// A game that is over, as a table to sit down at again: who sat where, and which seat was a person's.

import {
  cleanName,
  openRecord,
  Replay,
  wholeNumber,
  type Counts,
  type Outcome,
  type RecordHeader,
  type Seat,
} from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { Player } from '@tablee/wire';
import { faceOf, regulars } from '../../app/people.ts';
import { USUAL } from '../../offline/levels.ts';

export interface OldTable {
  /** The record, as it was given. */
  readonly text: string;
  readonly game: string;
  /** As they sat then; whoever had no name has none. */
  readonly players: readonly Player[];
  readonly outcome: Outcome;
  /** Which way its scores count. */
  readonly counts: Counts | undefined;
}

/** Undefined for what is no whole game of this shelf. */
export async function oldTableOf(text: string): Promise<OldTable | undefined> {
  const open = await openRecord(text, findGame);
  if (!open.ok) return undefined;
  const { game, rules, setup, record } = open.value;
  const replay = new Replay(rules, setup, record);
  while (!replay.done) if (!replay.next().ok) return undefined;
  const { pending } = replay.log;
  if (pending.kind !== 'over' || replay.missing() !== undefined) return undefined;
  return {
    text,
    game: game.meta.id,
    players: playersOf(record.header),
    outcome: pending.outcome,
    counts: game.meta.counts,
  };
}

/** The seat of the only person at a table of this device: of several, any may read. */
export async function readerOf(text: string): Promise<Seat | undefined> {
  const open = await openRecord(text, findGame);
  if (!open.ok) return undefined;
  const people = playersOf(open.value.record.header).flatMap(({ kind }, seat) =>
    kind === 'person' ? [seat] : [],
  );
  return people.length === 1 ? people[0] : undefined;
}

function playersOf({ names, seats, extra }: RecordHeader): Player[] {
  const levels = new Map(
    extra.flatMap(([key, value]) => {
      const [place = '', level = USUAL] = value.split(' ');
      const seat = key === 'bot' ? wholeNumber.parse(place) : undefined;
      return seat === undefined ? [] : [[seat, level] as const];
    }),
  );
  return Array.from({ length: seats }, (_, seat): Player => {
    const name = cleanName(names.get(seat) ?? '');
    const bot = levels.get(seat);
    if (bot === undefined) return { kind: 'person', name, face: seat };
    return { kind: 'bot', name, face: faceOf(name), bot };
  });
}

/** The first seat that a person had. */
export const ownSeatOf = ({ players }: OldTable): Seat =>
  Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  );

/**
 * The same company around somebody in one of its seats. Bots are who they were; where people sat regulars
 * do, under the names that were said at the table, except where two would have the same.
 */
export function companyAround(players: readonly Player[], seat: Seat, who: Player): Player[] {
  const bots = players.filter((player, at) => at !== seat && player.kind === 'bot');
  // Whoever gave up their seat is not somebody else's stranger: the name belongs to the seat.
  const spare = regulars(players.length + bots.length, USUAL, [who, ...bots, players[seat]!]);
  const taken = new Set([who, ...bots].map(({ name }) => name.toLowerCase()));
  return players.map((player, at) => {
    if (at === seat) return who;
    if (player.kind === 'bot' && player.name !== '') return player;
    const stranger = spare.shift()!;
    const isFree = player.name !== '' && !taken.has(player.name.toLowerCase());
    taken.add(player.name.toLowerCase());
    return isFree ? { ...stranger, name: player.name } : stranger;
  });
}
