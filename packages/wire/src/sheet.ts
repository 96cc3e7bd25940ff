// What everyone may know of a table that does not change while it is played.

import * as v from 'valibot';

const name = v.pipe(v.string(), v.maxLength(200));

export const playerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name, face: v.number() }),
  v.strictObject({ kind: v.literal('bot'), name, face: v.number(), bot: v.string() }),
]);

/** Somebody in a seat: what they are called, which picture they have, which bot plays. */
export type Player = v.InferOutput<typeof playerSchema>;

export const MODES = ['solo', 'around', 'lesson'] as const;

export const sheetSchema = v.strictObject({
  id: v.string(),
  game: v.string(),
  mode: v.picklist(MODES),
  /** Resolved; nothing is left to a default. */
  options: v.record(v.string(), v.union([v.string(), v.number()])),
  players: v.array(playerSchema),
  /** SHA-256 of what the cards are drawn from, published before the first draw. */
  commit: v.string(),
});

/** The sheet that lies beside the table. */
export type Sheet = v.InferOutput<typeof sheetSchema>;
export type Mode = Sheet['mode'];
