// What a seat's prospects depend on at the other seats, from their features (features.ts): cards in
// their hands that fit its chain, and the progress of the best of them.

import type { Seat } from '@tablee/kit';
import type { View } from '../rules/index.ts';
import { AT, features, FEATURES } from './features.ts';

const SEATS_MAX = 6;
const SEATS_MIN = 2;
const CHAIN = 7;
const PILE = 60;
const TURNS_EACH = 10;

// Where the figures are.
const AT_WAITING = 0; // 4: harmful cards of three kinds and ochre ones, in all the others' hands
const AT_FLOWERS = 4; // and the best of the others by flowers,
const AT_LAID = 5; // numbers in front,
const AT_NEXT = 6; // the next card in hand,
const AT_MISSING = 7; // numbers that are neither,
const AT_PURSE = 8;
const AT_NET = 9;
const AT_READY = 10; // how many lack nothing
const AT_AHEAD = 11; // numbers in front beyond the best of them
const AT_TURN = 12;
const AT_PILE = 13;
const AT_SEATS = 14; // 5
export const COMPANY = 19;

const WAITING = [AT.harvestKillers, AT.fires, AT.stops, AT.ochre] as const;
const BEST = [
  [AT_FLOWERS, AT.flowers],
  [AT_NEXT, AT.next],
  [AT_PURSE, AT.tokens],
  [AT_NET, AT.net],
] as const;

/** Features and progress of every seat. One instance for all tables: each evaluation refills it. */
export class Company {
  readonly rows = Array.from({ length: SEATS_MAX }, () => new Float64Array(FEATURES));
  readonly #laid = new Float64Array(SEATS_MAX);
  readonly #missing = new Float64Array(SEATS_MAX);

  look(view: View): void {
    for (let seat = 0; seat < view.seats; seat++) {
      if (!view.isAlive(seat)) continue;
      const row = this.rows[seat]!;
      features(view, seat, row);
      let laid = 0;
      for (let i = 0; i < CHAIN; i++) laid += row[AT.laid + i]!;
      let missing = 0;
      while (row[AT.missing + missing] === 0) missing += 1;
      this.#laid[seat] = laid / CHAIN;
      this.#missing[seat] = missing / CHAIN;
    }
  }

  /** What a seat meets. */
  around(view: View, seat: Seat, into: Float64Array): void {
    into.fill(0);
    let isFirst = true;
    for (let other = 0; other < view.seats; other++) {
      if (other === seat || !view.isAlive(other)) continue;
      this.#add(other, isFirst, into);
      isFirst = false;
    }
    into[AT_AHEAD] = this.#laid[seat]! - into[AT_LAID]!;
    into[AT_TURN] = view.turn / (TURNS_EACH * view.seats);
    into[AT_PILE] = view.pile / PILE;
    into[AT_SEATS + view.seats - SEATS_MIN] = 1;
  }

  #add(other: Seat, isFirst: boolean, into: Float64Array): void {
    const row = this.rows[other]!;
    for (let i = 0; i < WAITING.length; i++) into[AT_WAITING + i]! += row[WAITING[i]!]!;
    const missing = this.#missing[other]!;
    if (missing === 0) into[AT_READY]! += 1;
    for (const [at, from] of BEST) if (isFirst || row[from]! > into[at]!) into[at] = row[from]!;
    if (isFirst || this.#laid[other]! > into[AT_LAID]!) into[AT_LAID] = this.#laid[other]!;
    if (isFirst || missing < into[AT_MISSING]!) into[AT_MISSING] = missing;
  }
}
