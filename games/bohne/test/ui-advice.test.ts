// Advice at the bean table: every fact that a bot finds has a sentence in every language, and every
// move something to press.
import { Match } from '@tablee/bots';
import { Draws, LANGS, resolveSetup, rngFor, type Lang } from '@tablee/kit';
import { expect, test } from 'vitest';

import { METAS } from '../meta.ts';
import { ADVISER } from '../bot/advice.ts';
import { botsOf } from '../bot/index.ts';
import { RULES as ALL, type Move } from '../rules/index.ts';
import { adviceOf } from '../ui/advice.ts';

const EDITION = 'nicht-die-bohne';
const META = METAS[EDITION];
const RULES = ALL[EDITION];
const bots = botsOf(EDITION);
const words = (lang: Lang) => adviceOf(EDITION, lang);

const FACTS = [
  'gives-leader',
  'taken-early',
  'rid-of',
  'helps-row',
  'hurts-row',
  'keeps-from',
  'leads-next',
];
const SAMPLE = {
  seat: 1,
  points: 7,
  turns: 2,
  number: 3,
  tokens: 4,
  price: 6,
  worth: 5,
  flowers: 8,
};
const nameOf = (seat: number): string => ['Ada', 'Odette', 'Basile'][seat] ?? '?';
const isSentence = (text: string | undefined): boolean =>
  text !== undefined && /^\S.*\.$/u.test(text) && !/undefined|NaN|\?/.test(text);

test.each(LANGS)('every fact is a sentence in %s', async (lang) => {
  const said = await words(lang);
  for (const fact of FACTS)
    for (const facts of [SAMPLE, { ...SAMPLE, points: 1, turns: 1, tokens: 1, worth: 0 }])
      expect([fact, isSentence(said.reason({ fact, facts }, nameOf))]).toEqual([fact, true]);
  expect(said.reason({ fact: 'unheard-of' }, nameOf)).toBeUndefined();
});

test('whatever is advised in a game can be said and pressed', async () => {
  const said = await words('fr');
  const setup = resolveSetup(META, 3, {}, () => 0);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const { habitue } = bots;
  const match = new Match({
    rules: RULES,
    setup: setup.value,
    draws: new Draws({ seed: 'advice', salt: 'salt' }),
    bots: [habitue, habitue, habitue],
    seed: 'advice',
  });
  const rng = rngFor('advice', 'test');
  const found = new Set<string>();
  let asked = 0;
  do {
    const { pending, state } = match.log;
    if ('seats' in pending || pending.kind === 'turn') {
      const seat = 'seats' in pending ? pending.seats[0]! : pending.seat;
      const view = RULES.view(state as never, seat);
      asked += 1;
      for (const { move, reasons } of ADVISER(view, seat, rng, { playouts: 1 }).candidates) {
        for (const one of reasons) {
          found.add(one.fact);
          expect([one.fact, isSentence(said.reason(one, nameOf))]).toEqual([one.fact, true]);
        }
        if (move === undefined) continue;
        const spots = said.spots(move as Move, view);
        expect(spots.length).toBeGreaterThan(0);
        for (const spot of spots)
          expect(spot).toMatch(/^\[(role=option\]\[data-card\^="[A-Z]|data-take="\d)/);
      }
    }
  } while (asked < 120 && match.step());
  expect([...found].filter((fact) => !FACTS.includes(fact))).toEqual([]);
  expect(found.size).toBeGreaterThan(2);
});
