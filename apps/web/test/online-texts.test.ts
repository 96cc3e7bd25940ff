// The words of the online part: every language says everything. French minds its spaces everywhere.
import { findGame } from '@tablee/registry';
import { LANGS } from '@tablee/kit';
import { expect, test } from 'vitest';

import { ApiFailure } from '../src/app/api.ts';
import { factsOf } from '../src/online/facts.ts';
import { failureText } from '../src/online/failures.ts';
import { PRIVACY } from '../src/account/texts/privacy.ts';
import { ONLINE_TABLE } from '../src/online/table/texts/index.ts';
import { ONLINE } from '../src/online/texts/index.ts';
import { fr as replay } from '../src/replay/texts/fr.ts';
import { HALTED } from '../src/table/texts/halted.ts';
import { de } from '../src/app/texts/de.ts';
import { en } from '../src/app/texts/en.ts';
import { fr as table } from '../src/table/texts/fr.ts';
import { fr } from '../src/app/texts/fr.ts';

const SHELL = { fr, en, de };

function sayings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sayings);
}

test('French keeps a no-break space before its high punctuation', () => {
  const said = sayings([ONLINE.fr, ONLINE_TABLE.fr, PRIVACY.fr, HALTED.fr, replay, table, fr]);
  expect(said.length).toBeGreaterThan(400);
  for (const text of said) expect(text).not.toMatch(/ [:;!?»]|« |'/u);
});

test('no language has forgotten to translate', () => {
  const [first, second, third] = LANGS.map((lang) => sayings(ONLINE[lang]));
  expect(second).toHaveLength(first!.length);
  expect(third).toHaveLength(first!.length);
  // A few words are the same in two languages; sentences never are.
  const same = first!.filter((text, i) => text === second![i] && text.length > 12);
  expect(same).toEqual([]);
});

test.each([
  ['fr', ['3 jours différents', 'une cote', 'Bea : 1 jour sur 3, 2 personnes sur 2.']],
  ['en', ['3 different days', 'a rating', 'Bea: 1 of 3 days, 2 of 2 people.']],
  ['de', ['3 verschiedenen Tagen', 'eine Wertung', 'Bea: 1 von 3 Tagen, 2 von 2 Leuten.']],
] as const)('%s says why a table cannot be rated, and what is missing to whom', (lang, parts) => {
  const facts = { name: 'Bea', among: 'rated', days: 1, ofDays: 3, people: 9, ofPeople: 2 };
  const said = failureText(ONLINE[lang], new ApiFailure('needs-games', { facts }));
  const text = said.replaceAll(/\s/g, ' ');
  for (const part of parts) expect(text).toContain(part);
  expect(text).toContain(ONLINE[lang].failures['needs-games']);
});

test.each(LANGS)('%s counts chairs and days', (lang) => {
  const { lobby, settings, waiting } = ONLINE[lang];
  const counts = (count: number) => [
    lobby.free(count),
    settings.sayDays(count),
    waiting.missing(count),
  ];
  for (const [i, one] of counts(1).entries()) expect(one).not.toBe(counts(2)[i]!.replace('2', '1'));
  expect(lobby.with([])).not.toBe('');
});

test.each(LANGS)('%s says how a table is set up', (lang) => {
  const facts = factsOf(
    {
      options: { auction: 'melee', first: '1', bonus: '1' },
      isPublic: true,
      mayWatch: false,
      hasChat: false,
      isRated: true,
      clock: { kind: 'live', bank: 300, move: 15 },
    },
    findGame('chicoree')!.meta,
    { online: ONLINE[lang].settings.facts, box: SHELL[lang].box, lang, names: ['Rosa', 'Zoé'] },
  );
  const all = facts.join(' · ');
  expect(new Set(facts).size).toBe(facts.length);
  expect(all).toContain('Zoé');
  expect(all).toContain('15');
  expect(all).toContain(ONLINE[lang].settings.facts.rated);
  expect(all).not.toContain('melee');
});
