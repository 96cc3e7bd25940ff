// Lists the notices of an online table, ordered by urgency.

import type { Seat } from '@tablee/kit';
import type { Vote } from '@tablee/wire';

/** What holds up the game comes first, then what a returning player has missed, then what can wait. */
export const URGENCY = [
  'asked',
  'gone',
  'own',
  'pause',
  'played',
  'vote',
  'next',
  'promise',
  'rejoin',
] as const;
type Kind = (typeof URGENCY)[number];

/** `key` identifies a notice that a player puts aside; a changed notice has a new key. */
export type Due =
  | { readonly kind: 'asked' | 'gone'; readonly key: string; readonly seat: Seat }
  | {
      readonly kind: 'vote';
      readonly key: string;
      readonly what: Vote;
      readonly seats: readonly Seat[];
    }
  | { readonly kind: Exclude<Kind, 'asked' | 'gone' | 'vote'>; readonly key: string };

/** The most urgent first; equals keep their order. */
export const byUrgency = (due: readonly Due[]): Due[] =>
  [...due].sort((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind));
