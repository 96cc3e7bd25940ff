// One tap, one table: begins a game, says when it is under way, and why it could not.

import type { HomeCode } from '@tablee/wire';
import { HomeFailure } from '../home/link.ts';
import { start, type StartPlan } from '../table/start.ts';

export class Beginning {
  isBusy = $state(false);
  failure = $state<HomeCode>();

  async begin(plan: StartPlan): Promise<void> {
    // A second tap must not lay a second table.
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
    // The page of the table is on its way while the cards are shuffled; if it fails, the router says so.
    import('../pages/TablePage.svelte').catch(() => undefined);
    try {
      await start(plan);
    } catch (error) {
      this.failure = error instanceof HomeFailure ? error.code : 'broken';
    } finally {
      this.isBusy = false;
    }
  }
}
