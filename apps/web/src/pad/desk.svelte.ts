// The pad that lies open on a device: its sheets, the one being written on, and the way back.

import { readKept, writeKept } from './kept.ts';
import {
  freeStart,
  keyOf,
  openSheet,
  readShelf,
  withoutSheet,
  withSheet,
  writeShelf,
  type Shelf,
} from './shelf.ts';
import { newSheet, type BeanGame, type Sheet } from './sheet.ts';

const UNDO_MAX = 200;

export class Desk {
  readonly game: BeanGame;
  shelf: Shelf = $state.raw({ open: null, sheets: [] });
  /** The device refuses to keep anything. */
  isForgetful = $state(false);
  #past: readonly Sheet[] = $state.raw([]);
  /** What the latest change belongs to: changes of one kind in a row are undone together. */
  #grip = '';

  constructor(game: BeanGame) {
    this.game = game;
    this.shelf = this.#read();
  }

  get sheet(): Sheet | undefined {
    return openSheet(this.shelf);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  start(names: readonly string[]): void {
    this.keep(newSheet(this.game, names, Date.now()));
  }

  /** Puts a new sheet on the shelf and opens it. */
  keep(sheet: Sheet): void {
    const started = freeStart(this.shelf, sheet.started);
    this.#write((shelf) => ({ ...withSheet(shelf, { ...sheet, started }), open: started }));
    this.#forgetPast();
  }

  open(started: number | null): void {
    this.#write((shelf) => ({ ...shelf, open: started }));
    this.#forgetPast();
  }

  remove(started: number): void {
    this.#write((shelf) => withoutSheet(shelf, started));
    this.#forgetPast();
  }

  change(sheet: Sheet, grip = ''): void {
    const before = this.sheet;
    if (before === undefined || before === sheet) return;
    if (grip === '' || grip !== this.#grip) this.#past = [...this.#past, before].slice(-UNDO_MAX);
    this.#grip = grip;
    this.#write((shelf) => withSheet(shelf, sheet));
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#grip = '';
    this.#write((shelf) => withSheet(shelf, before));
  }

  /** The next change starts afresh, even if it is of the same kind. */
  letGo(): void {
    this.#grip = '';
  }

  #forgetPast(): void {
    this.#past = [];
    this.#grip = '';
  }

  #read(): Shelf {
    return readShelf(this.game, readKept(keyOf(this.game)));
  }

  /** Reads the other sheets afresh: another tab may have written on them meanwhile. */
  #write(change: (shelf: Shelf) => Shelf): void {
    const kept = this.isForgetful ? this.shelf : { ...this.#read(), open: this.shelf.open };
    const sheet = this.sheet;
    this.shelf = change(sheet === undefined ? kept : withSheet(kept, sheet));
    this.isForgetful = !writeKept(keyOf(this.game), writeShelf(this.shelf));
  }
}
