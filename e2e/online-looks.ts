// Checks layout and accessibility of online pages: on a phone by day in every language, on a desk
// by night in one. Each run checks a part; LAYOUTS=all checks everything.
import { expect } from 'vitest';

import { violations } from './axe.ts';
import { inspect, type PageKind } from './inspect.ts';
import {
  change,
  IS_WHOLE,
  LANGS,
  langsInTurn,
  nextTurn,
  settled,
  takePicture,
} from './layout-suite.ts';
import type { Guest } from './online.ts';

const SCREENS = [
  { name: 'phone', theme: 'light', width: 390, height: 844 },
  { name: 'desk', theme: 'dark', width: 1280, height: 800 },
] as const;

/** Leaves the page on a desk, in its first language. */
export async function expectGoodLooks(
  { page, lang }: Guest,
  what: string,
  kind: PageKind,
): Promise<void> {
  const faults: string[] = [];
  const turn = nextTurn('screens');
  for (const [i, { name, theme, width, height }] of SCREENS.entries()) {
    await page.setViewportSize({ width, height });
    for (const one of i === 0 ? LANGS : langsInTurn()) {
      await change(page, { lang: one, theme });
      await settled(page);
      for (const fault of await inspect(page, kind)) faults.push(`${name} ${one}: ${fault}`);
    }
    if (IS_WHOLE || turn % SCREENS.length === i)
      faults.push(...(await violations(page)).map((fault) => `${name}: ${fault}`));
    await takePicture(page, `online-${what}-${name}`);
  }
  await change(page, { lang, theme: 'light' });
  await settled(page);
  expect(faults, what).toEqual([]);
}
