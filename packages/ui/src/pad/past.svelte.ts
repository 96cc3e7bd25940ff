// The way back from what was written on a pad.

const STEPS_MAX = 200;

export class Past<T> {
  #steps: readonly T[] = $state.raw([]);
  /** What the latest change belongs to: changes of one kind in a row are undone together. */
  #grip = '';

  get isThere(): boolean {
    return this.#steps.length > 0;
  }

  /** What stood there before a change. */
  push(before: T, grip = ''): void {
    if (grip === '' || grip !== this.#grip)
      this.#steps = [...this.#steps, before].slice(-STEPS_MAX);
    this.#grip = grip;
  }

  pop(): T | undefined {
    const before = this.#steps.at(-1);
    this.#steps = this.#steps.slice(0, -1);
    this.#grip = '';
    return before;
  }

  /** The next change starts afresh, even if it is of the same kind. */
  letGo(): void {
    this.#grip = '';
  }

  forget(): void {
    this.#steps = [];
    this.#grip = '';
  }
}
