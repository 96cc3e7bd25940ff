// What a choice is called. Everything rests on what it cost, in winning chance and in standard errors of
// that cost, and nothing on whether another move looked best: that is often a toss-up. The thresholds
// are explained in docs/review.md.

/** From the least to the worst. */
export const COSTLY = ['inaccuracy', 'mistake', 'blunder'] as const;
/** `forced`: there was no choice. */
export const LABELS = ['forced', 'brilliant', 'fine', ...COSTLY] as const;
export type Label = (typeof LABELS)[number];

/** Whether a choice cost something that can be told from nothing. */
export const isCostly = ({ label }: { readonly label: Label }): boolean =>
  COSTLY.some((costly) => costly === label);

export const THRESHOLDS = {
  /** From so much of a winning chance on; 0.01 is a point. */
  inaccuracy: 0.03,
  mistake: 0.06,
  blunder: 0.12,
  /** A cost of fewer standard errors may be none. */
  errors: 2.5,
  /** What every other move would have cost, at least, where a choice is brilliant … */
  brilliant: 0.05,
  /** … and how often at most somebody who plays by habit finds it. */
  habit: 0.25,
} as const;

export type Worse = 'fine' | (typeof COSTLY)[number];

/** By the cost alone. */
function bandOf(cost: number): Worse {
  if (cost >= THRESHOLDS.blunder) return 'blunder';
  if (cost >= THRESHOLDS.mistake) return 'mistake';
  return cost >= THRESHOLDS.inaccuracy ? 'inaccuracy' : 'fine';
}

export interface Judged {
  /** Of winning chance, against the best move; below zero: what the next best one would have cost. */
  readonly behind: number;
  /** The standard error of that. */
  readonly error: number;
  /** How often somebody who plays by habit does the same. */
  readonly habit: number;
}

export function labelOf({ behind, error, habit }: Judged): Label {
  const isClear = Math.abs(behind) > THRESHOLDS.errors * error;
  return isClear ? nameOf(behind, habit) : 'fine';
}

/** If that were what it cost, to the last digit. */
function nameOf(behind: number, habit: number): Label {
  if (behind > 0) return bandOf(behind);
  return -behind >= THRESHOLDS.brilliant && habit <= THRESHOLDS.habit ? 'brilliant' : 'fine';
}

/** Less than that is no figure that anybody reads. */
const READ_MIN = 0.005;

/** Whether the move that was played and the best one are worth the same, as far as anybody can tell. */
export const isEven = ({
  cost,
  error,
}: {
  readonly cost: number;
  readonly error: number;
}): boolean => cost <= THRESHOLDS.errors * error || cost < READ_MIN;

/** Whoever looks again and again sees what happens by chance sooner or later: nearer ones go on. */
const SETTLED = 3.2;
/** A cost is good enough with an error of half a point, or of so much of itself. */
const PRECISE = 1 / 15;
/** What costs next to nothing is good enough with so many times that. */
const FINE = 1.5;

/** `rough`: so many times half a point will do. */
const preciseFor = (cost: number, rough: number): number =>
  Math.max((bandOf(cost) === 'fine' ? FINE : 1) * rough * READ_MIN, PRECISE * cost);

/** How many times the imagined games an error calls for until it is small enough. */
export const timesWanted = ({ cost, error }: Pick<Judged, 'error'> & { cost: number }): number =>
  (error / preciseFor(cost, 1)) ** 2;

/** Whether more imagined games would hardly change what it is called, nor what it is said to cost. */
export function isSettled({ behind, error, habit }: Judged, rough = 1): boolean {
  const [least, most] = [behind - SETTLED * error, behind + SETTLED * error];
  const isPrecise = error <= preciseFor(behind, rough) || most <= 0;
  return isPrecise && nameOf(least, habit) === nameOf(most, habit);
}

/** Whom one's choices are like, from the best; who is better than an expert is told by the cost. */
const GRADES = ['expert', 'habitue', 'debutant', 'random'] as const;
export type Grade = (typeof GRADES)[number];

/**
 * What the choices cost, as a share of what they would have cost somebody who plays by habit in the very
 * same moments: so one scale fits all games. Up to so much for each grade; see the table in docs/review.md.
 */
const GRADE_MAX: readonly (readonly [Grade, number])[] = [
  ['expert', 0.6],
  ['habitue', 1.05],
  ['debutant', 1.25],
];

/** Undefined where nothing could have been done badly. */
export function gradeOf(cost: number, habitCost: number): Grade | undefined {
  if (!(habitCost > 0)) return undefined;
  return GRADE_MAX.find(([, most]) => cost / habitCost <= most)?.[0] ?? 'random';
}
