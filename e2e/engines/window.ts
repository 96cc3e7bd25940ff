// A window as tests use it, made from the few things that an engine's driver can do.
import type { Screen, Target } from '../screen.ts';
import { until, type Driver } from './driver.ts';

/** Where a hand would press: what is there, in sight, at rest and covered by nothing else. */
async function pointOf(selector: string, index: number): Promise<{ x: number; y: number } | null> {
  const element = document.querySelectorAll(selector)[index];
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const place = (): DOMRect => element.getBoundingClientRect();
  const before = place();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = place();
  if (width === 0 || height === 0 || left !== before.left || top !== before.top) return null;
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
}

/** What is said where it can be read. */
const isShown = (selector: string, index: number): true | undefined => {
  const box = document.querySelectorAll(selector)[index]?.getBoundingClientRect();
  return box !== undefined && box.width > 0 && box.height > 0 ? true : undefined;
};

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
    const ask = async () =>
      ((await this.#run(pointOf)) as { x: number; y: number } | null) ?? undefined;
    const { x, y } = await until(`${this.#name} to press`, ask, timeout);
    await this.#driver.clickAt(x, y);
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
        { readonly answer: unknown } | undefined;
    return (await until(this.#name, ask)).answer;
  }
}

export const screenOf = (driver: Driver): Screen => ({
  goto: (address) => driver.goto(address),
  reload: () => driver.reload(),
  locator: (selector) => new Found(driver, selector),
  evaluate: async <R>(look: (arg: never) => R | Promise<R>, arg: unknown) =>
    (await driver.run(String(look), [arg])) as R,
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
