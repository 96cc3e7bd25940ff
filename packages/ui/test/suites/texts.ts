// What tables in the browser say, in all languages at once: only tests look at all three.
import { LANGS, type AnyGameTexts, type ByLang, type Lang, type Refusal } from '@tablee/kit';
import { expect, test } from 'vitest';
import { fitRefusal } from '../../src/fit.ts';
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
const READABLE = 12;
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
      .filter((text) => fitRefusal(text, PLACE, true) < READABLE);
    expect([...new Set(cramped)]).toEqual([]);
  });
}
