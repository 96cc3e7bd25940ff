// Advice at a table: every fact that a bot finds has a sentence in every language, and every move
// something to press.
import { askedSeats, LANGS, rngFor, type Lang, type Seat } from '@tablee/kit';
import { expect, test } from 'vitest';
import {
  Match,
  matchPlan,
  type AnyAdviser,
  type AnyBot,
  type BotTable,
  type Reason,
} from '../../src/index.ts';

/** Advice in words, as tables in a browser have it. */
interface Words<View, Move> {
  reason(reason: Reason, nameOf: (seat: Seat) => string): string | undefined;
  spots(move: Move, view: View): readonly string[];
}

export interface AdvicePlan<View, Move> extends BotTable {
  readonly adviser: AnyAdviser;
  readonly player: AnyBot;
  /** The fact that names the seat ahead of all others, if there is one, and how far each seat is. */
  readonly leader?: {
    readonly fact: string;
    readonly progress: (view: View, seat: Seat) => number;
  };
  readonly words: (lang: Lang) => Promise<Words<View, Move>>;
  /** Every fact that there are words for. */
  readonly facts: readonly string[];
  /** What such a fact may come with: every number that a sentence names, as many and as few. */
  readonly samples: readonly Readonly<Record<string, number>>[];
  /** What a place that one presses is found by. */
  readonly spot: RegExp;
}

interface Asked<View> {
  readonly view: View;
  readonly seat: Seat;
  readonly candidates: ReturnType<AnyAdviser>['candidates'];
}
const nameOf = (seat: Seat): string => ['Ada', 'Odette', 'Basile'][seat] ?? '?';
const isSentence = (text: string | undefined): boolean =>
  text !== undefined && /^\S.*\.$/u.test(text) && !/undefined|NaN|\?/.test(text);

/** Everything that is advised to whoever is asked first, in a game between bots. */
function advised<View, Move>(
  plan: AdvicePlan<View, Move>,
  asked: number,
  playouts: number,
): Asked<View>[] {
  const { rules, adviser, player } = plan;
  const match = new Match(matchPlan(plan, [player, player, player], 'advice'));
  const rng = rngFor('advice', 'test');
  const all: Asked<View>[] = [];
  do {
    const [seat] = askedSeats(match.log.pending);
    if (seat === undefined) continue;
    const view = rules.view(match.log.state, seat);
    const { candidates } = adviser(view, seat, rng, { playouts });
    all.push({ view: view as View, seat, candidates });
  } while (all.length < asked && match.step());
  return all;
}

export function adviceSuite<View, Move>(plan: AdvicePlan<View, Move>): void {
  const { words, facts, samples, spot, leader } = plan;

  test.each(LANGS)('every fact is a sentence in %s', async (lang) => {
    const said = await words(lang);
    for (const fact of facts)
      for (const sample of samples)
        expect([fact, isSentence(said.reason({ fact, facts: sample }, nameOf))]).toEqual([
          fact,
          true,
        ]);
    expect(said.reason({ fact: 'unheard-of', facts: {} }, nameOf)).toBeUndefined();
  });

  test('whatever is advised in a game can be said and pressed, and nobody leads who does not', async () => {
    const said = await words('fr');
    const found = new Set<string>();
    for (const { view, seat, candidates } of advised(plan, 120, 1))
      for (const { move, reasons } of candidates) {
        for (const one of reasons) {
          found.add(one.fact);
          expect([one.fact, isSentence(said.reason(one, nameOf))]).toEqual([one.fact, true]);
          if (leader === undefined || one.fact !== leader.fact) continue;
          const ahead = Number(one.facts!['seat']);
          expect(ahead).not.toBe(seat);
          for (const other of [0, 1, 2].filter((some) => some !== ahead))
            expect(leader.progress(view, ahead)).toBeGreaterThan(leader.progress(view, other));
        }
        if (move === undefined) continue;
        const spots = said.spots(move as Move, view);
        expect(spots.length).toBeGreaterThan(0);
        for (const one of spots) expect(one).toMatch(spot);
      }
    expect([...found].filter((fact) => !facts.includes(fact))).toEqual([]);
    if (leader !== undefined) expect(found).toContain(leader.fact);
  });

  test('the best moves have only what speaks for them, and every move has a reason', () => {
    let alike = 0;
    let apart = 0;
    for (const { candidates } of advised(plan, 40, 60)) {
      const [best] = candidates;
      expect(best!.isAsGood).toBe(true);
      // What is further down never promises more.
      const chances = candidates.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      for (const { isAsGood, chance, score, reasons } of candidates) {
        // Where there is no choice nothing needs to be argued.
        if (candidates.length > 1) expect(reasons.length).toBeGreaterThan(0);
        if (!isAsGood) {
          apart += 1;
          continue;
        }
        expect(reasons.filter(({ isAgainst }) => isAgainst === true)).toEqual([]);
        // What is worth the same says so with the same figures.
        expect([chance, score]).toEqual([best!.chance, best!.score]);
        if (candidates.length > 1) alike += 1;
      }
    }
    expect(alike).toBeGreaterThan(0);
    expect(apart).toBeGreaterThan(0);
  });
}
