// What a test needs of a browser window, whichever engine draws it. Playwright's pages are such windows
// as they are; for the engines that it cannot drive here, `engines/` makes them.

interface Patience {
  readonly timeout?: number;
}

/** What a selector finds, looked up anew each time it is used. */
export interface Target {
  count(): Promise<number>;
  nth(index: number): Target;
  first(): Target;
  click(options?: Patience): Promise<void>;
  fill(text: string): Promise<void>;
  getAttribute(name: string): Promise<string | null>;
  innerText(): Promise<string>;
  evaluate<R>(look: (element: Element) => R): Promise<R>;
  waitFor(options?: Patience): Promise<void>;
}

export interface Screen {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  locator(selector: string): Target;
  evaluate<R, A>(look: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  /** An expression, for what is kept as text. */
  evaluate(look: string): Promise<unknown>;
  /** Asks until the answer is yes. */
  waitForFunction<A>(
    look: (arg: A) => unknown,
    arg: A,
    options?: Patience & { readonly polling?: number },
  ): Promise<{ jsonValue(): Promise<unknown> }>;
  readonly keyboard: { press(key: string): Promise<void> };
}
