// Something that may fail, one at a time: whether it is under way, and why it failed.

export class Attempt<Failure> {
  isBusy = $state(false);
  failure: Failure | undefined = $state.raw();
  readonly #failureOf: (error: unknown) => Failure;

  constructor(failureOf: (error: unknown) => Failure) {
    this.#failureOf = failureOf;
  }

  /** Does nothing while one is under way: a second tap must not lay a second table. */
  async run(deed: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
    try {
      await deed();
    } catch (error) {
      this.failure = this.#failureOf(error);
    } finally {
      this.isBusy = false;
    }
  }
}
