// Offers sounds once on a device, with the first thing that a table asks of its player: few look for a switch
// that they do not know of. An answer ends it, and so does going on without one; the menu has the switch.

import { memory, type Memory } from '../memory.ts';

const KEY = 'tablee-sound-offer';
/** Earlier versions kept a list of tables here until there was an answer. */
const MADE = 'answered';

export class SoundOffer {
  readonly #memory: Pick<Memory, 'read' | 'write'>;

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
}
