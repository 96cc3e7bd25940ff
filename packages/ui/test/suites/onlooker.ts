// Faces and banter give nothing away: whoever one is at a table, one sees the same faces and hears the same
// line, at most one in a round; and there is a line for everything, in every language.
import {
  assert,
  LANGS,
  resolveSetup,
  rngFor,
  type AnyRules,
  type GameMeta,
  type Lang,
} from '@tablee/kit';
import { Ears, proofreadSentence, randomStep } from '@tablee/kit/testing';
import { describe, expect, test } from 'vitest';
import { MOODS, TEMPERS, type Banter, type Impression, type Onlooker } from '../../src/onlooker.ts';
import { Wit, type Cue } from '../../src/wit.ts';
import { inAllLangs } from './texts.ts';

/** More is not read at a glance, and does not fit beside a face on a phone. */
const LINE_MAX = 44;

/** Lines for these remarks, in every language, as somebody at the table would say them. */
export function banterSuite(
  remarks: readonly string[],
  load: (lang: Lang) => Promise<Banter>,
): void {
  test.each(LANGS)('every bot has something to say about everything (%s)', async (lang) => {
    const banter = (await inAllLangs(load))[lang];
    expect(Object.keys(banter).sort()).toEqual([...remarks].sort());
    const wrong = Object.values(banter).flatMap((lines) =>
      TEMPERS.flatMap((temper) => [
        ...(lines[temper].length === 0 ? [`${temper} has nothing to say`] : []),
        ...lines[temper].flatMap((line) => proofreadSentence(line, lang)),
        ...lines[temper].filter(({ length }) => length > LINE_MAX),
      ]),
    );
    expect(wrong).toEqual([]);
  });
}

export interface OnlookerPlan<Event, Remark extends string> {
  readonly rules: AnyRules;
  readonly meta: GameMeta;
  readonly seats: readonly number[];
  readonly make: () => Onlooker<Event, Remark>;
  /** All there are. */
  readonly remarks: readonly Remark[];
  readonly load: (lang: Lang) => Promise<Banter>;
}

interface Taken {
  readonly step: number;
  readonly impression: Impression;
}

/** What somebody makes of every step of a game. */
const takenBy = (steps: readonly (readonly unknown[])[], onlooker: Onlooker<unknown>): Taken[] =>
  steps.map((events, step) => ({ step, impression: onlooker.see(events) }));

function cuesOf(taken: readonly Taken[], isBot: (seat: number) => boolean): (Cue | undefined)[] {
  const wit = new Wit('somebody', isBot);
  return taken.map(({ step, impression }) => wit.hear(step, impression));
}

export function onlookerSuite<Event, Remark extends string>(
  plan: OnlookerPlan<Event, Remark>,
): void {
  const { rules, meta, make, remarks } = plan;
  const GAMES = 12;

  /** What each viewer was told in every step of a random game: by seat, the watcher last. */
  function played(seats: number, game: number): (readonly unknown[])[][] {
    const rng = rngFor('faces and banter', `${seats} ${game}`);
    const setup = resolveSetup(meta, seats, {}, (count) => rng.below(count));
    assert(setup.ok, `a table: ${JSON.stringify(setup)}`);
    const state = rules.setup(setup.value);
    const told: (readonly unknown[])[][] = Array.from({ length: seats + 1 }, () => []);
    for (
      let pending = rules.pending(state);
      pending.kind !== 'over';
      pending = rules.pending(state)
    ) {
      const step = randomStep(rules, state, rng, game % 2 === 0 ? 1 : 2);
      assert(step !== undefined, 'somebody can do something');
      const ears = new Ears(seats);
      rules.apply(state, step, ears);
      told.forEach((steps, viewer) => steps.push(ears.heard[viewer]!));
    }
    return told;
  }

  describe('faces and banter', () => {
    const seen = { remarks: new Set<string>(), moods: new Set<string>() };

    test.each(plan.seats)('%i seats: all see the same, and hear one line a round', (seats) => {
      let secrets = 0;
      let lines = 0;
      for (let game = 0; game < GAMES; game++) {
        const told = played(seats, game);
        const [watcher, ...others] = told
          .toReversed()
          .map((steps) => takenBy(steps, make() as Onlooker<unknown>));
        assert(watcher !== undefined, 'somebody looks on');
        for (const other of others) expect(other).toEqual(watcher);
        for (const steps of told.slice(0, -1))
          if (JSON.stringify(steps) !== JSON.stringify(told.at(-1))) secrets += 1;

        const reactions = watcher.flatMap(({ impression }) => impression.reactions);
        expect(reactions.filter(({ seat }) => seat < 0 || seat >= seats)).toEqual([]);
        for (const { mood, remark } of reactions) {
          seen.moods.add(mood);
          if (remark !== undefined) seen.remarks.add(remark);
        }
        const rounds = watcher.map(({ impression }) => impression.round);
        expect(rounds, 'rounds come one after the other').toEqual(rounds.toSorted((a, b) => a - b));
        const isBot = (seat: number): boolean => seat > 0;
        const cues = cuesOf(watcher, isBot);
        const spoken = cues.flatMap((cue, step) => (cue === undefined ? [] : [rounds[step]!]));
        expect(new Set(spoken).size, 'one line a round').toBe(spoken.length);
        expect(cues.filter((cue) => cue !== undefined && !isBot(cue.seat))).toEqual([]);
        lines += spoken.length;
      }
      expect(secrets, 'some were told more than others').toBeGreaterThan(0);
      expect(lines, 'somebody says something').toBeGreaterThan(0);
    });

    test('every mood is seen, and every remark made', () => {
      expect([...seen.moods].sort()).toEqual([...MOODS].sort());
      expect([...seen.remarks].sort()).toEqual([...remarks].sort());
    });

    banterSuite(remarks, plan.load);
  });
}
