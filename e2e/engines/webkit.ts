// WebKitGTK's MiniBrowser on an invisible screen, driven by selenium-webdriver.
import { Builder, Key, Origin } from 'selenium-webdriver';

import { freePort } from '../../scripts/postgres.ts';
import { ANSWER_MS, callOf, paintNothing, until, type Driver } from './driver.ts';
import { startGroup } from './processes.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
}

/** Keys without a letter. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
};

/** Every program that the browser consists of, in one group. */
const startPrograms = ({ driver }: WebKitPrograms, port: number): ReturnType<typeof startGroup> =>
  startGroup(
    'xvfb-run',
    [
      ...['-a', '-s', '-screen 0 1600x1200x24 -nolisten tcp'],
      ...['dbus-run-session', '--', driver, `--port=${port}`],
    ],
    {
      ...process.env,
      // Layers that no graphics card puts together cost three times the processor.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // As root the sandbox does not start. Only our own pages are opened here.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  );

export async function openWebKit(programs: WebKitPrograms): Promise<Driver> {
  const port = await freePort();
  const group = startPrograms(programs, port);
  try {
    const address = `http://127.0.0.1:${port}`;
    await until('the driver of WebKit', () => fetch(`${address}/status`));
    const webkit = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        timeouts: { script: ANSWER_MS, pageLoad: ANSWER_MS },
      })
      .build();
    // WebDriver itself would answer null for undefined.
    const run: Driver['run'] = async (source, args) => {
      const answer = `(async () => JSON.stringify(await ${callOf(source, args)}))()`;
      const text = await webkit.executeScript<string | null>(`return ${answer}`);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    };
    const unpainted = async (): Promise<void> => {
      await run(String(paintNothing), []);
    };
    return {
      browser: `WebKitGTK ${(await webkit.getCapabilities()).getBrowserVersion()}`,
      goto: (url) => webkit.get(url).then(unpainted),
      reload: () => webkit.navigate().refresh().then(unpainted),
      run,
      async point(deeds) {
        const actions = webkit.actions();
        for (const deed of deeds)
          if (deed === 'down') actions.press();
          else if (deed === 'up') actions.release();
          else {
            const [x, y] = [Math.round(deed.x), Math.round(deed.y)];
            actions.move({ x, y, duration: 0, origin: Origin.VIEWPORT });
          }
        await actions.perform();
      },
      press: (keys) =>
        webkit
          .actions()
          .sendKeys(...keys.map((key) => KEYS[key] ?? key))
          .perform(),
      async resize(width, height) {
        const size = (await run(
          '() => [innerWidth, innerHeight, outerWidth, outerHeight]',
          [],
        )) as number[];
        const [innerX = 0, innerY = 0, outerX = 0, outerY = 0] = size;
        // The window has bars of its own, above the page.
        const rect = { width: width + outerX - innerX, height: height + outerY - innerY };
        await webkit.manage().window().setRect(rect);
        await until(`a page of ${width}×${height}`, async () => {
          const fits = '(w, h) => innerWidth === w && innerHeight === h';
          return (await run(fits, [width, height])) === true || undefined;
        });
      },
      close: () => group.end(),
    };
  } catch (error) {
    await group.end();
    throw error;
  }
}
