// Plays at random for tests: picks steps from the view of each seat, and records the events.

import { nextStep } from '../asked.ts';
import type { AnyRules, Pending, Seat, Step, Tell } from '../game.ts';
import { shuffle, type Rng } from '../rng.ts';

/**
 * How eager a random player is: the smallest of so many draws is taken. Games list the telling
 * moves first and low bids before high ones, so eager games go further than even ones.
 */
export type Eagerness = 1 | 2 | 3 | 4;

export function pickIndex(count: number, rng: Rng, eagerness: Eagerness): number {
  let pick = rng.below(count);
  for (let more = eagerness; more > 1; more--) pick = Math.min(pick, rng.below(count));
  return pick;
}

export function drawCards(
  pending: Extract<Pending, { kind: 'chance' }>,
  rng: Rng,
): readonly number[] {
  const cards = [...pending.from];
  shuffle(cards, pending.take, rng);
  return cards.slice(0, pending.take);
}

/** Any legal next step; every choice is made from that seat's own view. */
export function randomStep(
  rules: AnyRules,
  state: unknown,
  rng: Rng,
  eagerness: Eagerness,
): Step<unknown> | undefined {
  const pending = rules.pending(state);
  const isOpen = pending.kind === 'open';
  const caller = isOpen ? pending.seats[rng.below(pending.seats.length + 2)] : undefined;
  return nextStep(pending, {
    draw: (chance) => drawCards(chance, rng),
    choose(seat) {
      if (isOpen && seat !== caller) return undefined;
      const view = rules.view(state, seat);
      return rules.moveAt(view, seat, pickIndex(rules.count(view, seat), rng, eagerness));
    },
  });
}

/** What each viewer was told: by seat, the watcher last. */
export class Ears implements Tell<unknown> {
  readonly heard: unknown[][];

  constructor(seats: number) {
    this.heard = Array.from({ length: seats + 1 }, () => []);
  }

  get watcher(): readonly unknown[] {
    return this.heard.at(-1)!;
  }

  all(event: unknown): void {
    for (const ear of this.heard) ear.push(event);
  }

  split(insiders: readonly Seat[], secret: unknown, open: unknown): void {
    this.heard.forEach((ear, seat) => ear.push(insiders.includes(seat) ? secret : open));
  }
}
