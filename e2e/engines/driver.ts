// The few things that differ from engine to engine. All else is asked of the page itself.

/** What a mouse does: moves to a point of the window, presses or lets go. */
export type PointerDeed = 'down' | 'up' | { readonly x: number; readonly y: number };

export interface Driver {
  /** The name and version of the browser. */
  readonly browser: string;
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Runs a function in the page, given as its source, with arguments that JSON can carry; so is the
   * answer. A promise is waited for.
   */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** A real mouse, which is where it was left. */
  point(deeds: readonly PointerDeed[]): Promise<void>;
  /** Real keys, one after the other: a name such as `Enter`, or what they write. */
  press(keys: readonly string[]): Promise<void>;
  /** Gives the page that much room. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Keys without a letter, as WebDriver spells them. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Both protocols describe what hands do in the same words. */
export const keyActions = (keys: readonly string[]): object => ({
  type: 'key',
  id: 'keyboard',
  actions: keys.flatMap((key) => {
    const value = KEYS[key] ?? key;
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  }),
});

export const pointerActions = (deeds: readonly PointerDeed[]): object => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: deeds.map((deed) => {
    if (deed === 'down') return { type: 'pointerDown', button: 0 };
    if (deed === 'up') return { type: 'pointerUp', button: 0 };
    return { type: 'pointerMove', x: Math.round(deed.x), y: Math.round(deed.y), duration: 0 };
  }),
});

/** A click at a point of the window. */
export const clickAt = (driver: Driver, x: number, y: number): Promise<void> =>
  driver.point([{ x, y }, 'down', 'up']);

/** Runs in the page: painting costs more than all the rest, so nothing is painted until it is looked at. */
export const paintNothing = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html:not([data-seen]) { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
};

/** What does not come at all ends the test; how long it takes is the machine's affair. */
export const ANSWER_MS = 120_000;
const LOOK_MS = 25;

/** Asks again and again until there is an answer; a fault of the last try is told at the end. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  timeout = ANSWER_MS,
): Promise<T> {
  const from = performance.now();
  let fault: unknown;
  while (performance.now() - from < timeout) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
      fault = undefined;
    } catch (error) {
      // A page that is just being left answers nothing.
      fault = error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`waited for ${what} in vain`, { cause: fault });
}
