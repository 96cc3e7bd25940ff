// A kept review is one of today's judge: whoever changes what choices cost raises the form, and every older
// review is made anew when it is opened.
import { secretFrom } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { reviewerFor } from '@tablee/review';
import { expect, test } from 'vitest';

import { REVIEW_FORM } from '../src/offline/kept-review.ts';
import { jobOf, outlineOf } from '../src/review/outline.ts';
import { filmOf, playedRecord } from './replay-records.ts';

/** What the first choices of a game cost and leave, in points of winning chance. */
async function judged(game: string): Promise<readonly string[]> {
  const film = await filmOf(await playedRecord(game, 3, {}));
  const reviewer = await reviewerFor(findGame(game)!, { ...(await jobOf(film, 16)), playouts: 16 });
  return outlineOf(film)
    .choices.slice(0, 40)
    .map((_, index) => reviewer.piece({ kind: 'choice', index }))
    .flatMap((piece) => (piece.kind === 'choice' ? (piece.price ?? []) : []))
    .map(
      ({ played, cost }) => `${(100 * (played.chance ?? 0)).toFixed(1)} ${(100 * cost).toFixed(1)}`,
    );
}

test.each([
  ['nicht-die-bohne', '56e4fd228bb8'],
  ['pas-de-bras', '4753bbc06357'],
  ['chicoree', 'dd51dc84571c'],
])('the judge of %s is the one that this form stands for', async (game, figures) => {
  const digest = secretFrom((await judged(game)).join()).seed.slice(0, 12);
  expect([REVIEW_FORM, digest]).toEqual([5, figures]);
});
