// Under which rules a log is written. Whoever writes on under newer rules than before says so first, with an
// entry `rules N`, so that a home with older ones does not misplay what follows.

import { assert, wholeNumber, type AnyRules, type Setup } from '@tablee/kit';
import { RulesGap } from './halt.ts';
import type { Entry } from './ports.ts';

/** The first word of the entry that says under which rules the log goes on. */
export const RULES = 'rules';

export const rulesEntry = (version: number): string => `${RULES} ${version}`;

/** Whatever fails on the way from older rules: nothing leads from them to these. */
export const gapOf = (error: unknown): RulesGap =>
  error instanceof RulesGap ? error : new RulesGap('rules-too-old', error);

/** Reads a log that is written under the present rules from its first entry on. */
export class LogReader {
  /** Under which rules the log is written from here on. */
  version: number;
  protected readonly rules: AnyRules;

  constructor(rules: AnyRules, version = rules.version) {
    this.rules = rules;
    this.version = version;
  }

  /** What comes from here on is written under the present rules. */
  skip(): void {
    this.version = this.rules.version;
  }

  /** An entry as the present rules would have it. */
  read(entry: Entry): Entry {
    const { text } = entry;
    if (text.startsWith(`${RULES} `)) this.#turnTo(wholeNumber.parse(text.slice(RULES.length + 1)));
    return entry;
  }

  /** What follows is written under these, which are not yet the present ones. */
  protected goOn(version: number): void {
    this.version = version;
  }

  #turnTo(version: number | undefined): void {
    const { version: known } = this.rules;
    assert(version !== undefined && version > this.version, 'a log goes on under later rules');
    if (version > known) throw new RulesGap('rules-newer');
    if (version === known) this.skip();
    else this.goOn(version);
  }
}

/** How the present rules play a table. */
export interface Played {
  readonly setup: Setup;
  /** For a log of older rules; one for each time that it is read. */
  readonly reader?: (() => LogReader) | undefined;
  /** Nothing leads from its rules to these: it is set up as it was kept, to say so. */
  readonly gap?: RulesGap | undefined;
}
