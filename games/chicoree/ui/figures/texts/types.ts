// What the pictures beside the rules say, in every language.

import type { Family, Sale, Second } from '../examples.ts';

/** What the pictures beside the rules say. */
export interface FigureTexts {
  readonly chain: string;
  readonly second: Readonly<Record<Second, string>>;
  readonly secondHead: string;
  readonly families: Readonly<Record<Family, string>>;
  readonly starts: string;
  readonly sold: Readonly<Record<Sale, string>>;
  readonly turned: string;
  income(name: string, bank: number, each: number, opponents: number): string;
  debt(name: string, owes: number, has: number): string;
  shows(name: string, flowers: number): string;
  challenge(names: readonly string[], pot: number): string;
  fist(name: string, tokens: number, isActive: boolean): string;
  bluff(name: string, bank: number): string;
}
