// How the seats react to events at the counter: every public word, payment, card or loss moves
// faces. A private draw does not.

import type { Seat } from '@tablee/kit';
import type { Impression, Mood, Onlooker, Reaction } from '@tablee/ui/onlooker.ts';
import { flowersOn, isStop, type Event } from '../rules/index.ts';

/**
 * What a bot can remark on: a card it bought, or lost to another bidder, tokens lost in a fist, a
 * challenge won or lost, a blow it took or dealt, what it has to pay, what others pay it.
 */
export type Remark =
  | 'bought'
  | 'outbid'
  | 'fooled'
  | 'flowers'
  | 'wilted'
  | 'struck'
  | 'strike'
  | 'owing'
  | 'earning';

/** What one pays or gets at one time without batting an eye. */
const PAID = 2;
const EARNED = 4;
/** The links of the chain after which all seats look up. */
const LATE = 5;

type Kind<Name extends Event['kind']> = Extract<Event, { readonly kind: Name }>;

export class CounterOnlooker implements Onlooker<Event, Remark> {
  #round = 0;
  #seats = 0;
  /** The bidders in this auction, and the last of them. */
  #bidders: Seat[] = [];
  /** How many flowers each showed in the challenge that is being counted. */
  #flowers: { readonly seat: Seat; readonly flowers: number }[] = [];

  see(events: readonly Event[]): Impression<Remark> {
    // A step that ends a turn begins the next one, too: what it tells first belongs to the old round.
    const before = this.#round;
    const reactions = events.flatMap((event) => this.#hear(event, events));
    return { round: Math.max(before, 1), reactions };
  }

  #hear(event: Event, events: readonly Event[]): readonly Reaction<Remark>[] {
    switch (event.kind) {
      case 'turn':
        this.#seats = event.tokens.length;
        this.#round = Math.ceil(event.number / this.#seats);
        return [];
      case 'income':
        return earned(event, events);
      case 'paid':
        return event.amount > PAID ? [{ seat: event.seat, mood: 'cross', remark: 'owing' }] : [];
      case 'owes':
        return [{ seat: event.seat, mood: 'startled', remark: 'owing' }];
      case 'stopped':
        return [{ seat: event.seat, mood: 'cross' }];
      case 'laid':
        return [
          ...this.#all(event.number >= LATE ? 'startled' : 'calm'),
          { seat: event.seat, mood: 'glad' },
        ];
      case 'started':
      case 'kept':
        return [{ seat: event.seat, mood: 'glad' }];
      case 'played':
        return event.on === null || !isStop(event.card) ? [] : blow(event.seat, event.on, 'cross');
      case 'destroyed': {
        const by = events.find((other): other is Kind<'played'> => other.kind === 'played');
        return by === undefined ? [] : blow(by.seat, event.seat, 'startled');
      }
      case 'challenge':
        return this.#all('startled');
      case 'shown':
        this.#flowers = event.cards.map(({ seat, cards }) => ({
          seat,
          flowers: cards.reduce((sum, card) => sum + flowersOn(card), 0),
        }));
        return [];
      case 'flowers':
        return this.#counted(event);
      case 'auction':
        this.#bidders = [];
        return [];
      case 'bid': {
        const last = this.#bidders.at(-1);
        this.#bidders.push(event.seat);
        return last === undefined ? [] : [{ seat: last, mood: 'startled' }];
      }
      case 'fists':
        this.#bidders = event.bids.flatMap(({ seat, amount }) => (amount > 0 ? [seat] : []));
        return [];
      case 'sold':
        return this.#sold(
          event,
          events.some(({ kind }) => kind === 'fists'),
        );
      case 'over':
        return [...this.#all('cross'), ...event.winners.map((seat) => glad(seat))];
      case 'bankrupt':
      case 'drew':
      case 'reshuffled':
      case 'turned':
      case 'selling':
      case 'passed':
      case 'unsold':
      case 'stop-ended':
        return [];
    }
  }

  #all(mood: Mood): Reaction<Remark>[] {
    return Array.from({ length: this.#seats }, (_, seat) => ({ seat, mood }));
  }

  #sold({ seat }: Kind<'sold'>, isBluff: boolean): Reaction<Remark>[] {
    const losers = [...new Set(this.#bidders)].filter((other) => other !== seat);
    return [
      ...losers.map((other): Reaction<Remark> => ({
        seat: other,
        mood: 'cross',
        remark: isBluff ? 'fooled' : 'outbid',
      })),
      { seat, mood: 'glad', remark: 'bought' },
    ];
  }

  #counted({ wins }: Kind<'flowers'>): Reaction<Remark>[] {
    return this.#flowers.flatMap(({ seat, flowers }): Reaction<Remark>[] => {
      const win = wins.find((one) => one.seat === seat);
      if (win !== undefined && win.amount > 0) return [{ seat, mood: 'glad', remark: 'flowers' }];
      if (win !== undefined || flowers > 0) return [{ seat, mood: 'cross', remark: 'wilted' }];
      return [{ seat, mood: 'calm' }];
    });
  }
}

const glad = (seat: Seat): Reaction<Remark> => ({ seat, mood: 'glad' });

/** One seat does harm to another. */
const blow = (by: Seat, on: Seat, mood: Mood): Reaction<Remark>[] => [
  { seat: by, mood: 'glad', remark: 'strike' },
  { seat: on, mood, remark: 'struck' },
];

function earned({ seat }: Kind<'income'>, events: readonly Event[]): Reaction<Remark>[] {
  const paid = events.reduce(
    (sum, event) => (event.kind === 'paid' && event.to === seat ? sum + event.amount : sum),
    0,
  );
  return paid >= EARNED ? [{ seat, mood: 'glad', remark: 'earning' }] : [];
}
