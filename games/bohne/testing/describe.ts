// A bean view in a few lines of text, for golden playthroughs.

import type { Card, Seat } from '@tablee/kit';
import { CARD_CODECS, NO_CARD, PHASE, rowCards, SUIT_COUNT, type View } from '../rules/index.ts';

type Edition = keyof typeof CARD_CODECS;

const PHASE_NAMES = Object.keys(PHASE);

export function describe(view: View, edition: Edition): readonly string[] {
  const format = (card: Card): string => CARD_CODECS[edition].format(card);
  const head = [
    `round ${view.round} trick ${view.trick} ${PHASE_NAMES[view.phase]!}`,
    `leader ${view.leader} taker ${view.taker} lying ${view.lying}`,
  ];
  const seatLine = (seat: Seat): string => {
    const hand = view.hand(seat).map(format).join(' ') || `${view.held(seat)} cards`;
    const front = view.played(seat);
    const rows = Array.from({ length: SUIT_COUNT }, (_, suit) =>
      rowCards(suit, view.row(view.round, seat, suit))
        .map(format)
        .join(' '),
    ).filter((row) => row !== '');
    return [
      `${seat}: ${hand}`,
      `front ${front === NO_CARD ? 'none' : format(front)}`,
      `rows ${rows.join(' / ') || 'none'}`,
      `points ${view.points(view.round, seat)}, total ${view.total(seat)}`,
    ].join(' | ');
  };
  return [head.join(', '), ...Array.from({ length: view.seats }, (_, seat) => seatLine(seat))];
}
