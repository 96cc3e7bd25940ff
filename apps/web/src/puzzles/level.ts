// Rates a puzzle as easy, tricky or tough.

import type { StoredPuzzle } from '@tablee/review';

export type Level = 'easy' | 'tricky' | 'tough';

/** At most so hard to find, … */
const EASY = 15;
/** … and the next best move costs at least such a part of the chances to win. */
const PLAIN = 0.15;
const TOUGH = 50;

/** Easy is what is found soon and plainly better: two moves that are nearly alike are tricky. */
export function levelOf({
  difficulty,
  choices,
}: Pick<StoredPuzzle, 'difficulty' | 'choices'>): Level {
  if (difficulty >= TOUGH) return 'tough';
  const isPlain = choices.slice(1).every(({ cost }) => cost >= PLAIN);
  return difficulty <= EASY && isPlain ? 'easy' : 'tricky';
}
