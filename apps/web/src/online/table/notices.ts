// What can stand on the edge of an online table, and the order of it: the most urgent is in sight.

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

/** `key` names it where a player puts it aside: what has changed is news again. */
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
