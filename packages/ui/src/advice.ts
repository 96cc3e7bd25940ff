// Advice in words: a fact is said by the sentence of the same name.

import type { AdviceWords } from './scene.ts';

/** `Told` is what the sentences of a game are told: the numbers of the fact, and whom it is about. */
export const adviceFrom = <Move, View, Told extends { readonly name: string }>(
  sentences: Readonly<Record<string, (told: Told) => string>>,
  spots: AdviceWords<Move, View>['spots'],
): AdviceWords<Move, View> => ({
  reason: ({ fact, facts = {} }, nameOf) =>
    sentences[fact]?.({ ...facts, name: nameOf(Number(facts['seat'] ?? 0)) } as unknown as Told),
  spots,
});
