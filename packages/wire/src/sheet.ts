// Defines a table's sheet: the public facts that stay fixed during play.

import * as v from 'valibot';
import { seatSchema } from './commands.ts';

const name = v.pipe(v.string(), v.maxLength(200));

export const playerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name, face: v.number() }),
  v.strictObject({ kind: v.literal('bot'), name, face: v.number(), bot: v.string() }),
]);

/** The player in a seat: name, picture, and the bot if it is one. */
export type Player = v.InferOutput<typeof playerSchema>;

/** `daily`: the deal of a day, playable once. */
export const MODES = ['solo', 'around', 'lesson', 'online', 'daily'] as const;

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * A clock, in seconds. Every move has `move` seconds; longer moves use up the seat's `bank`. When
 * that is empty, a bot makes the move. Most tables have no clock.
 */
export const clockSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('live'),
    bank: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7200)),
    move: v.pipe(positive, v.maxValue(600)),
  }),
  v.strictObject({
    kind: v.literal('correspondence'),
    move: v.pipe(positive, v.minValue(3600), v.maxValue(14 * 86_400)),
  }),
]);
export type ClockPlan = v.InferOutput<typeof clockSchema>;

export const sheetSchema = v.strictObject({
  id: v.string(),
  game: v.string(),
  mode: v.picklist(MODES),
  /**
   * The rules version: the first one in a stored sheet, the one it is played by in a report.
   * Sheets from before this field have version 1.
   */
  rules: v.optional(positive),
  /** Fully resolved, without defaults left. */
  options: v.record(v.string(), v.union([v.string(), v.number()])),
  players: v.array(playerSchema),
  /** Commitment: SHA-256 of the secret behind the draws, published before the first draw. */
  commit: v.string(),
  clock: v.optional(clockSchema),
  isRated: v.optional(v.boolean()),
  /** Entropy that players added after the commitment, by ascending seat. */
  entropy: v.optional(v.array(v.strictObject({ seat: seatSchema, hex: v.string() }))),
});

/** The public facts of a table that stay fixed during play. */
export type Sheet = v.InferOutput<typeof sheetSchema>;
export const rulesOf = ({ rules = 1 }: Pick<Sheet, 'rules'>): number => rules;
export type Mode = Sheet['mode'];
