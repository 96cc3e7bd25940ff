// One tap, one table: begins a game, says when it is under way, and why it could not.

import { Attempt } from '@tablee/ui/attempt.svelte.ts';
import type { HomeCode } from '@tablee/wire';
import { HomeFailure } from './link.ts';
import { ahead } from '../app/router.svelte.ts';
import type { StartPlan } from './setup.ts';
import { start } from './start.ts';

export class Beginning extends Attempt<HomeCode> {
  constructor() {
    super((error) => (error instanceof HomeFailure ? error.code : 'broken'));
  }

  begin(plan: StartPlan): Promise<boolean> {
    return this.run(() => {
      // The page of the table is on its way while the cards are shuffled.
      ahead.fetch('table');
      return start(plan);
    });
  }
}
