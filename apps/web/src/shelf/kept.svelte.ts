// Lists the player's games for the shelf: those stored on this device, running or over, and those
// on the server. The online part loads only on a device with a key or a seat there.

import type { TableSummary } from '@tablee/wire';
import { home } from '../offline/link.ts';
import { memory } from '../app/memory.ts';
import { isNewcomer, noteDone } from '../app/newcomer.ts';
import type { OnlineGame } from './mine.ts';

const DAY_MS = 24 * 3_600_000;

/** A stopped game is as finished as one that has a winner. */
const isOverOnline = ({ table }: OnlineGame): boolean =>
  table.room.state === 'over' || table.room.state === 'ended';

export class KeptGames {
  #all = $state.raw<readonly TableSummary[]>([]);

  readonly running = $derived(this.#games(false));
  readonly finished = $derived(this.#games(true));
  /** What ifs, from a moment of another game on: no games of their own. */
  readonly tries = $derived(this.#newest((table) => table.again === 'moment'));

  #online: readonly OnlineGame[] = $state.raw([]);
  /** Those on the server that go on. */
  readonly online = $derived(this.#online.filter((game) => !isOverOnline(game)));
  readonly finishedOnline = $derived(this.#online.filter(isOverOnline));

  /** Kept games count from before they were noted. */
  isNewcomer(game: string): boolean {
    return isNewcomer(game) && !this.finished.some((table) => table.game === game);
  }

  /** Whether games outlast this window. */
  isLasting = $state(true);

  async load(): Promise<void> {
    try {
      this.isLasting = await home.isLasting();
      this.#all = await home.list();
      this.#clearTries();
      // Games from before this was written down: a box looks there as well.
      for (const { game } of this.finished) noteDone(game);
    } catch {
      // Without its memory the shelf still has its boxes.
      this.#all = [];
    }
  }

  /** Keeps an eye on the tables on the server; the answer ends it. */
  follow(): () => void {
    let end = (): void => undefined;
    let isOver = false;
    // A device with neither a key nor a seat there has no table there.
    if (memory.read('tablee-key') !== null || memory.read('tablee-seats') !== null)
      void import('./mine.ts').then(
        ({ followMine }) => {
          if (isOver) return;
          end = followMine((online) => {
            this.#online = online;
          });
        },
        () => undefined,
      );
    return () => {
      isOver = true;
      end();
    };
  }

  /** The row stays until the store has removed the table: on failure it is loaded again. */
  async remove(table: string): Promise<void> {
    try {
      await home.remove(table);
      this.#all = this.#all.filter(({ id }) => id !== table);
    } catch {
      await this.load();
    }
  }

  /** A lesson that was left in the middle, or a try from within another game, is over after a day. */
  #clearTries(): void {
    for (const { id, mode, touched, again } of this.#all)
      if ((mode === 'lesson' || again === 'moment') && touched < Date.now() - DAY_MS)
        void this.remove(id);
  }

  /** Lessons begin anew each time and are not kept on the table. */
  #games(isOver: boolean): readonly TableSummary[] {
    return this.#newest(
      (table) => table.isOver === isOver && table.mode !== 'lesson' && table.again !== 'moment',
    );
  }

  #newest(isMeant: (table: TableSummary) => boolean): readonly TableSummary[] {
    return this.#all.filter(isMeant).sort((a, b) => b.touched - a.touched);
  }
}
