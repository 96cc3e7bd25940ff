// The games this device keeps, as the shelf shows them: those that go on, and those that are over.

import type { TableSummary } from '@tablee/wire';
import { home } from '../home/link.ts';

export class KeptGames {
  #all = $state.raw<readonly TableSummary[]>([]);

  readonly running = $derived(this.#games(false));
  readonly finished = $derived(this.#games(true));

  async load(): Promise<void> {
    try {
      this.#all = await home.list();
    } catch {
      // Without its memory the shelf still has its boxes.
      this.#all = [];
    }
  }

  async remove(table: string): Promise<void> {
    this.#all = this.#all.filter(({ id }) => id !== table);
    try {
      await home.remove(table);
    } catch {
      await this.load();
    }
  }

  /** Newest first; lessons begin anew each time and are not kept on the table. */
  #games(isOver: boolean): readonly TableSummary[] {
    return this.#all
      .filter((table) => table.isOver === isOver && table.mode !== 'lesson')
      .sort((a, b) => b.touched - a.touched);
  }
}
