// What speaks for or against a move at the Chicorée table, as sentences in every language.

export interface AdviceSentences {
  completesIn(turns: number): string;
  laysNext(number: number): string;
  income(tokens: number): string;
  /** Somebody who is far ahead lacks it, too. */
  denies(name: string, number: number): string;
  hitsLeader(name: string): string;
  tooDear(price: number, worth: number): string;
  winsFlowers(flowers: number): string;
  keepsReserve(tokens: number): string;
}
