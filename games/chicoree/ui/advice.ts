// Advice at the Chicorée table: facts become sentences, and a move becomes what one presses for it.
// Loaded when somebody asks for advice.

import type { Lang } from '@tablee/kit';
import type { AdviceWords } from '@tablee/ui/scene.ts';
import type { Move, View } from '../rules/index.ts';
import { loadReasons } from '../texts/advice.ts';
import { spotsOf } from './places.ts';

export const adviceOf = async (lang: Lang): Promise<AdviceWords<Move, View>> => ({
  reason: await loadReasons(lang),
  spots: spotsOf,
  label: (move, _, { card }) => ('card' in move ? card(move.card) : undefined),
  target: (move) => ('on' in move ? move.on : null),
});
