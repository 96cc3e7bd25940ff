// The Chicorée bots: they keep the rules, know only their view, and habitue plays like somebody who
// has understood the game.

import { describe, expect, test } from 'vitest';
import { botsOf } from '@tablee/chicoree/bot';
import { META } from '@tablee/chicoree/meta';
import { RULES, type Move, type State } from '@tablee/chicoree/rules';
import { Match, matchPlan, playMatch, type AnyBot, type MatchPlan } from '@tablee/bots';
import { askedSeats, assert, rngFor, type Seat } from '@tablee/kit';
import { situation, type Sitting, type Situation } from './table-setting.ts';

const { random, habitue } = botsOf();
const SEAT_COUNTS = [2, 3, 4, 5, 6] as const;
const OPTIONS: readonly Readonly<Record<string, string>>[] = [
  {},
  { auction: 'melee' },
  { bonus: '1', deck: 'atelier' },
  { auction: 'melee', hammer: '3', bonus: '1' },
];

const planFor = (
  bots: readonly AnyBot[],
  seed: string,
  options: Readonly<Record<string, string>> = {},
): MatchPlan => matchPlan({ rules: RULES, meta: META, options }, bots, seed);

/** The share of wins of one bot among three others of a kind, every pile played from every seat. */
function winShare(one: AnyBot, others: AnyBot, piles: number): number {
  let wins = 0;
  for (let i = 0; i < piles; i++)
    for (let seat = 0; seat < 4; seat++) {
      const bots = [0, 1, 2, 3].map((s) => (s === seat ? one : others));
      const { pending } = playMatch(planFor(bots, `chicory arena ${i}`));
      assert(pending.kind === 'over', 'a game ends');
      const { winners } = pending.outcome;
      if (winners.includes(seat)) wins += 1 / winners.length;
    }
  return wins / (piles * 4);
}

describe('strength', () => {
  test('habitue wins nearly every game against three random bots', () => {
    expect(winShare(habitue, random, 25)).toBeGreaterThan(0.9);
  });

  test('a random bot wins next to nothing against three habitue ones', () => {
    expect(winShare(random, habitue, 25)).toBeLessThan(0.05);
  });

  test('games between habitue bots end with a whole chain, in ten to forty rounds as a rule', () => {
    const games = Array.from({ length: 60 }, (_, i) => {
      const { pending, state } = playMatch(
        planFor(new Array<AnyBot>(4).fill(habitue), `long ${i}`),
      );
      assert(pending.kind === 'over', 'a game ends');
      return { reason: pending.outcome.reason, rounds: (state as State).turn / 4 };
    });
    const usual = games.filter(
      ({ reason, rounds }) => reason === 'chain' && rounds >= 10 && rounds <= 40,
    );
    expect(usual.length).toBeGreaterThan(54);
  });
});

describe('good manners', () => {
  test.each(SEAT_COUNTS)('no bot breaks a rule at %i seats, whatever the options', (seats) => {
    for (const options of OPTIONS)
      for (let i = 0; i < 20; i++) {
        const bots = Array.from({ length: seats }, (_, s) =>
          (i + s) % 3 === 0 ? random : habitue,
        );
        const { pending } = playMatch(planFor(bots, `manners ${i}`, options));
        expect(pending.kind).toBe('over');
      }
  });

  test.each(SEAT_COUNTS)(
    'what others hide changes no choice, and no view, at %i seats',
    (seats) => {
      const guesses = rngFor('hidden cards', String(seats));
      for (const options of OPTIONS) {
        const match = new Match(planFor(new Array<AnyBot>(seats).fill(habitue), 'hidden', options));
        do {
          const { pending, state } = match.log;
          for (const seat of askedSeats(pending)) {
            const view = RULES.view(state as State, seat);
            const other = RULES.view(RULES.guess(view, seat, guesses), seat);
            for (const bot of [random, habitue])
              expect(bot(other, seat, rngFor('same', 'mind'))).toEqual(
                bot(view, seat, rngFor('same', 'mind')),
              );
            expect(view.at.join()).toBe(RULES.view(state as State, seat).at.join());
          }
        } while (match.step());
      }
    },
  );
});

// ---- situations

/** What habitue does in this seat, in the words of the record; empty for silence. */
function choice(s: Sitting, seat: Seat, mood = 'a'): string {
  const move = habitue(s.view(seat), seat, rngFor(mood, 'choice'));
  return move === undefined ? '' : RULES.notation.format(move as Move);
}

describe('in its turn habitue', () => {
  test('lays the chain card it can lay, and starts with the best Départ it holds', () => {
    const s = situation(3, { front: ['MOI C1', 'GRE', 'GRE'], hands: ['C2 C4 MAL'] });
    expect(choice(s, 0)).toBe('lay C2');
    const beginner = situation(3, { hands: ['MOI GRE C1'] });
    expect(choice(beginner, 0)).toBe('start GRE');
  });

  test('lays its shops first, then the export, then the next number', () => {
    const front = ['GRE C1', 'GRE C1 C2 C3 C4', 'MOI'];
    const s = situation(3, { front, hands: ['C6 C7 C2'] });
    expect(choice(s, 0)).toBe('lay C6');
    s.play('0 lay C6');
    expect(choice(s, 0)).toBe('lay C7');
  });

  test('lays a joker only for a number that it does not hold', () => {
    const front = ['GRE C1 C2 C3 C4', 'MOI', 'MOI'];
    expect(choice(situation(3, { front, hands: ['JOK C5'] }), 0)).toBe('lay C5');
    const shop = situation(3, { front, hands: ['JOK C6'] });
    expect(choice(shop, 0)).toBe('lay C6');
    shop.play('0 lay C6');
    expect(choice(shop, 0)).toBe('lay JOK as 7');
    const last = situation(3, { front: ['GRE C1 C2 C3 C4 C6 C7', 'MOI', 'MOI'], hands: ['JOK'] });
    expect(choice(last, 0)).toBe('lay JOK as 5');
  });

  test('plays ochre cards, and hits whoever is furthest with red ones', () => {
    const front = ['GRE', 'GRE C1 C2 C3 C4', 'GRE C1 C2 C3 C4 C5', 'EGY C1 C2 C3'];
    expect(choice(situation(4, { front, hands: ['VOG MAL'] }), 0)).toBe('play VOG');
    expect(choice(situation(4, { front, hands: ['MAL'] }), 0)).toBe('play MAL on 2');
    expect(choice(situation(4, { front, hands: ['INC'] }), 0)).toBe('play INC on 2');
  });

  test('stops the biggest earner, not twice, and nobody who earns little', () => {
    const front = ['GRE', 'EGY C1 C2 C3 C4 C6 C7', 'EGY', 'GRE C1'];
    const s = situation(4, { front, hands: ['SUR CAF'] });
    expect(choice(s, 0)).toMatch(/^play (SUR|CAF) on 1$/);
    s.play('0 play SUR on 1');
    expect(choice(s, 0)).toBe('done');
  });
});

/** Seat 0 has turned up this card; an honest game seldom makes purses as full as some here. */
function turned(card: string, wanted: Situation, purses: readonly number[] = []): Sitting {
  const s = situation(3, { ...wanted, next: `GRE ${card}` });
  s.play('0 done');
  purses.forEach((tokens, seat) => {
    s.state.pay(seat, tokens - s.state.tokens(seat));
  });
  return s;
}

describe('in an auction habitue', () => {
  const front = ['MOI C1', 'MOI', 'MOI'];

  test('raises by one up to its worth and passes beyond', () => {
    const s = turned('C2', { front });
    expect(choice(s, 0)).toBe('bid 1');
    s.play('0 bid 1', '1 bid 2', '2 pass');
    expect(choice(s, 0)).toBe('bid 3');
    s.play('0 bid 3', '1 bid 8');
    expect(choice(s, 0)).toBe('pass');
  });

  test('stays silent in a free-for-all where it would pass by turns', () => {
    const s = turned('C2', { front, options: { auction: 'melee' } });
    expect(choice(s, 0)).toBe('bid 1');
    s.play('1 bid 8');
    expect(choice(s, 0)).toBe('');
  });

  test('bids nothing for what it has no use for', () => {
    expect(choice(turned('C1', { front }), 0)).toBe('pass');
    const start = turned('EGY', { front });
    for (const mood of ['a', 'b', 'c', 'd', 'e']) expect(choice(start, 0, mood)).toBe('bid 0');
  });

  test('bids in a bluff as nobody can foresee, never above what the card is worth', () => {
    const s = turned('C6', { front }, [60, 60, 60]);
    const bids = Array.from({ length: 60 }, (_, i) => Number(choice(s, 0, `${i}`).slice(4)));
    expect(new Set(bids).size).toBeGreaterThan(4);
    expect(Math.max(...bids)).toBeLessThan(15);
  });

  test('pays more for the last card it is missing', () => {
    const nearly = ['EGY C1 C2 C3 C4 C6 C7', 'MOI', 'MOI'];
    const s = turned('C5', { front: nearly }, [30, 30, 30]);
    s.play('0 bid 8', '1 bid 9', '2 pass');
    expect(choice(s, 0)).toBe('bid 10');
  });

  test('pays to keep the last card from an opponent about to win', () => {
    const bidOn = (rival: string): string => {
      const s = turned('C5', { front: ['MOI C1', rival, 'MOI'] }, [60, 30, 30]);
      s.play('0 bid 1', '1 bid 6', '2 pass');
      return choice(s, 0);
    };
    expect(bidOn('EGY C1 C2 C3 C4 C6 C7')).toBe('bid 7');
    expect(bidOn('EGY C1 C2 C3 C4 C6')).toBe('pass');
  });

  test('keeps what the shops of the others will ask for', () => {
    const shops = ['GRE C1', 'GRE C1 C2 C3 C4 C6 C7', 'GRE C1 C2 C3 C4 C6'];
    const rich = turned('C2', { front: shops }, [40, 12, 12]);
    expect(choice(rich, 0)).toBe('bid 1');
    const poor = turned('C2', { front: shops }, [4, 12, 12]);
    expect(choice(poor, 0)).toBe('pass');
  });
});

describe('when cards are asked for, habitue', () => {
  const front = ['GRE C1', 'GRE', 'GRE'];
  const challenge = (hands: readonly string[]): Sitting => turned('D5', { front, hands });

  test('shows all its flowers when they are likely to win', () => {
    expect(choice(challenge(['D4 D5 C2']), 0)).toBe('show D4 D5');
  });

  test('throws in what it has no use for when it has no flowers', () => {
    expect(choice(challenge(['C1 C2 JOK']), 0)).toMatch(/^show (C1|GRE)$/);
  });

  test('sells what it needs least among what pays the debt', () => {
    const debts = ['GRE C1 C2 C3 C4 C6 C7', 'MOI C1', 'GRE'];
    const s = situation(3, {
      front: debts,
      hands: ['', 'C2 C1', ''],
      tokens: [12, 2, 12],
    });
    expect(s.mover).toBe(1);
    expect(choice(s, 1)).toBe('sell C1');
  });
});
