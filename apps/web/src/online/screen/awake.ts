// Keeps a shared screen on with a wake lock. Browsers offer none on plain HTTP; the device then
// follows its own settings.

class Awake {
  #isOver = false;
  #held: WakeLockSentinel | undefined;

  /** Lost whenever the page is out of sight. */
  readonly hold = async (): Promise<void> => {
    const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
    if (this.#isOver || document.visibilityState !== 'visible') return;
    try {
      this.#held = await wakeLock?.request('screen');
      await this.#letGo();
    } catch {
      // Low battery, or not allowed here.
    }
  };

  async #letGo(): Promise<void> {
    if (this.#isOver) await this.#held?.release();
  }

  end(): void {
    this.#isOver = true;
    this.#letGo().catch(() => undefined);
  }
}

/** From now on, until the answer is called. */
export function keepAwake(): () => void {
  const awake = new Awake();
  const look = (): void => void awake.hold();
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    awake.end();
  };
}
