// One thing that somebody tries on their page: it takes a moment, and it may not work.

import { codeOf } from './requests.ts';
import type { MeCode } from './texts/fr.ts';

export class Attempt {
  isBusy = $state(false);
  failure: MeCode | undefined = $state();

  /** Whether it worked. A second tap while the first is under way does nothing. */
  async run(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.failure = undefined;
    try {
      await deed();
    } catch (error) {
      this.failure = codeOf(error);
    }
    this.isBusy = false;
    return this.failure === undefined;
  }
}
