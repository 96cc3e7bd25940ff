// What the words of a language must hold; what is missing does not compile.

import type { Person } from '@tablee/kit';
import type { RuleId, WHYS } from '../rules/index.ts';

export interface Language {
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly refusals: Readonly<Record<(typeof WHYS)[number], () => string>>;
  card(number: string): string;
  /** What is expected of oneself, of somebody else, and when all is over. */
  readonly yourTurn: string;
  waiting(person: Person): string;
  readonly deal: string;
  readonly over: string;
  play(card: string): string;
  dealt(person: Person): string;
  played(person: Person, card: string): string;
}
