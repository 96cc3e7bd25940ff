// A window as tests use it, made from the few things that an engine's driver can do.
import type { Screen, Target } from '../screen.ts';
import { clickAt, until, type Driver } from './driver.ts';

/**
 * Where a hand would press: what is there, in sight, at rest, ready, and covered by nothing else. From
 * now on the page takes a press only there: it may move between the look and the press.
 */
async function aimAt(selector: string, index: number): Promise<{ x: number; y: number } | null> {
  const element = document.querySelectorAll(selector)[index];
  if (element === undefined || element.matches(':disabled, [aria-disabled=true]')) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const place = (): DOMRect => element.getBoundingClientRect();
  const before = place();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = place();
  if (width === 0 || height === 0 || left !== before.left || top !== before.top) return null;
  // On a page that has grown some engines measure in its own pixels, others in those of the window.
  const root = document.documentElement;
  const scale = Number(root.style.getPropertyValue('--scale')) || 1;
  const grown = root.getBoundingClientRect().width / root.offsetWidth;
  const factor = grown < (1 + scale) / 2 ? scale : 1;
  const x = (left + width / 2) * factor;
  const y = (top + height / 2) * factor;
  if (!element.contains(document.elementFromPoint(x, y))) return null;
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let hasHit: boolean | undefined;
  const guard = (event: Event): void => {
    hasHit ??= element.contains(event.target as Node);
    if (hasHit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of kinds) addEventListener(kind, guard, true);
  Reflect.set(window, 'takeGuardAway', () => {
    if (hasHit === undefined) return undefined;
    for (const kind of kinds) removeEventListener(kind, guard, true);
    return hasHit;
  });
  return { x, y };
}

/** Whether the press hit what was aimed at, once it has arrived; a page that it led to knows nothing of it. */
const hasHit = (): boolean | undefined => {
  const takeGuardAway = Reflect.get(window, 'takeGuardAway') as
    | (() => boolean | undefined)
    | undefined;
  return takeGuardAway === undefined ? true : takeGuardAway();
};

/** What is said where it can be read. */
const isShown = (selector: string, index: number): true | undefined => {
  const box = document.querySelectorAll(selector)[index]?.getBoundingClientRect();
  return box !== undefined && box.width > 0 && box.height > 0 ? true : undefined;
};

/** How often something may slip away from under the hand. */
const TRIES_MAX = 20;

class Found implements Target {
  readonly #driver: Driver;
  readonly #selector: string;
  readonly #index: number;

  constructor(driver: Driver, selector: string, index = 0) {
    this.#driver = driver;
    this.#selector = selector;
    this.#index = index;
  }

  async count(): Promise<number> {
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    return (await this.#driver.run(String(count), [this.#selector])) as number;
  }

  nth(index: number): Target {
    return new Found(this.#driver, this.#selector, index);
  }

  first(): Target {
    return this.nth(0);
  }

  async click({ timeout }: { readonly timeout?: number } = {}): Promise<void> {
    const aim = async () =>
      ((await this.#run(aimAt)) as { x: number; y: number } | null) ?? undefined;
    const look = () => this.#driver.run(String(hasHit), []) as Promise<boolean | undefined>;
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const { x, y } = await until(`${this.#name} to press`, aim, timeout);
      await clickAt(this.#driver, x, y);
      if (await until('the press to arrive', look)) return;
    }
    throw new Error(`${this.#name} moves too much to be pressed`);
  }

  async fill(text: string): Promise<void> {
    await this.click();
    await this.#driver.press(Array.from(text));
  }

  async getAttribute(name: string): Promise<string | null> {
    const read = `(element) => element.getAttribute(${JSON.stringify(name)})`;
    return (await this.#ofElement(read)) as string | null;
  }

  async innerText(): Promise<string> {
    return (await this.#ofElement('(element) => element.innerText')) as string;
  }

  async evaluate<R>(look: (element: Element) => R): Promise<R> {
    return (await this.#ofElement(String(look))) as R;
  }

  async waitFor({ timeout }: { readonly timeout?: number } = {}): Promise<void> {
    await until(this.#name, () => this.#run(isShown) as Promise<true | undefined>, timeout);
  }

  get #name(): string {
    return `${this.#selector} [${this.#index}]`;
  }

  #run(look: (selector: string, index: number) => unknown): Promise<unknown> {
    return this.#driver.run(String(look), [this.#selector, this.#index]);
  }

  /** Once it is there; the answer is wrapped, since nothing may be one. */
  async #ofElement(look: string): Promise<unknown> {
    const source = `(selector, index) => {
      const element = document.querySelectorAll(selector)[index];
      return element && { answer: (${look})(element) };
    }`;
    const ask = async () =>
      (await this.#driver.run(source, [this.#selector, this.#index])) as
        | { readonly answer: unknown }
        | undefined;
    return (await until(this.#name, ask)).answer;
  }
}

export const screenOf = (driver: Driver): Screen => ({
  goto: (address) => driver.goto(address),
  reload: () => driver.reload(),
  locator: (selector) => new Found(driver, selector),
  evaluate: async <R>(look: string | ((arg: never) => R | Promise<R>), arg?: unknown) => {
    const source = typeof look === 'string' ? `() => (${look})` : String(look);
    return (await driver.run(source, [arg ?? null])) as R;
  },
  async waitForFunction(look, arg, { timeout } = {}) {
    const ask = async (): Promise<unknown> => {
      const answer = await driver.run(String(look), [arg]);
      return answer === false || answer === null ? undefined : answer;
    };
    const answer = await until('the page to say yes', ask, timeout);
    return { jsonValue: () => Promise.resolve(answer) };
  },
  keyboard: { press: (key) => driver.press([key]) },
});
