// What one is about to do and has not done yet: the chosen card, the cards picked for a challenge,
// the tokens in the fist. Nothing of it leaves this device before it is played; a standing order is
// the table's to keep.

import type { Card, Seat } from '@tablee/kit';
import type { Look } from '@tablee/ui/spots.ts';
import { CODES, flowersOn, PHASE, type Move } from '../rules/index.ts';
import { handOf } from './board.ts';
import { joinDigit } from './digits.ts';
import { deedOf, placesOf, type Deed } from './deeds.ts';
import { hasSay, orderNow, QUICK_RAISES, type Order } from './orders.ts';
import type { TableScene } from './table-scene.ts';

/** What the parts around the own hand are given. */
export interface AtDesk {
  readonly scene: TableScene;
  readonly desk: Desk;
}

/** Where a card can be dragged: a place of the own board, another seat, or the middle. */
export interface Target {
  readonly kind: 'place' | 'seat' | 'middle';
  /** The place or the seat. */
  readonly at: number;
}
const MIDDLE: Target = { kind: 'middle', at: 0 };

export class Desk {
  readonly #scene: () => TableScene;
  chosen: Card | null = $state(null);
  /** Copies picked for a challenge, by card; undefined until one is touched. */
  #picked: readonly number[] | undefined = $state.raw();
  /** Tokens moved into the fist; undefined until they are touched. */
  #moved: number | undefined = $state();
  /** The closed fist was opened again. */
  #isReopened = $state(false);
  /** A price that was chosen and has no button of its own. */
  price: number | undefined = $state();
  /** What the digits typed so far add up to. */
  typed: number | undefined = $state();
  #step = -1;

  constructor(scene: () => TableScene) {
    this.#scene = scene;
  }

  /** With a new step what was about to be done belongs to the past. */
  arrive(step: number): void {
    if (step === this.#step) return;
    this.#step = step;
    this.chosen = null;
    this.#picked = undefined;
    this.#moved = undefined;
    this.#isReopened = false;
    this.price = undefined;
    this.typed = undefined;
  }

  /** Chooses a move and plays nothing yet. */
  choose(move: Move): void {
    this.chosen = 'card' in move ? move.card : null;
    this.price = undefined;
    if (move.kind === 'show')
      this.#picked = CODES.map((_, card) => move.cards.filter((one) => one === card).length);
    else if (move.kind === 'bid' && this.isFist) this.fist = move.amount;
    else if (move.kind === 'bid' && move.amount > this.#scene().view.price + QUICK_RAISES.length)
      this.price = move.amount;
  }

  // ---- the turn

  get #seat(): Seat {
    return this.#scene().seat ?? 0;
  }
  /** One plays steps 3 to 6. */
  isMain = $derived.by(() => this.#asks(PHASE.main));
  isSelling = $derived.by(() => this.#asks(PHASE.sell));
  isBidding = $derived.by(() => this.#asks(PHASE.auction) || this.#asks(PHASE.melee));
  isFist = $derived.by(() => this.#seals(PHASE.bluff));
  isShow = $derived.by(() => this.#seals(PHASE.challenge));

  #asks(phase: number): boolean {
    const { view, isMyTurn } = this.#scene();
    return isMyTurn && view.phase === phase;
  }
  /** A sealed choice can be changed until the last one is in. */
  #seals(phase: number): boolean {
    const { view, seat, waiting, moment } = this.#scene();
    if (seat === null || moment !== null || view.phase !== phase) return false;
    return waiting.kind === 'sealed' && waiting.seats.includes(seat);
  }

  // ---- steps 3 to 6, and the forced sale

  /** By card; none while it is another seat's turn. */
  #deeds: readonly (Deed | undefined)[] = $derived.by(() => {
    if (!this.isMain) return [];
    const { view, rules } = this.#scene();
    const seat = this.#seat;
    const legal: Move[] = [];
    rules.moves(view, seat, legal);
    return CODES.map((_, card) =>
      view.inHand(seat, card) > 0 ? deedOf(view, seat, card, legal) : undefined,
    );
  });

  choices = $derived.by(() => {
    const moves = this.#deeds.flatMap((deed) => {
      if (deed === undefined || deed.kind === 'none') return [];
      return deed.kind === 'plain' ? [deed.move] : deed.aims.map(({ move }) => move);
    });
    const has = (kind: Move['kind']) => moves.some((move) => move.kind === kind);
    return { lay: has('lay'), start: has('start'), play: has('play') };
  });

  /** What the chosen card could do. */
  deed: Deed | undefined = $derived.by(() =>
    this.chosen === null ? undefined : this.#deeds[this.chosen],
  );
  places: readonly number[] = $derived.by(() =>
    this.deed === undefined ? [] : placesOf(this.deed),
  );

  /** The move that a button or a second tap makes. */
  move: Move | undefined = $derived.by(() => {
    if (this.chosen === null) return undefined;
    if (this.isSelling) return { kind: 'sell', card: this.chosen };
    const { deed } = this;
    if (deed === undefined || deed.kind === 'none') return undefined;
    if (deed.kind === 'plain') return deed.move;
    return deed.aims.length === 1 ? deed.aims[0]!.move : undefined;
  });

  /** One may go on to the draw, unless the chosen card asks for the buttons. */
  mayDraw = $derived.by(
    () => this.isMain && this.move === undefined && this.deed?.kind !== 'numbers',
  );

  targetMove(seat: Seat): Move | undefined {
    const { deed } = this;
    return deed?.kind === 'targets' ? deed.aims.find(({ at }) => at === seat)?.move : undefined;
  }

  placeMove(place: number): Move | undefined {
    const { deed } = this;
    if (deed?.kind === 'numbers') return deed.aims.find(({ at }) => at === place)?.move;
    return deed?.kind === 'plain' && this.places.includes(place) ? deed.move : undefined;
  }

  look(card: Card): Look {
    if (this.isShow) return this.pickedOf(card) > 0 ? 'chosen' : 'plain';
    if (this.chosen === card) return 'chosen';
    if (this.isSelling) return 'legal';
    if (!this.isMain) return 'plain';
    return this.#deeds[card]?.kind === 'none' ? 'dim' : 'legal';
  }

  press(card: Card): void {
    if (this.isShow) {
      this.#pick(card);
      return;
    }
    const deed = this.#deeds[card];
    if (deed?.kind === 'none') {
      if (deed.refusal !== undefined) this.#scene().refuse(deed.refusal);
      return;
    }
    const isSecond = this.chosen === card;
    this.chosen = card;
    if ((isSecond || this.#scene().settings.oneTap) && this.move !== undefined) this.act(this.move);
    else if (isSecond) this.chosen = null;
  }

  /** Where a card could be dragged to; where that is nowhere, this says why. */
  grasp(card: Card): readonly Target[] {
    const scene = this.#scene();
    const { seat, view } = scene;
    if (seat === null) return [];
    if (this.isShow || this.isSelling) return [MIDDLE];
    const deed = this.#deeds[card] ?? deedOf(view, seat, card, []);
    if (deed.kind === 'targets') return deed.aims.map(({ at }) => ({ kind: 'seat', at }));
    if (deed.kind === 'none') {
      if (deed.refusal !== undefined) scene.refuse(deed.refusal);
      return [];
    }
    const places = placesOf(deed);
    return places.length === 0 ? [MIDDLE] : places.map((at) => ({ kind: 'place', at }));
  }

  /** Whether the card leaves the hand. */
  drop(card: Card, kind: Target['kind'], at: number): boolean {
    if (this.isShow) {
      this.#pick(card);
      return false;
    }
    this.chosen = card;
    const move =
      kind === 'place' ? this.placeMove(at) : kind === 'seat' ? this.targetMove(at) : this.move;
    if (move === undefined) return false;
    this.act(move);
    return true;
  }

  act(move: Move): void {
    this.chosen = null;
    this.#scene().act(move);
  }

  cancel(): void {
    this.chosen = null;
    this.typed = undefined;
  }

  // ---- the challenge

  /** The cards of the choice that is in already. */
  #shownBefore = $derived.by(() => {
    const { own } = this.#scene().waiting;
    return own?.kind === 'show' ? own.cards : undefined;
  });

  pickedOf(card: Card): number {
    if (this.#picked !== undefined) return this.#picked[card] ?? 0;
    return this.#shownBefore?.filter((one) => one === card).length ?? 0;
  }

  /** One copy more with every tap, then none again. */
  #pick(card: Card): void {
    const { view } = this.#scene();
    this.#picked = CODES.map((_, one) => {
      const picked = this.pickedOf(one);
      return one === card ? (picked + 1) % (view.inHand(this.#seat, card) + 1) : picked;
    });
  }

  picks: readonly Card[] = $derived.by(() =>
    handOf(this.#scene().view, this.#seat).flatMap(({ card }) =>
      new Array<Card>(this.pickedOf(card)).fill(card),
    ),
  );
  pickedFlowers = $derived.by(() => this.picks.reduce((sum, card) => sum + flowersOn(card), 0));
  /** The choice is in, and nothing was changed since. */
  isShown = $derived.by(
    () =>
      this.#shownBefore !== undefined &&
      (this.#picked === undefined || this.picks.join() === this.#sortedBefore),
  );
  #sortedBefore = $derived.by(() => [...(this.#shownBefore ?? [])].sort((a, b) => a - b).join());

  show(): void {
    this.#scene().act({ kind: 'show', cards: this.picks });
  }

  // ---- the fist

  #closedOn = $derived.by(() => {
    const { own } = this.#scene().waiting;
    return own?.kind === 'bid' ? own.amount : undefined;
  });
  isFistClosed = $derived.by(() => this.#closedOn !== undefined && !this.#isReopened);
  get fist(): number {
    return this.#moved ?? this.#closedOn ?? 0;
  }
  set fist(tokens: number) {
    const { view } = this.#scene();
    this.#moved = Math.max(0, Math.min(view.tokens(this.#seat), tokens));
  }

  closeFist(): void {
    const amount = this.fist;
    this.#isReopened = false;
    this.#moved = amount;
    this.#scene().act({ kind: 'bid', amount });
  }
  reopenFist(): void {
    this.#isReopened = true;
  }

  // ---- an amount by keyboard

  /** Takes a digit of a bid, and says which amount it makes; undefined where nothing is bid, or not so much. */
  type(digit: string): number | undefined {
    const scene = this.#scene();
    const { view, rules } = scene;
    if (!this.isBidding && !this.isFist) return undefined;
    const amount = joinDigit(this.typed, digit, view.tokens(this.#seat));
    this.typed = amount;
    const refusal = rules.check(view, this.#seat, { kind: 'bid', amount });
    if (refusal !== undefined) {
      scene.refuse(refusal);
      return undefined;
    }
    if (this.isFist) {
      this.#isReopened = true;
      this.fist = amount;
    }
    return amount;
  }

  // ---- the standing order

  /** Whether one still has a say in the open auction of now. */
  mayOrder = $derived.by(() => {
    const { seat, view } = this.#scene();
    return seat !== null && hasSay(view, seat);
  });
  order: Order | undefined = $derived.by(() => orderNow(this.#scene()));
}
