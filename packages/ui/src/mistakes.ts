// Kinds of mistakes: a game's names for costly choices, for the overview of many games.

import type { ByLang, Lang } from '@tablee/kit';
import type { JudgedChoice, JudgedMove, MistakeWords } from './scene.ts';

export const saysAny = ({ reasons }: JudgedMove, ...facts: readonly string[]): boolean =>
  reasons.some(({ fact }) => facts.includes(fact));

export const mistakesFrom =
  <Kind extends string>(
    names: ByLang<Readonly<Record<Kind, string>>>,
    kindOf: (choice: JudgedChoice) => Kind | undefined,
  ): ((lang: Lang) => MistakeWords) =>
  (lang) => ({
    kindOf,
    // What comes in here has come out of `kindOf`.
    name: (kind) => names[lang][kind as Kind],
  });
