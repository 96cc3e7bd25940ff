// An independent bookkeeper: notes the taker of each card, adds up the rows as the rules say, and
// compares with the table. It does not use the table's own bookkeeping.

import type { Card, Seat, Setup, Step } from '@tablee/kit';
import type { Witness } from '@tablee/kit/testing';
import { PHASE, RANKS, rankOf, suitOf, type Event, type Move, type State } from '../rules/index.ts';

export const witness = (setup: Setup): Witness<State, Move, Event> => new Onlooker(setup);

class Onlooker implements Witness<State, Move, Event> {
  readonly #seats: number;
  #taken: Card[][] = [];
  #front = new Map<Seat, Card>();
  #leader = 0;
  #round = -1;
  readonly #totals: number[];

  constructor({ seats }: Setup) {
    this.#seats = seats;
    this.#totals = new Array<number>(seats).fill(0);
  }

  see(step: Step<Move>): void {
    switch (step.kind) {
      case 'chance':
        this.#taken.forEach((cards, seat) => (this.#totals[seat]! += worth(cards)));
        this.#taken = Array.from({ length: this.#seats }, () => []);
        this.#round += 1;
        return;
      case 'sealed':
        for (const { seat, move } of step.choices)
          if (move.kind !== 'take') this.#front.set(seat, move.card);
        return;
      case 'move':
        if (step.move.kind === 'take') this.#take(step.seat, step.move.seat);
        else {
          this.#leader = step.seat;
          this.#front = new Map([[step.seat, step.move.card]]);
        }
        return;
      case 'bell':
    }
  }

  /** The taken-from takes next; with one card left besides the leader's the taker has no choice. */
  #take(taker: Seat, from: Seat): void {
    this.#taken[taker]!.push(this.#front.get(from)!);
    this.#front.delete(from);
    const open = [...this.#front.keys()].filter((seat) => seat !== this.#leader);
    if (open.length === 1) this.#take(from, open[0]!);
    if (open.length === 0 && this.#front.has(this.#leader)) this.#take(from, this.#leader);
  }

  complaints(s: State): readonly string[] {
    const wrong: string[] = [];
    this.#taken.forEach((cards, seat) => {
      const points = worth(cards);
      if (s.points(this.#round, seat) !== points)
        wrong.push(`seat ${seat} has ${s.points(this.#round, seat)} points, not ${points}`);
      const total = this.#totals[seat]! + points;
      if (s.phase === PHASE.over && s.total(seat) !== total)
        wrong.push(`seat ${seat} has ${s.total(seat)} in all, not ${total}`);
    });
    return wrong;
  }
}

/** [NB-30] to [NB-34], the slow way. */
function worth(cards: readonly Card[]): number {
  let total = 0;
  for (let suit = 0; suit < 4; suit++) {
    const row = cards.filter((card) => suitOf(card) === suit).map((card) => RANKS[rankOf(card)]!);
    if (row.includes('0')) continue;
    let value = 0;
    for (const rank of row) if (rank !== 'x2' && rank !== '-') value += Number(rank);
    for (const rank of row) if (rank === '-') value = -value;
    total += row.includes('x2') ? value * 2 : value;
  }
  return total;
}
