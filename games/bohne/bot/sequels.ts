// What may have come of a choice by the end of the round, as far as it is worth a word: what became of
// one's own rows and of the others', who doubles with the ×2 that nobody had taken, and whom one has passed.

import type { Sequel } from '@tablee/bots';
import type { Seat } from '@tablee/kit';
import {
  hasDouble,
  hasZero,
  ROW_VALUE,
  scoreRow,
  SUIT_COUNT,
  type Row,
  type State,
  type View,
} from '../rules/index.ts';

/** What a row would be worth without its zero is above nothing, or below. */
const signOf = (row: Row): number => {
  const { sum, sign } = scoreRow(row);
  return sum * sign;
};

export function sequels(root: View, seat: Seat): Sequel<State>[] {
  const all: Sequel<State>[] = [];
  for (let suit = 0; suit < SUIT_COUNT; suit++) all.push(...sequelsIn(root, seat, suit));
  for (let other = 0; other < root.seats; other++)
    if (other !== seat)
      all.push({
        fact: 'ahead-of',
        facts: { seat: other },
        has: (state) => state.total(seat) > state.total(other),
      });
  return all;
}

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
