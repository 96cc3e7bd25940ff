// A stock Firefox without a window, spoken to in WebDriver BiDi: messages over a socket, numbered.
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { WebSocket } from 'ws';

import { keyActions, paintNothing, pointerActions, type Driver } from './driver.ts';
import { startGroup } from './processes.ts';

/** No pages of its own, nothing fetched or told behind the back. */
const PREFS = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** The address of its socket, which it prints once it listens. */
const listening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (part) => {
      said += String(part);
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    child.once('close', () => {
      reject(new Error(`Firefox did not start: ${said}`));
    });
  });

class Line {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #calls = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const answer = JSON.parse(data.toString()) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
    socket.on('close', () => {
      for (const tell of this.#waiting.values())
        tell({ type: 'error', error: 'closed', message: 'Firefox is gone' });
    });
  }

  async ask(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#calls;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    this.#waiting.delete(id);
    if (answer.type === 'success') return answer.result;
    throw new Error(`${method}: ${answer.error} ${answer.message}`);
  }
}

async function connect(address: string): Promise<Line> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return new Line(socket);
}

/** What a function in the page came to. */
interface Outcome {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

function windowOf(line: Line, context: string): Omit<Driver, 'browser' | 'close'> {
  const act = async (action: object): Promise<void> => {
    await line.ask('input.performActions', { context, actions: [action] });
  };
  return {
    async goto(url) {
      await line.ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await line.ask('browsingContext.reload', { context, wait: 'complete' });
    },
    async run(source, args) {
      const outcome = (await line.ask('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })) as Outcome;
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails?.text);
      const text = outcome.result?.value;
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    point: (deeds) => act(pointerActions(deeds)),
    press: (keys) => act(keyActions(keys)),
    async resize(width, height) {
      await line.ask('browsingContext.setViewport', { context, viewport: { width, height } });
    },
  };
}

export async function openFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'tablee-firefox-'));
  const prefs = Object.entries(PREFS).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  await writeFile(path.join(profile, 'user.js'), prefs.join(''));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  // Its goodbyes take longer than its tests.
  const firefox = startGroup(program, args, { says: ['ignore', 'pipe'], signal: 'KILL' });
  const end = async (): Promise<void> => {
    await firefox.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const line = await connect(await listening(firefox.child));
    const { capabilities } = (await line.ask('session.new', { capabilities: {} })) as {
      capabilities: { browserName: string; browserVersion: string };
    };
    const { contexts } = (await line.ask('browsingContext.getTree')) as {
      contexts: readonly { context: string }[];
    };
    await line.ask('script.addPreloadScript', { functionDeclaration: String(paintNothing) });
    return {
      ...windowOf(line, contexts[0]!.context),
      browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
      close: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
