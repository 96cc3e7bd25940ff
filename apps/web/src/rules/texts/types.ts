// What the pages of rules say around the rules themselves, in every language.

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
  copies(count: number): string;
  total(count: number): string;
  permalink(id: string): string;
  copied(id: string): string;
}
