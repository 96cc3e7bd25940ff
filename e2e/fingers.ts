// Three ways to press something: with a mouse, with a finger, and with nothing but a keyboard.
import type { Locator, Page } from 'playwright';

export type Way = 'mouse' | 'touch' | 'keyboard';

export interface Fingers {
  readonly way: Way;
  press(target: Locator): Promise<void>;
}

export function fingers(page: Page, way: Way): Fingers {
  switch (way) {
    case 'mouse':
      return { way, press: (target) => target.click({ timeout: 20_000 }) };
    case 'touch':
      return { way, press: (target) => target.tap({ timeout: 20_000 }) };
    case 'keyboard':
      return {
        way,
        async press(target) {
          await walkTo(page, target);
          await page.keyboard.press('Enter');
        },
      };
  }
}

/** More stops than any table has. */
const STOPS_MAX = 150;

/** Tab from stop to stop; in a list to choose from, arrows. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle({ timeout: 20_000 });
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    const key = await page.evaluate((wanted) => {
      const now = document.activeElement;
      if (now === wanted) return null;
      const list = wanted.closest('[role=listbox]');
      if (!now || !list?.contains(now)) return 'Tab';
      const options = [...list.querySelectorAll('[role=option]')];
      return options.indexOf(now) < options.indexOf(wanted) ? 'ArrowRight' : 'ArrowLeft';
    }, element);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error('the keyboard does not get there');
}
