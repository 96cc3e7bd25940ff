// Collects a viewer's events while a record is replayed, and formats events for programs.

import type { AnyRules, Seat, Tell } from '@tablee/kit';

/** A viewer: a seat, the watchers, or the whole table with all secrets. */
export type Eyes = Seat | 'watcher' | 'whole';

/** Collects what one viewer is told. */
export class Ear implements Tell<unknown> {
  readonly #eyes: Eyes;
  #events: unknown[] = [];

  constructor(eyes: Eyes) {
    this.#eyes = eyes;
  }

  all(event: unknown): void {
    this.#events.push(event);
  }

  split(insiders: readonly Seat[], secret: unknown, open: unknown): void {
    const eyes = this.#eyes;
    const isInside = eyes === 'whole' || (eyes !== 'watcher' && insiders.includes(eyes));
    this.#events.push(isInside ? secret : open);
  }

  /** What was told since the last time. */
  take(): readonly unknown[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }
}

/** An event with its cards spelt as in the record: the members `card` and `cards` hold cards. */
export function eventData(rules: Pick<AnyRules, 'card'>, event: unknown): unknown {
  if (Array.isArray(event)) return event.map((item) => eventData(rules, item));
  if (typeof event !== 'object' || event === null) return event;
  return Object.fromEntries(
    Object.entries(event).map(([name, value]: [string, unknown]) => [
      name,
      name === 'card' || name === 'cards' ? cardData(rules, value) : eventData(rules, value),
    ]),
  );
}

function cardData(rules: Pick<AnyRules, 'card'>, value: unknown): unknown {
  if (typeof value === 'number') return rules.card.format(value);
  return Array.isArray(value)
    ? value.map((item) => cardData(rules, item))
    : eventData(rules, value);
}
