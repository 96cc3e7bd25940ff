// Advice at the Chicorée table.
import { adviceSuite } from '@tablee/bots/suites';
import { hintsFit } from '@tablee/ui/suites';
import { expect, test } from 'vitest';
import { ADVISER, JUDGE } from '../bot/advice.ts';
import { botsOf } from '../bot/index.ts';
import { META } from '../meta.ts';
import { RULES, type Move } from '../rules/index.ts';
import { adviceOf } from '../ui/advice.ts';
import { fr } from '../texts/advice.fr.ts';
import { pressesOf, spotsOf } from '../ui/places.ts';
import { tableWith } from './ui-views.ts';

const MANY = { seat: 1, turns: 2, number: 3, tokens: 4, price: 6, worth: 5, flowers: 8, due: 2 };
const FEW = { ...MANY, turns: 1, tokens: 1, flowers: 1, due: 0 };

adviceSuite({
  rules: RULES,
  meta: META,
  adviser: ADVISER,
  player: botsOf().habitue,
  words: adviceOf,
  leader: {
    fact: 'hits-leader',
    progress: (view, seat) => (view.isAlive(seat) ? view.chainLength(seat) : -1),
  },
  facts: Object.keys(fr),
  samples: [MANY, FEW],
  spot: /^\[(role=option\]\[data-card="[A-Z]|data-action="[a-z]+|data-target="\d)/,
});

const TWELVE = Object.fromEntries(Object.keys(MANY).map((name) => [name, 12]));
hintsFit(adviceOf, Object.keys(fr), TWELVE);

const bid = (amount: number): Move => ({ kind: 'bid', amount });

test('a fist is what one presses only once it holds what is advised', () => {
  const view = RULES.view(tableWith({ phase: 'bluff' }), 0);
  const spots = spotsOf(bid(2), view);
  expect(spots).not.toContain('[data-action="fist"]');
  expect(spots).toEqual(pressesOf(bid(2), view));
});

test('where the best bid is above what the card is worth, no lower one is too dear', () => {
  const view = RULES.view(tableWith({ phase: 'bluff', lot: 'EGY', hand: '' }), 0);
  const facts = (move: Move, best?: Move) =>
    JUDGE.reasons(view, 0, move, best).map(({ fact }) => fact);
  expect(facts(bid(6))).toContain('no-use');
  const ofWorth = /too-dear|worth-it|no-use|a-bargain/;
  for (const amount of [0, 1, 6])
    for (const fact of facts(bid(amount), bid(7))) expect(fact).not.toMatch(ofWorth);
  expect(facts(bid(6), bid(7))).toContain('outbid');
  // Of what is higher than the best one it is said still, and where the best one is to bid nothing.
  expect(facts(bid(8), bid(7))).toContain('no-use');
  expect(facts(bid(6), bid(0))).toContain('no-use');
});
