// Polls the server while the page is visible.

export class Poll {
  readonly #look: () => Promise<void>;
  readonly #everyMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(look: () => Promise<void>, everyMs: number) {
    this.#look = look;
    this.#everyMs = everyMs;
    document.addEventListener('visibilitychange', this.#shown);
    void this.now();
  }

  readonly #shown = (): void => {
    if (document.visibilityState === 'visible') void this.now();
  };

  async now(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#look();
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(this.#shown, this.#everyMs);
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#shown);
  }
}
