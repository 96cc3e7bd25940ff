// The deal of the day over HTTP: a record is handed in, and whoever has played is told how the others did.

import { DAY } from '@tablee/kit';
import * as v from 'valibot';
import { addedLater } from './answers.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const daySchema = v.pipe(v.string(), v.regex(DAY));

/** The day on the server, for devices with a wrong clock, and the version of its bots. */
export const dayNowSchema = v.strictObject({
  day: daySchema,
  /** The version of the day's bots, by game. */
  bots: addedLater(v.record(v.string(), v.pipe(v.string(), v.maxLength(40))), undefined),
});
export type DayNow = v.InferOutput<typeof dayNowSchema>;

/** A game of one small deal is far shorter than this. */
const RECORD_MAX = 24_000;
export const playedDaySchema = v.strictObject({
  record: v.pipe(v.string(), v.maxLength(RECORD_MAX)),
});

export const dayStandingSchema = v.strictObject({
  /** How many results count, and one's own. */
  players: count,
  own: v.strictObject({ score: v.number(), hasWon: v.boolean() }),
  /** Of the others, so many in a hundred did worse; half of those who did alike count. Null without others. */
  percentile: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  /** How many came to which score, the lowest first. */
  scores: v.array(v.strictObject({ score: v.number(), players: count })),
});
export type DayStanding = v.InferOutput<typeof dayStandingSchema>;
