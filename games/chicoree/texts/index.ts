// Chicorée in words, per language.

import type { GameTexts, Lang } from '@tablee/kit';
import type { Event, Move, View } from '../rules/index.ts';

export function textsOf(_lang: Lang): GameTexts<View, Move, Event> {
  throw new Error('not written yet');
}
