// The whole tree of a round's last tricks, counted through the rules and once more by brute force
// on plain lists of cards: the same decisions, the same ends, the same points.
import { describe, expect, test } from 'vitest';

import { resolveSetup, rngFor, type Card, type Seat } from '@tablee/kit';
import { randomStep } from '@tablee/kit/testing';

import { METAS } from '../meta.ts';
import { NO_CARD, PHASE, RULES, suitOf, rankOf, type State } from '../rules/index.ts';

const EDITION = 'pas-de-bras';
const rules = RULES[EDITION];

interface Tree {
  leads: number;
  sealed: number;
  takes: number;
  /** How often each row of final points comes out. */
  readonly ends: Map<string, number>;
}
const emptyTree = (): Tree => ({ leads: 0, sealed: 0, takes: 0, ends: new Map() });

function countEnd(tree: Tree, points: readonly number[]): void {
  const key = points.join(' ');
  tree.ends.set(key, (tree.ends.get(key) ?? 0) + 1);
}

/** Every combination of one item per list. */
const combinations = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>(
    (rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])),
    [[]],
  );

// ---- through the rules

function walkRules(state: State, tree: Tree): void {
  const pending = rules.pending(state);
  if (pending.kind === 'over') {
    countEnd(tree, pending.outcome.scores.map(Number));
    return;
  }
  if (pending.kind === 'turn') {
    tree[state.phase === PHASE.lead ? 'leads' : 'takes'] += 1;
    for (let i = 0; i < rules.count(state, pending.seat); i++) {
      const copy = rules.clone(state);
      rules.applyAt(copy, pending.seat, i);
      walkRules(copy, tree);
    }
    return;
  }
  if (pending.kind !== 'sealed') throw new Error('no card is dealt any more');
  tree.sealed += 1;
  const indexes = pending.seats.map((seat) => [...Array(rules.count(state, seat)).keys()]);
  for (const combination of combinations(indexes)) {
    const picks: number[] = [];
    pending.seats.forEach((seat, i) => (picks[seat] = combination[i]!));
    const copy = rules.clone(state);
    rules.applySealedAt(copy, picks);
    walkRules(copy, tree);
  }
}

// ---- by brute force

interface Position {
  readonly hands: readonly (readonly Card[])[];
  readonly taken: readonly (readonly Card[])[];
  readonly leader: Seat;
}

const without = (cards: readonly Card[], card: Card) => cards.toSpliced(cards.indexOf(card), 1);

function walkPlain(position: Position, tree: Tree): void {
  const { hands, leader } = position;
  if (hands.every((hand) => hand.length === 0)) {
    countEnd(tree, position.taken.map(worth));
    return;
  }
  tree.leads += 1;
  const choices = hands.map((hand) => [...new Set(hand)]);
  for (const led of choices[leader]!) {
    tree.sealed += 1;
    const fixed = choices.map((cards, seat) => (seat === leader ? [led] : cards));
    for (const front of combinations(fixed)) {
      const left = hands.map((hand, seat) => without(hand, front[seat]!));
      const lying = front.map((_, seat) => seat).filter((seat) => seat !== leader);
      takePlain({ ...position, hands: left }, front, lying, leader, tree);
    }
  }
}

/** `taker` has a choice only while two cards or more lie there beside the leader's. */
function takePlain(
  position: Position,
  front: readonly Card[],
  lying: readonly Seat[],
  taker: Seat,
  tree: Tree,
): void {
  const give = (seat: Seat, card: Card): Position => ({
    ...position,
    taken: position.taken.map((cards, other) => (other === seat ? [...cards, card] : cards)),
  });
  if (lying.length === 0) {
    walkPlain({ ...give(taker, front[position.leader]!), leader: taker }, tree);
    return;
  }
  if (lying.length > 1) tree.takes += 1;
  for (const from of lying) {
    const rest = lying.filter((seat) => seat !== from);
    takePlain(give(taker, front[from]!), front, rest, from, tree);
  }
}

function worth(cards: readonly Card[]): number {
  let total = 0;
  for (let suit = 0; suit < 4; suit++) {
    const ranks = cards.filter((card) => suitOf(card) === suit).map(rankOf);
    const sum = ranks.filter((rank) => rank < 10).reduce((all, rank) => all + rank + 1, 0);
    const minuses = ranks.filter((rank) => rank === 11).length;
    const factor = ranks.includes(12) ? 0 : ranks.includes(10) ? 2 : 1;
    total += sum * factor * (minuses % 2 === 1 ? -1 : 1);
  }
  return total;
}

// ---- the same position for both

/** Plays a round at random until so many cards are left in every hand; notes who took what. */
function lateIn(seats: number, cardsLeft: number, seed: string): [State, Position] {
  const setup = resolveSetup(METAS[EDITION], seats, { rounds: '1' }, () => 0);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const state = rules.setup(setup.value);
  const rng = rngFor(seed, 'tree');
  const taken: Card[][] = Array.from({ length: seats }, () => []);
  while (state.phase !== PHASE.lead || state.hand(state.leader).length > cardsLeft)
    rules.apply(state, randomStep(rules, state, rng, 1) as Parameters<typeof rules.apply>[1], {
      all: (event) => {
        if (event.kind === 'took') taken[event.seat]!.push(event.card);
      },
      split: () => undefined,
    });
  expect(state.played(0)).toBe(NO_CARD);
  const hands = taken.map((_, seat) => state.hand(seat));
  return [state, { hands, taken, leader: state.leader }];
}

describe.each([
  [3, 3],
  [4, 2],
  [5, 2],
  [6, 1],
])('the last tricks of %i seats with %i cards each', (seats, cardsLeft) => {
  test.each(['one', 'two', 'three'])('have the tree of a brute-force count (deal %s)', (seed) => {
    const [state, position] = lateIn(seats, cardsLeft, seed);
    const found = emptyTree();
    const expected = emptyTree();
    walkRules(state, found);
    walkPlain(position, expected);
    expect(found).toEqual(expected);
    expect(found.leads).toBeGreaterThan(0);
  });
});

describe('a tree counted by hand', () => {
  test('three seats, two different cards each: 17 leads, 18 sealed choices, 24 takes, 32 ends', () => {
    // 2 cards to lead × 4 answers = 8 takings of 2 ways: 16 last tricks, each with one lead, one
    // answer and one taking of 2 ways.
    const deals = Array.from({ length: 20 }, (_, i) => lateIn(3, 2, `deal ${i}`));
    const different = deals.find(([, { hands }]) => hands.every(([a, b]) => a !== b));
    expect(different).toBeDefined();
    const [state] = different!;
    const tree = emptyTree();
    walkRules(state, tree);
    const ends = [...tree.ends.values()].reduce((sum, count) => sum + count, 0);
    expect([tree.leads, tree.sealed, tree.takes, ends]).toEqual([17, 18, 24, 32]);
  });
});
