// The pad that lies open on a device: its sheets, the one being written on, and the way back.

import type { PadMemory } from '@tablee/ui';
import { Past } from '@tablee/ui/pad/past.svelte.ts';
import type { Edition } from '../../meta.ts';
import {
  freeStart,
  openSheet,
  readShelf,
  withoutSheet,
  withSheet,
  writeShelf,
  type Shelf,
} from './shelf.ts';
import { newSheet, type Sheet } from './sheet.ts';

export class Desk {
  readonly game: Edition;
  readonly #memory: PadMemory;
  shelf: Shelf = $state.raw({ open: null, sheets: [] });
  /** The device refuses to keep anything. */
  isForgetful = $state(false);
  readonly past = new Past<Sheet>();

  constructor(game: Edition, memory: PadMemory) {
    this.game = game;
    this.#memory = memory;
    this.shelf = this.#read();
  }

  get sheet(): Sheet | undefined {
    return openSheet(this.shelf);
  }

  start(names: readonly string[], now: number): void {
    this.keep(newSheet(this.game, names, now));
  }

  /** Puts a new sheet on the shelf and opens it. */
  keep(sheet: Sheet): void {
    const started = freeStart(this.shelf, sheet.started);
    this.#write((shelf) => ({ ...withSheet(shelf, { ...sheet, started }), open: started }));
    this.past.forget();
  }

  open(started: number | null): void {
    this.#write((shelf) => ({ ...shelf, open: started }));
    this.past.forget();
  }

  remove(started: number): void {
    this.#write((shelf) => withoutSheet(shelf, started));
    this.past.forget();
  }

  change(sheet: Sheet, grip = ''): void {
    const before = this.sheet;
    if (before === undefined || before === sheet) return;
    this.past.push(before, grip);
    this.#write((shelf) => withSheet(shelf, sheet));
  }

  undo(): void {
    const before = this.past.pop();
    if (before !== undefined) this.#write((shelf) => withSheet(shelf, before));
  }

  #read(): Shelf {
    return readShelf(this.game, this.#memory.read());
  }

  /** Reads the other sheets afresh: another tab may have written on them meanwhile. */
  #write(change: (shelf: Shelf) => Shelf): void {
    const kept = this.isForgetful ? this.shelf : { ...this.#read(), open: this.shelf.open };
    const sheet = this.sheet;
    this.shelf = change(sheet === undefined ? kept : withSheet(kept, sheet));
    this.isForgetful = !this.#memory.write(writeShelf(this.shelf));
  }
}
