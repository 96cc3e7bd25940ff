// The few calls that differ from browser to browser. Everything else runs in the page itself.

/** What a mouse does: moves to a point of the window, presses or releases its button. */
export type PointerDeed = 'down' | 'up' | { readonly x: number; readonly y: number };

export interface Driver {
  /** The name and version of the browser. */
  readonly browser: string;
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, given as its source, and waits for its promise. Arguments and answer fit in JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** A real mouse, which stays where it was left. */
  point(deeds: readonly PointerDeed[]): Promise<void>;
  /** Presses real keys one after the other: a name such as `Enter`, or the letter that they write. */
  press(keys: readonly string[]): Promise<void>;
  /** Gives the page that much room. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A click at a point of the window. */
export const clickAt = (driver: Driver, x: number, y: number): Promise<void> =>
  driver.point([{ x, y }, 'down', 'up']);

/** The source of a call with these arguments. */
export const callOf = (source: string, args: readonly unknown[]): string =>
  `(${source})(...${JSON.stringify(args)})`;

/** Runs in the page: painting costs more than all the rest, so nothing is painted until it is looked at. */
export const paintNothing = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html:not([data-seen]) { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
};

/** Ends a test without an answer. Slow machines must not reach it. */
export const ANSWER_MS = 120_000;
const LOOK_MS = 25;

/** Asks again and again until there is an answer; throws the fault of the last try at the end. */
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
