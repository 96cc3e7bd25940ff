// The games this device keeps, as the shelf shows them: those that go on, and those that are over.

import type { TableSummary } from '@tablee/wire';
import { home } from '../home/link.ts';

const DAY_MS = 24 * 3_600_000;

export class KeptGames {
  #all = $state.raw<readonly TableSummary[]>([]);

  readonly running = $derived(this.#games(false));
  readonly finished = $derived(this.#games(true));

  /** Whether games outlast this window. */
  isLasting = $state(true);

  async load(): Promise<void> {
    this.isLasting = await home.isLasting();
    try {
      this.#all = await home.list();
      this.#clearLessons();
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

  /** A lesson whose window was closed in the middle is nobody's any more, after a day. */
  #clearLessons(): void {
    for (const { id, mode, touched } of this.#all)
      if (mode === 'lesson' && touched < Date.now() - DAY_MS) void this.remove(id);
  }

  /** Newest first; lessons begin anew each time and are not kept on the table. */
  #games(isOver: boolean): readonly TableSummary[] {
    return this.#all
      .filter((table) => table.isOver === isOver && table.mode !== 'lesson')
      .sort((a, b) => b.touched - a.touched);
  }
}
