// The Chicorée lesson: the prepared game is a sound one, every move that the voice asks for is the
// learner's to make, and what the voice says of tokens and cards is true.
import { META } from '@tablee/chicoree/meta';
import { RULES, type Move, type State } from '@tablee/chicoree/rules';
import { lessonOf } from '@tablee/chicoree/ui/lesson/index.ts';
import {
  assert,
  LANGS,
  optionTexts,
  readRecord,
  Replay,
  resolveSetup,
  type Pending,
  type Refusal,
  type Seat,
  type Step,
} from '@tablee/kit';
import { proofread } from '@tablee/kit/testing';
import type { Beat, Lesson } from '@tablee/ui/scene.ts';
import { describe, expect, test } from 'vitest';

/** The prepared game when so many steps have been played. */
interface Stop {
  readonly state: State;
  /** What the learner may do, as the record spells it; empty while the others play. */
  readonly legal: readonly string[];
  /** What the learner does in the record. */
  readonly played: string | undefined;
}

/** Plays the record from line to line; the last stop is its end. */
function stopsOf({ record: text, seat }: Lesson): Stop[] {
  const record = readRecord(text);
  assert(record.ok, `a record: ${JSON.stringify(record)}`);
  const { header } = record.value;
  expect(header).toMatchObject({ game: 'chicoree', rules: RULES.version });
  const setup = resolveSetup(META, header.seats, header.options, () => 0);
  assert(setup.ok, `a table: ${JSON.stringify(setup)}`);
  expect(optionTexts(setup.value)).toEqual({ ...header.options });
  const replay = new Replay(RULES, setup.value, record.value);
  const stops: Stop[] = [];
  const stop = (state: State, step: Step<Move> | undefined) => {
    const legal: Move[] = [];
    if (asked(RULES.pending(state)).includes(seat)) RULES.moves(state, seat, legal);
    const own = step === undefined ? undefined : moveIn(step, seat);
    stops.push({
      state,
      legal: legal.map((move) => RULES.notation.format(move)),
      played: own === undefined ? undefined : RULES.notation.format(own),
    });
  };
  const now = () => RULES.clone(replay.log.state as State);
  while (!replay.done) {
    const before = now();
    const line = replay.next();
    assert(line.ok, `a line that fits: ${JSON.stringify(line)}`);
    if (line.value.step !== undefined) stop(before, line.value.step as Step<Move>);
  }
  expect(replay.missing()).toBeUndefined();
  stop(now(), undefined);
  return stops;
}

const asked = (pending: Pending): readonly Seat[] =>
  pending.kind === 'turn' ? [pending.seat] : 'seats' in pending ? pending.seats : [];

const moveIn = (step: Step<Move>, seat: Seat): Move | undefined => {
  if (step.kind === 'sealed') return step.choices.find((choice) => choice.seat === seat)?.move;
  return step.kind === 'move' && step.seat === seat ? step.move : undefined;
};

const LENGTH_MAX = 170;
const texts = (beats: readonly Beat[]): string[] =>
  beats.flatMap(({ say, otherwise }) => (otherwise === undefined ? [say] : [say, otherwise]));
/** Steps and wants: what must be alike in all languages. */
const bones = (beats: readonly Beat[]) =>
  beats.map(({ say: _, otherwise, ...beat }) => ({ ...beat, answers: otherwise !== undefined }));
const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}+])/u);

describe('the lesson of Chicorée', () => {
  const lesson = lessonOf('fr');
  const { beats, seat } = lesson;
  const stops = stopsOf(lesson);

  test('speaks in the order of the game, from the shuffle to the end', () => {
    const steps = beats.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps[0]).toBe(1);
    expect(steps.at(-1)).toBe(stops.length - 1);
    expect(beats.at(-1)!.want).toBeUndefined();
    expect(RULES.pending(stops.at(-1)!.state).kind).toBe('turn');
    expect(beats.length).toBeLessThanOrEqual(18);
  });

  test('asks for each of the learner’s moves, and for nothing else', () => {
    let moves = 0;
    for (const [step, { legal, played }] of stops.entries()) {
      const here = beats.filter((beat) => beat.step === step);
      const wants = here.filter(({ want }) => want !== undefined);
      if (played === undefined) {
        expect(wants).toEqual([]);
        continue;
      }
      moves++;
      expect(legal).toContain(played);
      // Whoever has read everything at this step is left with the move to make.
      expect(wants).toEqual([here.at(-1)]);
      expect(wants[0]!.want).toEqual([played]);
      expect(wants[0]!.otherwise !== undefined).toBe(legal.length > 1);
    }
    expect(moves).toBe(9);
  });

  test.each(LANGS)('is whole and well set in %s', (lang) => {
    const spoken = lessonOf(lang);
    expect(spoken).toMatchObject({ record: lesson.record, seat });
    expect(bones(spoken.beats)).toEqual(bones(beats));
    for (const text of texts(spoken.beats)) {
      expect(proofread(text, lang)).toEqual([]);
      expect(text.length, text).toBeLessThanOrEqual(LENGTH_MAX);
      expect(sentences(text).length, text).toBeLessThanOrEqual(2);
    }
  });

  test('tells the truth about the tokens', () => {
    const tokens = (step: number) => [0, 1, 2].map((of) => stops[step]!.state.tokens(of));
    expect(tokens(1)).toEqual([12, 12, 12]);
    expect(tokens(7)).toEqual([8, 12, 12]);
    expect(tokens(9)).toEqual([4, 9, 10]);
    // The challenge brings 10, and Egypt 4.
    expect(tokens(15)).toEqual([14, 9, 10]);
    expect(tokens(16)).toEqual([18, 9, 10]);
  });

  test('stops Odette, and leaves six cards to lay', () => {
    const { state } = stops.at(-1)!;
    expect([0, 1, 2].map((of) => state.isStopped(of))).toEqual([false, true, false]);
    expect(state.chainLength(seat)).toBe(1);
  });

  test('sends the learner to try what the rules refuse', () => {
    const refusal = (step: number, text: string): Refusal | undefined => {
      const move = RULES.notation.parse(text);
      assert(move.ok, `a move: ${text}`);
      return RULES.check(stops[step]!.state, seat, move.value);
    };
    expect(refusal(10, 'lay C1')).toMatchObject({ rule: 'CH-15', why: 'no-start-yet' });
    expect(refusal(16, 'lay C6')).toMatchObject({ rule: 'CH-12', why: 'no-harvest-yet' });
  });
});
