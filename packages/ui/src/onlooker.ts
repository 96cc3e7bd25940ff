// How the seats react to events: derives moods and remarks from public events alone. Faces and
// banter have no other source, so they reveal no secret, and every device at a table shows the
// same.

import type { Seat } from '@tablee/kit';

export const MOODS = ['calm', 'glad', 'cross', 'startled'] as const;
export type Mood = (typeof MOODS)[number];

export interface Reaction<Remark extends string = string> {
  readonly seat: Seat;
  readonly mood: Mood;
  /** What the game's banter has a line for, should this seat be one that talks. */
  readonly remark?: Remark;
}

/** How one step was taken. Of a seat that is named twice the last counts. */
export interface Impression<Remark extends string = string> {
  /** Which round this was: there is at most one line in each. */
  readonly round: number;
  readonly reactions: readonly Reaction<Remark>[];
}

/** Told every step from the first on. What one seat alone was told must not change what it says. */
export interface Onlooker<Event, Remark extends string = string> {
  see(events: readonly Event[]): Impression<Remark>;
}

/** The personalities; their words, and the personality of each bot, belong to the site. */
export const TEMPERS = ['even', 'cautious', 'gambler', 'grudger'] as const;
export type Temper = (typeof TEMPERS)[number];

/** The lines, by remark and by personality of the speaker. */
export type Banter<Remark extends string = string> = Readonly<
  Record<Remark, Readonly<Record<Temper, readonly string[]>>>
>;
