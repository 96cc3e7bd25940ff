// Words by language: only what is spoken is loaded, and nothing is spoken before it is there.
import { beforeEach, expect, test, vi } from 'vitest';

import type { Lang } from '@tablee/kit';
import type * as Module from '../src/app/words.ts';

let words: typeof Module;
beforeEach(async () => {
  // Whatever was opened stays open as long as the page lives: each test has a page of its own.
  vi.resetModules();
  words = await import('../src/app/words.ts');
});

/** Words that arrive when they are told to. */
function slowWords() {
  const asked: Lang[] = [];
  const arrivals = new Map<Lang, (said: string) => void>();
  return {
    asked,
    load: (lang: Lang): Promise<string> => {
      asked.push(lang);
      return new Promise((resolve) => arrivals.set(lang, resolve));
    },
    arrive: (lang: Lang): void => arrivals.get(lang)!(`said in ${lang}`),
  };
}

test('only the language of the moment is loaded', async () => {
  const slow = slowWords();
  const opening = words.openWords('a', slow.load, 'de');
  slow.arrive('de');
  expect((await opening)('de')).toBe('said in de');
  expect(slow.asked).toEqual(['de']);
  expect(words.hasWords('de')).toBe(true);
  expect(words.hasWords('fr')).toBe(false);
});

test('where nothing is open every language can be spoken at once', () => {
  expect(words.hasWords('en')).toBe(true);
});

test('another language is there for everything that is open, once it is fetched', async () => {
  const load = (lang: Lang) => Promise.resolve(`said in ${lang}`);
  const [one, other] = await Promise.all([
    words.openWords('a', load, 'fr'),
    words.openWords('b', load, 'fr'),
  ]);
  expect(() => one('en')).toThrow();
  await words.fetchWords('en');
  expect(words.hasWords('en')).toBe(true);
  expect([one('fr'), one('en'), other('en')]).toEqual(['said in fr', 'said in en', 'said in en']);
});

test('what is opened while the language changes is waited for', async () => {
  const [open, late] = [slowWords(), slowWords()];
  const opening = words.openWords('a', open.load, 'fr');
  open.arrive('fr');
  await opening;
  const fetching = words.fetchWords('de');
  void words.openWords('b', late.load, 'fr');
  open.arrive('de');
  await fetching;
  expect(words.hasWords('de')).toBe(false);
  const again = words.fetchWords('de');
  late.arrive('de');
  await again;
  expect(words.hasWords('de')).toBe(true);
});

test('the same words are loaded once', async () => {
  const load = vi.fn((lang: Lang) => Promise.resolve(lang));
  await words.openWords('a', load, 'fr');
  await words.openWords('a', load, 'fr');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what cannot be opened is not in the way of another language', async () => {
  const failing = (): Promise<string> => Promise.reject(new Error('no network'));
  await expect(words.openWords('a', failing, 'fr')).rejects.toThrow('no network');
  expect(words.hasWords('de')).toBe(true);
});

test('a language that cannot be fetched can be tried again', async () => {
  let isReachable = true;
  const load = (lang: Lang) =>
    isReachable ? Promise.resolve(lang) : Promise.reject(new Error('no network'));
  const said = await words.openWords('a', load, 'fr');
  isReachable = false;
  await expect(words.fetchWords('de')).rejects.toThrow('no network');
  expect(said('fr')).toBe('fr');
  isReachable = true;
  await words.fetchWords('de');
  expect(said('de')).toBe('de');
});
