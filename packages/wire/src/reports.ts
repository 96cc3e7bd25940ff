// What a table says to a client: what one pair of eyes may see, and nothing else.

import * as v from 'valibot';
import { eyesSchema, seatSchema } from './commands.ts';
import { sheetSchema } from './sheet.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const facts = v.record(v.string(), v.union([v.string(), v.number()]));

/** Why nothing can be taken back now. */
export const UNDO_WHYS = ['nothing', 'moved-on', 'learned', 'seen', 'over'] as const;

/**
 * Why a table stands still: something in it broke, it is played by newer rules than this home knows, or
 * by rules so old that nothing leads here from them.
 */
export const HALT_WHYS = ['fault', 'rules-newer', 'rules-too-old'] as const;
export type HaltWhy = (typeof HALT_WHYS)[number];

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
  /** One's own standing order; nobody else ever sees it. */
  order: v.optional(v.string()),
});

/** Something about the people at the table, for the log: it is no step of the game. */
export const noteSchema = v.strictObject({
  step: count,
  kind: v.picklist(['stand-in', 'back', 'flag', 'paused', 'resumed', 'declined', 'ended']),
  /** Whom it is about; who resumed or said no; absent where it was everyone. */
  seat: v.optional(seatSchema),
});
export type Note = v.InferOutput<typeof noteSchema>;

/** What a seat has on its clock, in milliseconds, at the moment of sending. */
const seatClockSchema = v.strictObject({
  bank: v.number(),
  move: v.number(),
  isRunning: v.boolean(),
});
export type SeatClock = v.InferOutput<typeof seatClockSchema>;

/** Who is here, who plays for whom, and whose time runs. Everyone is told the same. */
export const peopleSchema = v.strictObject({
  seats: v.array(
    v.strictObject({
      /** `away`: not heard of for a while. `gone`: for so long, or on purpose, that others may act. */
      presence: v.picklist(['here', 'away', 'gone']),
      /** A bot sits in; `flag`: for this one move, because the time is up. */
      standIn: v.optional(v.picklist(['sits', 'flag'])),
      /** Those who are here may let a bot sit in. */
      mayStandIn: v.boolean(),
      clock: v.optional(seatClockSchema),
    }),
  ),
  watchers: count,
  /** Whose agreement a pause or an end takes. */
  voters: v.array(seatSchema),
  votes: v.strictObject({ pause: v.array(seatSchema), end: v.array(seatSchema) }),
  isPaused: v.boolean(),
  /** Ended by agreement before the end. */
  isEnded: v.boolean(),
});
export type People = v.InferOutput<typeof peopleSchema>;
export type SeatPeople = People['seats'][number];

/** An event of a game; only the game's own folder looks inside. */
const told = v.strictObject({ step: count, event: v.unknown() });

const sight = {
  /** How many steps have been played. */
  step: count,
  eyes: eyesSchema,
  waiting: waitingSchema,
};

/** A command that was not done: by a rule of the game, or for a reason of the table's. */
export const refusedSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('rule'), rule: v.string(), why: v.string(), facts }),
  v.strictObject({
    kind: v.literal('table'),
    code: v.picklist([
      'stale',
      'not-yours',
      'unreadable',
      'no-undo',
      'store',
      'paused',
      'ended',
      'no-order',
      'not-gone',
      'declined',
      'too-often',
      'nothing-to-do',
      'halted',
    ]),
    facts,
  }),
]);

export const reportSchema = v.variant('kind', [
  /** The whole table at once: on arrival, after a gap, after something was taken back. */
  v.strictObject({
    kind: v.literal('table'),
    sheet: sheetSchema,
    /** What these eyes were told from step `from` on; everything, unless they had seen some. */
    told: v.array(told),
    from: count,
    /** How often something was taken back. */
    undone: count,
    notes: v.array(noteSchema),
    people: v.optional(peopleSchema),
    /** The packed view. */
    view: v.array(v.number()),
    ...sight,
  }),
  /** One more step. */
  v.strictObject({
    kind: v.literal('step'),
    events: v.array(v.unknown()),
    /** What is different in the packed view of the report before (sight.ts reads it). */
    changes: v.array(v.number()),
    ...sight,
  }),
  /** No step, but something else to know: somebody has chosen. */
  v.strictObject({ kind: v.literal('waiting'), step: count, waiting: waitingSchema }),
  /** The people at the table have changed. */
  v.strictObject({ kind: v.literal('people'), people: peopleSchema }),
  v.strictObject({ kind: v.literal('note'), note: noteSchema }),
  /** Nothing happens here any more; to who comes later, instead of the table. */
  v.strictObject({ kind: v.literal('halted'), why: v.picklist(HALT_WHYS) }),
  v.strictObject({ kind: v.literal('done'), id: v.string() }),
  v.strictObject({ kind: v.literal('refused'), id: v.string(), refused: refusedSchema }),
]);

export type Report = v.InferOutput<typeof reportSchema>;
export type Waiting = v.InferOutput<typeof waitingSchema>;
export type Refused = v.InferOutput<typeof refusedSchema>;
export type UndoWhy = (typeof UNDO_WHYS)[number];
