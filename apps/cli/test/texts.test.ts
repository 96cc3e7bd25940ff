// The words of the command line: typography of each language, and nothing left untranslated.

import { describe, expect, test } from 'vitest';
import { TEXTS, type CliTexts } from '../src/texts/index.ts';

/** Every sentence, functions called with numbers that fit anywhere. */
function sentences(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') {
    const call = value as (...args: unknown[]) => unknown;
    return sentences(call(1, 2, 3, 4), at);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${at}.${key}`));
}

const all = (texts: CliTexts): Map<string, string> => new Map(sentences(texts, 'texts'));

/** Words for programs and for typing; not sentences. */
const NO_SENTENCE = /\.(lang|colon)$|\.words\.|\.value\.|\.exits\.\d+\.0$/;

describe.each(['fr', 'en', 'de'] as const)('in %s', (lang) => {
  const said = [...all(TEXTS[lang])].filter(([at]) => !NO_SENTENCE.test(at));
  test('no sentence is empty or has a hole', () => {
    expect(said.filter(([, text]) => /^$|undefined|NaN|\[object/.test(text))).toEqual([]);
  });
  test('apostrophes and quotation marks are typographic', () => {
    expect(said.filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });
});

test('French keeps its marks together with no-break spaces', () => {
  const wrong = [...all(TEXTS.fr)]
    // A mark that stands alone is one to type.
    .filter(([at, text]) => !NO_SENTENCE.test(at) && text.length > 1)
    .filter(([, text]) => /[^\u00a0][;!?»:]|«[^\u00a0]/.test(text));
  expect(wrong).toEqual([]);
});

test('nothing that must differ between the languages is the same', () => {
  const [fr, en, de] = [all(TEXTS.fr), all(TEXTS.en), all(TEXTS.de)];
  const long = [...fr].filter(([, text]) => text.split(' ').length > 3);
  expect(long.length).toBeGreaterThan(60);
  const same = long.filter(([at, text]) => text === en.get(at) || text === de.get(at));
  expect(same).toEqual([]);
});
