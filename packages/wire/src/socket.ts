// What a page and a server say to each other over one socket. A socket is at one table at a time, and
// its page numbers its enterings: a word says for which of them it is meant, and the server says `at`
// which of them it speaks from now on. So nothing is taken for another table's, however late it comes.

import * as v from 'valibot';
import { commandSchema, seatSchema, sinceSchema } from './commands.ts';
import { byKind } from './read.ts';
import { reportSchema } from './reports.ts';
import { CHAT_MAX, chatLineSchema, REACTIONS, roomSchema, tableIdSchema } from './room.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** A number of the page's own, different for every time that its socket comes to a table. */
const entering = count;
/** Keys and tokens: 32 random bytes in the URL-safe base64 alphabet. Never part of an address. */
export const secretSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

export const socketRequestSchema = v.variant('kind', [
  /** First of all: which version is spoken. */
  v.strictObject({ kind: v.literal('hello'), version: count }),
  /** Comes to a table: with the token of a seat as its player, without one as a watcher. */
  v.strictObject({
    kind: v.literal('enter'),
    entering,
    table: tableIdSchema,
    token: v.optional(secretSchema),
    since: v.optional(sinceSchema),
    /** A watcher whose page shows the table to everybody in the room. */
    isScreen: v.optional(v.boolean()),
  }),
  /** Leaves the table on purpose; a socket that just closes is only out of reach. */
  v.strictObject({ kind: v.literal('quit') }),
  v.strictObject({ kind: v.literal('command'), entering, command: byKind(commandSchema) }),
  v.strictObject({
    kind: v.literal('say'),
    entering,
    id,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(CHAT_MAX)),
  }),
  v.strictObject({ kind: v.literal('react'), entering, what: v.picklist(REACTIONS) }),
  /** Answered at once, for the way there and back. */
  v.strictObject({ kind: v.literal('ping'), sent: v.number() }),
]);
export type SocketRequest = v.InferOutput<typeof socketRequestSchema>;

/** Why something was not done. Each has a sentence in the texts. */
export const SOCKET_CODES = [
  'version',
  'unreadable',
  'hello-first',
  'enter-first',
  /** Meant for another entering than the one that the socket is at. */
  'elsewhere',
  'no-such-table',
  'no-watching',
  /** Whoever runs the server does not serve this person or address for a while. */
  'blocked',
  /** …or has closed this table for good. */
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
  /** What is said of a table from here on, up to the next `at`, is of this one and this entering. */
  v.strictObject({ kind: v.literal('at'), entering, table: tableIdSchema }),
  /** The room, on entering and whenever it changes. `seat`: one's own, or null for a watcher. */
  v.strictObject({ kind: v.literal('room'), room: roomSchema, seat: v.nullable(seatSchema) }),
  /** While people gather: the seats whose owners are connected now. */
  v.strictObject({ kind: v.literal('here'), seats: v.array(seatSchema) }),
  /** How many screens show the table: on entering where there are some, and when there are more or fewer. */
  v.strictObject({ kind: v.literal('screens'), count }),
  v.strictObject({ kind: v.literal('report'), report: reportSchema }),
  /** Talk so far on entering, then line by line. */
  v.strictObject({ kind: v.literal('chat'), lines: v.array(chatLineSchema) }),
  /** A line of one's own has been kept. */
  v.strictObject({ kind: v.literal('said'), id }),
  v.strictObject({ kind: v.literal('reaction'), seat: seatSchema, what: v.picklist(REACTIONS) }),
  /** The seat is played from another tab or device now; this socket watches no more. */
  v.strictObject({ kind: v.literal('moved') }),
  /** The seat was taken away before the start, or the table is gone. */
  v.strictObject({
    kind: v.literal('out'),
    why: v.picklist(['kicked', 'left', 'removed', 'closed']),
  }),
  v.strictObject({ kind: v.literal('pong'), sent: v.number(), now: v.number() }),
  v.strictObject({
    kind: v.literal('failed'),
    code: v.picklist(SOCKET_CODES),
    id: v.optional(v.string()),
    /** As the request had it that is answered; it may be said before its `at`. */
    entering: v.optional(entering),
  }),
  /** The server goes away for a moment: come back after so many milliseconds, to any server. */
  v.strictObject({ kind: v.literal('restart'), after: v.number() }),
]);
export type SocketAnswer = v.InferOutput<typeof socketAnswerSchema>;
