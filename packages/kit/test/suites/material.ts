// Games by lot for suites to look at.
import type { AnyRules, Rules, Setup } from '../../src/index.ts';
import { assert, resolveSetup, rngFor, type GameMeta } from '../../src/index.ts';
import { randomStep, type Eagerness, type Ears } from '../../src/testing/index.ts';

/** A table to be played at by lot. */
export interface Lot {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly eagerness?: Eagerness;
}

export function setupOf(meta: GameMeta, { seats, options = {} }: Lot): Setup {
  const setup = resolveSetup(meta, seats, options, () => 0);
  assert(setup.ok, `a table that can be set up: ${JSON.stringify(setup)}`);
  return setup.value;
}

/** Plays one game; `look` sees every state, the last included, before its step. */
export function playByLot(
  rules: AnyRules,
  meta: GameMeta,
  lot: Lot,
  seed: string,
  look: (state: unknown, steps: number) => void,
  ears?: Ears,
): void {
  const rng = rngFor('suite', seed);
  const state = rules.setup(setupOf(meta, lot));
  for (let steps = 0; ; steps++) {
    look(state, steps);
    const step = randomStep(rules, state, rng, lot.eagerness ?? 1);
    if (step === undefined) return;
    rules.apply(state, step, ears);
  }
}

/** The states of a game by lot, every `gap`-th of them and the last. */
export function momentsOf<View, State extends View, Move, Event>(
  rules: Rules<View, State, Move, Event>,
  meta: GameMeta,
  lot: Lot,
  gap: number,
): readonly State[] {
  const seen: State[] = [];
  const any = rules as AnyRules;
  playByLot(any, meta, lot, `${meta.id} ${JSON.stringify(lot)}`, (state, steps) => {
    if (steps % gap === 0 || any.pending(state).kind === 'over')
      seen.push(any.clone(state) as State);
  });
  return seen;
}
