// Defines the HTTP messages under /api; the published API description is built from these schemas.
// Requests are strict. Pages read answers by `readAnswer`, which skips unknown fields.

import * as v from 'valibot';
import { seatSchema } from './commands.ts';
import {
  entropySchema,
  faceSchema,
  nameSchema,
  personIdSchema,
  roomSchema,
  roomSettingsSchema,
  tableIdSchema,
} from './room.ts';
import { secretSchema } from './socket.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const botSchema = v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/));

// ---- tables

/** Creates a table. The caller gets seat 0 and is the host; the other seats are empty or bots. */
export const createTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  name: nameSchema,
  face: faceSchema,
  settings: roomSettingsSchema,
  /** From seat 1 on. */
  others: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('empty') }),
        v.strictObject({
          kind: v.literal('bot'),
          name: nameSchema,
          face: faceSchema,
          bot: botSchema,
        }),
      ]),
    ),
    v.maxLength(15),
  ),
});
export type CreateTable = v.InferOutput<typeof createTableSchema>;

/** Creates an empty table for a shared screen; the first player to sit down is the host. */
export const openScreenSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  settings: roomSettingsSchema,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
});
export type OpenScreen = v.InferOutput<typeof openScreenSchema>;

/** Joins a table. A player with a seat there gets the same seat, with a fresh token. */
export const joinTableSchema = v.strictObject({
  name: nameSchema,
  face: faceSchema,
  /** The seat to take; any free one by default. */
  seat: v.optional(seatSchema),
});
export type JoinTable = v.InferOutput<typeof joinTableSchema>;

/** Entropy that a player adds to the draws, after the commitment was shown. */
export const throwInSchema = v.strictObject({ entropy: entropySchema });

/** A seat, and the token that holds it. */
export const seatedSchema = v.strictObject({
  room: roomSchema,
  seat: seatSchema,
  token: secretSchema,
});
export type Seated = v.InferOutput<typeof seatedSchema>;

export const seatSchemaBody = v.strictObject({ seat: seatSchema });
/** `locks` also closes the table to new players: a kicked one could return with another key. */
export const kickSchema = v.strictObject({ seat: seatSchema, locks: v.optional(v.boolean()) });
export const swapSchema = v.strictObject({ a: seatSchema, b: seatSchema });
export const fillSeatSchema = v.strictObject({
  seat: seatSchema,
  with: v.variant('kind', [
    v.strictObject({ kind: v.literal('empty') }),
    v.strictObject({ kind: v.literal('bot'), name: nameSchema, face: faceSchema, bot: botSchema }),
  ]),
});
/** Sets the number of seats: adds empty ones at the end, or removes the last empty ones. */
export const resizeSchema = v.strictObject({
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
});
export const silenceSchema = v.strictObject({ seat: seatSchema, isSilenced: v.boolean() });

/** A code that moves the seat to another device, once, within a few minutes. */
export const moveSeatSchema = v.strictObject({ code: v.string(), expires: count });
export const claimSeatSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,60}$/)),
});

/** A token that holds the seat as soon as a player at the table agrees. */
export const askSeatSchema = v.strictObject({ token: secretSchema });
export const SEAT_ANSWERS = ['asked', 'granted', 'refused', 'back', 'late'] as const;
/** `back`: the player came back in the meantime. `late`: no player answered in time. */
export const seatAnswerSchema = v.strictObject({ state: v.picklist(SEAT_ANSWERS) });
export type SeatAnswer = v.InferOutput<typeof seatAnswerSchema>['state'];
export const vouchSchema = v.strictObject({ seat: seatSchema, agrees: v.boolean() });

/** Origins at which other devices may reach the site, best guess first. */
export const addressesSchema = v.strictObject({ origins: v.array(v.string()) });

/** `open`: tables with a free seat. `running`: tables that allow watchers. */
export const lobbySchema = v.strictObject({
  open: v.array(roomSchema),
  running: v.array(roomSchema),
});
export type Lobby = v.InferOutput<typeof lobbySchema>;

/** The player's own tables, as the shelf lists them. */
export const myTablesSchema = v.array(
  v.strictObject({
    room: roomSchema,
    seat: seatSchema,
    /** Whether other players wait for this player. */
    isMyTurn: v.boolean(),
  }),
);
export type MyTable = v.InferOutput<typeof myTablesSchema>[number];

// ---- people

/** Settings stored with an account; opaque to the server. */
const settingsSchema = v.record(
  v.pipe(v.string(), v.maxLength(30)),
  v.union([v.string(), v.number(), v.boolean()]),
);

export const meSchema = v.strictObject({
  person: personIdSchema,
  name: v.string(),
  face: count,
  settings: settingsSchema,
  hasAccount: v.boolean(),
  passkeys: v.array(
    v.strictObject({ id: v.string(), label: v.string(), created: count, used: v.nullable(count) }),
  ),
  hasRecovery: v.boolean(),
});
export type Me = v.InferOutput<typeof meSchema>;

export const changeMeSchema = v.strictObject({
  name: v.optional(nameSchema),
  face: v.optional(faceSchema),
  settings: v.optional(settingsSchema),
});

/** WebAuthn's own messages; the library at either end reads them. */
export const credentialSchema = v.record(v.string(), v.unknown());
export const finishPasskeySchema = v.strictObject({
  challenge: v.pipe(v.string(), v.maxLength(200)),
  label: v.pipe(v.string(), v.maxLength(40)),
  credential: credentialSchema,
});
export const signInSchema = v.strictObject({
  challenge: v.pipe(v.string(), v.maxLength(200)),
  credential: credentialSchema,
});
export const recoverSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(60)) });
/** A key for this device, which identifies the person from now on. */
export const signedInSchema = v.strictObject({ key: secretSchema, me: meSchema });

const tallySchema = v.strictObject({ games: count, wins: count });
export const profileSchema = v.strictObject({
  person: personIdSchema,
  name: v.string(),
  face: count,
  since: count,
  games: v.array(
    v.strictObject({
      game: v.string(),
      ...tallySchema.entries,
      /** The opponents: `people`, or a bot's id. */
      against: v.array(v.strictObject({ level: v.string(), ...tallySchema.entries })),
      rating: v.optional(
        v.strictObject({ value: v.number(), deviation: v.number(), games: count }),
      ),
    }),
  ),
  /** Results against the caller, if both have played together. */
  headToHead: v.array(
    v.strictObject({ game: v.string(), games: count, mine: count, theirs: count }),
  ),
  /** The last games, newest first; only on the player's own page. */
  history: v.array(
    v.strictObject({
      table: tableIdSchema,
      game: v.string(),
      names: v.array(v.string()),
      seat: seatSchema,
      winners: v.array(seatSchema),
      isRated: v.boolean(),
      at: count,
    }),
  ),
});
export type Profile = v.InferOutput<typeof profileSchema>;

/** Retention of unused data in days; 0: forever. */
export const keepSchema = v.strictObject({
  finished: v.number(),
  deserted: v.number(),
  guests: v.number(),
  /** Tables that never began, in live games and in games over days. */
  unbegun: v.number(),
  unbegunSlow: v.number(),
});
export type Keep = v.InferOutput<typeof keepSchema>;

export const pushKeySchema = v.strictObject({ key: v.nullable(v.string()) });
export const subscribeSchema = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  p256dh: v.pipe(v.string(), v.maxLength(200)),
  auth: v.pipe(v.string(), v.maxLength(100)),
  lang: v.picklist(['fr', 'en', 'de']),
});

/** Codes of refused requests; the texts have a sentence for each. */
export const API_CODES = [
  'bad-request',
  'too-big',
  'too-fast',
  /** Too many long requests wait; retry after the fact `seconds`. */
  'busy',
  /** Too many new guests from this address. */
  'too-many-guests',
  'no-key',
  'bad-key',
  'no-such-table',
  'no-such-game',
  'no-such-person',
  'no-such-page',
  'bad-setup',
  'not-host',
  'not-seated',
  'seat-taken',
  'no-seat',
  'started',
  'not-started',
  'not-over',
  'rules-newer',
  'rules-too-old',
  'seats-missing',
  'rated-people',
  'needs-account',
  /** Too few games for rated play; the facts give the progress, and the player's `name`. */
  'needs-games',
  'kicked',
  'locked',
  'blocked',
  'bad-code',
  /** The player of that seat is connected, or was until recently. */
  'seat-held',
  /** Another device already asks for a seat of this table. */
  'seat-asked',
  /** No other device asks for that seat any more. */
  'not-asked',
  /** Rated or over days: only the player’s own key moves the seat to another device. */
  'owner-only',
  'passkey',
  'no-passkeys',
  'no-push',
  /** The deal is neither today's nor yesterday's. */
  'not-today',
  'already-played',
  'not-played',
  /** The record is not an honest play of that deal; the facts say why. */
  'bad-record',
  /** The game was played with another version of the day's bots. */
  'other-bots',
  'store',
  'broken',
] as const;
export type ApiCode = (typeof API_CODES)[number];
export const apiErrorSchema = v.strictObject({
  code: v.picklist(API_CODES),
  /** The game's rule that refused, if any. */
  rule: v.optional(v.string()),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type ApiError = v.InferOutput<typeof apiErrorSchema>;
/** The refusal as pages read it: a code of a later release becomes `broken`. */
export const refusalSchema = v.strictObject({
  ...apiErrorSchema.entries,
  code: v.fallback(apiErrorSchema.entries.code, 'broken'),
});
