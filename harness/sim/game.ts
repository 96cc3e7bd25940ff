// Sets up a simulated table: a given game, the plan of its host, and players whose decisions depend
// only on seed, seat, step and view.

import { assert, resolveSetup, rngFor, shuffle, type AnyRules, type GameMeta } from '@tablee/kit';
import type { Rng, Seat } from '@tablee/kit';
import type { Deal, HostPlan } from '@tablee/table';
import type { ClockPlan, Player } from '@tablee/wire';

/** A game as the simulation needs it, at a table of a certain size. */
export interface SimGame {
  readonly id: string;
  readonly title: string;
  readonly meta: GameMeta;
  readonly rules: AnyRules;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly hasBell: boolean;
  /** A legal move of the seat that sees this view; undefined to stay silent in an open window. */
  readonly advice: (view: unknown, seat: Seat, rng: Rng) => unknown;
  /** A move that can be written and is never legal. */
  readonly never: string;
}

/** What a seat does at a step. The same seat and step always give the same decision. */
export type Decide = (view: unknown, seat: Seat, step: number) => unknown;

export function deciderOf({ rules, advice }: SimGame, seed: string): Decide {
  return (view, seat, step) => {
    const pending = rules.pending(view);
    if (pending.kind === 'open') {
      // At most one seat acts at each step of an open window, so that the order of arrival changes
      // nothing as long as its command comes before the bell.
      const luck = rngFor(seed, `window ${step}`).below(pending.seats.length + 1);
      if (pending.seats[luck] !== seat) return undefined;
    }
    return advice(view, seat, rngFor(seed, `${seat} ${step}`));
  };
}

export interface SimTable {
  readonly seed: string;
  /** Where people sit; bots elsewhere. */
  readonly people: readonly Seat[];
  readonly clock?: ClockPlan | undefined;
}

export const TABLE = 'simtable';

export function planFor(game: SimGame, { seed, people, clock }: SimTable): HostPlan {
  const { seats, options } = game;
  const setup = resolveSetup(game.meta, seats, options, () => 0);
  assert(setup.ok, `this table can be set up: ${JSON.stringify(setup)}`);
  const players = Array.from({ length: seats }, (_, seat): Player => {
    if (people.includes(seat)) return { kind: 'person', name: `Person ${seat}`, face: seat };
    return { kind: 'bot', name: `Bot ${seat}`, face: seat, bot: 'any' };
  });
  return {
    rules: game.rules,
    setup: setup.value,
    sheet: {
      id: TABLE,
      game: game.id,
      mode: 'online',
      rules: game.rules.version,
      options: setup.value.options,
      players,
      commit: '0'.repeat(64),
      ...(clock === undefined ? {} : { clock }),
    },
    deal: dealFrom(seed),
  };
}

/** The same cards whenever the same draw is asked for. */
const dealFrom =
  (seed: string): Deal =>
  ({ from, take }, { draw }) => {
    const cards = [...from];
    shuffle(cards, take, rngFor(seed, `draw ${draw}`));
    return cards.slice(0, take);
  };
