// What the pad of a real table says beyond what every pad does.

import type { Income, Line } from '../till.ts';

export interface TillTexts {
  readonly intro: string;
  readonly first: string;
  readonly bonus: string;
  readonly bonusHint: string;
  readonly start: string;
  readonly renew: string;
  readonly renewSure: string;
  readonly tokens: string;
  readonly depart: string;
  readonly incomes: Readonly<Record<Income, string>>;
  readonly shops: string;
  readonly exporting: string;
  readonly isOut: string;
  readonly isActive: string;
  readonly paysNow: string;
  readonly goesBankrupt: string;
  readonly debtFirst: string;
  turn(number: number, name: string): string;
  next(name: string): string;
  add(count: number, name: string): string;
  take(count: number, name: string): string;
  stopLeft(turns: number): string;
  /** What lies in front of somebody, in a few words. */
  summary(income: Income, shops: number, exports: boolean): string;
  say(line: Line, names: readonly string[]): string;
  owes(name: string, to: string, amount: number, missing: number): string;
  readonly sellHint: string;
  lastLeft(name: string): string;
}
