// What speaks for or against a card at the bean table, as sentences in every language.

export interface AdviceSentences {
  /** The best placed of the others would like it most. */
  givesLeader(name: string, points: number): string;
  /** Whoever takes first wants it. */
  readonly takenEarly: string;
  /** In one's own rows it would cost that much. */
  ridOf(points: number): string;
  helpsRow(points: number): string;
  hurtsRow(points: number): string;
  keepsFrom(name: string, points: number): string;
  readonly leadsNext: string;
}
