// How the seats take a trick: what a card does to a row is there for all to see, and so is the count.

import type { Seat } from '@tablee/kit';
import type { Impression, Mood, Onlooker, Reaction } from '@tablee/ui/onlooker.ts';
import {
  DOUBLE,
  rankOf,
  ROW_ADD,
  ROW_VALUE,
  SUIT_COUNT,
  suitOf,
  type Event,
  type Row,
} from '../rules/index.ts';

/**
 * What a bot can remark on: a card that hurt it or that emptied a good row, its own card that hurt
 * another player, a good one, a bad row that was saved, a row that counts twice.
 */
export type Remark = 'hurt' | 'emptied' | 'gift' | 'gain' | 'saved' | 'doubled';

/** From so many points on one sees it in a face, … */
const FELT = 5;
/** … and from so many on one is not just cross. */
const SHOCK = 16;

type Took = Extract<Event, { readonly kind: 'took' }>;

const NONE = (): Row[] => new Array<Row>(SUIT_COUNT).fill(0);

export class BeanOnlooker implements Onlooker<Event, Remark> {
  #round = 0;
  /** The rows of all seats in this round. */
  #rows: Row[][] = [];

  see(events: readonly Event[]): Impression<Remark> {
    const reactions: Reaction<Remark>[] = [];
    for (const event of events) {
      if (event.kind === 'dealt') {
        this.#round = event.round;
        this.#rows[event.seat] = NONE();
      } else if (event.kind === 'took') reactions.push(...this.#took(event));
      else if (event.kind === 'scored') reactions.push(...counted(event.points, event.winners));
      else if (event.kind === 'over') reactions.push(...counted(event.totals, event.winners));
    }
    return { round: this.#round, reactions };
  }

  #took({ seat, from, card }: Took): Reaction<Remark>[] {
    const rows = (this.#rows[seat] ??= NONE());
    const suit = suitOf(card);
    const before = ROW_VALUE[rows[suit]!]!;
    rows[suit]! += ROW_ADD[rankOf(card)]!;
    const after = ROW_VALUE[rows[suit]!]!;
    const gain = after - before;
    if (gain >= FELT) return [{ seat, mood: 'glad', remark: goodOf(rankOf(card), before) }];
    if (gain > -FELT) return [{ seat, mood: 'calm' }];
    const mood: Mood = gain <= -SHOCK ? 'startled' : 'cross';
    return [
      { seat, mood, remark: after === 0 ? 'emptied' : 'hurt' },
      { seat: from, mood: 'glad', remark: 'gift' },
    ];
  }
}

function goodOf(rank: number, before: number): Remark {
  if (rank === DOUBLE) return 'doubled';
  return before < 0 ? 'saved' : 'gain';
}

/** The winners are glad; of the others, each with a negative score is not. */
const counted = (points: readonly number[], winners: readonly Seat[]): Reaction<Remark>[] =>
  points.map((count, seat) => ({
    seat,
    mood: winners.includes(seat) ? 'glad' : count < 0 ? 'cross' : 'calm',
  }));
