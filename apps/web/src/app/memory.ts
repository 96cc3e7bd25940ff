// Stores values in the browser's storage. If it is full, blocked or holds foreign values, the
// values last as long as the page.

/** The part of a storage that is used. */
export interface Keeper {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
}

export class Memory {
  readonly #keeper: () => Keeper;
  /** Values that the browser refused to store. */
  readonly #inHand = new Map<string, string>();

  /** A getter per access, because reading `localStorage` itself can throw. */
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

  /** The stored JSON value; null if there is none. */
  value(name: string): unknown {
    try {
      return JSON.parse(this.read(name) ?? 'null');
    } catch {
      return null;
    }
  }

  /** Null deletes. Returns whether the browser stored the change. */
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
