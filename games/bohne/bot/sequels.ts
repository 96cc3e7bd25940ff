// Notable consequences of a choice by the end of the round: the takers of the cards that lie there,
// the changes of all rows, a first ×2 that doubles a row, and the opponents that the seat has
// passed.

import type { Sequel } from '@tablee/bots';
import type { Seat } from '@tablee/kit';
import {
  hasDouble,
  hasZero,
  MINUS,
  PHASE,
  rankOf,
  ROW_ADD,
  ROW_VALUE,
  scoreRow,
  SUIT_COUNT,
  suitOf,
  type Row,
  type State,
  type View,
} from '../rules/index.ts';
import { gain, tricksLeft, WORTH_A_WORD } from './outlook.ts';

/** What a row would be worth without its zero is above nothing, or below. */
const signOf = (row: Row): number => {
  const { sum, sign } = scoreRow(row);
  return sum * sign;
};

export function sequels(root: View, seat: Seat): Sequel<State>[] {
  const all: Sequel<State>[] = [];
  for (let suit = 0; suit < SUIT_COUNT; suit++) all.push(...sequelsIn(root, seat, suit));
  all.push(...sequelsOfTaking(root, seat));
  for (let other = 0; other < root.seats; other++)
    if (other !== seat)
      all.push({
        fact: 'ahead-of',
        facts: { seat: other },
        has: (state) => state.total(seat) > state.total(other),
      });
  return all;
}

/** The seat whose card is taken takes next, which decides the takers of the other cards. */
function sequelsOfTaking(root: View, seat: Seat): Sequel<State>[] {
  if (root.phase !== PHASE.take) return [];
  const { round, seats, lying, leader } = root;
  const left = tricksLeft(root);
  const lies = (one: Seat): boolean => (lying & (1 << one)) !== 0;
  const all: Sequel<State>[] = [];
  for (let from = 0; from < seats; from++) {
    if (!lies(from) && from !== leader) continue;
    const card = root.lyingCard(from);
    const suit = suitOf(card);
    // There are several of them: which of them a row got later on is not to be seen.
    if (rankOf(card) === MINUS && left > 0) continue;
    const got = (row: Row, before: Row): boolean =>
      rankOf(card) === MINUS ? row !== before : (row & ROW_ADD[rankOf(card)]!) !== 0;
    for (let one = 0; one < seats; one++) {
      // A seat that has already taken gets none of them.
      if (one === seat || one === from || !lies(one)) continue;
      const points = Math.round(gain(root, one, card));
      if (Math.abs(points) < WORTH_A_WORD) continue;
      const before = root.row(round, one, suit);
      const facts = { seat: one, card, points, left };
      const has = (state: State): boolean => got(state.row(round, one, suit), before);
      all.push(
        points > 0
          ? { fact: 'rival-gains', facts, isAgainst: true, has }
          : { fact: 'rival-loses', facts, has },
      );
    }
  }
  // What weighs most is told where all is as sure.
  return all.sort((a, b) => weightOf(b) - weightOf(a));
}

const weightOf = ({ facts }: Sequel<State>): number => Math.abs(Number(facts?.['points']));

function sequelsIn(root: View, seat: Seat, suit: number): Sequel<State>[] {
  // The next round may have begun: the rows are those of this one.
  const { round, seats } = root;
  const rowOf = (view: View, one: Seat): Row => view.row(round, one, suit);
  const isOpen = (lies: (row: Row) => boolean): boolean => {
    for (let one = 0; one < seats; one++) if (lies(rowOf(root, one))) return false;
    return true;
  };
  const doubles = (state: State, one: Seat): boolean =>
    hasDouble(rowOf(state, one)) && ROW_VALUE[rowOf(state, one)]! > 0;
  const all: Sequel<State>[] = [];
  for (let one = 0; one < seats; one++) {
    const has = (state: State): boolean => ROW_VALUE[rowOf(state, one)]! < 0;
    all.push(
      one === seat
        ? { fact: 'row-below-zero', facts: { suit }, isAgainst: true, has }
        : { fact: 'rival-below-zero', facts: { suit, seat: one }, has },
    );
  }
  if (isOpen(hasDouble))
    for (let one = 0; one < seats; one++)
      all.push(
        one === seat
          ? { fact: 'double-pays', facts: { suit }, has: (state) => doubles(state, seat) }
          : {
              fact: 'double-serves',
              facts: { suit, seat: one },
              isAgainst: true,
              has: (state) => doubles(state, one),
            },
      );
  if (!isOpen(hasZero)) return all;
  const zeroed = (state: State): number =>
    hasZero(rowOf(state, seat)) ? signOf(rowOf(state, seat)) : 0;
  return [
    ...all,
    { fact: 'zero-wipes', facts: { suit }, isAgainst: true, has: (state) => zeroed(state) > 0 },
    { fact: 'zero-saves', facts: { suit }, has: (state) => zeroed(state) < 0 },
  ];
}
