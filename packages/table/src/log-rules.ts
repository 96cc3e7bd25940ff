// Tracks the rules version of a log. A server with newer rules first appends an entry `rules N`, so
// that a server with older rules does not misplay what follows.

import { assert, wholeNumber, type AnyRules, type Setup } from '@tablee/kit';
import { RulesGap } from './halt.ts';
import type { Entry } from './ports.ts';

/** First word of the entry that changes the rules version of a log. */
export const RULES = 'rules';

export const rulesEntry = (version: number): string => `${RULES} ${version}`;

/** Turns an error during the upgrade of older entries into a rules gap. */
export const gapOf = (error: unknown): RulesGap =>
  error instanceof RulesGap ? error : new RulesGap('rules-too-old', error);

/** Reads a log that is under the present rules from its first entry on. */
export class LogReader {
  /** The rules version of the following entries. */
  version: number;
  protected readonly rules: AnyRules;

  constructor(rules: AnyRules, version = rules.version) {
    this.rules = rules;
    this.version = version;
  }

  /** Treats all following entries as written under the present rules. */
  skip(): void {
    this.version = this.rules.version;
  }

  /** An entry in the notation of the present rules. */
  read(entry: Entry): Entry {
    const { text } = entry;
    if (text.startsWith(`${RULES} `)) this.#turnTo(wholeNumber.parse(text.slice(RULES.length + 1)));
    return entry;
  }

  /** Treats the following entries as written under `version`, older than the present rules. */
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

/** A table's setup under the present rules. */
export interface Played {
  readonly setup: Setup;
  /** Makes a reader of a log under older rules; a new one for each reading. */
  readonly reader?: (() => LogReader) | undefined;
  /** Set if its rules cannot be upgraded; `setup` is then the stored one, to show the reason. */
  readonly gap?: RulesGap | undefined;
}
