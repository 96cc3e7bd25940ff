// Notices that somebody has put aside, by what they are about. They can be taken out again, and come
// back by themselves when what they are about has changed.

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

  /** Who was back and is gone again is news: what is not due any more is forgotten. */
  keepOnly(due: readonly string[]): void {
    this.#due = due;
    if (this.#put.some((what) => !due.includes(what)))
      this.#put = this.#put.filter((what) => due.includes(what));
  }
}
