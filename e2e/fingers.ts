// Three ways to press something: with a mouse, with a finger, and with nothing but a keyboard.
import type { Locator, Page } from 'playwright';

import type { Screen, Target } from './screen.ts';

export type Way = 'mouse' | 'touch' | 'keyboard';

export interface Fingers {
  readonly way: Way;
  press(target: Target): Promise<void>;
}

export function fingers(page: Page, way: Way): Fingers {
  switch (way) {
    case 'mouse':
      return mouse;
    case 'touch':
      return { way, press: (target: Locator) => target.tap({ timeout: 20_000 }) };
    case 'keyboard':
      return keyboard(page);
  }
}

export const mouse: Fingers = {
  way: 'mouse',
  press: (target) => target.click({ timeout: 20_000 }),
};

export const keyboard = (page: Screen): Fingers => ({
  way: 'keyboard',
  async press(target) {
    await walkTo(page, target);
    await page.keyboard.press('Enter');
  },
});

/** More stops than any table has. */
const STOPS_MAX = 150;

/** Tab from stop to stop; in a list to choose from, arrows. */
async function walkTo(page: Screen, target: Target): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    const key = await target.evaluate((wanted) => {
      const now = document.activeElement;
      if (now === wanted) return null;
      const list = wanted.closest('[role=listbox]');
      if (!now || !list?.contains(now)) return 'Tab';
      const options = [...list.querySelectorAll('[role=option]')];
      return options.indexOf(now) < options.indexOf(wanted) ? 'ArrowRight' : 'ArrowLeft';
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error('the keyboard does not get there');
}
