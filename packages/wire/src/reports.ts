// Defines a table's reports to a client. A report has only what its viewer may see.

import * as v from 'valibot';
import { eyesSchema, seatSchema } from './commands.ts';
import { sheetSchema } from './sheet.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const facts = v.record(v.string(), v.union([v.string(), v.number()]));

/** Why undo is refused. */
export const UNDO_WHYS = ['nothing', 'moved-on', 'learned', 'seen', 'over'] as const;

/**
 * Why a table is halted: an internal error, rules newer than this build has, or rules too old to
 * upgrade.
 */
export const HALT_WHYS = ['fault', 'rules-newer', 'rules-too-old'] as const;
export type HaltWhy = (typeof HALT_WHYS)[number];

/** The seats that the table waits for, as one viewer sees it. */
export const waitingSchema = v.strictObject({
  kind: v.picklist(['turn', 'sealed', 'open', 'chance', 'over']),
  /** The seats that are asked. */
  seats: v.array(seatSchema),
  /** The seats of these that have chosen; never their choices. */
  chosen: v.array(seatSchema),
  /** The viewer's own sealed choice, in record notation. */
  own: v.optional(v.string()),
  /** Milliseconds until the bell, and the length of the window. */
  bell: v.optional(v.strictObject({ left: v.number(), of: v.number() })),
  undo: v.union([v.literal('possible'), v.picklist(UNDO_WHYS)]),
  /** The viewer's own standing order; private to that seat. */
  order: v.optional(v.string()),
});

/** A note about people for the visible log, outside the game's steps. */
export const noteSchema = v.strictObject({
  step: count,
  kind: v.picklist(['stand-in', 'back', 'flag', 'paused', 'resumed', 'declined', 'ended']),
  /** The seat it is about, or that resumed or refused; absent for a decision of all. */
  seat: v.optional(seatSchema),
});
export type Note = v.InferOutput<typeof noteSchema>;

/** A seat's clock in milliseconds, at the moment of sending. */
const seatClockSchema = v.strictObject({
  bank: v.number(),
  move: v.number(),
  isRunning: v.boolean(),
});
export type SeatClock = v.InferOutput<typeof seatClockSchema>;

/** Presence, stand-ins, clocks and votes; the same for all viewers. */
export const peopleSchema = v.strictObject({
  seats: v.array(
    v.strictObject({
      /** `away`: disconnected for a while. `gone`: left, or away so long that others may act. */
      presence: v.picklist(['here', 'away', 'gone']),
      /** A bot plays the seat; `flag`: for one move, because the clock ran out. */
      standIn: v.optional(v.picklist(['sits', 'flag'])),
      /** Whether the players who are here may let a bot play the seat. */
      mayStandIn: v.boolean(),
      clock: v.optional(seatClockSchema),
    }),
  ),
  watchers: count,
  /** The seats that must agree to a pause or an end. */
  voters: v.array(seatSchema),
  votes: v.strictObject({ pause: v.array(seatSchema), end: v.array(seatSchema) }),
  isPaused: v.boolean(),
  /** Ended by agreement before the end. */
  isEnded: v.boolean(),
});
export type People = v.InferOutput<typeof peopleSchema>;
export type SeatPeople = People['seats'][number];

/** An event of a game; opaque outside of the game's folder. */
const told = v.strictObject({ step: count, event: v.unknown() });

const sight = {
  /** The number of steps played. */
  step: count,
  eyes: eyesSchema,
  waiting: waitingSchema,
};

/** Why a command was refused: by a rule of the game, or by the table. */
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
  /** The full table: on join, after a gap, and after an undo. */
  v.strictObject({
    kind: v.literal('table'),
    sheet: sheetSchema,
    /** The viewer's events from step `from` on; all of them for a new client. */
    told: v.array(told),
    from: count,
    /** The number of undos. */
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
    /** The diff to the packed view of the report before (sight.ts). */
    changes: v.array(v.number()),
    ...sight,
  }),
  /** A new waiting state without a step, such as a choice. */
  v.strictObject({ kind: v.literal('waiting'), step: count, waiting: waitingSchema }),
  /** Presence, clocks or votes have changed. */
  v.strictObject({ kind: v.literal('people'), people: peopleSchema }),
  v.strictObject({ kind: v.literal('note'), note: noteSchema }),
  /** The table is halted; a client that joins later gets it instead of the table. */
  v.strictObject({ kind: v.literal('halted'), why: v.picklist(HALT_WHYS) }),
  v.strictObject({ kind: v.literal('done'), id: v.string() }),
  v.strictObject({ kind: v.literal('refused'), id: v.string(), refused: refusedSchema }),
]);

export type Report = v.InferOutput<typeof reportSchema>;
export type Waiting = v.InferOutput<typeof waitingSchema>;
export type Refused = v.InferOutput<typeof refusedSchema>;
export type UndoWhy = (typeof UNDO_WHYS)[number];
