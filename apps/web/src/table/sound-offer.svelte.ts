// Offers sounds once on a device, before the first choice of its player, so that its result is heard. An answer
// ends it, and so does the next choice; the menu has the switch.

import { untrack } from 'svelte';
import { memory, type Memory } from '../app/memory.ts';

const KEY = 'tablee-sound-offer';
/** Earlier versions kept a list of tables here until there was an answer. */
const MADE = 'answered';

export class SoundOffer {
  readonly #memory: Pick<Memory, 'read' | 'write'>;
  /** The step at which it was made, while it stands. */
  #step: number | undefined = $state();

  constructor(kept: Pick<Memory, 'read' | 'write'> = memory) {
    this.#memory = kept;
  }

  /** The device has never made it. */
  isDue(): boolean {
    return this.#memory.read(KEY) === null;
  }

  made(): void {
    this.#memory.write(KEY, MADE);
  }

  get stands(): boolean {
    return this.#step !== undefined;
  }

  /** In an effect, while the player is asked; `mayStand`: sounds are off, and there is room. */
  follow(step: number, mayStand: boolean): void {
    untrack(() => {
      if (this.#step !== step) this.drop();
      if (!mayStand || !this.isDue()) return;
      this.made();
      this.#step = step;
    });
  }

  drop(): void {
    this.#step = undefined;
  }
}
