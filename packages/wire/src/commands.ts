// Defines a client's commands to a table. Each change carries an id chosen by the client, so that a
// re-send after a lost answer is idempotent.

import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** Maximum length of a move; a challenge with the largest deck in hand stays below. */
const MOVE_MAX = 1200;
const ORDER_MAX = 1200;

export const VOTES = ['pause', 'end'] as const;
export type Vote = (typeof VOTES)[number];

/** A viewer: a seat, or `watcher`. */
export const eyesSchema = v.union([seatSchema, v.literal('watcher')]);

/** The last step and undo count that a returning client has seen: it gets only later events. */
export const sinceSchema = v.strictObject({ step: count, undone: count });
export type Since = v.InferOutput<typeof sinceSchema>;

export const commandSchema = v.variant('kind', [
  /** Looks as one of the client's own seats, or as a watcher. The answer is a `table` report. */
  v.strictObject({ kind: v.literal('sit'), eyes: eyesSchema, since: v.optional(sinceSchema) }),
  /**
   * A move in record notation. `step` and `undone` name the state it is for, so that a server that
   * was asleep does not play it later.
   */
  v.strictObject({
    kind: v.literal('move'),
    id,
    seat: seatSchema,
    step: count,
    undone: v.optional(count),
    move: v.pipe(v.string(), v.maxLength(MOVE_MAX)),
  }),
  /** Undoes the last step, or withdraws a sealed choice. */
  v.strictObject({ kind: v.literal('undo'), id, seat: seatSchema, step: count }),
  /**
   * A private standing order, e.g. `pick play G3` or `bid 6 pass 12-C4`; replaces the earlier one.
   * A picked move is for the seat's next request after `step`. `hasChosen` says whether its choice
   * of that step is already in.
   */
  v.strictObject({
    kind: v.literal('order'),
    id,
    seat: seatSchema,
    step: count,
    hasChosen: v.boolean(),
    order: v.pipe(v.string(), v.minLength(1), v.maxLength(ORDER_MAX)),
  }),
  v.strictObject({ kind: v.literal('cancel'), id, seat: seatSchema }),
  /** Votes for a pause or for stopping the game; passes once all voters agree. */
  v.strictObject({ kind: v.literal('vote'), id, seat: seatSchema, what: v.picklist(VOTES) }),
  v.strictObject({ kind: v.literal('unvote'), id, seat: seatSchema, what: v.picklist(VOTES) }),
  /** Refuses a vote of others: their votes are cleared. */
  v.strictObject({ kind: v.literal('decline'), id, seat: seatSchema, what: v.picklist(VOTES) }),
  v.strictObject({ kind: v.literal('resume'), id, seat: seatSchema }),
  /** Lets a bot play a seat that is gone, or the client's own seat. */
  v.strictObject({ kind: v.literal('stand-in'), id, seat: seatSchema, who: seatSchema }),
  /** Takes the client's own seat back from the bot. */
  v.strictObject({ kind: v.literal('return'), id, seat: seatSchema }),
]);

export type Command = v.InferOutput<typeof commandSchema>;
