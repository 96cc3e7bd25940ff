// Two ways to play a game at random: by index (`count`, `applyAt`), and by listing every move (`moves`,
// `apply`), which makes the same choices.
import { playout } from '@tablee/bots';
import { resolveSetup, rngFor } from '@tablee/kit';
import type { AnyRules, GameMeta, Setup } from '@tablee/kit';

type Way = Parameters<typeof playout>[0];

/** Answers questions for numbers from lists. */
export const byListing = (rules: AnyRules): Way => {
  const listed: unknown[][] = [];
  const choice = (seat: number, i: number): { seat: number; move: unknown } => ({
    seat,
    move: listed[seat]![i],
  });
  return {
    pending: (state) => rules.pending(state),
    apply: (state, step) => rules.apply(state, step),
    count(state, seat) {
      const moves = (listed[seat] = []);
      rules.moves(state, seat, moves);
      return moves.length;
    },
    applyAt: (state, seat, i) => rules.apply(state, { kind: 'move', ...choice(seat, i) }),
    applySealedAt(state, picks) {
      const pending = rules.pending(state);
      const seats = pending.kind === 'sealed' ? pending.seats : [];
      const choices = seats.map((seat) => choice(seat, picks[seat]!));
      rules.apply(state, { kind: 'sealed', choices });
    },
  };
};

/** The usual table of a game with so many seats. */
export const usualSetup = (meta: GameMeta, seats: number): Setup => {
  const setup = resolveSetup(meta, seats, {}, () => 0);
  if (!setup.ok)
    throw new Error(`the usual table cannot be set up: ${JSON.stringify(setup.error)}`);
  return setup.value;
};

/** What came of one game: how many decisions, and the scores. */
export const played = (
  rules: AnyRules,
  way: Way,
  setup: Setup,
  seed: number,
): { readonly decisions: number; readonly scores: string } => {
  const end = playout(way, rules.setup(setup), rngFor(String(seed), 'bench'));
  return { decisions: end.decisions, scores: String(end.outcome.scores) };
};

/** Longer lists would measure the garbage collector: a forced sale can have millions of ways. */
const LISTABLE = 1000;

/** Seeds whose games both ways can play. */
export const listableSeeds = (rules: AnyRules, setup: Setup, many: number): readonly number[] => {
  let longest = 0;
  const measured: Way = {
    pending: (state) => rules.pending(state),
    apply: (state, step) => rules.apply(state, step),
    count(state, seat) {
      const moves = rules.count(state, seat);
      longest = Math.max(longest, moves);
      return moves;
    },
    applyAt: (state, seat, i) => rules.applyAt(state, seat, i),
    applySealedAt: (state, picks) => rules.applySealedAt(state, picks),
  };
  const seeds: number[] = [];
  for (let seed = 1; seeds.length < many; seed += 1) {
    longest = 0;
    played(rules, measured, setup, seed);
    if (longest <= LISTABLE) seeds.push(seed);
  }
  return seeds;
};
