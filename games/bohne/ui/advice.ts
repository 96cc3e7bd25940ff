// Advice at the bean table: turns facts into sentences, and a move into what to press for it.
// Loaded on the first request for advice.

import type { Lang } from '@tablee/kit';
import type { AdviceWords } from '@tablee/ui/scene.ts';
import type { Move, View } from '../rules/index.ts';
import type { Edition } from '../meta.ts';
import { loadReasons } from '../texts/advice.ts';
import { spotsOf } from './places.ts';

export const adviceOf = async (edition: Edition, lang: Lang): Promise<AdviceWords<Move, View>> => ({
  reason: await loadReasons(edition, lang),
  aided: await loadReasons(edition, lang, true),
  spots: (move) => spotsOf(edition, move),
  label: (move, view, { card }) =>
    card(move.kind === 'take' ? view.lyingCard(move.seat) : move.card),
});
