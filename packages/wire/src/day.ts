// Defines the deal of the day over HTTP: submitting a record, and the results for its players.

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

/** Maximum length of a record; a game of one small deal is far shorter. */
const RECORD_MAX = 24_000;
export const playedDaySchema = v.strictObject({
  record: v.pipe(v.string(), v.maxLength(RECORD_MAX)),
});

export const dayStandingSchema = v.strictObject({
  /** The number of results, the player's own included. */
  players: count,
  own: v.strictObject({ score: v.number(), hasWon: v.boolean() }),
  /** Percentage of other results that are worse; equal ones count half. Null without others. */
  percentile: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  /** The number of players per score, lowest first. */
  scores: v.array(v.strictObject({ score: v.number(), players: count })),
});
export type DayStanding = v.InferOutput<typeof dayStandingSchema>;
