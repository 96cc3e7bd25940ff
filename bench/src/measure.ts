// Times contenders against each other in interleaved runs and prints medians of ratios; no timing is ever
// asserted.
import { columns, median } from '../numbers.ts';
import type { Played } from './cards.ts';

export interface Contender {
  readonly name: string;
  readonly play: (rounds: number, seed: number) => Played;
}

export interface Measured {
  readonly name: string;
  /** Median over the runs. */
  readonly decisionsPerSecond: number;
  /** Rate divided by the reference's rate in the same pass: median, least and greatest over the passes. */
  readonly ratio: number;
  readonly leastRatio: number;
  readonly greatestRatio: number;
}

export interface Effort {
  /** Passes over all contenders (A B C A B C …). */
  readonly passes: number;
  /** What one run should take about. */
  readonly runMilliseconds: number;
  /** How long each contender plays before anything is measured. */
  readonly warmUpMilliseconds: number;
}

export const DEFAULT_EFFORT: Effort = {
  passes: 11,
  runMilliseconds: 200,
  warmUpMilliseconds: 1000,
};

/** Measures all contenders; ratios are to the first one. */
export function compare(
  contenders: readonly Contender[],
  effort: Effort = DEFAULT_EFFORT,
): Measured[] {
  const rounds = contenders.map((contender) => roundsPerRun(contender, effort));
  const rates = contenders.map((): number[] => []);
  for (let pass = 1; pass <= effort.passes; pass++) {
    contenders.forEach((contender, index) => {
      rates[index]!.push(run(contender, rounds[index]!, pass).rate);
    });
  }
  const reference = rates[0] ?? [];
  return contenders.map(({ name }, index) => {
    const ratios = rates[index]!.map((rate, pass) => rate / reference[pass]!);
    return {
      name,
      decisionsPerSecond: median(rates[index]!),
      ratio: median(ratios),
      leastRatio: Math.min(...ratios),
      greatestRatio: Math.max(...ratios),
    };
  });
}

/** A plain text table, one line a contender. */
export function table(measured: readonly Measured[]): string {
  const lines = [['', 'decisions/s', 'ratio', 'least to greatest', 'times slower']];
  for (const { name, decisionsPerSecond, ratio, leastRatio, greatestRatio } of measured) {
    lines.push([
      name,
      Math.round(decisionsPerSecond).toLocaleString('en'),
      significant(ratio),
      `${significant(leastRatio)} to ${significant(greatestRatio)}`,
      significant(1 / ratio),
    ]);
  }
  return columns(lines);
}

/** Warms a contender up with growing runs and says how many rounds fill one run. */
function roundsPerRun(contender: Contender, effort: Effort): number {
  let rounds = 1;
  let spent = 0;
  for (;;) {
    const { milliseconds } = run(contender, rounds, 0);
    spent += milliseconds;
    if (spent >= effort.warmUpMilliseconds && milliseconds >= effort.runMilliseconds / 4) {
      return Math.max(1, Math.round((rounds * effort.runMilliseconds) / milliseconds));
    }
    if (milliseconds < effort.runMilliseconds) rounds *= 2;
  }
}

function run(
  contender: Contender,
  rounds: number,
  seed: number,
): { milliseconds: number; rate: number } {
  const start = process.hrtime.bigint();
  const { decisions } = contender.play(rounds, seed);
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
  return { milliseconds, rate: (1000 * decisions) / milliseconds };
}

function significant(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value >= 0.001 ? String(Number(value.toPrecision(3))) : value.toExponential(1);
}
