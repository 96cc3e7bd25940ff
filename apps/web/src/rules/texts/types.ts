// What the pages of rules say around the rules themselves, in every language.

import type { Family, Sale, Second } from '../examples.ts';

export interface RulesTexts {
  readonly heading: string;
  readonly back: string;
  readonly language: string;
  readonly contents: string;
  readonly search: string;
  readonly searchHint: string;
  readonly clear: string;
  readonly none: string;
  readonly ruling: string;
  readonly rulingNote: string;
  readonly otherBox: string;
  readonly example: string;
  found(count: number): string;
  permalink(id: string): string;
  copied(id: string): string;
  readonly bean: {
    readonly suits: string;
    readonly specials: string;
    readonly dealt: string;
    readonly players: string;
    readonly each: string;
    readonly trick: string;
    readonly trickTakes: string;
    readonly rows: string;
    leads(name: string): string;
    takes(name: string, from: string, card: string): string;
    takesLast(name: string, from: string, card: string): string;
  };
  readonly chicory: {
    readonly chain: string;
    readonly second: Readonly<Record<Second, string>>;
    readonly secondHead: string;
    readonly families: Readonly<Record<Family, string>>;
    readonly starts: string;
    readonly sold: Readonly<Record<Sale, string>>;
    readonly turned: string;
    copies(count: number): string;
    total(count: number): string;
    income(name: string, bank: number, each: number, opponents: number): string;
    debt(name: string, owes: number, has: number): string;
    shows(name: string, flowers: number): string;
    challenge(names: readonly string[], pot: number): string;
    fist(name: string, tokens: number, isActive: boolean): string;
    bluff(name: string, bank: number): string;
  };
}
