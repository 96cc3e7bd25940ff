// Golden playthroughs: the rules still say what they said, and the playthroughs show everything.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { readScript, sightsOf, writePlaythrough } from '@tablee/kit/testing';

import { readRefused } from '../../../scripts/tidy/ruleIds.ts';
import { META } from '../meta.ts';
import { RULES, WHYS } from '../rules/index.ts';
import { BACKSTAGE } from '../testing/index.ts';
import { addTinyDeck } from './tiny-deck.ts';

addTinyDeck();

const GAME = { rules: RULES, meta: META, backstage: BACKSTAGE };
const HOME = path.join(import.meta.dirname, '..');
const read = (...parts: string[]) => readFileSync(path.join(HOME, ...parts), 'utf8');
const NAMES = readdirSync(path.join(HOME, 'golden'));
const SIGHTS = new Set(
  NAMES.flatMap((name) => [...sightsOf(GAME, readScript(read('golden', name)))]),
);
const shown = (start: string) =>
  [...SIGHTS].filter((sight) => sight.startsWith(`${start} `)).map((sight) => sight.split(' '));

describe.each(NAMES)('%s', (name) => {
  test('is what the rules say now (if the change is meant: npm run golden -- chicoree)', () => {
    const text = read('golden', name);
    expect(writePlaythrough(GAME, readScript(text))).toBe(text);
    expect(text.length).toBeLessThan(150_000);
  });
});

describe('all playthroughs together', () => {
  test('are few and small', () => {
    const bytes = NAMES.reduce((sum, name) => sum + read('golden', name).length, 0);
    expect(bytes).toBeLessThan(500_000);
  });
  test('show every end', () => {
    const reasons = shown('end').map(([, reason]) => reason);
    expect(reasons.sort()).toEqual([...BACKSTAGE.endReasons].sort());
  });
  test('show every rule that refuses, and every way to be refused', () => {
    const files = readdirSync(path.join(HOME, 'rules')).map((name) => read('rules', name));
    const rules = new Set(shown('refused').map(([, rule]) => rule));
    const whys = new Set(shown('refused').map(([, , why]) => why));
    const unseen = [
      ...files.flatMap(readRefused).filter((id) => !rules.has(id)),
      ...WHYS.filter((why) => !whys.has(why)),
    ];
    expect([...new Set(unseen)]).toEqual([]);
  });
  test('show every rule of the moment', () => {
    const source = read('rules', 'index.ts');
    const named = source.slice(source.indexOf('END_RULES'), source.indexOf('// ---- asking'));
    const governing = new Set(shown('governing').map(([, id]) => id));
    const ids = [...named.matchAll(/CH-\d\d/g)].map(([id]) => id);
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !governing.has(id))).toEqual([]);
  });
  test('show every landmark', () => {
    const marks = new Set(shown('mark').map(([, name]) => name));
    expect(BACKSTAGE.landmarkNames.filter((name) => !marks.has(name))).toEqual([]);
  });
});
