// How those at a table take what happens: somebody looks on, hears what everybody may hear, and says who
// is glad and who is cross. Faces and banter come from here and from nowhere else, so they can give
// nothing away, and every device at a table makes the same of it.

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

/** What somebody can be like; the words for it, and who is like that, are the house's. */
export const TEMPERS = ['even', 'cautious', 'gambler', 'grudger'] as const;
export type Temper = (typeof TEMPERS)[number];

/** What is said, by remark and by who says it. */
export type Banter<Remark extends string = string> = Readonly<
  Record<Remark, Readonly<Record<Temper, readonly string[]>>>
>;
