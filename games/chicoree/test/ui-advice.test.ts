// Advice at the Chicorée table.
import { toldReasons } from '@tablee/bots';
import { adviceSuite } from '@tablee/bots/suites';
import { hintsFit } from '@tablee/ui/suites';
import { describe, expect, test } from 'vitest';
import { ADVISER, JUDGE } from '../bot/advice.ts';
import { botsOf } from '../bot/index.ts';
import { META } from '../meta.ts';
import { RULES, type Move, type View } from '../rules/index.ts';
import { adviceOf } from '../ui/advice.ts';
import { fr } from '../texts/advice.fr.ts';
import { pressesOf, spotsOf } from '../ui/places.ts';
import { situation } from './table-setting.ts';
import { tableWith } from './ui-views.ts';

const MANY = {
  seat: 1,
  turns: 2,
  number: 3,
  tokens: 4,
  price: 6,
  best: 4,
  worth: 5,
  flowers: 8,
  due: 2,
};
const FEW = { ...MANY, turns: 1, tokens: 1, best: 1, flowers: 1, due: 0 };

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
  // Neither of a higher one: the best one is above it as well.
  expect(facts(bid(8), bid(7))).toContain('more-than-needed');
  expect(facts(bid(8), bid(7))).not.toContain('no-use');
  expect(facts(bid(6), bid(0))).toContain('no-use');
});

describe('a move says what tells it from the best one', () => {
  const cards = (text: string): Move => {
    const read = RULES.notation.parse(text);
    if (!read.ok) throw new Error(text);
    return read.value;
  };
  const told = async (view: View, move: string, best: string): Promise<readonly string[]> => {
    const { reason } = await adviceOf('en');
    const [one, other] = [cards(move), cards(best)];
    const all = toldReasons(JUDGE.reasons(view, 0, one, other), undefined, false);
    return all.map((each) => reason(each, String) ?? '');
  };

  test('a Start card or a number that goes with the flowers', async () => {
    const s = situation(3, { hands: ['EGY INC C5 D3', 'D1', 'D1'], next: 'GRE D2' });
    s.play('0 done');
    const view = RULES.view(s.state, 0);
    expect(await told(view, 'show EGY INC D3', 'show D3')).toEqual([
      'It throws away a Start card that brings 4 tokens a turn.',
      '3 flowers: if nobody shows more, you win at least 5 tokens.',
    ]);
    expect(await told(view, 'show C5 D3', 'show D3')).toContain(
      'It throws away number 5, which you could use.',
    );
    expect(await told(view, 'show INC D3', 'show D3')).toContain(
      'It throws away a card you could use.',
    );
    expect(await told(view, 'show D3', 'show D3')).toEqual([
      '3 flowers: if nobody shows more, you win at least 5 tokens.',
    ]);
  });
});
