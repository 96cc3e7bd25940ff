// What the online part of the site says, in every language: a missing or misspelt message does not
// compile.

import type { ClockPlan, HaltWhy, RoomSettings } from '@tablee/wire';
import type { FailureCode } from '../api.ts';
import type { ClockKind } from '../clock.ts';
import type { Level } from '../../setup/levels.ts';
import type { Refusal } from '@tablee/table';

/** A page on which it does not go on by itself. */
interface Stop {
  readonly title: string;
  readonly text: string;
}

export interface OnlineTexts {
  readonly failures: Readonly<Record<FailureCode, string>>;
  readonly retry: string;
  readonly cancel: string;
  readonly close: string;

  /** The line to the server. */
  readonly link: {
    readonly connecting: string;
    readonly lost: string;
    readonly restart: string;
    readonly back: string;
  };

  readonly stops: Readonly<Record<Refusal, Stop>> & {
    readonly moved: Stop;
    /** The table stands still. */
    readonly halted: Readonly<Record<HaltWhy, Stop>>;
    readonly seat: Stop;
    /** A link to a seat without its code. */
    readonly noCode: Stop;
    readonly retake: string;
    readonly reload: string;
    readonly toLobby: string;
    readonly openAnother: string;
  };

  readonly lobby: {
    readonly heading: string;
    readonly intro: string;
    readonly mine: string;
    readonly open: string;
    readonly openNone: string;
    readonly running: string;
    readonly runningNone: string;
    readonly newTable: string;
    readonly newTableHint: string;
    readonly stale: string;
    readonly sit: string;
    readonly watch: string;
    readonly go: string;
    readonly yourTurn: string;
    /** By the state of a table of one's own. */
    readonly states: Readonly<Record<'gathering' | 'playing' | 'over' | 'ended', string>>;
    free(count: number): string;
    /** Everyone who sits there. */
    with(names: readonly string[]): string;
  };

  readonly join: {
    readonly name: string;
    readonly nameNeeded: string;
    readonly face: string;
    faceNumber(number: number): string;
    readonly sit: string;
    readonly sitAgain: string;
    readonly again: string;
    readonly full: string;
    /** Nobody new sits down. */
    readonly locked: string;
    invited(host: string): string;
    readonly nobody: string;
    readonly change: string;
    as(name: string): string;
    /** Somebody at the table has this name. */
    readonly alike: string;
  };

  readonly invite: {
    readonly heading: string;
    readonly hint: string;
    /** The site is open on the machine that serves it, and others can reach it there. */
    readonly sameNetwork: string;
    /** …or they cannot. */
    readonly onlyHere: string;
    /** Where the machine has several. */
    readonly address: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly selected: string;
    readonly share: string;
    readonly qr: string;
    readonly create: string;
    message(title: string): string;
  };

  readonly waiting: {
    readonly heading: string;
    readonly around: string;
    readonly you: string;
    readonly host: string;
    readonly bot: string;
    readonly silenced: string;
    readonly empty: string;
    /** Chairs are counted from 1. */
    chair(number: number): string;
    readonly start: string;
    missing(count: number): string;
    readonly rated: string;
    /** Who still keeps a rated game from starting. */
    accounts(names: readonly string[]): string;
    /** Beside the name, at a rated table. */
    readonly noAccount: string;
    readonly ready: string;
    /** While somebody who has a chair is not here. */
    readonly full: string;
    missed(names: readonly string[]): string;
    readonly startAnyway: string;
    /** Beside the name. */
    readonly away: string;
    waitFor(host: string): string;
    readonly fillBots: string;
    readonly locked: string;
    readonly unlock: string;
    readonly leave: string;
    readonly leaveSure: string;
    arrived(name: string): string;
    left(name: string): string;
    newHost(name: string): string;
  };

  /** For a guest at a rated table, or who wants to make one of theirs. */
  readonly account: {
    readonly needed: string;
    readonly neededToRate: string;
    readonly hint: string;
    readonly make: string;
  };

  readonly seat: {
    readonly addBot: string;
    readonly level: string;
    /** Of one bot. */
    readonly levels: Readonly<Record<Level, string>>;
    readonly levelHints: Readonly<Record<Level, string>>;
    readonly removeBot: string;
    readonly removeChair: string;
    readonly swap: string;
    readonly swapHint: string;
    readonly makeHost: string;
    readonly silence: string;
    readonly unsilence: string;
    readonly kick: string;
    readonly kickSure: string;
    readonly kickHint: string;
    readonly lock: string;
    readonly lockHint: string;
  };

  readonly settings: {
    readonly heading: string;
    /** For those who only read it. */
    readonly summary: string;
    readonly chairs: string;
    readonly who: string;
    readonly invitation: string;
    readonly everyone: string;
    readonly whoHints: { readonly invitation: string; readonly everyone: string };
    readonly watch: string;
    readonly watchHint: string;
    readonly chat: string;
    readonly chatHint: string;
    readonly rated: string;
    readonly ratedHint: string;
    /** In its place while bots sit there. */
    readonly ratedBots: string;
    readonly clock: string;
    readonly clocks: Readonly<Record<ClockKind, string>>;
    readonly clockHints: Readonly<Record<ClockKind, string>>;
    readonly live: string;
    readonly days: string;
    sayLive(clock: Extract<ClockPlan, { kind: 'live' }>): string;
    sayDays(days: number): string;
    /** As a row of facts for those who cannot change them. */
    readonly facts: {
      fact(name: string, value: string): string;
      visible(isPublic: boolean): string;
      watching(mayWatch: boolean): string;
      talking(hasChat: boolean): string;
      readonly rated: string;
      readonly locked: string;
      clock(clock: RoomSettings['clock']): string;
    };
  };
}
