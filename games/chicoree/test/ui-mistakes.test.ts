// Kinds of mistakes at Chicorée: by what was said of the move that was made and of the best one.
import { Draws, Log, nextStep, resolveSetup, rngFor, secretFrom } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { JUDGE } from '../bot/advice.ts';
import { botsOf } from '../bot/index.ts';
import { META } from '../meta.ts';
import { PHASE, RULES, type State } from '../rules/index.ts';

import type { fr } from '../texts/advice.fr.ts';
import { mistakesIn } from '../ui/mistakes.ts';

type Fact = keyof typeof fr;
const judged = (move: string | null, ...facts: (Fact | readonly [Fact, object])[]) => ({
  move,
  reasons: facts.map((one) =>
    typeof one === 'string' ? { fact: one } : { fact: one[0], facts: { ...one[1] } },
  ),
});
const pass = judged('pass', 'keeps-tokens');

describe('a mistake', () => {
  const { kindOf, name } = mistakesIn('fr');

  test.each([
    ['overpays-in-fists', judged('bid 9', ['too-dear', { fists: 1 }]), judged('bid 2')],
    ['overpays', judged('bid 9', ['too-dear', { price: 9 }], 'leaves'), pass],
    ['buys-useless', judged('bid 1', 'no-use'), pass],
    ['spends-all', judged('bid 8', 'leaves-little', 'worth-it'), pass],
    ['misses-bargain', judged('pass', 'a-bargain'), judged('bid 3', 'worth-it')],
    ['misses-bargain', judged(null, 'keeps-tokens'), judged('bid 3', 'worth-it')],
    ['lets-rival', judged('pass', 'lets-have', 'too-dear'), judged('bid 3', 'denies')],
    ['small-start', judged('start D1', 'small-start'), judged('done', 'waits-for-start')],
    ['wastes-joker', judged('lay JOK as 3', 'joker-spare'), judged('lay C3')],
    ['wastes-stop', judged('play GRE on 1', 'stopped-already'), judged('done')],
    ['throws-useful', judged('show C3', 'throws-useful'), judged('show FLE')],
    ['bad-sale', judged('sell C3', 'too-useful'), judged('sell C4', 'sells-least')],
    ['waits', judged('done', 'draws-on'), judged('lay C3', 'lays-next')],
    ['hurries', judged('play GRE on 1', 'stops'), judged('done', 'keeps-specials')],
    [undefined, judged('lay C3', 'lays-next'), judged('lay C4', 'lays-next')],
  ] as const)('is called %s', (kind, played, best) => {
    expect(kindOf({ played, best })).toBe(kind);
    if (kind !== undefined) expect(name(kind)).toMatch(/^\p{Lu}/u);
  });
});

test('a bid in a closed fist that is too high says where it was made', () => {
  const draws = new Draws(secretFrom('fists'));
  const setup = resolveSetup(META, 3, {}, (seats) => draws.firstSeat(seats));
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const log = new Log(RULES, setup.value);
  const { habitue } = botsOf();
  const isFists = (): boolean => (log.state as State).phase === PHASE.bluff;
  while (!isFists()) {
    const step = nextStep(log.pending, {
      draw: (chance) => draws.draw(chance),
      choose: (seat) =>
        habitue(
          RULES.view(log.state as State, seat),
          seat,
          rngFor('fists', `${seat} ${log.steps}`),
        ),
    });
    log.append(step!);
  }
  const told = [0, 1, 2]
    .filter((seat) => seat !== (log.state as State).seller)
    .flatMap((seat) => {
      const view = RULES.view(log.state as State, seat);
      return JUDGE.reasons(view, seat, { kind: 'bid', amount: 60 });
    });
  const dear = told.filter(({ fact }) => fact === 'too-dear');
  expect(dear.length).toBeGreaterThan(0);
  for (const { facts } of dear) expect(facts?.['fists']).toBe(1);
});
