// A game's card on the shelf: what a lobby or a command line needs to list it and to set up a
// table, without loading its rules.

import type { Options, Setup } from './game.ts';
import {
  fail,
  ok,
  problem,
  type Facts,
  type Problem,
  type Refusal,
  type Result,
} from './refusal.ts';

export const LANGS = ['fr', 'en', 'de'] as const;
export type Lang = (typeof LANGS)[number];
export type ByLang<T> = Readonly<Record<Lang, T>>;

/** The pad for a real table: for the scores, or for the whole table's accounts. */
export type PadKind = 'scores' | 'table';

/** Which way scores count: more is better, or fewer. */
export type Counts = 'up' | 'down';

export interface GameMeta {
  /** As in the record's header. */
  readonly id: string;
  readonly title: ByLang<string>;
  /** One sentence for the shelf. */
  readonly blurb: ByLang<string>;
  readonly seats: {
    readonly min: number;
    readonly max: number;
    readonly best: readonly [number, number];
    /** The rule that gives the range. */
    readonly rule: string;
  };
  readonly minutes: readonly [number, number];
  readonly options: readonly OptionSpec[];
  /**
   * A short game of it, one that a family finishes in a quarter of an hour: offered beside the
   * whole one, and to people around a table first. Absent where the game is short enough. The deal
   * of the day is one.
   */
  readonly quick?: QuickGame;
  /**
   * For a game that has losers. The outcome's winners are then all other seats, level with each
   * other and above the losers; results name the losers.
   */
  readonly hasLosers?: true;
  /**
   * Which way its scores count: `up` where nothing is said, `down` where fewer are better. Places,
   * gaps, days and reviews follow it; the outcome still names its winners.
   */
  readonly counts?: Counts;
  /** The game has a lesson that explains it move by move. */
  readonly hasLesson?: boolean;
  /** About how long that takes, in minutes; the lesson's own test counts its steps. */
  readonly lessonMinutes?: number;
  /** Which pad there is for people with the real box; absent where there is none. */
  readonly pad?: PadKind;
  /** The colour of the box's cardboard, as CSS spells it. */
  readonly rim?: string;
  /** The promise about open games: a draft may break them, a stable game never does. */
  readonly stage: 'draft' | 'trial' | 'stable';
}

/** What makes a game short; everything else is as the players like it. */
export interface QuickGame {
  /** As a button says it: « 1 manche ». */
  readonly name: ByLang<string>;
  readonly seats?: number;
  readonly options: Readonly<Record<string, string>>;
}

/** An option as forms and lists call it. */
export interface OptionWords {
  readonly name: string;
  readonly hint?: string;
  readonly values?: Readonly<Record<string, string>>;
  /** What each value means, where one line for all would not say it. */
  readonly hints?: Readonly<Record<string, string>>;
  /** Why a shared device cannot have the value that needs a device for each player. */
  readonly deviceEach?: string;
}

interface OptionBase {
  readonly name: string;
  /** Without words the option shows its name; an option that names a seat is the first player. */
  readonly words?: ByLang<OptionWords>;
  /** The rule that gives the range or the choices. */
  readonly rule: string;
  /** Says when the option means anything; elsewhere it is not written. */
  readonly onlyWith?: { readonly option: string; readonly value: string };
}

export interface NumberOption extends OptionBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number | 'last-seat';
  /** `draw`: by lot from the table's seed, unless the host names it. */
  readonly initial: number | 'seats' | 'draw';
}

export interface ChoiceOption extends OptionBase {
  readonly kind: 'choice';
  /** A function where the choices can grow after loading, as decks do. */
  readonly values: readonly string[] | (() => readonly string[]);
  readonly initial: string;
  /** The value that needs a device in every hand. */
  readonly deviceEach?: string;
}

export type OptionSpec = NumberOption | ChoiceOption;

/** Why a table cannot be set up so. */
export type SetupWhy = 'seats-range' | 'option-range' | 'option-choice' | 'option-unused';
/** A rule that says no, or an option no rule knows. */
export type SetupFailure = Refusal<string, SetupWhy> | Problem<'option-unknown'>;

const refuse = (rule: string, why: SetupWhy, facts: Facts) => fail({ rule, why, facts });

/** Checks what the host asks for and fills in every default. `drawSeat` is for what is drawn. */
export function resolveSetup(
  meta: GameMeta,
  seats: number,
  given: Readonly<Record<string, string>>,
  drawSeat: (seats: number) => number,
): Result<Setup, SetupFailure> {
  const { min, max, rule } = meta.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return refuse(rule, 'seats-range', { seats, min, max });
  for (const name of Object.keys(given)) {
    if (!meta.options.some((spec) => spec.name === name))
      return fail(
        problem('option-unknown', {
          option: name,
          known: meta.options.map((spec) => spec.name).join(', '),
        }),
      );
  }
  const options: Record<string, string | number> = {};
  for (const spec of meta.options) {
    const wanted = given[spec.name];
    if (!applies(spec, options)) {
      // A countdown for an auction without one is a mistake worth saying, not a setting to drop.
      if (wanted !== undefined && spec.onlyWith !== undefined)
        return refuse(spec.rule, 'option-unused', {
          option: spec.name,
          needs: spec.onlyWith.option,
          value: spec.onlyWith.value,
        });
      continue;
    }
    const value = resolveOption(spec, seats, wanted, drawSeat);
    if (!value.ok) return value;
    options[spec.name] = value.value;
  }
  return ok({ seats, options });
}

const applies = (spec: OptionSpec, options: Options): boolean =>
  spec.onlyWith === undefined || options[spec.onlyWith.option] === spec.onlyWith.value;

function resolveOption(
  spec: OptionSpec,
  seats: number,
  wanted: string | undefined,
  drawSeat: (seats: number) => number,
): Result<string | number, SetupFailure> {
  if (spec.kind === 'choice') {
    const values = typeof spec.values === 'function' ? spec.values() : spec.values;
    const value = wanted ?? spec.initial;
    if (values.includes(value)) return ok(value);
    return refuse(spec.rule, 'option-choice', {
      option: spec.name,
      value,
      known: values.join(', '),
    });
  }
  if (wanted === undefined) {
    if (spec.initial === 'draw') return ok(drawSeat(seats));
    return ok(spec.initial === 'seats' ? seats : spec.initial);
  }
  const max = spec.max === 'last-seat' ? seats - 1 : spec.max;
  const value = /^(0|[1-9][0-9]{0,8})$/.test(wanted) ? Number(wanted) : NaN;
  if (value >= spec.min && value <= max) return ok(value);
  return refuse(spec.rule, 'option-range', {
    option: spec.name,
    value: wanted,
    min: spec.min,
    max,
  });
}
