// The till that stands open on a device: kept after every change, with the way back.

import { readKept, writeKept } from './kept.ts';
import { keyOf } from './shelf.ts';
import { isName } from './sheet.ts';
import { readTill, writeTill, type Till } from './till.ts';

const UNDO_MAX = 200;

export class Counter {
  readonly #key: string;
  till: Till | undefined = $state.raw();
  /** The device refuses to keep anything. */
  isForgetful = $state(false);
  #past: readonly Till[] = $state.raw([]);

  constructor(game: string) {
    this.#key = keyOf(game);
    this.till = readTill(readKept(this.#key), isName);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** A new till, or none: the next game starts with an empty past. */
  start(till: Till | undefined): void {
    this.#past = [];
    this.#keep(till);
  }

  change(till: Till): void {
    if (this.till === undefined || this.till === till) return;
    this.#past = [...this.#past, this.till].slice(-UNDO_MAX);
    this.#keep(till);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#keep(before);
  }

  #keep(till: Till | undefined): void {
    this.till = till;
    this.isForgetful = !writeKept(this.#key, till === undefined ? null : writeTill(till));
  }
}
