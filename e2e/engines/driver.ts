// The few things that differ from engine to engine. All else is asked of the page itself.

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
  /** A real click of the mouse, at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Real keys, one after the other: a name such as `Enter`, or what they write. */
  press(keys: readonly string[]): Promise<void>;
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

export const clickActions = (x: number, y: number): object => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Runs in the page: nobody looks at it here, and painting costs more than all the rest. */
export const paintNothing = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
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
