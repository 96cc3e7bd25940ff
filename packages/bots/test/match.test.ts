// A game's loop: bots only, with a person, and in an open window; and playouts over the index.
import { META } from '@tablee/chicoree/meta';
import { RULES } from '@tablee/chicoree/rules';
import { Draws, resolveSetup, rngFor, secretFrom, type AnyMemory, type Setup } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import { Match, playMatch, randomBot, type AnyBot } from '../src/index.ts';

const bot = randomBot(RULES);

function setupOf(options: Record<string, string>): Setup {
  const setup = resolveSetup(META, 3, { first: '0', ...options }, () => 0);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

const planOf = (bots: readonly (AnyBot | undefined)[], options: Record<string, string> = {}) => ({
  rules: RULES,
  setup: setupOf(options),
  draws: new Draws(secretFrom('match')),
  bots,
  seed: 'match',
});

describe('a match', () => {
  test('of bots ends, and the same seed plays it again', () => {
    const first = playMatch(planOf([bot, bot, bot]));
    const again = playMatch(planOf([bot, bot, bot]));
    expect(first.pending.kind).toBe('over');
    expect(again.lines).toEqual(first.lines);
  });

  test('hands those who remember what their seat has seen so far, and the others nothing', () => {
    const counts: number[] = [];
    const memory: AnyMemory = {
      start: (_setup, seat) => ({ seat, steps: 0, views: 0 }),
      note(past, { view, events }) {
        const diary = past as { seat: number; steps: number };
        diary.steps += 1;
        expect(JSON.stringify(events)).not.toMatch(/"kind":"drew","seat":[^1],"card":\d/);
        expect(RULES.pack(view as never)).not.toContain(undefined);
      },
    };
    const plain: AnyBot = (view, seat, rng, budget, past) => {
      expect(past).toBeUndefined();
      return bot(view, seat, rng, budget);
    };
    const diarist: AnyBot = Object.assign<AnyBot, object>(
      (view, seat, rng, budget, past) => {
        counts.push((past as { steps: number }).steps);
        expect(past).toMatchObject({ seat: 1 });
        return bot(view, seat, rng, budget);
      },
      { memory },
    );
    const match = new Match(planOf([plain, diarist, plain]));
    do if (counts.length > 0) expect(counts.at(-1)).toBeLessThanOrEqual(match.log.steps);
    while (match.step());
    expect(counts.length).toBeGreaterThan(10);
    expect(counts.every((count, i) => i === 0 || count > counts[i - 1]!)).toBe(true);
    expect(counts[0]).toBeGreaterThan(0);
    // Who remembers plays the same game as who does not, as long as nothing is made of it.
    expect(match.log.lines).toEqual(playMatch(planOf([plain, plain, plain])).lines);
  });

  test('asks the caller for the seat without a bot, and nobody else', () => {
    const match = new Match(planOf([bot, undefined, bot]));
    const rng = rngFor('person', '1');
    let questions = 0;
    for (let playing = true; playing;) {
      const asking = match.ask();
      let next = asking.next();
      while (next.done !== true) {
        expect(next.value.seat).toBe(1);
        questions += 1;
        next = asking.next(bot(RULES.view(match.log.state as never, 1), 1, rng));
      }
      playing = next.value;
    }
    expect(questions).toBeGreaterThan(10);
    expect(match.log.pending.kind).toBe('over');
  });

  test('stops when a person is asked where only bots were expected', () => {
    const match = new Match(planOf([undefined, undefined, undefined]));
    expect(match.step()).toBe(true);
    expect(() => match.step()).toThrow(/nobody but bots/);
  });

  test('stops at a bot that breaks a rule', () => {
    const cheat: AnyBot = () => ({ kind: 'bid', amount: 99 });
    const match = new Match(planOf([cheat, cheat, cheat]));
    match.step();
    expect(() => match.step()).toThrow(/keep the rules/);
  });

  test('rings the bell when everyone stays silent', () => {
    const silent: AnyBot = (view, seat, rng) =>
      RULES.pending(view as never).kind === 'open' ? undefined : bot(view, seat, rng);
    const { lines } = playMatch(planOf([silent, silent, silent], { auction: 'melee' }));
    expect(lines.filter((line) => line === 'bell').length).toBeGreaterThan(5);
  });
});
