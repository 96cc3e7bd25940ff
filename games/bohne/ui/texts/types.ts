// What the bean table in the browser says, in every language.

import type { Person } from '@tablee/kit';
import type { CardTexts, Language } from '../../texts/types.ts';

export interface UiTexts {
  /** As the game itself calls them. */
  readonly suits: CardTexts['suits'];
  readonly rounds: Language['round'];
  /** Oneself, as a short label. */
  readonly you: string;
  readonly zones: {
    readonly trick: string;
    readonly own: string;
    rowsOf(person: Person): string;
    readonly actions: string;
    hand(count: number): string;
    readonly hands: string;
  };
  /** « Manche 1 sur 3 », « pli 4 sur 15 »; `round` is the edition's word for it. */
  readonly progress: {
    round(round: string, at: number, of: number): string;
    trick(at: number, of: number): string;
  };
  cards(count: number): string;
  readonly watching: string;
  readonly close: string;

  readonly prompt: {
    /** Somebody has chosen and can change it while these are still thinking. */
    changeable(card: string, waited: readonly string[]): string;
    /** One waits for the choices of these. */
    waitingFor(waited: readonly string[]): string;
  };

  /** A card that is chosen before one is asked for it. */
  readonly ahead: {
    /** Beside the card’s name, when it is read out. */
    readonly mark: string;
    choose(card: string): string;
    chosen(card: string): string;
    /** That nobody else sees it. */
    readonly hint: string;
    readonly cancel: string;
  };

  /** What is in front of a seat in the trick. `card` is its name. */
  readonly cell: {
    empty(person: Person): string;
    leads(person: Person): string;
    chooses(person: Person): string;
    hidden(person: Person): string;
    ownChoice(card: string): string;
    lies(card: string, person: Person): string;
    underMarker(card: string, person: Person): string;
    yours(card: string): string;
    yoursUnderMarker(card: string): string;
    gone(card: string, person: Person, by: Person | undefined): string;
  };

  /** What a screen reader hears of a seat beside its name. */
  readonly seat: {
    readonly asked: string;
    readonly chosen: string;
    readonly leads: string;
    unfold(person: Person): string;
  };

  readonly rows: {
    title(person: Person): string;
    readonly ownTitle: string;
    readonly empty: string;
    /** A row in words: « Vert : +28, ×2, 2 moins ». */
    row(suit: string, value: string, specials: readonly string[]): string;
    readonly zero: string;
    readonly double: string;
    minuses(count: number): string;
    /** Points of the present round, and of the whole match. */
    thisRound(points: string): string;
    inAll(points: string): string;
    readonly players: string;
    /** « passe de −14 à +28 ». */
    change(before: string, after: string): string;
  };

  readonly score: {
    /** `round` begins a heading: « Fin de la manche 2 ». */
    title(round: string, at: number): string;
    readonly player: string;
    readonly plus: string;
    readonly minus: string;
    readonly sum: string;
    readonly total: string;
    readonly best: string;
  };

  readonly end: {
    wins(person: Person, points: number): string;
    readonly youWin: (points: number) => string;
    shared(names: readonly string[], points: number): string;
    readonly sheet: string;
    /** « Manche 2 », at the head of a block of the sheet. */
    round(round: string, at: number): string;
  };

  readonly describe: {
    readonly noHand: string;
    emptyHand: string;
    hand(count: number, suits: readonly string[]): string;
    suit(suit: string, cards: readonly string[]): string;
    readonly noTrick: string;
    trick(lines: readonly string[]): string;
    standing(person: Person, round: string, total: string): string;
  };
}
