// What a client says to a table. Every command that changes something carries an id of the client's,
// so that a re-send after a lost answer is answered, not done twice.

import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** Longer than any move: a challenge with the largest deck in hand stays below. */
const MOVE_MAX = 1200;
const ORDER_MAX = 1200;

export const VOTES = ['pause', 'end'] as const;
export type Vote = (typeof VOTES)[number];

/** Through whose eyes somebody looks. */
export const eyesSchema = v.union([seatSchema, v.literal('watcher')]);

/**
 * What somebody who comes back has seen already: so many steps, and how often something had been
 * taken back by then. They are told only what came after it.
 */
export const sinceSchema = v.strictObject({ step: count, undone: count });
export type Since = v.InferOutput<typeof sinceSchema>;

export const commandSchema = v.variant('kind', [
  /** Look through the eyes of a seat that one holds, or of nobody's. Answered with a `table`. */
  v.strictObject({ kind: v.literal('sit'), eyes: eyesSchema, since: v.optional(sinceSchema) }),
  /**
   * A move as the record spells it, meant for the table as it was after so many steps, and after
   * something had been taken back so often: what is refused once is never played later, by a server
   * that was asleep for instance.
   */
  v.strictObject({
    kind: v.literal('move'),
    id,
    seat: seatSchema,
    step: count,
    undone: v.optional(count),
    move: v.pipe(v.string(), v.maxLength(MOVE_MAX)),
  }),
  /** Take the last step back, or withdraw a sealed choice. */
  v.strictObject({ kind: v.literal('undo'), id, seat: seatSchema, step: count }),
  /**
   * A private standing order, e.g. `pick play G3` or `bid 6 pass 12-C4`; it replaces the one before.
   * A picked move is for the next time its seat is asked, as it looked after so many steps: with or
   * without its choice of that step on the table.
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
  /** For a pause or for an end before the end; counts once everyone who is asked wants it. */
  v.strictObject({ kind: v.literal('vote'), id, seat: seatSchema, what: v.picklist(VOTES) }),
  v.strictObject({ kind: v.literal('unvote'), id, seat: seatSchema, what: v.picklist(VOTES) }),
  /** Says no to what others asked for: their votes are void. */
  v.strictObject({ kind: v.literal('decline'), id, seat: seatSchema, what: v.picklist(VOTES) }),
  v.strictObject({ kind: v.literal('resume'), id, seat: seatSchema }),
  /** Lets a bot sit in: for somebody who is gone, or for oneself. */
  v.strictObject({ kind: v.literal('stand-in'), id, seat: seatSchema, who: seatSchema }),
  /** Takes one's own seat back from the bot. */
  v.strictObject({ kind: v.literal('return'), id, seat: seatSchema }),
]);

export type Command = v.InferOutput<typeof commandSchema>;
