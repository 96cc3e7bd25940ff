// WebKitGTK's MiniBrowser on a screen that nobody sees, spoken to in WebDriver: one HTTP request for
// everything.
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';

import {
  ANSWER_MS,
  keyActions,
  paintNothing,
  pointerActions,
  until,
  type Driver,
} from './driver.ts';
import { startGroup, type Running } from './processes.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
}

/** Opens an invisible screen; the number is the first that is free. */
async function openScreen(): Promise<Running & { readonly display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = startGroup('Xvfb', args, { says: ['ignore', 'ignore', 'pipe'], signal: 'TERM' });
  const number = await new Promise<string>((resolve, reject) => {
    screen.child.once('error', reject);
    screen.child.once('close', () => {
      reject(new Error('Xvfb did not start'));
    });
    let said = '';
    (screen.child.stdio[3] as Readable).on('data', (part) => {
      said += String(part);
      if (said.endsWith('\n')) resolve(said.trim());
    });
  });
  return { ...screen, display: `:${number}` };
}

/** The driver does not tell which port it took, so it is given one. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

const askAt =
  (base: string): Ask =>
  async (method, path, body) => {
    const request = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(base + path, { method, ...request });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };

/** The script's last argument takes the answer; a fault comes back as one. */
const asyncScript = (source: string): string => `
  const done = arguments[1];
  (async () => JSON.stringify(await (${source})(...JSON.parse(arguments[0]))))()
    .then((text) => done({ text }), (error) => done({ fault: String(error) }));`;

function windowOf(ask: Ask): Omit<Driver, 'browser' | 'close'> {
  const act = async (action: object): Promise<void> => {
    await ask('POST', '/actions', { actions: [action] });
  };
  const run: Driver['run'] = async (source, args) => {
    const { text, fault } = (await ask('POST', '/execute/async', {
      script: asyncScript(source),
      args: [JSON.stringify(args)],
    })) as { text?: string | null; fault?: string };
    if (fault !== undefined) throw new Error(fault);
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  };
  return {
    async goto(url) {
      await ask('POST', '/url', { url });
      await run(String(paintNothing), []);
    },
    async reload() {
      await ask('POST', '/refresh', {});
      await run(String(paintNothing), []);
    },
    run,
    point: (deeds) => act(pointerActions(deeds)),
    press: (keys) => act(keyActions(keys)),
    async resize(width, height) {
      const size = (await run(
        '() => [innerWidth, innerHeight, outerWidth, outerHeight]',
        [],
      )) as number[];
      const [innerX = 0, innerY = 0, outerX = 0, outerY = 0] = size;
      // The window has bars of its own, above the page.
      const rect = { width: width + outerX - innerX, height: height + outerY - innerY };
      await ask('POST', '/window/rect', rect);
      await until(`a page of ${width}×${height}`, async () => {
        const isThere = await run('(w, h) => innerWidth === w && innerHeight === h', [
          width,
          height,
        ]);
        return isThere === true || undefined;
      });
    },
  };
}

export async function openWebKit(programs: WebKitPrograms): Promise<Driver> {
  const screen = await openScreen();
  const port = await freePort();
  const driver = startGroup('dbus-run-session', ['--', programs.driver, `--port=${port}`], {
    says: ['ignore', 'ignore'],
    signal: 'TERM',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      // Layers that no graphics card puts together cost three times the processor.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // As root the sandbox does not start; what is opened here is our own.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const end = async (): Promise<void> => {
    await driver.end();
    await screen.end();
  };
  try {
    const base = `http://127.0.0.1:${port}`;
    await until('the driver of WebKit', () => fetch(`${base}/status`));
    const options = { binary: programs.browser, args: ['--automation'] };
    const { sessionId, capabilities } = (await askAt(base)('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': options,
          timeouts: { script: ANSWER_MS, pageLoad: ANSWER_MS },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    return {
      ...windowOf(askAt(`${base}/session/${sessionId}`)),
      browser: `WebKitGTK ${capabilities.browserVersion}`,
      close: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
