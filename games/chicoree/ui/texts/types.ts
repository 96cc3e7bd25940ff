// What the table in the browser says beyond the game's own sentences, in every language.

import type { Person } from '@tablee/kit';
import type { Order } from '../../rules/index.ts';
import type { CardTexts, Language } from '../../texts/types.ts';

export interface Choices {
  /** A chain card could be laid. */
  readonly lay: boolean;
  readonly start: boolean;
  readonly play: boolean;
}

export interface Debt {
  readonly debtor: Person;
  readonly creditor: Person;
  readonly due: number;
  readonly tokens: number;
}

export interface Standing {
  readonly name: string;
  readonly tokens: number;
  readonly chain: number;
  readonly held: number;
}

export interface UiTexts {
  // ---- what the game itself says
  readonly forms: Language['forms'];
  readonly cardTexts: CardTexts;

  readonly close: string;
  readonly cancel: string;

  // ---- counting
  tokens(count: number): string;
  cards(count: number): string;
  flowers(count: number): string;

  // ---- zones
  readonly middle: string;
  readonly actions: string;
  readonly hand: string;
  own(person: Person): string;
  /** « 2 × Récolte ». */
  copies(name: string, copies: number): string;
  /** Of so many copies so many are chosen. */
  picked(name: string, chosen: number, copies: number): string;

  // ---- the turn
  readonly track: string;
  /** Nine short words. */
  readonly steps: readonly string[];
  step(number: number, word: string): string;
  turn(number: number): string;
  plays(person: Person): string;
  readonly youPlay: string;
  readonly shuffling: string;

  // ---- pile and discard
  readonly pile: string;
  readonly discard: string;
  pileCount(count: number): string;
  discardLook(count: number): string;
  readonly discardEmpty: string;
  readonly aside: string;

  // ---- boards
  unfold(person: Person): string;
  readonly noStart: string;
  income(tokens: number): string;
  /** From each opponent. */
  toll(tokens: number): string;
  chainTitle: string;
  /** For those who hear it: what lies there, what could come next. */
  chain(laid: readonly string[], next: readonly string[]): string;
  joker(name: string): string;
  place(name: string): string;
  placeHere(name: string): string;
  readonly stopped: string;
  stop(name: string, turns: number): string;
  held(count: number): string;
  readonly bankrupt: string;
  readonly knownHand: string;
  readonly openHand: string;
  unknown(count: number): string;
  readonly isAsked: string;
  readonly hasChosen: string;
  readonly hasPassed: string;
  readonly passes: string;
  leads(tokens: number): string;

  // ---- what is asked
  main(choices: Choices): string;
  readonly whichNumber: string;
  whichTarget(card: string): string;
  fist(tokens: number): string;
  fistClosed(tokens: number): string;
  readonly show: string;
  readonly shownWait: string;
  sell(missing: number): string;
  watching(person: Person | undefined): string;

  // ---- buttons
  readonly draw: string;
  readonly pass: string;
  bid(amount: number): string;
  readonly otherBid: string;
  readonly otherBidTitle: string;
  readonly amount: string;
  readonly less: string;
  readonly more: string;
  upTo(amount: number): string;
  upToAsk(amount: number): string;
  readonly upToOpen: string;
  readonly passAhead: string;
  readonly passTurn: string;
  /** Over everything that can be said in advance, and what is to be known about it. */
  readonly ordersTitle: string;
  readonly ordersHint: string;
  /** The standing order, to whoever gave it. */
  ordered(order: Order): string;
  /** That nobody else sees it. */
  readonly orderPrivate: string;
  readonly orderCancel: string;
  closeFist(amount: number): string;
  readonly reopenFist: string;
  readonly inFist: string;
  showCards(cards: number, flowers: number): string;
  readonly showNothing: string;
  changeShow(cards: number): string;
  lookAt(name: string): string;

  // ---- the middle
  readonly noBid: string;
  holder(person: Person): string;
  readonly youHold: string;
  forced(person: Person): string;
  debt(debt: Debt): string;
  missing(count: number): string;
  /** While the hammer is up. */
  readonly going: readonly [string, string, string];
  hammer(seconds: number): string;
  fistsIn(done: number, of: number): string;
  showsIn(done: number, of: number): string;
  readonly challenge: string;
  yourFlowers(count: number): string;

  // ---- moments
  fromEach(amount: number, people: number): string;
  readonly empty: string;
  /** Stands behind the number, which is shown large by itself. */
  onTheTable(count: number): string;

  // ---- the end
  won(names: string, count: number): string;
  why(reason: string): string;
  readonly sheet: string;
  readonly player: string;
  readonly chainColumn: string;
  readonly tokensColumn: string;
  ofSeven(count: number): string;
  readonly winner: string;

  // ---- read out
  sayHand(cards: readonly string[]): string;
  readonly emptyHand: string;
  readonly noHand: string;
  sayLot(card: string): string;
  saySeat(standing: Standing): string;
  sayOut(name: string): string;
}
