// The bean lessons: the prepared game is a sound one, every move that the voice asks for is the
// learner's to make, and what the voice says of rows and points is true.
import { EDITIONS, METAS, type Edition } from '@tablee/bohne/meta';
import { CARD_CODECS, ROW_VALUE, RULES, type Move, type State } from '@tablee/bohne/rules';
import { lessonOf } from '@tablee/bohne/ui/lesson/index.ts';
import {
  assert,
  LANGS,
  optionTexts,
  readRecord,
  Replay,
  resolveSetup,
  type Lang,
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
function stopsOf(edition: Edition, { record: text, seat }: Lesson): Stop[] {
  const rules = RULES[edition];
  const record = readRecord(text);
  assert(record.ok, `a record: ${JSON.stringify(record)}`);
  const { header } = record.value;
  expect(header).toMatchObject({ game: edition, rules: rules.version });
  const setup = resolveSetup(METAS[edition], header.seats, header.options, () => 0);
  assert(setup.ok, `a table: ${JSON.stringify(setup)}`);
  expect(optionTexts(setup.value)).toEqual({ ...header.options });
  const replay = new Replay(rules, setup.value, record.value);
  const stops: Stop[] = [];
  const stop = (state: State, step: Step<Move> | undefined) => {
    const legal: Move[] = [];
    if (asked(rules.pending(state)).includes(seat)) rules.moves(state, seat, legal);
    const own = step === undefined ? undefined : moveIn(step, seat);
    stops.push({
      state,
      legal: legal.map((move) => rules.notation.format(move)),
      played: own === undefined ? undefined : rules.notation.format(own),
    });
  };
  const now = () => rules.clone(replay.log.state as State);
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

describe.each(EDITIONS)('the lesson of %s', (edition) => {
  const lesson = lessonOf(edition, 'fr');
  const { beats, seat } = lesson;
  const stops = stopsOf(edition, lesson);
  const rules = RULES[edition];

  test('speaks in the order of the game, from the deal to the end', () => {
    const steps = beats.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps[0]).toBe(1);
    expect(steps.at(-1)).toBe(stops.length - 1);
    expect(beats.at(-1)!.want).toBeUndefined();
    expect(rules.pending(stops.at(-1)!.state).kind).toBe('turn');
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
    expect(moves).toBe(7);
  });

  test.each(LANGS)('is whole and well set in %s', (lang: Lang) => {
    const spoken = lessonOf(edition, lang);
    expect(spoken).toMatchObject({ record: lesson.record, seat });
    expect(bones(spoken.beats)).toEqual(bones(beats));
    for (const text of texts(spoken.beats)) {
      expect(proofread(text, lang)).toEqual([]);
      expect(text.length, text).toBeLessThanOrEqual(LENGTH_MAX);
      expect(sentences(text).length, text).toBeLessThanOrEqual(2);
    }
  });

  test('has its own words', () => {
    for (const lang of LANGS) {
      const other = EDITIONS.find((each) => each !== edition)!;
      const says = (of: Edition) => lessonOf(of, lang).beats.map(({ say }) => say);
      const same = says(edition).filter((say) => says(other).includes(say));
      // How a preview is called up is the same in both boxes.
      expect(same.length).toBeLessThanOrEqual(1);
    }
  });

  /** The value of the first, second, … row of a seat. */
  const row = (step: number, of: Seat, suit: number): number =>
    ROW_VALUE[stops[step]!.state.row(0, of, suit)]!;

  test('tells the truth about the rows', () => {
    const [green, red, yellow] = [0, 1, 2];
    expect([4, 9, 12, 17].map((step) => row(step, seat, red))).toEqual([9, -9, 9, 18]);
    expect([6, 9].map((step) => row(step, 1, yellow))).toEqual([6, -6]);
    expect([9, 14].map((step) => row(step, 2, green))).toEqual([11, 0]);
    const points = [0, 1, 2, 3].map((of) => stops.at(-1)!.state.points(0, of));
    expect(points).toEqual([18, 10, 8, 7]);
  });

  test('sends the learner to try what the rules refuse', () => {
    const refusal = (step: number, from: Seat): Refusal | undefined =>
      rules.check(stops[step]!.state, seat, { kind: 'take', seat: from });
    expect(refusal(3, seat)).toMatchObject({ rule: 'NB-22', why: 'own-card' });
    expect(refusal(16, 2)).toMatchObject({ rule: 'NB-23', why: 'under-the-marker' });
  });
});

test('both boxes play the same game with their own cards', () => {
  const [bean, chocolate] = EDITIONS.map((edition) => {
    const cards = /(?<=^chance ).*$/m.exec(lessonOf(edition, 'en').record)![0].split(' ');
    return cards.map((card) => CARD_CODECS[edition].parse(card));
  });
  expect(bean).toEqual(chocolate);
  expect(bean).not.toContain(undefined);
});
