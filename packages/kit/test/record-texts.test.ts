// What is said of records: sound sentences in every language, and none left untranslated.
import { expect, test } from 'vitest';

import { LANGS, RECORD_TEXTS, type Lang } from '../src/index.ts';
import { proofread, proofreadSentence } from '../src/testing/index.ts';

/** Headings, and what only stands around a sentence. */
const NO_SENTENCE = /\.(?:wrong\.\w+|proves|provesNot|provesNotText\.\d)$/;

function sentences(value: unknown, at = ''): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') {
    const say = value as (...given: unknown[]) => unknown;
    return sentences(say(1, 2, 3), at);
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    sentences(inner, `${at}.${key}`),
  );
}
/** Games quote with single marks in English, what stands in a file is quoted with double ones. */
const said = (lang: Lang) =>
  sentences(RECORD_TEXTS[lang]).map(
    ([at, text]) => [at, lang === 'en' ? text.replaceAll(/[“”]/g, '’') : text] as const,
  );

test.each(LANGS)('%s is sound', (lang) => {
  const faults = said(lang).flatMap(([at, text]) =>
    (NO_SENTENCE.test(at) ? proofread(text, lang) : proofreadSentence(text, lang)).map(
      (fault) => `${at}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});

test('no language has forgotten to translate', () => {
  const [fr, en, de] = LANGS.map((lang) => new Map(said(lang)));
  const long = [...fr!].filter(([, text]) => text.split(' ').length > 3);
  expect(long.length).toBeGreaterThan(20);
  expect(long.filter(([at, text]) => text === en!.get(at) || text === de!.get(at))).toEqual([]);
});
