// Why a Chicorée move is refused: a rule id, the way it was broken, and the facts a sentence needs.

import { NO_FACTS, type Facts, type Refusal } from '@tablee/kit';
import type { RuleId } from './ids.ts';

export const WHYS = [
  'no-such-seat',
  'bankrupt',
  'game-over',
  'shuffling',
  'wrong-cards',
  'not-your-turn',
  'not-now',
  'not-in-hand',
  'no-start-yet',
  'after-special',
  'after-chain-card',
  'no-harvest-yet',
  'one-chain-card',
  'not-a-chain-card',
  'joker-needs-number',
  'only-joker-stands-in',
  'second-export',
  'export-needs-shop',
  'not-the-next',
  'not-a-start',
  'joker-is-no-start',
  'second-start',
  'not-special',
  'joker-is-laid',
  'needs-no-target',
  'nothing-to-draw',
  'needs-target',
  'opponents-only',
  'target-is-out',
  'nothing-to-destroy',
  'debtor-decides',
  'must-sell',
  'seller-does-not-bid',
  'has-passed',
  'not-the-speaker',
  'at-least-one',
  'bid-higher',
  'too-few-tokens',
  'own-bid-stands',
  'wait-for-the-bell',
  'bid-zero-instead',
  'everyone-bids',
  'show-now',
  'nothing-to-show',
] as const;
export type Why = (typeof WHYS)[number];

export const refuse = (rule: RuleId, why: Why, facts: Facts = NO_FACTS): Refusal<RuleId, Why> => ({
  rule,
  why,
  facts,
});
