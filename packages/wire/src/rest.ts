// What is asked and answered over HTTP, under /api. The same schemas make the published description of
// the interface. Requests are strict; pages read answers by `readAnswer`, which skips unknown fields.

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

/** The one who asks sits down first and is the host; the other seats are empty or bots. */
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

/** A table without anybody at it, for a screen in the room: the first player who sits down is the host. */
export const openScreenSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  settings: roomSettingsSchema,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
});
export type OpenScreen = v.InferOutput<typeof openScreenSchema>;

/** Also for who sits there already: they get their own seat again, with a fresh token. */
export const joinTableSchema = v.strictObject({
  name: nameSchema,
  face: faceSchema,
  /** Any free one, unless one is named. */
  seat: v.optional(seatSchema),
});
export type JoinTable = v.InferOutput<typeof joinTableSchema>;

/** What somebody throws into the draws, once they know what the table is bound to. */
export const throwInSchema = v.strictObject({ entropy: entropySchema });

/** A seat, and the token that holds it. */
export const seatedSchema = v.strictObject({
  room: roomSchema,
  seat: seatSchema,
  token: secretSchema,
});
export type Seated = v.InferOutput<typeof seatedSchema>;

export const seatSchemaBody = v.strictObject({ seat: seatSchema });
/** With `locks` nobody new sits down from then on: who was sent away may come with another key. */
export const kickSchema = v.strictObject({ seat: seatSchema, locks: v.optional(v.boolean()) });
export const swapSchema = v.strictObject({ a: seatSchema, b: seatSchema });
export const fillSeatSchema = v.strictObject({
  seat: seatSchema,
  with: v.variant('kind', [
    v.strictObject({ kind: v.literal('empty') }),
    v.strictObject({ kind: v.literal('bot'), name: nameSchema, face: faceSchema, bot: botSchema }),
  ]),
});
/** How many seats there are. Empty ones are added at the end; the last empty ones are taken away. */
export const resizeSchema = v.strictObject({
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
});
export const silenceSchema = v.strictObject({ seat: seatSchema, isSilenced: v.boolean() });

/** A code that moves the seat to another device, once, within a few minutes. */
export const moveSeatSchema = v.strictObject({ code: v.string(), expires: count });
export const claimSeatSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,60}$/)),
});

/** A token that holds the seat from the moment on at which a player at the table agrees. */
export const askSeatSchema = v.strictObject({ token: secretSchema });
export const SEAT_ANSWERS = ['asked', 'granted', 'refused', 'back', 'late'] as const;
/** `back`: the player came back meanwhile. `late`: no player answered in time. */
export const seatAnswerSchema = v.strictObject({ state: v.picklist(SEAT_ANSWERS) });
export type SeatAnswer = v.InferOutput<typeof seatAnswerSchema>['state'];
export const vouchSchema = v.strictObject({ seat: seatSchema, agrees: v.boolean() });

/** Where other devices find the site; the best guess first. */
export const addressesSchema = v.strictObject({ origins: v.array(v.string()) });

/** `open`: somebody may still sit down. `running`: one may watch. */
export const lobbySchema = v.strictObject({
  open: v.array(roomSchema),
  running: v.array(roomSchema),
});
export type Lobby = v.InferOutput<typeof lobbySchema>;

/** Tables of one's own, as the shelf lists them. */
export const myTablesSchema = v.array(
  v.strictObject({
    room: roomSchema,
    seat: seatSchema,
    /** Somebody waits for oneself. */
    isMyTurn: v.boolean(),
  }),
);
export type MyTable = v.InferOutput<typeof myTablesSchema>[number];

// ---- people

/** What may be kept with an account; the site knows what is in it. */
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
/** A key for this device; it stands for the person from now on. */
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
      /** Against whom: `people`, or a bot's id. */
      against: v.array(v.strictObject({ level: v.string(), ...tallySchema.entries })),
      rating: v.optional(
        v.strictObject({ value: v.number(), deviation: v.number(), games: count }),
      ),
    }),
  ),
  /** With the one who asks, where both have played together. */
  headToHead: v.array(
    v.strictObject({ game: v.string(), games: count, mine: count, theirs: count }),
  ),
  /** The last ones, newest first; only one's own page has them. */
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

/** For how many days this server keeps what nobody has touched; 0: for ever. */
export const keepSchema = v.strictObject({
  finished: v.number(),
  deserted: v.number(),
  guests: v.number(),
  /** Tables that never began: usually, and where moves take days. */
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

/** What every refused request is answered with; each code has a sentence in the texts. */
export const API_CODES = [
  'bad-request',
  'too-big',
  'too-fast',
  /** Too many long requests wait already; the facts say in how many `seconds` to come again. */
  'busy',
  /** So many who were never here before come from this address that they have to wait. */
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
  /** Too new here to play rated; the facts say how far they are, and at which `name`. */
  'needs-games',
  'kicked',
  'locked',
  'blocked',
  'bad-code',
  /** The player of that seat is connected, or was a moment ago. */
  'seat-held',
  /** Another device asks for a seat of this table already. */
  'seat-asked',
  /** No other device asks for that seat, or does so no more. */
  'not-asked',
  /** Rated games and those over days: only the player’s own key brings the seat to another device. */
  'owner-only',
  'passkey',
  'no-passkeys',
  'no-push',
  /** The deal of another day than today's and yesterday's. */
  'not-today',
  'already-played',
  'not-played',
  /** No honest play of that deal; the facts say why. */
  'bad-record',
  /** It was played with another version of the day's bots than this server has. */
  'other-bots',
  'store',
  'broken',
] as const;
export type ApiCode = (typeof API_CODES)[number];
export const apiErrorSchema = v.strictObject({
  code: v.picklist(API_CODES),
  /** The rule that says no, where it is one of a game's. */
  rule: v.optional(v.string()),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type ApiError = v.InferOutput<typeof apiErrorSchema>;
/** The same as pages read it: a code of a later release is `broken`. */
export const refusalSchema = v.strictObject({
  ...apiErrorSchema.entries,
  code: v.fallback(apiErrorSchema.entries.code, 'broken'),
});
