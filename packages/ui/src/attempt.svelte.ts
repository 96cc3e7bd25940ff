// Something that may fail, one at a time: whether it is under way, and why it failed.

export class Attempt<Failure> {
  isBusy = $state(false);
  failure: Failure | undefined = $state.raw();
  readonly #failureOf: (error: unknown) => Failure;

  constructor(failureOf: (error: unknown) => Failure) {
    this.#failureOf = failureOf;
  }

  /** Whether it worked. Does nothing while one is under way: a second tap must not lay a second table. */
  async run(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.failure = undefined;
    try {
      await deed();
      return true;
    } catch (error) {
      this.failure = this.#failureOf(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
