// What the replay page says, in every language: a missing or misspelt message does not compile.

import type { Facts, FirstBy, LineTexts, OpenCode } from '@tablee/kit';
import type { Chapter } from '../chapters.ts';
import type { FileCode } from '../file.ts';
import type { Verdict } from '../verify.ts';

type Say = (facts: Facts) => string;

export interface ReplayTexts extends LineTexts {
  readonly heading: string;
  readonly intro: string;
  /** Said of one's own table that is still being played. */
  readonly notOver: string;
  readonly toTable: string;
  readonly choose: string;
  readonly chooseOther: string;
  readonly orDrop: string;
  readonly dropNow: string;
  readonly cannotOpen: string;
  readonly stopsHere: string;
  stopsAt(line: number): string;
  readonly showTable: string;
  /** A seat that nobody's name is written for, from 1. */
  player(number: number): string;
  readonly lineLabel: (line: number) => string;
  readonly ruleLabel: string;
  readonly codeLabel: string;

  readonly controls: {
    readonly label: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly again: string;
    readonly forward: string;
    readonly last: string;
    readonly scrub: string;
    speed(factor: number): string;
    readonly eyes: string;
    readonly whole: string;
    readonly log: string;
    readonly about: string;
    readonly result: string;
    readonly skip: string;
  };
  readonly place: {
    readonly start: string;
    chapter(chapter: Chapter): string;
    step(at: number, of: number): string;
  };
  /** Read out when the eyes change. */
  seenBy(name: string): string;
  readonly seenWhole: string;
  readonly playing: string;
  readonly paused: string;
  /** A step that tells these eyes nothing. */
  readonly quiet: string;
  /** Said when somebody tries to play in a replay. */
  readonly onlyWatching: string;

  readonly about: {
    readonly players: string;
    readonly bot: string;
    readonly winner: string;
    readonly loser: string;
    readonly unfinished: string;
    /** « Joué le 3 mars 2025 » */
    playedOn(date: string): string;
    steps(count: number): string;
    wonBy(names: readonly string[]): string;
    readonly save: string;
    readonly share: string;
    readonly keys: string;
    readonly keyList: readonly (readonly [key: string, does: string])[];
  };

  readonly verify: {
    readonly heading: string;
    readonly intro: string;
    readonly button: string;
    readonly right: string;
    readonly rightUnseen: string;
    readonly wrong: string;
    readonly cannot: string;
    readonly goThere: string;
    readonly commitRight: string;
    readonly first: Readonly<Record<FirstBy, string>>;
    drawsRight(draws: number, cards: number): string;
    stepsRight(steps: number): string;
    readonly stopped: string;
    entropy(people: number): string;
    readonly witnessed: string;
    readonly notWitnessed: string;
    readonly commitWrong: string;
    readonly commitOther: string;
    readonly entropyMissing: string;
    firstWrong(written: string, drawn: string): string;
    drawWrong(place: number, written: string, drawn: string): string;
    readonly header: Readonly<
      Record<Extract<Verdict, { kind: 'header' }>['why'], (key: string) => string>
    >;
    readonly torn: string;
    readonly unfinished: string;
    readonly proves: string;
    readonly provesText: readonly string[];
    readonly provesNot: string;
    readonly provesNotText: readonly string[];
  };

  readonly file: Readonly<Record<FileCode, Say>>;
  readonly open: Readonly<Record<OpenCode, Say>>;
  /** A mistake of ours, not of the file. */
  readonly broken: string;
  /** The record is fine, and yet its last line may not be the last one. */
  readonly noLineEnd: string;
}
