// Each box speaks its own words, at its table as in its rules: the chocolate box has an Oya, kinds of
// chocolate and collections, no rows and no mere marker; and people read ×2 and rule numbers.
import { EDITIONS, type Edition } from '@tablee/bohne/meta';
import { PHASE, RULES, WHYS } from '@tablee/bohne/rules';
import { textsOf } from './texts.ts';
import { LANGS, ruleMark, type Lang } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import { loadBook } from '../texts/book/load.ts';
import { adviceOf } from '../ui/advice.ts';
import { lessonOf } from '../ui/lesson/index.ts';
import { fr as sentences } from '../texts/advice.fr.ts';

const NAMES = ['Ada', 'Odette', 'Basile', 'Rosa'];

/** Everything that the table of a box says about its own things. */
async function saidBy(edition: Edition, lang: Lang): Promise<string[]> {
  const texts = textsOf(edition, lang);
  const advice = await adviceOf(edition, lang);
  const book = await loadBook(edition, lang);
  const view = RULES[edition].setup({ seats: 4, options: { rounds: 1, first: 0 } });
  const facts = { seat: 1, count: 3, wanted: 4, points: 3, left: 2, suit: 1 };
  return [
    ...lessonOf(edition, lang).beats.flatMap(({ say, otherwise = '' }) => [say, otherwise]),
    ...WHYS.map((why) => texts.refusal({ rule: 'NB-23', why, facts }, NAMES, 0)),
    ...Object.keys(sentences).map(
      (fact) => advice.reason({ fact, facts }, (seat) => NAMES[seat]!) ?? '',
    ),
    ...Object.values(PHASE).flatMap((phase) => {
      view.phase = phase;
      return [0, 1].map((seat) => texts.prompt(view, seat, NAMES));
    }),
    texts.event({ kind: 'marker', seat: 1 }, NAMES, 0) ?? '',
    ...Object.values(book.rules),
    ...(book.summary ?? []),
  ];
}

const NOT_ITS_OWN: Readonly<Record<Lang, RegExp>> = {
  fr: /rangées?\b(?! par sorte)|(?:Huile|Cacao)|(?<!l)e Pas de bras/u,
  en: /\brows?\b|(?<!^|[.:] )(?:Cocoa|Palm oil)/u,
  de: /\bReihen?\b(?! (?:sind|ist))|Pas de bras/u,
};

describe.each(LANGS)('in %s', (lang) => {
  test('the chocolate box has no words of the bean box', async () => {
    const said = await saidBy('pas-de-bras', lang);
    expect(said.filter((text) => NOT_ITS_OWN[lang].test(text))).toEqual([]);
    expect(said.filter((text) => text.includes('Oya')).length).toBeGreaterThan(12);
    expect((await saidBy('nicht-die-bohne', lang)).join(' ')).not.toContain('Oya');
  });

  test.each(EDITIONS)('%s doubles with one sign', async (edition) => {
    const said = (await saidBy(edition, lang)).join(' ');
    expect(said).not.toMatch(/x2/);
    expect(said).toContain('×2');
  });
});

test.each(LANGS)('the rules of each box name nothing of the other one, in %s', async (lang) => {
  const all = async (edition: Edition): Promise<string> => {
    const { rules, summary = [], synonyms = [], chapters } = await loadBook(edition, lang);
    const titles = chapters.map(({ title }) => title[lang]);
    return [...Object.values(rules), ...summary, ...synonyms.flat(), ...titles].join('\n');
  };
  const beans = /haricot|bean|bohne|jeton|token|spielstein|spiel [+−]|summe\b(?! )/iu;
  const chocolate = /chocolat|schokolade|oya|cacao|cocoa|kakao|huile|palm|pas de bras/iu;
  expect(await all('pas-de-bras')).not.toMatch(beans);
  expect(await all('nicht-die-bohne')).not.toMatch(chocolate);
  const { rules } = await loadBook('pas-de-bras', lang);
  expect(['NB-05', 'NB-13', 'NB-40'].filter((id) => id in rules)).toEqual([]);
});

test.each(LANGS)('the rules credit the people behind each box, in %s', async (lang) => {
  const people = {
    'nicht-die-bohne': ['Horst-Rainer Rösner', 'Frédéric Bizet', 'François Haffner'],
    'pas-de-bras': ['Horst-Rainer Rösner', 'Zhong Zhun'],
  };
  for (const edition of EDITIONS) {
    const credits = (await loadBook(edition, lang)).credits!.join(' ');
    for (const name of [...people[edition], 'L’Escale à jeux']) expect(credits).toContain(name);
  }
});

test('a rule is known to people by its number', () => {
  expect(['NB-01', 'NB-23'].map(ruleMark)).toEqual(['§\u00a01', '§\u00a023']);
});
