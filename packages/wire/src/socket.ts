// Defines the socket messages of page and server. A socket is at one table at a time; numbered
// enterings keep a late message from being taken for another table's.

import * as v from 'valibot';
import { commandSchema, seatSchema, sinceSchema } from './commands.ts';
import { byKind } from './read.ts';
import { reportSchema } from './reports.ts';
import { CHAT_MAX, chatLineSchema, REACTIONS, roomSchema, tableIdSchema } from './room.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** The page's number of an entering, new each time its socket enters a table. */
const entering = count;
/** Keys and tokens: 32 random bytes in URL-safe base64. Never part of a URL. */
export const secretSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

export const socketRequestSchema = v.variant('kind', [
  /** The first message: the wire version. */
  v.strictObject({ kind: v.literal('hello'), version: count }),
  /** Enters a table: with a seat's token as its player, without one as a watcher. */
  v.strictObject({
    kind: v.literal('enter'),
    entering,
    table: tableIdSchema,
    token: v.optional(secretSchema),
    since: v.optional(sinceSchema),
    /** A watcher on a screen that all people in the room share. */
    isScreen: v.optional(v.boolean()),
  }),
  /** Leaves the table on purpose; a socket that only closes counts as disconnected. */
  v.strictObject({ kind: v.literal('quit') }),
  v.strictObject({ kind: v.literal('command'), entering, command: byKind(commandSchema) }),
  v.strictObject({
    kind: v.literal('say'),
    entering,
    id,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(CHAT_MAX)),
  }),
  v.strictObject({ kind: v.literal('react'), entering, what: v.picklist(REACTIONS) }),
  /** Answered at once, to measure the round trip. */
  v.strictObject({ kind: v.literal('ping'), sent: v.number() }),
]);
export type SocketRequest = v.InferOutput<typeof socketRequestSchema>;

/** Codes of failed requests; the texts have a sentence for each. */
export const SOCKET_CODES = [
  'version',
  'unreadable',
  'hello-first',
  'enter-first',
  /** The request names another entering than the present one. */
  'elsewhere',
  'no-such-table',
  'no-watching',
  /** The operator has blocked this person or address for a while. */
  'blocked',
  /** The operator has closed this table for good. */
  'closed',
  'bad-token',
  'no-chat',
  'silenced',
  'too-fast',
  'too-big',
  'too-many',
  'store',
] as const;
export type SocketCode = (typeof SOCKET_CODES)[number];

export const socketAnswerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('welcome'), version: count, now: v.number() }),
  /** Table messages up to the next `at` belong to this table and entering. */
  v.strictObject({ kind: v.literal('at'), entering, table: tableIdSchema }),
  /** The room, on entering and after each change. `seat`: the client's own; null for a watcher. */
  v.strictObject({ kind: v.literal('room'), room: roomSchema, seat: v.nullable(seatSchema) }),
  /** Before the start: the seats with a connected player. */
  v.strictObject({ kind: v.literal('here'), seats: v.array(seatSchema) }),
  /** The number of screens: on entering if there are any, and on each change. */
  v.strictObject({ kind: v.literal('screens'), count }),
  v.strictObject({ kind: v.literal('report'), report: reportSchema }),
  /** The chat so far on entering, then each new line. */
  v.strictObject({ kind: v.literal('chat'), lines: v.array(chatLineSchema) }),
  /** A chat line of this client has been stored. */
  v.strictObject({ kind: v.literal('said'), id }),
  v.strictObject({ kind: v.literal('reaction'), seat: seatSchema, what: v.picklist(REACTIONS) }),
  /** Another tab or device took the seat; this socket gets no more messages of the table. */
  v.strictObject({ kind: v.literal('moved') }),
  /** The seat was removed before the start, or the table was deleted. */
  v.strictObject({
    kind: v.literal('out'),
    why: v.picklist(['kicked', 'left', 'removed', 'closed']),
  }),
  v.strictObject({ kind: v.literal('pong'), sent: v.number(), now: v.number() }),
  v.strictObject({
    kind: v.literal('failed'),
    code: v.picklist(SOCKET_CODES),
    id: v.optional(v.string()),
    /** The entering of the failed request; may precede its `at`. */
    entering: v.optional(entering),
  }),
  /** The server restarts: reconnect after `after` milliseconds, to any server. */
  v.strictObject({ kind: v.literal('restart'), after: v.number() }),
]);
export type SocketAnswer = v.InferOutput<typeof socketAnswerSchema>;
