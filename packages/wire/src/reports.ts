// What a table says to a client: what one pair of eyes may see, and nothing else.

import * as v from 'valibot';
import { eyesSchema, seatSchema } from './commands.ts';
import { sheetSchema } from './sheet.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const facts = v.record(v.string(), v.union([v.string(), v.number()]));

/** Why nothing can be taken back now. */
export const UNDO_WHYS = ['nothing', 'moved-on', 'learned', 'seen', 'over'] as const;

/** Whom the table waits for, as one pair of eyes may know it. */
export const waitingSchema = v.strictObject({
  kind: v.picklist(['turn', 'sealed', 'open', 'chance', 'over']),
  /** Who is asked. */
  seats: v.array(seatSchema),
  /** Who of them has chosen already; never what. */
  chosen: v.array(seatSchema),
  /** One's own choice in a sealed phase, as the record spells it. */
  own: v.optional(v.string()),
  /** Milliseconds until the bell, and from how many it started. */
  bell: v.optional(v.strictObject({ left: v.number(), of: v.number() })),
  undo: v.union([v.literal('possible'), v.picklist(UNDO_WHYS)]),
});

/** An event of a game; only the game's own folder looks inside. */
const told = v.strictObject({ step: count, event: v.unknown() });

const sight = {
  /** How many steps have been played. */
  step: count,
  eyes: eyesSchema,
  /** The packed view. */
  view: v.array(v.number()),
  waiting: waitingSchema,
};

/** A command that was not done: by a rule of the game, or for a reason of the table's. */
export const refusedSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('rule'), rule: v.string(), why: v.string(), facts }),
  v.strictObject({
    kind: v.literal('table'),
    code: v.picklist(['stale', 'not-yours', 'unreadable', 'no-undo', 'store']),
    facts,
  }),
]);

export const reportSchema = v.variant('kind', [
  /** The whole table at once: on arrival, after a gap, after something was taken back. */
  v.strictObject({
    kind: v.literal('table'),
    sheet: sheetSchema,
    /** Everything that these eyes were told so far. */
    told: v.array(told),
    ...sight,
  }),
  /** One more step. */
  v.strictObject({ kind: v.literal('step'), events: v.array(v.unknown()), ...sight }),
  /** No step, but something else to know: somebody has chosen. */
  v.strictObject({ kind: v.literal('waiting'), step: count, waiting: waitingSchema }),
  v.strictObject({ kind: v.literal('done'), id: v.string() }),
  v.strictObject({ kind: v.literal('refused'), id: v.string(), refused: refusedSchema }),
]);

export type Report = v.InferOutput<typeof reportSchema>;
export type Waiting = v.InferOutput<typeof waitingSchema>;
export type Refused = v.InferOutput<typeof refusedSchema>;
export type UndoWhy = (typeof UNDO_WHYS)[number];
