// Labels a choice by its cost in winning chance and by the standard error of that cost; which move
// looked best is often a toss-up and does not count. docs/review.md explains the thresholds.

/** From the least to the worst. */
export const COSTLY = ['inaccuracy', 'mistake', 'blunder'] as const;
/** `forced`: there was no choice. */
export const LABELS = ['forced', 'brilliant', 'fine', ...COSTLY] as const;
export type Label = (typeof LABELS)[number];

/** Whether the cost of a choice is clearly above zero. */
export const isCostly = ({ label }: { readonly label: Label }): boolean =>
  COSTLY.some((costly) => costly === label);

export const THRESHOLDS = {
  /** Least cost in winning chance; 0.01 is a point. */
  inaccuracy: 0.03,
  mistake: 0.06,
  blunder: 0.12,
  /** A cost of fewer standard errors may be none. */
  errors: 2.5,
  /** What every other move would have cost, at least, where a choice is brilliant … */
  brilliant: 0.05,
  /** … and how often at most a player by habit finds it. */
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
  /** Loss of winning chance against the best other move; negative if the move is ahead of it. */
  readonly behind: number;
  /** The standard error of that. */
  readonly error: number;
  /** How often a player by habit does the same. */
  readonly habit: number;
}

export function labelOf({ behind, error, habit }: Judged): Label {
  const isClear = Math.abs(behind) > THRESHOLDS.errors * error;
  return isClear ? nameOf(behind, habit) : 'fine';
}

/** The label of an exact cost. */
function nameOf(behind: number, habit: number): Label {
  if (behind > 0) return bandOf(behind);
  return -behind >= THRESHOLDS.brilliant && habit <= THRESHOLDS.habit ? 'brilliant' : 'fine';
}

/** Half a point: smaller costs count as zero for the reader. */
const READ_MIN = 0.005;

/** Whether the cost of the played move is within its error or too small to read. */
export const isEven = ({
  cost,
  error,
}: {
  readonly cost: number;
  readonly error: number;
}): boolean => cost <= THRESHOLDS.errors * error || cost < READ_MIN;

/** Standard errors to stop early. Above `errors`: repeated looks cross that by chance. */
const SETTLED = 3.2;
/** The error of a cost may be half a point, or this share of the cost. */
const PRECISE = 1 / 15;
/** Factor on half a point for a cost labelled fine. */
const FINE = 1.5;

/** The error that will do; `rough` is a factor on half a point. */
const preciseFor = (cost: number, rough: number): number =>
  Math.max((bandOf(cost) === 'fine' ? FINE : 1) * rough * READ_MIN, PRECISE * cost);

/** Factor on the playouts that makes the error small enough. */
export const timesWanted = ({ cost, error }: Pick<Judged, 'error'> & { cost: number }): number =>
  (error / preciseFor(cost, 1)) ** 2;

/** Whether more playouts would hardly change the label or the cost shown. */
export function isSettled({ behind, error, habit }: Judged, rough = 1): boolean {
  const [least, most] = [behind - SETTLED * error, behind + SETTLED * error];
  const isPrecise = error <= preciseFor(behind, rough) || most <= 0;
  return isPrecise && nameOf(least, habit) === nameOf(most, habit);
}

/** The bots that choices resemble, best first. The cost tells play above an expert apart. */
const GRADES = ['expert', 'habitue', 'debutant', 'random'] as const;
export type Grade = (typeof GRADES)[number];

/**
 * Highest cost for each grade, as a share of what a player by habit loses in the same moments: one
 * scale fits all games. See the table in docs/review.md.
 */
const GRADE_MAX: readonly (readonly [Grade, number])[] = [
  ['expert', 0.6],
  ['habitue', 1.05],
  ['debutant', 1.25],
];

/** Undefined where habit costs nothing: the scale is missing. */
export function gradeOf(cost: number, habitCost: number): Grade | undefined {
  if (!(habitCost > 0)) return undefined;
  return GRADE_MAX.find(([, most]) => cost / habitCost <= most)?.[0] ?? 'random';
}
