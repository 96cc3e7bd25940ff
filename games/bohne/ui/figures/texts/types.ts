// What the pictures beside the rules say, in every language.

/** What the pictures beside the rules say. */
export interface FigureTexts {
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
}
