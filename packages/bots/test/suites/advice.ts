// Advice at a table: every fact that a bot finds has a sentence in every language, and every move
// something to press.
import { askedSeats, LANGS, rngFor, type Lang, type Seat } from '@tablee/kit';
import { expect, test } from 'vitest';
import { Match, type AnyAdviser, type AnyBot, type Reason } from '../../src/index.ts';
import { matchPlan, type BotTable } from './table.ts';

/** Advice in words, as tables in a browser have it. */
interface Words<View, Move> {
  reason(reason: Reason, nameOf: (seat: Seat) => string): string | undefined;
  spots(move: Move, view: View): readonly string[];
}

export interface AdvicePlan<View, Move> extends BotTable {
  readonly adviser: AnyAdviser;
  readonly player: AnyBot;
  readonly words: (lang: Lang) => Promise<Words<View, Move>>;
  /** Every fact that there are words for. */
  readonly facts: readonly string[];
  /** What a place that one presses is found by. */
  readonly spot: RegExp;
}

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
const FEW = { ...SAMPLE, points: 1, turns: 1, tokens: 1, worth: 0 };
const ASKED_MAX = 120;
const nameOf = (seat: Seat): string => ['Ada', 'Odette', 'Basile'][seat] ?? '?';
const isSentence = (text: string | undefined): boolean =>
  text !== undefined && /^\S.*\.$/u.test(text) && !/undefined|NaN|\?/.test(text);

export function adviceSuite<View, Move>(plan: AdvicePlan<View, Move>): void {
  const { rules, adviser, player, words, facts, spot } = plan;

  test.each(LANGS)('every fact is a sentence in %s', async (lang) => {
    const said = await words(lang);
    for (const fact of facts)
      for (const sample of [SAMPLE, FEW])
        expect([fact, isSentence(said.reason({ fact, facts: sample }, nameOf))]).toEqual([
          fact,
          true,
        ]);
    expect(said.reason({ fact: 'unheard-of', facts: {} }, nameOf)).toBeUndefined();
  });

  test('whatever is advised in a game can be said and pressed', async () => {
    const said = await words('fr');
    const match = new Match(matchPlan(plan, [player, player, player], 'advice'));
    const rng = rngFor('advice', 'test');
    const found = new Set<string>();
    let asked = 0;
    do {
      const [seat] = askedSeats(match.log.pending);
      if (seat === undefined) continue;
      const view = rules.view(match.log.state, seat);
      asked += 1;
      for (const { move, reasons } of adviser(view, seat, rng, { playouts: 1 }).candidates) {
        for (const one of reasons) {
          found.add(one.fact);
          expect([one.fact, isSentence(said.reason(one, nameOf))]).toEqual([one.fact, true]);
        }
        if (move === undefined) continue;
        const spots = said.spots(move as Move, view as View);
        expect(spots.length).toBeGreaterThan(0);
        for (const one of spots) expect(one).toMatch(spot);
      }
    } while (asked < ASKED_MAX && match.step());
    expect([...found].filter((fact) => !facts.includes(fact))).toEqual([]);
    expect(found.size).toBeGreaterThan(2);
  });
}
