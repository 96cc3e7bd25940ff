// Our rules in the benchmark: the same round over the contract, by index and by listing.
import { RULES, type Move, type State } from '@tablee/bohne/rules';
import { playout } from '@tablee/bots';
import { rngFor, shuffle, type Rng, type Setup, type Step } from '@tablee/kit';
import {
  addToChecksum,
  rankOf,
  RANK_DOUBLE,
  RANK_FIRST_MINUS,
  RANK_ZERO,
  suitOf,
} from './cards.ts';
import type { Played } from './cards.ts';
import type { GivenRound } from './same-round.ts';

const rules = RULES['nicht-die-bohne'];
const oneRound = (seats: number): Setup => ({ seats, options: { rounds: 1, first: 0 } });

/** Random playouts over `count`, `applyAt` and `applySealedAt`. */
export function indexedRounds(rounds: number, seats: number, seed: number): Played {
  const rng = rngFor(String(seed), 'bench');
  const start = rules.setup(oneRound(seats));
  const state = rules.setup(oneRound(seats));
  let decisions = 0;
  let checksum = 0;
  for (let round = 0; round < rounds; round++) {
    rules.copyFrom(state, start);
    const end = playout(rules, state, rng);
    decisions += end.decisions;
    checksum = end.outcome.scores.reduce<number>((sum, s) => addToChecksum(sum, s ?? 0), checksum);
  }
  return { decisions, checksum };
}

/** Random playouts over `moves` and `apply`. */
export function listedRounds(rounds: number, seats: number, seed: number): Played {
  const rng = rngFor(String(seed), 'bench');
  let decisions = 0;
  let checksum = 0;
  for (let round = 0; round < rounds; round++) {
    const state = rules.setup(oneRound(seats));
    for (;;) {
      const pending = rules.pending(state);
      if (pending.kind === 'over') {
        checksum = pending.outcome.scores.reduce<number>(
          (sum, score) => addToChecksum(sum, score ?? 0),
          checksum,
        );
        break;
      }
      if (pending.kind === 'turn') {
        const { seat } = pending;
        rules.apply(state, { kind: 'move', seat, move: pickListed(state, seat, rng) });
        decisions += 1;
      } else if (pending.kind === 'sealed') {
        const choices = pending.seats.map((seat) => ({ seat, move: pickListed(state, seat, rng) }));
        rules.apply(state, { kind: 'sealed', choices });
        decisions += choices.length;
      } else if (pending.kind === 'chance') {
        const cards = pending.from.slice();
        shuffle(cards, pending.take, rng);
        rules.apply(state, { kind: 'chance', cards });
      }
    }
  }
  return { decisions, checksum };
}

const listed: Move[] = [];

function pickListed(state: State, seat: number, rng: Rng): Move {
  listed.length = 0;
  rules.moves(state, seat, listed);
  return listed[rng.below(listed.length)]!;
}

/** A card of the benchmark in the record's spelling. */
function textOf(card: number): string {
  const rank = rankOf(card);
  const numbered = rank >= RANK_FIRST_MINUS ? '-' : String(rank + 1);
  const face = rank === RANK_ZERO ? '0' : rank === RANK_DOUBLE ? 'x2' : numbered;
  return `${'GRYB'[suitOf(card)]!}${face}`;
}

/** Plays a given deal with given choices over the checked path and returns the scores by seat. */
export function ourGivenRound(round: GivenRound): readonly number[] {
  const { seats, deck } = round;
  const state = rules.setup(oneRound(seats));
  const size = deck.length / seats;
  const cards = deck.map((_, i) =>
    rules.card.parse(textOf(deck[(i % seats) * size + Math.floor(i / seats)]!))!,
  );
  rules.apply(state, { kind: 'chance', cards });
  const move = (seat: number, text: string) => {
    const parsed = rules.notation.parse(text);
    if (!parsed.ok) throw new Error(`${text} is no move`);
    const refusal = rules.check(state, seat, parsed.value);
    if (refusal !== undefined) throw new Error(`${text} is refused by ${refusal.rule}`);
    return { seat, move: parsed.value };
  };
  const apply = (step: Step<Move>) => {
    rules.apply(state, step);
  };
  for (const { leader, played, taken } of round.tricks) {
    apply({ kind: 'move', ...move(leader, `lead ${textOf(played[leader]!)}`) });
    const others = played.map((_, seat) => seat).filter((seat) => seat !== leader);
    const choices = others.map((seat) => move(seat, `play ${textOf(played[seat]!)}`));
    apply({ kind: 'sealed', choices });
    for (const { seat, from } of taken.slice(0, -2))
      apply({ kind: 'move', ...move(seat, `take ${String(from)}`) });
  }
  return Array.from({ length: seats }, (_, seat) => state.points(0, seat));
}
