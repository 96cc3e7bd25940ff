// Collects all measurements as lists, by name and subject.
import { median, rounded } from '../numbers.ts';

/** What was measured in one pass. */
export type Measured = Readonly<Record<string, number>>;
export type AddMeasured = (name: string, measured: Measured) => void;

/** Lists, one value a pass. */
export class Ledger {
  readonly #lists = new Map<string, number[]>();

  readonly add: AddMeasured = (name, measured) => {
    for (const [what, value] of Object.entries(measured)) this.list(name, what).push(value);
  };

  list(name: string, what: string): number[] {
    const key = `${name} ${what}`;
    const list = this.#lists.get(key) ?? [];
    this.#lists.set(key, list);
    return list;
  }

  /** By name and what: the median of every list. */
  get medians(): Record<string, number> {
    return Object.fromEntries(
      [...this.#lists].map(([key, list]) => [key, rounded(median(list))] as const),
    );
  }

  of(name: string, what: string): number {
    return median(this.list(name, what));
  }
}
