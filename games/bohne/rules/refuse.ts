// Why a bean move is refused: a rule id, the way it was broken, and the facts a sentence needs.

import { NO_FACTS, type Facts, type Refusal } from '@tablee/kit';
import type { RuleId } from './ids.ts';

export const WHYS = [
  'no-such-seat',
  'not-dealt-yet',
  'match-over',
  'not-the-leader',
  'lead-now',
  'taken-by-itself',
  'leader-has-led',
  'choose-now',
  'not-in-hand',
  'must-take',
  'not-your-take',
  'own-card',
  'under-the-marker',
  'not-lying',
  'wrong-count',
  'wrong-cards',
] as const;
export type Why = (typeof WHYS)[number];

export const refuse = (rule: RuleId, why: Why, facts: Facts = NO_FACTS): Refusal<RuleId, Why> => ({
  rule,
  why,
  facts,
});
