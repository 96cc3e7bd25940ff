// Checks that every past move was legal in the hands of a guess, too. Takes back the steps since
// the last draw on the guess as on the true state.

import { copyOf, isNumbers, isObject } from '../../copy.ts';
import type { Choice, Seat, Step } from '../../game.ts';
import type { Rng } from '../../rng.ts';
import type { Moment } from '../moment.ts';
import { difference } from '../same.ts';

interface Seen {
  /** The true table before the step. */
  readonly before: unknown;
  readonly step: Step<unknown>;
}

/**
 * The steps of one game since the last draw or the last secret: what was drawn or hidden then is
 * something else in a guess, so that step cannot be taken back on it.
 */
export class Past {
  readonly #rng: Rng;
  #seen: Seen[] = [];
  /** How many steps were taken back. */
  taken = 0;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** A step with what each viewer was told of it. */
  note(before: unknown, step: Step<unknown>, heard: readonly (readonly unknown[])[]): void {
    const isSecret = heard.some((events) => difference(events, heard[0]) !== undefined);
    if (step.kind === 'chance' || isSecret) this.#seen = [];
    else this.#seen.push({ before, step });
  }

  /** Looks at one seat's guess, another seat's each time. */
  check(m: Moment): void {
    const seat = this.#rng.below(m.setup.seats);
    let guess: unknown = m.rules.guess(m.rules.view(m.state, seat), seat, this.#rng);
    let truth = m.state;
    for (const { before, step } of this.#seen.toReversed()) {
      const wasBefore = rewound(before, truth, guess);
      if (wasBefore === undefined || !couldBe(m, seat, wasBefore, before)) return;
      for (const one of choicesIn(step)) {
        const refusal = m.rules.check(wasBefore, one.seat, one.move);
        if (refusal === undefined) continue;
        const move = m.rules.notation.format(one.move);
        const why = `${refusal.rule} ${refusal.why}`;
        m.complain('past', `${seat} imagines that ${one.seat} could not “${move}”: ${why}`);
        return;
      }
      if (!leadsTo(m, wasBefore, step, guess)) return;
      this.taken += 1;
      guess = wasBefore;
      truth = before;
    }
  }
}

const choicesIn = (step: Step<unknown>): readonly Choice<unknown>[] =>
  step.kind === 'move' ? [step] : step.kind === 'sealed' ? step.choices : [];

/** A step that cannot be taken back leaves something that is no table, or not the one that was seen. */
function couldBe(
  { rules, backstage }: Moment,
  seat: Seat,
  imagined: unknown,
  truth: unknown,
): boolean {
  try {
    return (
      backstage.census(imagined).length === 0 &&
      difference(rules.view(imagined, seat), rules.view(truth, seat)) === undefined
    );
  } catch {
    return false;
  }
}

function leadsTo({ rules }: Moment, before: unknown, step: Step<unknown>, after: unknown): boolean {
  const state = rules.clone(before);
  rules.apply(state, step);
  return difference(state, after) === undefined;
}

/**
 * What `after` was before a step that made `truth` of `before`; undefined where that cannot be
 * told. What the step left alone stays as it is imagined, what is imagined as it truly is was so
 * before, too, and cards that left a list come back.
 */
function rewound(before: unknown, truth: unknown, after: unknown): unknown {
  if (difference(before, truth) === undefined) return copyOf(after);
  if (difference(truth, after) === undefined) return copyOf(before);
  if (!isObject(before) || !isObject(truth) || !isObject(after)) return undefined;
  // What a cell of a packed state means is the game's own business.
  if (isNumbers(before)) return undefined;
  if (Array.isArray(before) && Array.isArray(truth) && Array.isArray(after)) {
    const isFlat = ![...before, ...truth, ...after].some(isObject);
    return isFlat ? givenBack(before, truth, after) : fieldsRewound(before, truth, after, []);
  }
  if (before instanceof Map || before instanceof Set) return undefined;
  const made = Object.create(Object.getPrototypeOf(after) as object) as object;
  return fieldsRewound(before, truth, after, made);
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsRewound(before: object, truth: object, after: object, into: object): unknown {
  const keys = Object.keys(before);
  for (const other of [truth, after])
    if (Object.keys(other).length !== keys.length) return undefined;
  for (const key of keys) {
    const value = rewound((before as Fields)[key], (truth as Fields)[key], (after as Fields)[key]);
    if (value === undefined && (before as Fields)[key] !== undefined) return undefined;
    (into as Record<string, unknown>)[key] = value;
  }
  return into;
}

/** For a list without a fixed order, such as a hand: reverts what the step removed and added. */
function givenBack(
  before: readonly unknown[],
  truth: readonly unknown[],
  after: readonly unknown[],
): unknown[] | undefined {
  const result = [...after];
  const gone = [...truth];
  const back = before.filter((one) => {
    const at = gone.indexOf(one);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  for (const one of gone) {
    const at = result.indexOf(one);
    if (at < 0) return undefined;
    result.splice(at, 1);
  }
  for (const one of back) result.splice(before.indexOf(one), 0, one);
  return result;
}
