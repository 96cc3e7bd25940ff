// A second opinion on standing orders: random games in which everyone gives some, watched by somebody
// who counts auctions and turns from what all are told and knows nothing of lots.
import {
  nextStep,
  resolveSetup,
  rngFor,
  type Answers,
  type Rng,
  type Seat,
  type Step,
} from '@tablee/kit';
import { drawCards, Ears, pickIndex } from '@tablee/kit/testing';

import { META } from '../meta.ts';
import type { ChicoreeRules, Event, Move, State } from '../rules/index.ts';
import { orderSamples } from './order-samples.ts';

interface Given {
  readonly text: string;
  /** Which auction of the game it is for, counted from 1, and in which turn of the game. */
  readonly auction: number;
  readonly turn: number;
  /** How many turns of one's own had begun by then. */
  readonly ownTurns: number;
}

/** One game; what was wrong with what its orders did. */
export function watchOrders(
  rules: ChicoreeRules,
  options: Readonly<Record<string, string>>,
  seats: number,
  seed: string,
): readonly string[] {
  const setup = resolveSetup(META, seats, { first: '0', ...options }, () => 0);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const game = new Watched(rules, rules.setup(setup.value), rngFor(seed, 'watched orders'));
  while (game.wrong.length === 0) {
    game.giveOrders();
    const step = game.nextStep();
    if (step === undefined) break;
    game.play(step);
  }
  return game.wrong;
}

class Watched {
  readonly wrong: string[] = [];
  readonly #rules: ChicoreeRules;
  readonly #state: State;
  readonly #rng: Rng;
  readonly #given = new Map<Seat, Given>();
  readonly #ownTurns: number[];
  #turns = 0;
  #auctions = 0;
  /** What is going on in the middle. */
  #form: 'turns' | 'melee' | 'bluff' | 'challenge' | 'none' = 'none';
  #price = 0;
  #top: Seat | undefined;

  constructor(rules: ChicoreeRules, state: State, rng: Rng) {
    this.#rules = rules;
    this.#state = state;
    this.#rng = rng;
    this.#ownTurns = new Array<number>(state.seats).fill(0);
  }

  get #isOpen(): boolean {
    return this.#form === 'turns' || this.#form === 'melee';
  }

  giveOrders(): void {
    for (let seat = 0; seat < this.#state.seats; seat++) {
      if (this.#given.has(seat) || this.#rng.below(4) > 0) continue;
      const view = this.#rules.view(this.#state, seat);
      const samples = orderSamples(view, seat);
      const text = samples[this.#rng.below(samples.length)]!;
      if (this.#rules.orders!.check(view, seat, text) !== undefined) continue;
      const auction = this.#auctions + (this.#isOpen ? 0 : 1);
      const ownTurns = this.#ownTurns[seat]!;
      this.#given.set(seat, { text, auction, turn: this.#turns, ownTurns });
    }
  }

  nextStep(): Step<Move> | undefined {
    const pending = this.#rules.pending(this.#state);
    const isOpen = pending.kind === 'open';
    const draw: Answers<Move>['draw'] = (chance) => drawCards(chance, this.#rng);
    // Orders speak before the bell; people when they like.
    const choose = (seat: Seat) => (isOpen ? this.#ordered(seat) : this.#choose(seat));
    const step = nextStep(pending, { draw, choose });
    if (!isOpen || step?.kind === 'move') return step;
    const caller = pending.seats[this.#rng.below(pending.seats.length + 2)];
    return caller === undefined ? step : { kind: 'move', seat: caller, move: this.#random(caller) };
  }

  #random(seat: Seat): Move {
    return this.#rules.moveAt(
      this.#state,
      seat,
      pickIndex(this.#rules.count(this.#state, seat), this.#rng, 4),
    );
  }

  #choose(seat: Seat): Move {
    return this.#ordered(seat) ?? this.#random(seat);
  }

  /** As a host does it: the move of a standing order, if it has one now. */
  #ordered(seat: Seat): Move | undefined {
    const given = this.#given.get(seat);
    if (given === undefined) return undefined;
    const answer = this.#rules.orders!.obey(this.#rules.view(this.#state, seat), seat, given.text);
    const move = typeof answer === 'string' ? answer : answer.move;
    const fault = this.#faultOf(seat, given, move);
    if (fault !== undefined)
      this.wrong.push(`${seat} “${given.text}” ${JSON.stringify(move)}: ${fault}`);
    if (answer === 'spent') this.#given.delete(seat);
    return typeof answer === 'string' ? undefined : answer.move;
  }

  #faultOf(seat: Seat, given: Given, said: Move | 'wait' | 'spent'): string | undefined {
    const [verb, first, then] = given.text.split(' ');
    const moves = typeof said !== 'string';
    if (verb === 'pass' && first === 'turn') {
      if (this.#ownTurns[seat] !== given.ownTurns)
        return said === 'spent' ? undefined : 'one’s own turn has come';
      return this.#passFault(said);
    }
    const isIts = this.#auctions === given.auction && this.#turns === given.turn;
    if (!this.#isOpen || !isIts) return moves ? 'not its auction' : undefined;
    if (verb === 'pass') return this.#passFault(said);
    if (seat === this.#top) return moves ? 'against itself' : undefined;
    const within = this.#price + 1 <= Number(first);
    const isRaise = moves && said.kind === 'bid' && said.amount === this.#price + 1;
    if (within) return isRaise ? undefined : 'no raise by one';
    if (then === 'ask') return said === 'spent' ? undefined : 'the person is not asked';
    return this.#passFault(said);
  }

  /** Passes by turns, opens an empty fist, and does nothing anywhere else. */
  #passFault(said: Move | 'wait' | 'spent'): string | undefined {
    const kind = typeof said === 'string' ? said : said.kind;
    if (this.#form === 'turns') return kind === 'pass' ? undefined : 'no pass';
    if (this.#form === 'bluff')
      return typeof said !== 'string' && said.kind === 'bid' && said.amount === 0
        ? undefined
        : 'no empty fist';
    return typeof said === 'string' ? undefined : 'more than nothing';
  }

  play(step: Step<Move>): void {
    const ears = new Ears(this.#state.seats);
    this.#rules.apply(this.#state, step, ears);
    for (const event of ears.watcher as readonly Event[]) this.#hear(event);
  }

  #hear(event: Event): void {
    const { kind } = event;
    if (kind === 'turn') {
      this.#turns += 1;
      this.#ownTurns[event.seat]! += 1;
    } else if (kind === 'auction') {
      this.#auctions += 1;
      this.#form = event.form;
      this.#price = 0;
      this.#top = undefined;
    } else if (kind === 'bid') {
      this.#price = event.amount;
      this.#top = event.seat;
    } else if (kind === 'challenge') this.#form = 'challenge';
    else if (kind === 'sold' || kind === 'unsold' || kind === 'flowers') this.#form = 'none';
    // Then a passing may end early: nobody is held to it.
    else if (kind === 'bankrupt') this.#given.clear();
  }
}
