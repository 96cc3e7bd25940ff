// Whole random games by text: tokens come and go only as the rules say, no card is ever lost, and
// games end when they must.
import { CODES, RULES, type Event } from '@tablee/chicoree/rules';
import { rngFor, type Rng, type Seat } from '@tablee/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BACKSTAGE } from '../testing/index.ts';
import { Sitting, smallDeck } from './table-setting.ts';

const TINY = smallDeck('ten-random', 'MOI C1 C2 C3 C4 C5 C6 C7 SUR VOG');
const SHORT = smallDeck(
  'short',
  `EGY EGY GRE MOI C1 C1 C2 C2 C3 C3 C4 C4 C5 C5 C6 C6 C6 C7 C7 JOK
   MAL ORA INC SUR CAF VOG BLO SAN D1 D2 D3 D5`.replace(/\s+/g, ' '),
);

/** The purses as the events tell it: an account book kept beside the game. */
class Book {
  readonly purses: number[];
  #seller: Seat | null = null;
  #bluff = false;
  /** Bankrupt seats. */
  readonly #out = new Set<Seat>();

  constructor(purses: readonly number[]) {
    this.purses = [...purses];
  }

  #move(seat: Seat, amount: number): void {
    this.purses[seat] = this.purses[seat]! + amount;
  }

  #pay(from: Seat, to: Seat, amount: number): void {
    this.#move(from, -amount);
    this.#move(to, amount);
  }

  /** The price goes to the seller, or to the bank. */
  #buy(seat: Seat, amount: number): void {
    this.#move(seat, -amount);
    if (this.#seller !== null) this.#move(this.#seller, amount);
  }

  write(event: Event): void {
    if (event.kind === 'turn')
      expect(event.tokens).toEqual(
        this.purses.map((purse, seat) => (this.#out.has(seat) ? null : purse)),
      );
    else if (event.kind === 'income') this.#move(event.seat, event.amount);
    else if (event.kind === 'paid') this.#pay(event.seat, event.to, event.amount);
    else if (event.kind === 'bankrupt') {
      this.#out.add(event.seat);
      this.#pay(event.seat, event.to, event.amount);
    } else if (event.kind === 'auction') {
      this.#seller = event.seller;
      this.#bluff = event.form === 'bluff';
    } else if (event.kind === 'fists')
      for (const { seat, amount } of event.bids) this.#buy(seat, amount);
    else if (event.kind === 'sold' && !this.#bluff) this.#buy(event.seat, event.amount);
    else if (event.kind === 'flowers')
      for (const { seat, amount } of event.wins) this.#move(seat, amount);
  }
}

const ACTS: readonly Event['kind'][] = ['laid', 'started', 'played', 'drew', 'turned'];

/** Counts the quiet turns in a row, from what can be seen after every step. */
class Rest {
  /** Whether the present turn has been quiet so far. */
  #quiet = false;
  #turnsInARow = 0;
  #blurred = false;

  look(s: Sitting, events: readonly Event[]): void {
    const { state } = s;
    const dry = state.pile + state.discarded === 0;
    if (!dry || events.some(({ kind }) => ACTS.includes(kind))) this.#quiet = false;
    const end = events.findIndex(({ kind }) => kind === 'turn' || kind === 'over');
    // Who goes bankrupt as a turn begins fills the discard before one can look.
    this.#blurred ||= events.slice(end + 1).some(({ kind }) => kind === 'bankrupt');
    if (end === -1 || this.#blurred) return;
    this.#turnsInARow = this.#quiet ? this.#turnsInARow + 1 : 0;
    this.#quiet = dry;
    const turnsPlayed = events[end]!.kind === 'over' ? state.turn : state.turn - 1;
    const exhausted = this.#turnsInARow >= state.aliveCount() || turnsPlayed === 60 * s.seats;
    const { pending } = s;
    if (pending.kind !== 'over') expect(exhausted).toBe(false);
    else if (pending.outcome.reason === 'exhausted') expect(exhausted).toBe(true);
  }
}

function anyMove(s: Sitting, seat: Seat, rng: Rng): string {
  const count = RULES.count(s.state, seat);
  const pick = () => RULES.notation.format(RULES.moveAt(s.state, seat, rng.below(count)));
  const moves = [pick(), pick(), pick()];
  // A little sense, so that chains grow and purses are not emptied at once.
  return (
    moves.find((move) => /^(lay|start|play)/.test(move)) ??
    moves.find((move) => /^bid [0-3]$|^pass/.test(move)) ??
    moves[0]!
  );
}

function anyLine(s: Sitting, rng: Rng): string {
  const { pending } = s;
  switch (pending.kind) {
    case 'turn':
      return `${pending.seat} ${anyMove(s, pending.seat, rng)}`;
    case 'sealed':
      return `sealed ${pending.seats.map((seat) => `${seat} ${anyMove(s, seat, rng)}`).join(' ; ')}`;
    case 'open': {
      const able = pending.seats.filter((seat) => RULES.count(s.state, seat) > 0);
      if (able.length === 0 || rng.below(3) === 0) return 'bell';
      const seat = able[rng.below(able.length)]!;
      return `${seat} ${anyMove(s, seat, rng)}`;
    }
    case 'chance': {
      const cards = pending.from.map((card) => CODES[card]!);
      for (let i = cards.length - 1; i > 0; i--) {
        const j = rng.below(i + 1);
        [cards[i], cards[j]] = [cards[j]!, cards[i]!];
      }
      return ['chance', ...cards].join(' ');
    }
    case 'over':
      throw new Error('over');
  }
}

/** Plays a whole game and keeps the book; returns why it ended. */
function playOut(seats: number, options: Readonly<Record<string, string>>, seed: number): string {
  const s = new Sitting(seats, options);
  const rng = rngFor(String(seed), 'random play');
  const book = new Book(s.tokens);
  const rest = new Rest();
  let heard = 0;
  while (s.pending.kind !== 'over') {
    s.play(anyLine(s, rng));
    const events = s.heard[seats] as readonly Event[];
    const news = events.slice(heard);
    heard = events.length;
    for (const event of news) book.write(event);
    rest.look(s, news);
    expect(s.tokens).toEqual(book.purses);
    expect(Math.min(...s.tokens)).toBeGreaterThanOrEqual(0);
    expect(BACKSTAGE.census(s.state)).toEqual([]);
    expect(s.idlers.map((seat) => RULES.count(s.state, seat))).toEqual(s.idlers.map(() => 0));
    expect(s.log.steps).toBeLessThanOrEqual(RULES.stepsMax(s.log.setup));
  }
  expect(s.state.turn).toBeLessThanOrEqual(60 * seats);
  return s.outcome.reason;
}

describe('random games', () => {
  const tables = fc.record({
    seats: fc.integer({ min: 2, max: 6 }),
    auction: fc.constantFrom('turns', 'melee'),
    bonus: fc.constantFrom('0', '1'),
    deck: fc.constantFrom('tablee', SHORT, TINY),
    seed: fc.nat(),
  });

  test('tokens and cards are conserved, and a game is exhausted exactly when the rule says so', () => {
    fc.assert(
      fc.property(tables, ({ seats, seed, ...options }) => {
        expect(['chain', 'last', 'exhausted']).toContain(playOut(seats, options, seed));
      }),
      { numRuns: 30 },
    );
  });

  test('pinned games end in every way there is', () => {
    const reasons = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) =>
      playOut(2 + (seed % 4), { deck: seed % 2 === 0 ? SHORT : 'tablee' }, seed),
    );
    expect([...new Set(reasons)].sort()).toEqual(['chain', 'exhausted', 'last']);
  });
});
