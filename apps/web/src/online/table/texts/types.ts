// What an online table says beyond the game itself: about the people, their time and their talk.

import type { Note, Reaction, SocketCode, Vote } from '@tablee/wire';

/** Which part of a time is said, for clocks that count days. */
export type Span = 'day' | 'hour' | 'minute';

export interface OnlineTableTexts {
  /** In the window’s title while one is asked. */
  readonly yourTurn: string;
  /** Opens a note in which something can be decided. */
  readonly choices: string;

  /** Beside a name, and what a screen reader says of it. */
  readonly state: {
    readonly away: string;
    readonly gone: string;
    readonly sits: string;
    readonly flag: string;
    readonly here: string;
    readonly host: string;
    readonly you: string;
  };
  readonly clock: {
    /** For a screen reader: time for this move, and what is in the bank. */
    label(move: string, bank: string | undefined): string;
    /** One’s own, in the bar. */
    own(words: string): string;
    span(count: number, unit: Span): string;
    /** Said aloud when one’s own time runs out. */
    low(seconds: number): string;
  };
  readonly watching: string;
  watchers(count: number): string;

  /** Lines of the log. */
  note(kind: Note['kind'], name: string | undefined): string;

  /** The table is not played as it had bound itself to. */
  readonly promise: Readonly<Record<'commit-other' | 'entropy-missing' | 'hint', string>>;
  readonly absence: {
    gone(name: string): string;
    readonly wait: string;
    readonly standIn: string;
    readonly stop: string;
    /** One’s own seat. */
    readonly own: string;
    readonly takeBack: string;
    /** What was put aside for later. */
    readonly aside: string;
  };
  readonly vote: {
    readonly ask: Readonly<Record<Vote, string>>;
    /** Who wants it, and whom it waits for. */
    wanted(what: Vote, names: readonly string[]): string;
    missing(names: readonly string[]): string;
    readonly agree: string;
    readonly withdraw: string;
    readonly no: string;
    readonly later: string;
  };
  /** Before one asks for an end, or agrees to it. */
  readonly stop: {
    readonly title: string;
    /** Whose agreement it still takes; nobody’s: it ends at once. */
    waits(names: readonly string[]): string;
    /** What becomes of it. */
    readonly result: string;
    readonly unrated: string;
    /** Where everyone is asked, also who is not here. */
    readonly everyone: string;
    readonly ask: string;
    readonly sure: string;
    readonly stay: string;
  };
  readonly pause: {
    readonly title: string;
    readonly hint: string;
    readonly resume: string;
    /** Puts a notice aside. */
    readonly look: string;
  };

  readonly talk: {
    readonly title: string;
    readonly open: string;
    unread(count: number): string;
    readonly none: string;
    readonly write: string;
    readonly send: string;
    left(count: number): string;
    readonly sending: string;
    readonly refused: Readonly<Partial<Record<SocketCode, string>>>;
    readonly refusedElse: string;
    readonly off: string;
    readonly watchersListen: string;
    readonly silenced: string;
    mute(name: string): string;
    unmute(name: string): string;
    muted(name: string): string;
    readonly reactions: string;
    readonly reaction: Readonly<Record<Reaction, string>>;
    /** Read out: somebody said or showed something. */
    said(name: string, text: string): string;
  };

  readonly end: {
    readonly agreed: string;
    readonly agreedHint: string;
    readonly rematch: string;
    readonly rematchReady: string;
    readonly goThere: string;
  };

  readonly menu: {
    readonly people: string;
    readonly move: string;
    readonly moveHint: string;
    readonly moveQr: string;
    /** Until when the link can be used. */
    moveUntil(time: string): string;
    readonly copy: string;
    readonly copied: string;
    silence(name: string): string;
    unsilence(name: string): string;
    passHost(name: string): string;
    readonly isSilenced: string;
    /** Hidden for oneself only. */
    readonly isMuted: string;
    profile(name: string): string;
    readonly back: string;
  };
  readonly leave: {
    readonly title: string;
    readonly hint: string;
    readonly bot: string;
    readonly botHint: string;
    /** Said beside it in a rated game. */
    readonly ratedHint: string;
    readonly close: string;
    readonly closeHint: string;
    readonly stay: string;
  };
  readonly key: string;
}
