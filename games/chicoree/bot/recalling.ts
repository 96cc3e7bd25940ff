// Uses a seat's memory: samples tables that fit the known pile, and plays each opponent by the
// habits it has shown.

import type { Policy } from '@tablee/bots';
import { shuffle, type Card, type Rng, type Seat } from '@tablee/kit';
import { KINDS, placed, unseen, type State, type View } from '../rules/index.ts';
import type { Purse } from './bidding.ts';
import { chicoreePolicy, HABITUE } from './habitue.ts';
import type { Past, Sources } from './memory.ts';
import { HABITS, readingOf, type Reading } from './reading.ts';

export type Guess = (view: View, seat: Seat, rng: Rng) => State;

// ---- cards

/** Makes tables that fit the view and what is known of the pile; undefined where nothing is. */
export function guessBy({ sources }: Past, view: View): Guess | undefined {
  const known = sources === null ? undefined : split(sources, view);
  if (known === undefined) return undefined;
  const { old, fresh } = known;
  const { drawn } = sources!;
  return (sight, own, rng) => {
    shuffle(old, old.length, rng);
    shuffle(fresh, fresh.length, rng);
    // The pile's own cards come from one end, what was drawn from it from the other.
    let piled = 0;
    let oldLeft = old.length;
    let freshLeft = fresh.length;
    let to: Seat = -1;
    let draws = 0;
    return placed(sight, own, (place) => {
      if (place === 'pile') return fresh[piled++]!;
      if (place !== to) {
        to = place;
        draws = drawn[place]!;
      }
      const isDrawn = (draws > 0 && freshLeft > sight.pile) || oldLeft === 0;
      draws -= 1;
      return isDrawn ? fresh[--freshLeft]! : old[--oldLeft]!;
    });
  };
}

/** The unplaced cards, by source; undefined where the counts contradict each other. */
function split(
  { old, fresh }: Sources,
  view: View,
): { readonly old: Card[]; readonly fresh: Card[] } | undefined {
  const left = new Int32Array(KINDS);
  for (const card of unseen(view)) left[card]! += 1;
  const both = { old: [] as Card[], fresh: [] as Card[] };
  for (let card = 0; card < KINDS; card++) {
    if (old[card]! < 0 || fresh[card]! < 0 || old[card]! + fresh[card]! !== left[card])
      return undefined;
    for (let i = old[card]!; i > 0; i--) both.old.push(card);
    for (let i = fresh[card]!; i > 0; i--) both.fresh.push(card);
  }
  return both.fresh.length >= view.pile ? both : undefined;
}

// ---- people

const POLICIES = new Map<Purse, Policy<View>>(
  HABITS.map((purse) => [purse, chicoreePolicy({ purse, whims: 0 })]),
);

/** From here on a company is taken for one of regulars. */
export const AMONG_REGULARS = 0.6;

export interface Company {
  /** How likely each seat plays by rule of thumb. */
  readonly readings: readonly Reading[];
  /** The mean of that over the other seats that are still in the game. */
  readonly regulars: number;
  /** Plays each seat by the habits it has shown. */
  readonly policy: Policy<View>;
}

export function companyOf({ odds }: Past, view: View, seat: Seat): Company {
  const readings = odds.map(readingOf);
  const others = readings.filter((_, other) => other !== seat && view.isAlive(other));
  const sum = others.reduce((all, { isRegular }) => all + isRegular, 0);
  const policies = readings.map(({ isRegular, purse }, other) =>
    other === seat || isRegular < 0.5 ? HABITUE : POLICIES.get(purse)!,
  );
  return {
    readings,
    regulars: sum / Math.max(1, others.length),
    policy: { pick: (sight, other, rng) => policies[other]!.pick(sight, other, rng) },
  };
}
