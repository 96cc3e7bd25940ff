// What tables in the browser say, in all languages at once: only tests look at all three.
import { LANGS, type AnyGameTexts, type ByLang, type Lang, type Refusal } from '@tablee/kit';
import { expect, test } from 'vitest';
import { fits, refusalRoom } from '../../src/fit.ts';
import type { AdviceWords } from '../../src/scene.ts';
import { zonesFor } from '../../src/zones.ts';

export const inAllLangs = async <T>(load: (lang: Lang) => Promise<T>): Promise<ByLang<T>> => ({
  fr: await load('fr'),
  en: await load('en'),
  de: await load('de'),
});

/** Where a prompt stands on the smallest phone. */
const { prompt: PLACE } = zonesFor(
  { width: 360, height: 640 },
  { others: 5, handCards: 14, ownHeight: { tall: 64, flat: 64, wide: 64 } },
);
const LONG_NAME = 'Jean-Christophe';

/** What is refused is said in the prompt's place, and can be read there. */
export function refusalsFit(
  textsOf: (lang: Lang) => Pick<AnyGameTexts, 'refusal'>,
  refusals: readonly Refusal[],
): void {
  test.each(LANGS)('every refusal fits into the place of the prompt in %s', (lang) => {
    const names = new Array<string>(6).fill(LONG_NAME);
    const cramped = refusals
      .map((refusal) => textsOf(lang).refusal(refusal, names))
      .filter((text) => !fits(text, refusalRoom(PLACE, true)));
    expect([...new Set(cramped)]).toEqual([]);
  });
}

/** The longest figure that stands before a reason, and what is around both in the prompt's place. */
const FIGURE: ByLang<string> = {
  fr: 'Équivalents : 99 % de chances de gagner la partie.',
  en: 'Equally good: 99% chance to win the game.',
  de: 'Gleich gut: 99\u00a0% Chance auf den Sieg.',
};
const HINT = { width: PLACE.width - 22, height: PLACE.height + 4 };

/** Of every hint the weightiest reason can be read there, behind what its figure is. */
export function hintsFit(
  wordsIn: (lang: Lang) => Promise<Pick<AdviceWords<never>, 'reason'>>,
  facts: readonly string[],
  sample: Readonly<Record<string, number>>,
): void {
  test.each(LANGS)('every reason fits into the place of the prompt in %s', async (lang) => {
    const words = await wordsIn(lang);
    const cramped = facts
      .map((fact) => words.reason({ fact, facts: sample }, () => 'Odette'))
      .filter((reason) => !fits(`${FIGURE[lang]} ${reason}`, HINT));
    expect(cramped).toEqual([]);
  });
}
