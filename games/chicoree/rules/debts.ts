// Step 2 and its debts: each opponent in turn pays the active player. A debtor sells from hand and
// leaves the game where that is too little.

import { assert, type Seat, type Tell } from '@tablee/kit';
import { chainCard, JOK, SUR } from '../decks/cards.ts';
import { finishLast } from './ends.ts';
import type { Event } from './moves.ts';
import { NO_CARD, PHASE, type State, type View } from './table.ts';

type Told = Tell<Event> | undefined;

/** [CH-32] What each opponent gives the active player. */
export const dueTo = (s: View, seat: Seat): number => s.shops(seat) + (s.exports(seat) ? 2 : 0);

/** [CH-52] Opponents settle one after the other, clockwise, until one has to sell. */
export function settleDebts(s: State, tell: Told): void {
  while (s.due > 0 && s.settled < s.seats - 1) {
    const seat = s.debtor;
    if (s.isAlive(seat)) {
      if (s.tokens(seat) >= s.due) {
        s.pay(seat, -s.due);
        s.pay(s.active, s.due);
        tell?.all({ kind: 'paid', seat, to: s.active, amount: s.due });
      } else if (s.held(seat) > 0) {
        tell?.all({ kind: 'owes', seat, to: s.active, amount: s.due });
        s.phase = PHASE.sell;
        return;
      } else {
        goBankrupt(s, seat, tell);
        if (s.phase === PHASE.over) return;
      }
    }
    s.settled += 1;
  }
  s.due = 0;
  s.settled = 0;
  s.phase = PHASE.main;
}

/** [CH-51] [CH-55] The last tokens go to the creditor, every card to the discard. */
function goBankrupt(s: State, seat: Seat, tell: Told): void {
  const amount = s.tokens(seat);
  s.pay(seat, -amount);
  s.pay(s.active, amount);
  s.leave(seat);
  discardBelongings(s, seat);
  tell?.all({ kind: 'bankrupt', seat, to: s.active, amount });
  if (s.aliveCount() === 1) finishLast(s, tell);
}

/** What lies in front; the hand is empty, for every card of it was offered first. */
function discardBelongings(s: State, seat: Seat): void {
  assert(s.held(seat) === 0, 'nobody goes bankrupt with a card to sell');
  if (s.start(seat) !== NO_CARD) s.discard(s.start(seat));
  s.setStart(seat, NO_CARD);
  for (let number = 1; number <= 7; number++)
    while (s.laid(seat, number) > 0) {
      const card = s.jokersAs(seat, number) > 0 ? JOK : chainCard(number);
      s.lay(seat, number, card, -1);
      s.discard(card);
    }
  for (let stop = 0; stop < 2; stop++)
    for (let turns = 1; turns <= 2; turns++) {
      for (let i = s.stops(seat, stop, turns); i > 0; i--) s.discard(SUR + stop);
      s.setStops(seat, stop, turns, 0);
    }
}
