// Notable consequences of a choice one round later: changes of the chains, of the own purse, and
// the winner.

import type { Sequel } from '@tablee/bots';
import type { Seat } from '@tablee/kit';
import { chainCard, EXPORT, type State, type View } from '../rules/index.ts';
import { debtsAhead } from './worth.ts';

const hasWon = (state: State, seat: Seat): boolean => (state.winners & (1 << seat)) !== 0;

/** Whether a seat holds or has laid a chain number. */
const hasNumber = (view: View, seat: Seat, number: number): boolean =>
  view.laid(seat, number) > 0 || view.inHand(seat, chainCard(number)) > 0;

export function sequels(root: View, seat: Seat): Sequel<State>[] {
  const all = ownSequels(root, seat);
  for (let number = 1; number <= EXPORT; number++)
    if (!hasNumber(root, seat, number))
      all.push({
        fact: 'has-number',
        facts: { number },
        has: (state) => hasNumber(state, seat, number),
      });
  for (let other = 0; other < root.seats; other++)
    if (other !== seat && root.isAlive(other)) all.push(...sequelsFor(root, other));
  return all;
}

function ownSequels(root: View, seat: Seat): Sequel<State>[] {
  const length = root.chainLength(seat);
  const laid: number[] = [];
  for (let number = 1; number <= EXPORT; number++)
    if (root.laid(seat, number) > 0) laid.push(number);
  return [
    { fact: 'you-win', has: (state) => hasWon(state, seat) },
    { fact: 'you-are-out', isAgainst: true, has: (state) => !state.isAlive(seat) },
    { fact: 'chain-grows', has: (state) => state.chainLength(seat) > length },
    {
      fact: 'chain-broken',
      isAgainst: true,
      has: (state) => state.isAlive(seat) && laid.some((number) => state.laid(seat, number) === 0),
    },
    {
      fact: 'short-of-tokens',
      isAgainst: true,
      has: (state) => state.isAlive(seat) && state.tokens(seat) < debtsAhead(state, seat),
    },
  ];
}

function sequelsFor(root: View, other: Seat): Sequel<State>[] {
  const facts = { seat: other };
  const length = root.chainLength(other);
  return [
    { fact: 'rival-wins', facts, isAgainst: true, has: (state) => hasWon(state, other) },
    {
      fact: 'rival-grows',
      facts,
      isAgainst: true,
      has: (state) => state.chainLength(other) > length,
    },
  ];
}
