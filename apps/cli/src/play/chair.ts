// Where a person sits: what they are told with, and what they may look at.

import type { AnyGameTexts, AnyRules, Names, RuleBook, Seat } from '@tablee/kit';
import type { Context } from '../context.ts';
import type { Lines } from '../lines.ts';

export interface Chair {
  readonly context: Context;
  readonly lines: Lines;
  readonly rules: AnyRules;
  readonly gameTexts: AnyGameTexts;
  readonly book: RuleBook;
  readonly seat: Seat;
  readonly names: Names;
  /** Writes the record so far to a new file. */
  keep(path: string): Promise<void>;
}
