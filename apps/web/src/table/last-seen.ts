// Stores up to which step each seat around a shared device has seen the table. It stores only the
// last table, so that a reload keeps the list of what happened meanwhile.

import { memory } from '../app/memory.ts';

const KEY = 'tablee-seen';

/** By seat; null for a player that has not looked yet. */
type Steps = readonly (number | null)[];

function keptOf(table: string): Steps {
  const kept = memory.value(KEY) as { readonly table?: unknown; readonly steps?: unknown } | null;
  const steps = kept?.table === table && Array.isArray(kept.steps) ? kept.steps : [];
  return steps.map((step: unknown) => (Number.isInteger(step) ? (step as number) : null));
}

export class LastSeen {
  #table = '';
  #steps: (number | null)[] = [];

  sitDown(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.#steps = [...keptOf(table)];
  }

  of(seat: number): number | undefined {
    return this.#steps[seat] ?? undefined;
  }

  note(seat: number, step: number): void {
    this.#steps[seat] = step;
    memory.write(KEY, JSON.stringify({ table: this.#table, steps: this.#steps }));
  }
}
