// Advice in words: a fact is said by the sentence of the same name.

import type { AdviceWords } from './scene.ts';

/**
 * Every game's sentences are told what its own facts hold, the name of whom they are about, and whatever
 * else they all need.
 */
export const adviceFrom = <Move, View>(
  sentences: Readonly<Record<string, (told: never) => string>>,
  onTable: Pick<AdviceWords<Move, View>, 'spots' | 'label'>,
  words?: object,
): AdviceWords<Move, View> => ({
  reason: ({ fact, facts = {} }, nameOf) =>
    sentences[fact]?.({
      ...words,
      ...facts,
      name: nameOf(Number(facts['seat'] ?? 0)),
    } as never),
  ...onTable,
});
