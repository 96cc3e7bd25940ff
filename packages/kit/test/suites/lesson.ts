// A lesson: the prepared game is a sound one, every move that the voice asks for is the learner's to make,
// and the voice speaks short, well set sentences in every language.
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  assert,
  LANGS,
  optionTexts,
  readRecord,
  Replay,
  resolveSetup,
  type AnyRules,
  type GameMeta,
  type Lang,
  type Rules,
  type Seat,
  type Step,
} from '../../src/index.ts';
import { proofread } from '../../src/testing/index.ts';

/** A lesson as tables in a browser have it. */
interface Lesson {
  readonly record: string;
  readonly seat: Seat;
  readonly beats: readonly {
    readonly step: number;
    readonly say: string;
    readonly want?: readonly string[] | undefined;
    readonly otherwise?: string | undefined;
    readonly points: readonly string[];
    readonly isLater?: boolean | undefined;
  }[];
  spots(move: unknown, view: unknown): readonly string[];
}

/** The prepared game when so many steps have been played. */
export interface Stop<State> {
  readonly state: State;
  /** What the learner may do, as the record spells it; empty while the others play. */
  readonly legal: readonly string[];
  /** What the learner does in the record. */
  readonly played: string | undefined;
}

export interface LessonPlan<View, State extends View, Move, Event> {
  readonly rules: Rules<View, State, Move, Event>;
  readonly meta: GameMeta;
  readonly lessonOf: (lang: Lang) => Lesson;
  /** How many moves the learner makes. */
  readonly moves: number;
}

/** Plays the record from line to line; the last stop is its end. */
function stopsOf(rules: AnyRules, meta: GameMeta, { record: text, seat }: Lesson): Stop<unknown>[] {
  const record = readRecord(text);
  assert(record.ok, `a record: ${JSON.stringify(record)}`);
  const { header } = record.value;
  expect(header).toMatchObject({ game: meta.id, rules: rules.version });
  const setup = resolveSetup(meta, header.seats, header.options, () => 0);
  assert(setup.ok, `a table: ${JSON.stringify(setup)}`);
  expect(optionTexts(setup.value)).toEqual({ ...header.options });
  const replay = new Replay(rules, setup.value, record.value);
  const stops: Stop<unknown>[] = [];
  const stop = (state: unknown, step?: Step<unknown>) => {
    const legal: unknown[] = [];
    if (askedSeats(rules.pending(state)).includes(seat)) rules.moves(state, seat, legal);
    const own = step && moveIn(step, seat);
    stops.push({
      state,
      legal: legal.map((move) => rules.notation.format(move)),
      played: own && rules.notation.format(own.move),
    });
  };
  while (!replay.done) {
    const before = rules.clone(replay.log.state);
    const line = replay.next();
    assert(line.ok, `a line that fits: ${JSON.stringify(line)}`);
    if (line.value.step !== undefined) stop(before, line.value.step);
  }
  expect(replay.missing()).toBeUndefined();
  stop(rules.clone(replay.log.state));
  return stops;
}

const moveIn = (step: Step<unknown>, seat: Seat): { readonly move: unknown } | undefined => {
  if (step.kind === 'sealed') return step.choices.find((choice) => choice.seat === seat);
  return step.kind === 'move' && step.seat === seat ? step : undefined;
};

const BEATS_MAX = 26;
const LENGTH_MAX = 145;
/** Steps and wants: what must be alike in all languages. */
const bones = ({ beats }: Lesson) =>
  beats.map(({ say: _, otherwise, ...beat }) => ({ ...beat, answers: otherwise !== undefined }));
const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}+])/u);

/** While something is explained nothing happens, and what is meant is pointed at. */
function pointing(rules: AnyRules, lesson: Lesson, stops: readonly Stop<unknown>[]): void {
  const { beats, seat } = lesson;
  test('stands still while something is explained: no bell rings in it', () => {
    for (const { state } of stops) expect(rules.pending(state).kind).not.toBe('open');
  });

  test('points at what it speaks of, and at what it wants', () => {
    for (const { step, say, want, points } of beats.slice(0, -1)) {
      const view = rules.view(stops[step]!.state, seat);
      const spots = (want ?? []).flatMap((text) => {
        const move = rules.notation.parse(text);
        assert(move.ok, `a move: ${text}`);
        return lesson.spots(move.value, view);
      });
      expect(want === undefined ? points : spots, say).not.toEqual([]);
    }
  });

  test('passes over what nobody watches only after it has been read', () => {
    for (const [i, { isLater }] of beats.entries())
      if (isLater === true) expect(beats[i - 1]!.want).toBeUndefined();
  });
}

/** Returns where the lesson stops, for what only this one says. */
/** A learner who tried one took so long to read what is said, look at the table, and do it. */
const BEAT_SECONDS = 12.5;

export function lessonSuite<View, State extends View, Move, Event>(
  plan: LessonPlan<View, State, Move, Event>,
): readonly Stop<State>[] {
  const { meta, lessonOf } = plan;
  const rules = plan.rules as AnyRules;
  const lesson = lessonOf('fr');
  const { beats, seat, record } = lesson;
  const stops = stopsOf(rules, meta, lesson);

  describe(`the lesson of ${meta.id}`, () => {
    test('speaks in the order of the game, from its first step to the end', () => {
      const steps = beats.map(({ step }) => step);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      expect(steps[0]).toBe(1);
      expect(steps.at(-1)).toBe(stops.length - 1);
      expect(beats.at(-1)!.want).toBeUndefined();
      expect(rules.pending(stops.at(-1)!.state).kind).toBe('turn');
      expect(beats.length).toBeLessThanOrEqual(BEATS_MAX);
    });

    test('takes about as long as its box says', () => {
      expect(Math.ceil((beats.length * BEAT_SECONDS) / 60)).toBe(meta.lessonMinutes);
    });

    pointing(rules, lesson, stops);

    test('asks for each of the learner’s moves that is watched, and for nothing else', () => {
      for (const [step, { legal, played }] of stops.entries()) {
        const last = beats.findLastIndex((beat) => beat.step <= step);
        const isPassedOver = beats[last]?.want === undefined && beats[last + 1]?.isLater === true;
        if (isPassedOver) continue;
        const here = beats.filter((beat) => beat.step === step);
        const wants = here.filter(({ want }) => want !== undefined);
        if (played === undefined) {
          expect(wants).toEqual([]);
          continue;
        }
        expect(legal).toContain(played);
        // Whoever has read everything at this step is left with the move to make.
        expect(wants).toEqual([here.at(-1)]);
        expect(wants[0]!.want).toEqual([played]);
        expect(wants[0]!.otherwise !== undefined).toBe(legal.length > 1);
      }
      expect(beats.filter(({ want }) => want !== undefined)).toHaveLength(plan.moves);
    });

    test.each(LANGS)('is whole and well set in %s', (lang) => {
      const spoken = lessonOf(lang);
      expect(spoken).toMatchObject({ record, seat });
      expect(bones(spoken)).toEqual(bones(lesson));
      for (const text of spoken.beats.flatMap(({ say, otherwise }) => [say, otherwise ?? say])) {
        expect(proofread(text, lang)).toEqual([]);
        expect(text).not.toMatch(/…|\.\.\./);
        expect(text.length, text).toBeLessThanOrEqual(LENGTH_MAX);
        expect(sentences(text).length, text).toBeLessThanOrEqual(2);
      }
    });
  });
  return stops as readonly Stop<State>[];
}
