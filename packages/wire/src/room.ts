// Defines a room: the public seats, settings and state of an online table, before, during and after
// play. It contains nothing of the game itself.

import * as v from 'valibot';
import { addedLater } from './answers.ts';
import { seatSchema } from './commands.ts';
import { clockSchema } from './sheet.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A name as shown: one line, short enough to fit beside a picture. */
export const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24));
export const faceSchema = v.pipe(count, v.maxValue(63));
/** The number of distinct faces; a higher number shows as its remainder. */
export const FACES = 10;
/** Public ids of tables and people; safe in links. */
export const tableIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/));
export const personIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/));
/** Entropy that a browser adds to the draws, in hex. */
export const entropySchema = v.pipe(v.string(), v.regex(/^([0-9a-f]{2}){1,64}$/));

export const roomSeatSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('empty') }),
  v.strictObject({
    kind: v.literal('person'),
    name: nameSchema,
    face: faceSchema,
    person: personIdSchema,
    /** Whether the person has an account, and so a public page. */
    hasAccount: v.boolean(),
    isHost: v.boolean(),
    /** The host switched the chat of this player off. */
    isSilenced: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('bot'), name: nameSchema, face: faceSchema, bot: v.string() }),
]);
export type RoomSeat = v.InferOutput<typeof roomSeatSchema>;

export const ROOM_STATES = ['gathering', 'playing', 'over', 'ended'] as const;

export const roomSettingsSchema = v.strictObject({
  /** As the host set them; the game resolves missing ones. */
  options: v.record(v.string(), v.string()),
  /** Whether the table is listed; otherwise it is reachable by its link only. */
  isPublic: v.boolean(),
  mayWatch: v.boolean(),
  hasChat: v.boolean(),
  isRated: v.boolean(),
  /** Closed to new players; seated players keep their seats. */
  isLocked: v.optional(v.boolean()),
  clock: v.nullable(clockSchema),
});
export type RoomSettings = v.InferOutput<typeof roomSettingsSchema>;

export const roomSchema = v.strictObject({
  id: tableIdSchema,
  game: v.string(),
  state: v.picklist(ROOM_STATES),
  settings: roomSettingsSchema,
  seats: v.array(roomSeatSchema),
  /** Commitment: SHA-256 of the secret that the cards will be drawn from. */
  commit: v.string(),
  /** The next table of the same group. */
  next: v.optional(tableIdSchema),
  /** Seats of the winners, after the end. */
  winners: v.array(seatSchema),
  /** A seat that another device asks for, until a player at the table answers. */
  asked: addedLater(seatSchema, undefined),
  /** Seats that moved to another device after `step` steps, and the player's seat that agreed. */
  replaced: addedLater(
    v.array(v.strictObject({ seat: seatSchema, by: seatSchema, step: count })),
    undefined,
  ),
  created: count,
  touched: count,
});
/** The public state of a table. */
export type Room = v.InferOutput<typeof roomSchema>;

/** One chat line. Plain text: a page must not render it as markup. */
export const chatLineSchema = v.strictObject({
  n: count,
  seat: seatSchema,
  name: nameSchema,
  text: v.string(),
  at: count,
});
export type ChatLine = v.InferOutput<typeof chatLineSchema>;
export const CHAT_MAX = 300;

export const REACTIONS = [
  'bravo',
  'ouch',
  'laugh',
  'think',
  'hurry',
  'thanks',
  'oops',
  'cheers',
] as const;
export type Reaction = (typeof REACTIONS)[number];
