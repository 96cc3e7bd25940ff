// What everyone may know of a table that does not change while it is played.

import * as v from 'valibot';
import { seatSchema } from './commands.ts';

const name = v.pipe(v.string(), v.maxLength(200));

export const playerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name, face: v.number() }),
  v.strictObject({ kind: v.literal('bot'), name, face: v.number(), bot: v.string() }),
]);

/** Somebody in a seat: what they are called, which picture they have, which bot plays. */
export type Player = v.InferOutput<typeof playerSchema>;

/** `daily`: the deal of a day, which is played once. */
export const MODES = ['solo', 'around', 'lesson', 'online', 'daily'] as const;

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * How time counts, in seconds. Every move has `move` for itself; what it takes beyond comes out of
 * the seat's `bank`. When that is empty a bot makes the one move. No clock at all is the usual case.
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
   * The version of the rules: those it was begun with, where a table is kept; those it is played by, where
   * it is shown. Before it was kept there was only the first.
   */
  rules: v.optional(positive),
  /** Resolved; nothing is left to a default. */
  options: v.record(v.string(), v.union([v.string(), v.number()])),
  players: v.array(playerSchema),
  /** SHA-256 of what the cards are drawn from, published before the first draw. */
  commit: v.string(),
  clock: v.optional(clockSchema),
  isRated: v.optional(v.boolean()),
  /** What people threw into the draws after the commitment, by ascending seat. */
  entropy: v.optional(v.array(v.strictObject({ seat: seatSchema, hex: v.string() }))),
});

/** The sheet that lies beside the table. */
export type Sheet = v.InferOutput<typeof sheetSchema>;
export const rulesOf = ({ rules = 1 }: Pick<Sheet, 'rules'>): number => rules;
export type Mode = Sheet['mode'];
