// An independent bookkeeper: tracks tokens, hand sizes and publicly known cards from the public
// events, and compares them with the table.

import type { Card, Seat, Setup, Step } from '@tablee/kit';
import type { Witness } from '@tablee/kit/testing';
import {
  cardCodec,
  KINDS,
  PHASE,
  type AuctionForm,
  type Event,
  type Move,
  type State,
} from '../rules/index.ts';

export const witness = (setup: Setup): Witness<State, Move, Event> => new Onlooker(setup);

interface Sheet {
  tokens: number;
  held: number;
  /** Copies per card that went to the hand in public and have not left it. */
  readonly known: number[];
}

class Onlooker implements Witness<State, Move, Event> {
  readonly #sheets: Sheet[];
  readonly #wrong: string[] = [];
  #auction: { seller: Seat | null; form: AuctionForm } = { seller: null, form: 'turns' };
  #pot = 0;
  #flowers: number[] = [];
  #challenge = 0;

  constructor({ seats, options }: Setup) {
    const first = Number(options['first']);
    const bonus = Number(options['bonus']);
    this.#sheets = Array.from({ length: seats }, (_, seat) => ({
      tokens: 12 + bonus * ((seat - first + seats) % seats),
      held: 0,
      known: new Array<number>(KINDS).fill(0),
    }));
  }

  see(_: Step<Move>, told: readonly Event[]): void {
    for (const event of told) this.#hear(event);
  }

  #hear(event: Event): void {
    switch (event.kind) {
      case 'drew':
        this.#sheets[event.seat]!.held += 1;
        return;
      case 'kept':
        this.#gain(event.seat, event.card);
        return;
      case 'laid':
      case 'started':
      case 'played':
      case 'selling':
        this.#lose(event.seat, event.card);
        return;
      case 'shown':
        this.#show(event.cards);
        return;
      case 'challenge':
        this.#challenge = flowersOf(event.card);
        this.#flowers = this.#sheets.map(() => 0);
        return;
      case 'flowers':
        this.#win(event);
        return;
      case 'turn':
      case 'stopped':
      case 'owes':
      case 'destroyed':
      case 'reshuffled':
      case 'turned':
      case 'passed':
      case 'bid':
      case 'unsold':
      case 'stop-ended':
      case 'over':
        return;
      case 'income':
      case 'paid':
      case 'bankrupt':
      case 'auction':
      case 'fists':
      case 'sold':
        this.#money(event);
    }
  }

  #money(
    event: Extract<Event, { kind: 'income' | 'paid' | 'bankrupt' | 'auction' | 'fists' | 'sold' }>,
  ): void {
    switch (event.kind) {
      case 'income':
        this.#pay(event.seat, event.amount);
        return;
      case 'paid':
      case 'bankrupt':
        this.#pay(event.seat, -event.amount);
        this.#pay(event.to, event.amount);
        return;
      case 'auction':
        this.#auction = event;
        this.#pot = 0;
        return;
      case 'fists':
        for (const { seat, amount } of event.bids) {
          this.#pay(seat, -amount);
          this.#pot += amount;
        }
        return;
      case 'sold': {
        const { seller, form } = this.#auction;
        if (form !== 'bluff') {
          this.#pay(event.seat, -event.amount);
          this.#pot = event.amount;
        }
        if (seller !== null) this.#pay(seller, this.#pot);
        this.#gain(event.seat, event.card);
      }
    }
  }

  #pay(seat: Seat, tokens: number): void {
    this.#sheets[seat]!.tokens += tokens;
  }

  #gain(seat: Seat, card: Card): void {
    this.#sheets[seat]!.held += 1;
    this.#sheets[seat]!.known[card]! += 1;
  }

  #lose(seat: Seat, card: Card): void {
    const sheet = this.#sheets[seat]!;
    sheet.held -= 1;
    if (sheet.known[card]! > 0) sheet.known[card]! -= 1;
  }

  #show(shown: readonly { seat: Seat; cards: readonly Card[] }[]): void {
    for (const { seat, cards } of shown)
      for (const card of cards) {
        this.#lose(seat, card);
        this.#flowers[seat]! += flowersOf(card);
      }
  }

  /** [CH-59] [CH-61] [CH-63] Counted once more, from the codes of the cards. */
  #win({ total, wins }: Extract<Event, { kind: 'flowers' }>): void {
    const all = this.#flowers.reduce((sum, flowers) => sum + flowers, this.#challenge);
    const most = Math.max(...this.#flowers);
    const winners = this.#flowers.flatMap((f, seat) => (f === most && most > 0 ? [seat] : []));
    if (total !== all) this.#wrong.push(`${total} flowers are told, ${all} were shown`);
    if (wins.map(({ seat }) => seat).join() !== winners.join())
      this.#wrong.push(`seats ${winners.join()} showed the most flowers`);
    for (const { seat, amount } of wins) {
      this.#pay(seat, amount);
      if (amount !== 0 && amount !== total) this.#wrong.push(`seat ${seat} wins ${amount}`);
    }
  }

  complaints(s: State): readonly string[] {
    if (s.phase === PHASE.opening) return [];
    const wrong = [...this.#wrong];
    this.#sheets.forEach(({ tokens, held, known }, seat) => {
      if (s.tokens(seat) !== tokens)
        wrong.push(`seat ${seat} has ${s.tokens(seat)} tokens, not ${tokens}`);
      if (s.held(seat) !== held) wrong.push(`seat ${seat} holds ${s.held(seat)}, not ${held}`);
      known.forEach((copies, card) => {
        if (s.known(seat, card) !== copies)
          wrong.push(`seat ${seat}: everyone knows of ${copies} ${cardCodec.format(card)}`);
      });
    });
    return wrong;
  }
}

/** The flowers on a card, read off its code. */
const flowersOf = (card: Card): number => {
  const code = cardCodec.format(card);
  return code.startsWith('D') ? Number(code.slice(1)) : 0;
};
