// Holds the notices that the player put aside, by key. A notice comes back when its key changes, or
// when the player restores it.

export class Aside {
  #put: readonly string[] = $state.raw([]);
  /** What would be on the board if nothing had been put aside. */
  #due: readonly string[] = $state.raw([]);

  put(what: string): void {
    this.#put = [...this.#put, what];
  }

  has(what: string): boolean {
    return this.#put.includes(what);
  }

  /** Something waits there for a decision. */
  readonly hasSome: boolean = $derived(this.#put.some((what) => this.#due.includes(what)));

  takeOut(): void {
    this.#put = [];
  }

  /** Forgets notices that are no longer due, so that a player's second absence shows again. */
  keepOnly(due: readonly string[]): void {
    this.#due = due;
    if (this.#put.some((what) => !due.includes(what)))
      this.#put = this.#put.filter((what) => due.includes(what));
  }
}
