// Stores this device's attempts at the deals of the day and their results.

import { isDay } from '@tablee/kit';
import { daysBefore } from '@tablee/registry';
import type { Memory } from '../app/memory.ts';

export interface Attempt {
  readonly day: string;
  /** The table where it was begun; it may have been taken off the shelf. */
  readonly table: string;
  /** Once it is over. */
  readonly score?: number;
  readonly hasWon?: boolean;
  /** What level play makes of these cards. */
  readonly par?: number;
  /**
   * The server took it, refused it, or has another version of the day's bots. Builds before `other-bots` write
   * `refused` for that, too.
   */
  readonly sent?: 'taken' | 'refused' | 'other-bots';
  /** The player's percentile at the last request. */
  readonly percentile?: number | null;
  readonly players?: number;
}

/** Older ones are of no interest any more. */
const KEPT = 60;

const keyOf = (game: string): string => `tablee-days-${game}`;

const isAttempt = (one: unknown): one is Attempt => {
  if (typeof one !== 'object' || one === null) return false;
  const { day, table } = one as Partial<Record<keyof Attempt, unknown>>;
  return typeof day === 'string' && isDay(day) && typeof table === 'string';
};

export class DayBook {
  readonly #memory: Memory;
  readonly #game: string;

  constructor(memory: Memory, game: string) {
    this.#memory = memory;
    this.#game = game;
  }

  /** The oldest first. */
  get attempts(): readonly Attempt[] {
    const kept = this.#memory.value(keyOf(this.#game));
    return Array.isArray(kept) ? kept.filter(isAttempt) : [];
  }

  of(day: string): Attempt | undefined {
    return this.attempts.find((one) => one.day === day);
  }

  /** Begins, or adds to, what is known of a day. */
  note(attempt: Pick<Attempt, 'day'> & Partial<Attempt>): void {
    const before = this.of(attempt.day);
    const others = this.attempts.filter(({ day }) => day !== attempt.day);
    const now: Attempt = { table: '', ...before, ...attempt };
    const all = [...others, now].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-KEPT);
    this.#memory.write(keyOf(this.#game), JSON.stringify(all));
  }

  /**
   * Whether a deal may still be finished: today's, tomorrow's (a wrong clock), or yesterday's,
   * begun before midnight.
   */
  isToPlay(day: string, today: string): boolean {
    const attempt = this.of(day);
    if (attempt?.score !== undefined) return false;
    if (day === daysBefore(today, 1)) return attempt !== undefined;
    return day === today || day === daysBefore(today, -1);
  }

  /** So many days in a row were played to the end, up to today or until yesterday. */
  streak(today: string): number {
    const done = new Set(
      this.attempts.filter(({ score }) => score !== undefined).map(({ day }) => day),
    );
    let days = 0;
    const first = done.has(today) ? 0 : 1;
    while (done.has(daysBefore(today, first + days))) days += 1;
    return days;
  }
}
