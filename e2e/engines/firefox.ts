// A stock Firefox without a window, driven by puppeteer-core over WebDriver BiDi.
import puppeteer, { type KeyInput } from 'puppeteer-core';

import { ANSWER_MS, callOf, paintNothing, type Driver } from './driver.ts';

/** How long the page itself may take is the tests' affair. */
const PATIENT = { timeout: ANSWER_MS };

export async function openFirefox(executablePath: string): Promise<Driver> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    protocolTimeout: ANSWER_MS,
    defaultViewport: null,
  });
  const [page] = await firefox.pages();
  if (page === undefined) throw new Error('Firefox opened no page');
  await page.evaluateOnNewDocument(paintNothing);
  return {
    browser: await firefox.version(),
    async goto(address) {
      await page.goto(address, PATIENT);
    },
    async reload() {
      await page.reload(PATIENT);
    },
    run: (source, args) => page.evaluate(callOf(source, args)),
    async point(deeds) {
      for (const deed of deeds)
        if (typeof deed === 'string') await page.mouse[deed]();
        else await page.mouse.move(Math.round(deed.x), Math.round(deed.y));
    },
    async press(keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => firefox.close(),
  };
}
