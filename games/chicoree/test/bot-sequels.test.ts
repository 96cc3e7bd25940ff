// What may come of a choice at the Chicorée table: found in situations that were played, and counted in a
// review.

import { JUDGE } from '@tablee/chicoree/bot/advice';
import { RULES, type View } from '@tablee/chicoree/rules';
import { LANGS } from '@tablee/kit';
import { priceOf } from '@tablee/review';
import { expect, test } from 'vitest';
import { sequels } from '../bot/sequels.ts';
import { adviceOf } from '../ui/advice.ts';
import { situation, type Sitting } from './table-setting.ts';

/** Everything that has come about for a seat since it saw `root`. */
const comeAbout = (root: View, seat: number, s: Sitting): unknown[] =>
  sequels(root, seat)
    .filter(({ has }) => has(s.state))
    .map(({ fact, facts }) => (facts === undefined ? fact : [fact, facts]));

const seen = (s: Sitting, seat: number): View => RULES.view(s.state, seat);

test('a link that is laid, a link that is lost', () => {
  const front = ['MOI C1', 'GRE C1 C2 C3 C4', 'GRE'];
  const s = situation(3, { front, hands: ['C2 MAL'] });
  const [mine, theirs] = [seen(s, 0), seen(s, 1)];
  expect(comeAbout(mine, 0, s)).toEqual([]);
  s.play('0 lay C2');
  expect(comeAbout(mine, 0, s)).toEqual(['chain-grows']);
  expect(comeAbout(theirs, 1, s)).toEqual([['rival-grows', { seat: 0 }]]);
  s.play('0 play MAL on 1');
  expect(comeAbout(theirs, 1, s)).toEqual(['chain-broken', ['rival-grows', { seat: 0 }]]);
});

test('a number that one lacked, and a purse that will not do', () => {
  const front = ['MOI', 'GRE C1 C2 C3 C4 C6 C6 C7', 'GRE'];
  const s = situation(3, { front, tokens: [4, 12, 12], next: 'MAL C5' });
  const root = seen(s, 0);
  expect(comeAbout(root, 0, s)).toEqual([]);
  s.play('0 done', '0 bid 5');
  s.passAll();
  expect(comeAbout(root, 0, s)).toContainEqual(['has-number', { number: 5 }]);
  expect(comeAbout(root, 0, s)).not.toContainEqual(['has-number', { number: 4 }]);
  expect(comeAbout(root, 0, s)).toContain('short-of-tokens');
});

test('who has won', () => {
  const front = ['GRE C1 C2 C3 C4 C6 C7', 'MOI', 'MOI'];
  const s = situation(3, { front, hands: ['C5'] });
  const [mine, theirs] = [seen(s, 0), seen(s, 1)];
  s.play('0 lay C5', '0 done');
  s.passAll();
  expect(comeAbout(mine, 0, s)).toEqual(['you-win', 'chain-grows']);
  expect(comeAbout(theirs, 1, s)).toContainEqual(['rival-wins', { seat: 0 }]);
});

test('a review tells them of the played and of the best move', () => {
  const front = ['GRE C1 C2 C3 C4 C6 C7', 'MOI', 'MOI'];
  const s = situation(3, { front, hands: ['C5'] });
  const plan = { rules: RULES, judge: JUDGE, seed: 'sequels', playouts: 400 } as never;
  const move = { kind: 'done' };
  const { played, best } = priceOf(plan, seen(s, 0), { seat: 0, move }, 0);
  expect([played.move, best.move]).toEqual(['done', 'lay C5']);
  expect(best.follows![0]).toEqual({ fact: 'you-win', share: 1 });
  expect(played.follows![0]).toEqual({ fact: 'you-win', share: 0 });
});

test('every one of them is a sentence in each language', async () => {
  const root = seen(situation(3, {}), 0);
  for (const lang of LANGS) {
    const words = await adviceOf(lang);
    const said = sequels(root, 0).map((one) =>
      words.reason(one, (seat) => ['Ada', 'Odette', 'Zoé'][seat]!),
    );
    expect(said.filter((text) => text === undefined || !/^\S.*\.$/u.test(text))).toEqual([]);
    expect(said.join(' ')).not.toMatch(/undefined|NaN/);
    // No two say the same.
    expect(new Set(said).size).toBe(said.length);
  }
});
