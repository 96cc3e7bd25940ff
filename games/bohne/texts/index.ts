// The bean games in words, per edition and language.

import type { GameTexts, Lang } from '@tablee/kit';
import type { Edition } from '../meta.ts';
import type { Event, Move, View } from '../rules/index.ts';

export function textsOf(_edition: Edition, _lang: Lang): GameTexts<View, Move, Event> {
  throw new Error('not written yet');
}
