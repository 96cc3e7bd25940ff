// Advice in words: a fact is said by the sentence of the same name.

import type { AdviceWords } from './scene.ts';

/** Every game's sentences are told what its own facts hold, and the name of whom they are about. */
export const adviceFrom = <Move, View>(
  sentences: Readonly<Record<string, (told: never) => string>>,
  onTable: Pick<AdviceWords<Move, View>, 'spots' | 'label'>,
): AdviceWords<Move, View> => ({
  reason: ({ fact, facts = {} }, nameOf) =>
    sentences[fact]?.({ ...facts, name: nameOf(Number(facts['seat'] ?? 0)) } as never),
  ...onTable,
});
