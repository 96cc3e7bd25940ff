// Counts draws, purchases, prices and wins for each kind of card, in whole numbers. Unseen draws
// before the first reshuffle are a random experiment, because no seat chose the card. Buying and
// holding are choices, reported apart.

import { assert, type Card, type Log, type Seat, type Tell } from '@tablee/kit';

/** A win in parts that divide evenly among up to six winners. */
export const WIN = 60;

/** Wins per occasion. Games are what is independent, so their sums of squares are kept, too. */
export interface Ratio {
  times: number;
  /** In parts of a win. */
  wins: number;
  timesSquared: number;
  winsSquared: number;
  product: number;
}

export interface CardTally {
  /** Drawn unseen before the first reshuffle: the wins are the drawer's. */
  readonly drawn: Ratio;
  /** Bought at auction from the bank. */
  readonly bought: Ratio;
  /** What buyers paid, and what the bank took in all, the losers' fists included. */
  paid: number;
  taken: number;
  /** Auctioned by the bank without a bid. */
  unsold: number;
  /** Seats that ever held one, and seats that never did. */
  readonly held: Ratio;
  readonly missed: Ratio;
}

export type CardTallies = Map<Card, CardTally>;

const emptyRatio = (): Ratio => ({
  times: 0,
  wins: 0,
  timesSquared: 0,
  winsSquared: 0,
  product: 0,
});

const emptyCard = (): CardTally => ({
  drawn: emptyRatio(),
  bought: emptyRatio(),
  paid: 0,
  taken: 0,
  unsold: 0,
  held: emptyRatio(),
  missed: emptyRatio(),
});

const RATIOS = ['drawn', 'bought', 'held', 'missed'] as const;
const SUMS = ['paid', 'taken', 'unsold'] as const;

export function addCards(sum: CardTallies, more: CardTallies): void {
  for (const [card, tally] of more) {
    const own = tallyOf(sum, card);
    for (const name of SUMS) own[name] += tally[name];
    for (const name of RATIOS)
      for (const part of Object.keys(tally[name]) as (keyof Ratio)[])
        own[name][part] += tally[name][part];
  }
}

function tallyOf(tallies: CardTallies, card: Card): CardTally {
  let tally = tallies.get(card);
  if (tally === undefined) tallies.set(card, (tally = emptyCard()));
  return tally;
}

/** What a game told of one kind of card; `drawn` and `bought` hold a seat for every time. */
interface Heard {
  readonly drawn: Seat[];
  readonly bought: Seat[];
  readonly held: Set<Seat>;
  paid: number;
  taken: number;
  unsold: number;
}

/** The events that are listened to, as far as they matter here; the game tells others besides. */
type CardEvent =
  | { readonly kind: 'drew' | 'kept'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'reshuffled' }
  | { readonly kind: 'auction'; readonly card: Card; readonly seller: Seat | null }
  | { readonly kind: 'fists'; readonly bids: readonly { readonly amount: number }[] }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly card: Card; readonly amount: number }
  | { readonly kind: 'unsold'; readonly card: Card };

/** Receives all events of one game, secret ones included. */
export class CardEar implements Tell<unknown> {
  readonly #heard = new Map<Card, Heard>();
  #isFirstPile = true;
  /** Of the auction under way: whether the bank sells, and what lay in all fists. */
  #isBanks = false;
  #fists: number | undefined;

  all(event: unknown): void {
    this.#hear(event as CardEvent);
  }

  split(_insiders: readonly Seat[], secret: unknown): void {
    this.#hear(secret as CardEvent);
  }

  #of(card: Card): Heard {
    let heard = this.#heard.get(card);
    if (heard === undefined) {
      heard = { drawn: [], bought: [], held: new Set(), paid: 0, taken: 0, unsold: 0 };
      this.#heard.set(card, heard);
    }
    return heard;
  }

  #hear(event: CardEvent): void {
    switch (event.kind) {
      case 'drew':
        if (this.#isFirstPile) this.#of(event.card).drawn.push(event.seat);
        this.#of(event.card).held.add(event.seat);
        break;
      case 'kept':
        this.#of(event.card).held.add(event.seat);
        break;
      case 'reshuffled':
        this.#isFirstPile = false;
        break;
      case 'auction':
        this.#isBanks = event.seller === null;
        this.#fists = undefined;
        break;
      case 'fists':
        this.#fists = event.bids.reduce((sum, { amount }) => sum + amount, 0);
        break;
      case 'sold':
        this.#hearSold(event.card, event.seat, event.amount);
        break;
      case 'unsold':
        if (this.#isBanks) this.#of(event.card).unsold += 1;
        break;
    }
  }

  #hearSold(card: Card, seat: Seat, amount: number): void {
    const heard = this.#of(card);
    heard.held.add(seat);
    if (!this.#isBanks) return;
    heard.bought.push(seat);
    heard.paid += amount;
    heard.taken += this.#fists ?? amount;
  }

  /** Once the game is over and its winners are known. */
  addTo(tallies: CardTallies, { pending, setup }: Log): void {
    assert(pending.kind === 'over', 'a finished game is counted');
    const { winners } = pending.outcome;
    const part = WIN / winners.length;
    const winsOf = (seats: readonly Seat[]): number =>
      seats.reduce((sum, seat) => sum + (winners.includes(seat) ? part : 0), 0);
    const all = Array.from({ length: setup.seats }, (_, seat) => seat);
    for (const [card, heard] of this.#heard) {
      const tally = tallyOf(tallies, card);
      const held = [...heard.held];
      const missed = all.filter((seat) => !heard.held.has(seat));
      const seats = { drawn: heard.drawn, bought: heard.bought, held, missed };
      for (const name of RATIOS) addTo(tally[name], seats[name].length, winsOf(seats[name]));
      for (const name of SUMS) tally[name] += heard[name];
    }
  }
}

function addTo(ratio: Ratio, times: number, wins: number): void {
  ratio.times += times;
  ratio.wins += wins;
  ratio.timesSquared += times ** 2;
  ratio.winsSquared += wins ** 2;
  ratio.product += times * wins;
}
