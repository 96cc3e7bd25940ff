// Checks where all sixty cards are: in hands, in front of a seat, or in the rows of the round.

import type { Card } from '@tablee/kit';
import { DECK, PHASE, rowCards, SUIT_COUNT, type State } from '../rules/index.ts';

export function census(s: State): readonly string[] {
  const wrong: string[] = [];
  const dealt = s.phase !== PHASE.deal;
  for (let round = 0; round < s.rounds; round++) {
    const cards = inRows(s, round);
    const now = round === s.round && dealt;
    if (now) cards.push(...inHands(s), ...inFront(s));
    const whole = round < s.round || now;
    cards.sort((a, b) => a - b);
    if (cards.join() !== (whole ? DECK.join() : ''))
      wrong.push(`round ${round}: the cards are ${cards.join(' ')}`);
  }
  for (let seat = 0; seat < s.seats; seat++)
    if (s.hand(seat).length !== s.held(seat))
      wrong.push(`seat ${seat} holds ${s.hand(seat).length} cards, not ${s.held(seat)}`);
  return wrong;
}

const seatsOf = (s: State) => Array.from({ length: s.seats }, (_, seat) => seat);

const inHands = (s: State): Card[] => seatsOf(s).flatMap((seat) => s.hand(seat));

const inRows = (s: State, round: number): Card[] =>
  seatsOf(s).flatMap((seat) =>
    Array.from({ length: SUIT_COUNT }, (_, suit) =>
      rowCards(suit, s.row(round, seat, suit)),
    ).flat(),
  );

/** A card that was taken stands in a row already; the leader's is always taken last. */
function inFront(s: State): Card[] {
  if (s.phase === PHASE.play) return [s.played(s.leader)];
  if (s.phase !== PHASE.take) return [];
  return seatsOf(s)
    .filter((seat) => seat === s.leader || (s.lying & (1 << seat)) !== 0)
    .map((seat) => s.played(seat));
}
