// Describes a bean view for goldens and the command line.

import { signed, type Card, type Described, type Seat } from '@tablee/kit';
import type { Edition } from '../meta.ts';
import { CARD_CODECS, SUIT_COUNT } from './cards.ts';
import { rowCards, ROW_VALUE } from './score.ts';
import { sheetOf } from './sheet.ts';
import { NO_CARD, PHASE, type View } from './table.ts';

const PHASES = Object.keys(PHASE);

export function describe(view: View, edition: Edition): Described {
  const { rounds } = sheetOf(view);
  const spell = (cards: readonly Card[]): string =>
    cards.map((card) => CARD_CODECS[edition].format(card)).join(' ');
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const rowsOf = (seat: Seat): string[] =>
    Array.from({ length: SUIT_COUNT }, (_, suit) => {
      const row = view.row(view.round, seat, suit);
      return row === 0 ? [] : [`${spell(rowCards(suit, row))} (${signed(ROW_VALUE[row]!)})`];
    }).flat();
  return {
    table: {
      phase: PHASES[view.phase]!,
      round: `${view.round + 1}/${view.rounds}`,
      trick: `${view.trick + 1}/${view.cardsEach}`,
      leader: String(view.leader),
      ...(view.phase === PHASE.take && {
        taker: String(view.taker),
        lying: seats.filter((seat) => (view.lying & (1 << seat)) !== 0).join(' '),
      }),
    },
    seats: seats.map((seat) => ({
      ...(view.played(seat) !== NO_CARD && { played: spell([view.played(seat)]) }),
      rows: rowsOf(seat).join(', ') || 'none',
      points: [
        ...rounds.map((round) => signed(round[seat]!.sum)),
        `total ${signed(view.total(seat))}`,
      ].join(', '),
      hand: spell(view.hand(seat)) || `${view.held(seat)} cards`,
    })),
  };
}
