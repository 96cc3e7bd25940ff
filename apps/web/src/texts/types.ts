// What the shell of the site says, in every language: a missing or misspelt message does not compile.

import type { Level, Manner } from '@tablee/bots';
import type { PadKind } from '@tablee/kit';
import type { HomeCode, Refused, UndoWhy } from '@tablee/wire';
import type { MOTIONS, PACES, THEMES } from '../choices.ts';

type TableCode = Extract<Refused, { kind: 'table' }>['code'];

export interface ShellTexts {
  readonly language: string;
  readonly title: string;
  readonly tagline: string;
  readonly back: string;
  readonly close: string;
  readonly cancel: string;
  readonly loading: string;
  readonly missingPage: string;
  readonly missingPart: { readonly text: string; readonly cutOff: string };
  readonly toShelf: string;
  /** Something in the page broke; the game itself is kept. */
  readonly broken: string;
  readonly reload: string;
  readonly update: { readonly text: string; readonly accept: string; readonly later: string };
  readonly shelf: {
    readonly heading: string;
    readonly open: string;
    readonly settings: string;
    readonly privacy: string;
    /** The way to the tables online. */
    readonly online: string;
    readonly openRecord: string;
    readonly dropHere: string;
    readonly running: string;
    readonly continue: string;
    readonly finished: string;
    readonly review: string;
    readonly remove: string;
    readonly removeSure: string;
    readonly offline: string;
    /** Where the browser keeps nothing. */
    readonly notKept: string;
    /** A file that is too large to be a game. */
    readonly badFile: string;
    players(min: number, max: number): string;
    minutes(from: number, to: number): string;
    /** « Odette, Basile et Rosa » */
    with(names: readonly string[]): string;
    wonBy(names: readonly string[]): string;
    /** Running games beside the newest. */
    others(count: number): string;
    /** How far a game has come. */
    steps(count: number): string;
    ago(then: number, now: number): string;
  };
  readonly box: {
    readonly playNow: string;
    readonly playNowHint: string;
    readonly around: string;
    readonly aroundHint: string;
    readonly invite: string;
    readonly inviteHint: string;
    readonly learn: string;
    readonly learnHint: string;
    readonly rules: string;
    readonly rulesHint: string;
    readonly pads: Readonly<Record<PadKind, { readonly name: string; readonly hint: string }>>;
    readonly start: string;
    readonly change: string;
    readonly seats: string;
    readonly level: string;
    readonly levels: Readonly<Record<Level, string>>;
    readonly levelHints: Readonly<Record<Level, string>>;
    readonly people: string;
    readonly addPerson: string;
    readonly removePerson: string;
    readonly bots: string;
    readonly nobody: string;
    readonly sameNames: string;
    readonly first: string;
    readonly firstDraw: string;
    seatsNamed(count: number): string;
    /** The field for somebody’s name, counted from 1. */
    nameNumber(number: number): string;
  };
  /** What somebody is like at the table; fits everybody, whatever they are called. */
  readonly manners: Readonly<Record<Manner, string>>;
  readonly table: {
    readonly menu: string;
    readonly log: string;
    readonly undo: string;
    readonly undoWhy: Readonly<Record<UndoWhy, string>>;
    readonly hint: {
      readonly ask: string;
      readonly thinking: string;
      readonly none: string;
      /** What the shares are. */
      readonly about: string;
      /** The shortcut. */
      readonly key: string;
      /** « 43 % de chances » */
      chance(percent: number): string;
      /** The advice to let the others bid, in a free-for-all. */
      readonly silence: string;
    };
    readonly rules: string;
    readonly shortcuts: string;
    readonly leave: string;
    readonly yourTurn: string;
    readonly guest: string;
    readonly skip: string;
    readonly refusals: Readonly<Record<TableCode, string>>;
    readonly ruleLabel: string;
    readonly over: string;
    readonly rematch: string;
    readonly review: string;
    readonly save: string;
    readonly share: string;
    readonly showTable: string;
    readonly showResult: string;
    readonly keys: readonly { readonly key: string; readonly does: string }[];
  };
  readonly curtain: {
    title(name: string): string;
    readonly hint: string;
    ready(name: string): string;
    readonly takeBack: string;
  };
  readonly lesson: {
    readonly voice: string;
    readonly next: string;
    readonly again: string;
    readonly play: string;
    progress(at: number, of: number): string;
  };
  readonly settings: {
    readonly heading: string;
    readonly lang: string;
    readonly theme: string;
    readonly themes: Readonly<Record<(typeof THEMES)[number], string>>;
    readonly pace: string;
    readonly paces: Readonly<Record<(typeof PACES)[number], string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<(typeof MOTIONS)[number], string>>;
    readonly sound: string;
    readonly soundHint: string;
    readonly oneTap: string;
    readonly oneTapHint: string;
    readonly aids: string;
    readonly aidsHint: string;
    readonly you: string;
    readonly name: string;
    readonly avatar: string;
  };
  readonly failures: Readonly<Record<HomeCode, string>>;
}
