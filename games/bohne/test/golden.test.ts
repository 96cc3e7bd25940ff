// Golden playthroughs: the rules still say what they said, and the playthroughs show everything.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { readScript, sightsOf, writePlaythrough } from '@tablee/kit/testing';

import { readRefused } from '../../../scripts/tidy/ruleIds.ts';
import { EDITIONS, METAS } from '../meta.ts';
import { RULES, WHYS } from '../rules/index.ts';
import { BACKSTAGE } from '../testing/index.ts';

const HOME = path.join(import.meta.dirname, '..');
const read = (...parts: string[]) => readFileSync(path.join(HOME, ...parts), 'utf8');
const NAMES = readdirSync(path.join(HOME, 'golden'));

const gameOf = (name: string) => {
  const edition = EDITIONS.find((one) => name.startsWith(one));
  if (edition === undefined) throw new Error(`${name} begins with no edition`);
  return { rules: RULES[edition], meta: METAS[edition], backstage: BACKSTAGE[edition] };
};

const SIGHTS = new Set(
  NAMES.flatMap((name) => [...sightsOf(gameOf(name), readScript(read('golden', name)))]),
);
const shown = (start: string) =>
  [...SIGHTS].filter((sight) => sight.startsWith(`${start} `)).map((sight) => sight.split(' '));

describe.each(NAMES)('%s', (name) => {
  test('is what the rules say now (if the change is meant: npm run golden -- bohne)', () => {
    const text = read('golden', name);
    expect(writePlaythrough(gameOf(name), readScript(text))).toBe(text);
    expect(text.length).toBeLessThan(150_000);
  });
});

describe('all playthroughs together', () => {
  test('are few and small, and of both editions', () => {
    const bytes = NAMES.reduce((sum, name) => sum + read('golden', name).length, 0);
    expect(bytes).toBeLessThan(300_000);
    for (const edition of EDITIONS)
      expect(NAMES.some((name) => name.startsWith(edition))).toBe(true);
  });
  test('show every end', () => {
    const reasons = shown('end').map(([, reason]) => reason);
    expect(reasons.sort()).toEqual([...BACKSTAGE['pas-de-bras'].endReasons].sort());
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
    const named = source.slice(source.indexOf('END_RULE'), source.indexOf('function outcome'));
    const governing = new Set(shown('governing').map(([, id]) => id));
    const ids = [...named.matchAll(/NB-\d\d/g)].map(([id]) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !governing.has(id))).toEqual([]);
  });
  test('show every landmark', () => {
    const marks = new Set(shown('mark').map(([, name]) => name));
    const { landmarkNames } = BACKSTAGE['pas-de-bras'];
    expect(landmarkNames.filter((name) => !marks.has(name))).toEqual([]);
  });
});
