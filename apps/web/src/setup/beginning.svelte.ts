// One tap, one table: begins a game, says when it is under way, and why it could not.

import type { HomeCode } from '@tablee/wire';
import { HomeFailure } from '../home/link.ts';
import { ahead } from '../router.svelte.ts';
import type { StartPlan } from './setup.ts';
import { start } from './start.ts';

export class Beginning {
  isBusy = $state(false);
  failure = $state<HomeCode>();

  async begin(plan: StartPlan): Promise<void> {
    // A second tap must not lay a second table.
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
    // The page of the table is on its way while the cards are shuffled.
    ahead.fetch('table');
    try {
      await start(plan);
    } catch (error) {
      this.failure = error instanceof HomeFailure ? error.code : 'broken';
    } finally {
      this.isBusy = false;
    }
  }
}
