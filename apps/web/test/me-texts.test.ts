// The words of one's own page: nothing forgotten, nothing said twice the same way in two languages,
// and French as French is printed.

import { LANGS } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import { de } from '../src/account/texts/de.ts';
import { en } from '../src/account/texts/en.ts';
import { fr } from '../src/account/texts/fr.ts';
import { LINK } from '../src/account/texts/link.ts';

const ALL = { fr, en, de };

/** Every sentence with the way to it. */
function sentences(value: unknown, way = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${way}/${key}`));
}

describe('the words of one’s own page', () => {
  test('are all there, in every language', () => {
    const ways = LANGS.map((lang) => sentences(ALL[lang]).map(([way]) => way));
    expect(ways[0]!.length).toBeGreaterThan(100);
    expect(ways[1]).toEqual(ways[0]);
    expect(ways[2]).toEqual(ways[0]);
    for (const lang of LANGS)
      for (const [way, text] of sentences(ALL[lang])) expect(text.trim(), way).not.toBe('');
  });

  test('French keeps a no-break space before its high punctuation', () => {
    const said = [...sentences(fr), ...sentences(LINK.fr)].map(([, text]) => text);
    const made = [fr.person.tally(3, 1, 2, 'Max')];
    for (const text of [...said, ...made]) {
      expect(text).not.toMatch(/ [:;!?»]|« |[^\u00a0\s][;!?»]/u);
      expect(text).not.toContain("'");
    }
  });

  test('count one and many', () => {
    for (const lang of LANGS) {
      const { results, history } = ALL[lang];
      for (const count of [
        (n: number) => results.games(n),
        (n: number) => results.wins(n),
        (n: number) => results.rated(n),
        (n: number) => history.more(n),
      ])
        expect(count(1)).not.toBe(count(2).replace('2', '1'));
      expect(results.share(5, 1)).toContain('5');
      expect(results.ratingSpoken(1500, 350, true)).not.toBe(
        results.ratingSpoken(1500, 350, false),
      );
    }
  });

  test('the word that deletes everything can be typed in small letters', () => {
    for (const lang of LANGS) {
      const { data } = ALL[lang];
      expect(data.deleteWord.toLocaleLowerCase(lang).toLocaleUpperCase(lang)).toBe(data.deleteWord);
      expect(data.deleteType(data.deleteWord)).toContain(data.deleteWord);
    }
  });
});
