// What a client says to a table. Every command that changes something carries an id of the client's,
// so that a re-send after a lost answer is answered, not done twice.

import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** Longer than any move: a challenge with the largest deck in hand stays below. */
const MOVE_MAX = 1200;

/** Through whose eyes somebody looks. */
export const eyesSchema = v.union([seatSchema, v.literal('watcher')]);

export const commandSchema = v.variant('kind', [
  /** Look through the eyes of a seat that one holds, or of nobody's. Answered with a `table`. */
  v.strictObject({ kind: v.literal('sit'), eyes: eyesSchema }),
  /** A move as the record spells it, meant for the table as it was after so many steps. */
  v.strictObject({
    kind: v.literal('move'),
    id,
    seat: seatSchema,
    step: count,
    move: v.pipe(v.string(), v.maxLength(MOVE_MAX)),
  }),
  /** Take the last step back, or withdraw a sealed choice. */
  v.strictObject({ kind: v.literal('undo'), id, seat: seatSchema, step: count }),
]);

export type Command = v.InferOutput<typeof commandSchema>;
