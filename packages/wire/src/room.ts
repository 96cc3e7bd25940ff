// A table as everyone may know it before, during and after play: who sits where, how it is set up,
// who invited. Nothing of the game itself is in here.

import * as v from 'valibot';
import { addedLater } from './answers.ts';
import { seatSchema } from './commands.ts';
import { clockSchema } from './sheet.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** As it is shown: no line breaks, no more than fits beside a picture. */
export const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24));
export const faceSchema = v.pipe(count, v.maxValue(63));
/** So many faces differ; a higher number looks like its remainder. */
export const FACES = 10;
/** Public names of tables and people: they may stand in links. */
export const tableIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/));
export const personIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/));
/** Bytes that a browser throws into the draws. */
export const entropySchema = v.pipe(v.string(), v.regex(/^([0-9a-f]{2}){1,64}$/));

export const roomSeatSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('empty') }),
  v.strictObject({
    kind: v.literal('person'),
    name: nameSchema,
    face: faceSchema,
    person: personIdSchema,
    /** A person with an account has a page that others can look at. */
    hasAccount: v.boolean(),
    isHost: v.boolean(),
    /** Nobody hears them: the host switched their chat off. */
    isSilenced: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('bot'), name: nameSchema, face: faceSchema, bot: v.string() }),
]);
export type RoomSeat = v.InferOutput<typeof roomSeatSchema>;

export const ROOM_STATES = ['gathering', 'playing', 'over', 'ended'] as const;

export const roomSettingsSchema = v.strictObject({
  /** As a person would give them; what is missing is resolved by the game. */
  options: v.record(v.string(), v.string()),
  /** Listed for everyone, or found by its link only. */
  isPublic: v.boolean(),
  mayWatch: v.boolean(),
  hasChat: v.boolean(),
  isRated: v.boolean(),
  /** Nobody new sits down; who has a seat keeps it. */
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
  /** SHA-256 of what the cards will be drawn from. */
  commit: v.string(),
  /** The table to which everyone goes on after this one. */
  next: v.optional(tableIdSchema),
  /** Seats of the winners, once it is over. */
  winners: v.array(seatSchema),
  /** A seat that another device asks for, until a player at the table answers. */
  asked: addedLater(seatSchema, undefined),
  /** Seats that went on with another device after so many steps, and the seat of the player who agreed. */
  replaced: addedLater(
    v.array(v.strictObject({ seat: seatSchema, by: seatSchema, step: count })),
    undefined,
  ),
  created: count,
  touched: count,
});
/** What everyone is told about a table. */
export type Room = v.InferOutput<typeof roomSchema>;

/** One line of talk. Plain text; whoever shows it must not read anything else into it. */
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
