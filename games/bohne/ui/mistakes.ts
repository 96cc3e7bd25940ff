// Classifies the mistake of a choice at the bean table, by what was said for and against it. Loaded
// by the overview of many games.

import { mistakesFrom, saysAny } from '@tablee/ui/mistakes.ts';
import { MISTAKES, type Mistake } from './texts/mistakes.ts';

const isDouble = (move: string | null): boolean => move?.endsWith('x2') === true;

export const mistakesIn = mistakesFrom<Mistake>(MISTAKES, ({ played, best }) => {
  const isTake = played.move?.startsWith('take') === true;
  if (saysAny(played, 'serves-leader'))
    return isDouble(played.move) ? 'double-to-leader' : 'serves-leader';
  if (saysAny(played, 'serves')) return isDouble(played.move) ? 'double-served' : 'serves';
  if (isTake && saysAny(played, 'hurts-row')) return 'hurts-row';
  if (isTake && saysAny(best, 'keeps-from')) return 'lets-rival';
  if (isTake && saysAny(best, 'helps-row', 'least-bad')) return 'leaves-better';
  if (!isTake && saysAny(best, 'taken-early', 'escapes-led', 'gets-led')) return 'wrong-moment';
  return undefined;
});
