// The till that stands open on a device: kept after every change, with the way back.

import type { PadMemory } from '@tablee/ui';
import { isName } from '@tablee/ui/pad/names.ts';
import { Past } from '@tablee/ui/pad/past.svelte.ts';
import { readTill, writeTill, type Till } from './till.ts';

export class Counter {
  readonly #memory: PadMemory;
  till: Till | undefined = $state.raw();
  /** The device refuses to keep anything. */
  isForgetful = $state(false);
  readonly past = new Past<Till>();

  constructor(memory: PadMemory) {
    this.#memory = memory;
    this.till = readTill(memory.read(), isName);
  }

  /** A new till, or none: the next game starts with an empty past. */
  start(till: Till | undefined): void {
    this.past.forget();
    this.#keep(till);
  }

  change(till: Till): void {
    if (this.till === undefined || this.till === till) return;
    this.past.push(this.till);
    this.#keep(till);
  }

  undo(): void {
    const before = this.past.pop();
    if (before !== undefined) this.#keep(before);
  }

  #keep(till: Till | undefined): void {
    this.till = till;
    this.isForgetful = !this.#memory.write(till === undefined ? null : writeTill(till));
  }
}
