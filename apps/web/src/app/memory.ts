// What the browser remembers for the site. Its storage may be full, closed or somebody else's: what it
// does not keep lasts as long as the page.

/** The part of a storage that is used. */
export interface Keeper {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
}

export class Memory {
  readonly #keeper: () => Keeper;
  /** What the browser would not keep. */
  readonly #inHand = new Map<string, string>();

  /** The storage is asked for each time: merely looking at it can fail. */
  constructor(keeper: () => Keeper) {
    this.#keeper = keeper;
  }

  read(name: string): string | null {
    try {
      return this.#inHand.get(name) ?? this.#keeper().getItem(name);
    } catch {
      return null;
    }
  }

  /** What was written as JSON; null where there is none. */
  value(name: string): unknown {
    try {
      return JSON.parse(this.read(name) ?? 'null');
    } catch {
      return null;
    }
  }

  /** Null forgets. Whether it outlasts the page. */
  write(name: string, text: string | null): boolean {
    this.#inHand.delete(name);
    try {
      if (text === null) this.#keeper().removeItem(name);
      else this.#keeper().setItem(name, text);
      return true;
    } catch {
      if (text !== null) this.#inHand.set(name, text);
      return false;
    }
  }
}

// Spelled out because tests that come by here are compiled without a browser.
const browser = globalThis as unknown as { readonly localStorage: Keeper };

export const memory = new Memory(() => browser.localStorage);
