// The faces of Chicorée's bots: what is said, paid, shown and destroyed shows in them; what is drawn does not.
import { expect, test } from 'vitest';

import { RULES, type Event } from '@tablee/chicoree/rules';
import { onlookerSuite } from '@tablee/ui/suites';
import { META } from '../meta.ts';
import { banterIn } from '../ui/banter/index.ts';
import { CounterOnlooker, type Remark } from '../ui/onlooker.ts';
import { card } from './ui-views.ts';

const REMARKS: Readonly<Record<Remark, true>> = {
  bought: true,
  outbid: true,
  fooled: true,
  flowers: true,
  wilted: true,
  struck: true,
  strike: true,
  owing: true,
  earning: true,
};

onlookerSuite<Event, Remark>({
  rules: RULES,
  meta: META,
  seats: [3, 4],
  make: () => new CounterOnlooker(),
  remarks: Object.keys(REMARKS) as Remark[],
  load: banterIn,
});

test('an auction: who is outbid starts, who goes without is cross, who gets it is glad', () => {
  const onlooker = new CounterOnlooker();
  onlooker.see([{ kind: 'turn', number: 1, seat: 0, tokens: [12, 12, 12] }]);
  const lot = card('C3');
  onlooker.see([{ kind: 'auction', card: lot, form: 'turns', seller: null }]);
  expect(onlooker.see([{ kind: 'bid', seat: 0, amount: 1 }]).reactions).toEqual([]);
  expect(onlooker.see([{ kind: 'bid', seat: 1, amount: 2 }]).reactions).toEqual([
    { seat: 0, mood: 'startled' },
  ]);
  const end = onlooker.see([
    { kind: 'passed', seat: 0 },
    { kind: 'sold', seat: 1, card: lot, amount: 2 },
    { kind: 'turn', number: 4, seat: 1, tokens: [12, 10, 12] },
  ]);
  expect(end).toEqual({
    round: 1,
    reactions: [
      { seat: 0, mood: 'cross', remark: 'outbid' },
      { seat: 1, mood: 'glad', remark: 'bought' },
    ],
  });
  expect(onlooker.see([{ kind: 'drew', seat: 1, card: lot }])).toEqual({ round: 2, reactions: [] });
});
