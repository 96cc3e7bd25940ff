// A window larger than a table needs: the page grows until it fills it, and a card stays under the mouse on
// its way to every kind of place. Engines differ in the pixels that they measure a grown page in.
import { expect, test } from 'vitest';

import { BEAN_SITUATIONS } from '../../games/bohne/test/browser/situations.ts';
import { CHICOREE_SITUATIONS } from '../../games/chicoree/test/browser/situations.ts';

import { inspect } from '../inspect.ts';
import { nextCall, stepOf } from '../players.ts';
import type { Situation } from '../prepare.ts';
import type { Screen } from '../screen.ts';
import type { NamedSituation } from '../table-player.ts';
import type { Driver } from './driver.ts';

const LARGE = [1440, 900] as const;
/** How far a card may be from where the mouse has carried it. */
const NEAR = 3;

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Spot extends Point {
  readonly name: string;
}

/** Where all of them are, in pixels of the window; the page lies in it from edge to edge. */
const spotsOf = (page: Screen, selector: string): Promise<readonly Spot[]> =>
  page.evaluate((wanted) => {
    const whole = document.querySelector('main')!.getBoundingClientRect();
    const factor = innerWidth / whole.width;
    return [...document.querySelectorAll<HTMLElement>(wanted)].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return {
        name: one.dataset['drop'] ?? one.dataset['card'] ?? '',
        x: (x + width / 2) * factor,
        y: (y + height / 2) * factor,
      };
    });
  }, selector);

const CARRIED = '.card.carried';

interface At {
  readonly page: Screen;
  readonly driver: Driver;
  readonly sitDown: (situation: Situation) => Promise<unknown>;
}

/** Takes up the first card that can go to places of this kind: where the mouse is then, and these places. */
async function takeUp(
  { page, driver }: At,
  kind: string,
): Promise<readonly [Point, readonly Spot[]]> {
  for (const card of await spotsOf(page, '[role=option]:not(.dimmed)')) {
    const mouse = { x: Math.round(card.x), y: Math.round(card.y) - 40 };
    await driver.point([card, 'down', mouse]);
    await page.waitForFunction(
      () => document.querySelector('[data-drop], [data-refused]') !== null,
      null,
    );
    const drops = await spotsOf(page, `[data-drop^="${kind}"]`);
    if (drops.length > 0) return [mouse, drops];
    await driver.point([card, 'up']);
  }
  throw new Error(`no card goes to a ${kind}`);
}

interface Way {
  readonly to: string;
  readonly kind: string;
  readonly situation: Situation;
  /** What is there once the card has arrived, after a step. */
  readonly done: (step: number) => string;
}

const named = (all: readonly NamedSituation[], wanted: string): NamedSituation =>
  all.find(({ name, seats }) => name === wanted && seats === 4)!;

const WAYS: readonly Way[] = [
  {
    to: 'the trick',
    kind: 'trick',
    situation: named(BEAN_SITUATIONS, 'play'),
    done: () => '[data-cell="0"][data-lying=choice]',
  },
  {
    to: 'the chain',
    kind: 'place',
    situation: named(CHICOREE_SITUATIONS, 'main-lay'),
    done: (step) => `main[data-step="${step + 1}"]`,
  },
  {
    to: 'another player',
    kind: 'seat',
    situation: named(CHICOREE_SITUATIONS, 'main-target'),
    done: (step) => `main[data-step="${step + 1}"]`,
  },
  {
    to: 'the middle',
    kind: 'middle',
    situation: named(CHICOREE_SITUATIONS, 'challenge'),
    done: () => '[role=option][aria-selected=true]',
  },
];

export function largeWindow(at: () => At): void {
  test('a table fills a large window, and nothing on it is cut off', async () => {
    const { page, driver, sitDown } = at();
    await driver.resize(...LARGE);
    for (const { situation } of WAYS) {
      await sitDown({ ...situation, isFrozen: true });
      await nextCall(page);
      const sizes = await page.evaluate(() => {
        const { width, height } = document.querySelector('main')!.getBoundingClientRect();
        return { page: width / height, window: innerWidth / innerHeight };
      }, null);
      expect(sizes.page).toBeCloseTo(sizes.window, 2);
      expect(await inspect(page, 'table')).toEqual([]);
    }
  });

  test.each(WAYS)(
    'a card is dragged to $to in a large window',
    async ({ kind, situation, done }) => {
      const { page, driver, sitDown } = at();
      await driver.resize(...LARGE);
      await sitDown({ ...situation, isFrozen: true });
      await nextCall(page);
      const step = await stepOf(page);
      const [mouse, drops] = await takeUp(at(), kind);
      const [from] = await spotsOf(page, CARRIED);
      for (const drop of drops) {
        await driver.point([drop]);
        await page.waitForFunction(
          (to) => document.querySelector(`[data-drop="${to}"]`)?.matches('.over') === true,
          drop.name,
        );
        const [card] = await spotsOf(page, CARRIED);
        const off = [card!.x - from!.x - drop.x + mouse.x, card!.y - from!.y - drop.y + mouse.y];
        for (const pixels of off) expect(Math.abs(pixels)).toBeLessThan(NEAR);
      }
      await driver.point(['up']);
      await page.waitForFunction((what) => document.querySelector(what) !== null, done(step));
    },
  );
}
