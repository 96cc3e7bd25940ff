// Advice at the Chicorée table: turns facts into sentences, and a move into what to press for it.
// Loaded on the first request for advice.

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
