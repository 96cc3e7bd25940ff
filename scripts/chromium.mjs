// Finds a Chromium or Chrome for the browser tests, or installs one where that can be done without
// asking (as root, with apt), or says what to install.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

import { StageError } from './setup.mjs';

/** The first is the same browser without windows: it takes a third less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** What headless tests need; as root Chromium does not start without the first. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const findChromium = () => {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...ELSEWHERE].find(isProgram);
};

const INSTALL = 'apt-get install -y --no-install-recommends';
// Not everywhere does the small one come as a package of its own.
const APT = `apt-get update && (${INSTALL} chromium-headless-shell || ${INSTALL} chromium)`;

const canUseApt = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** The path of a browser; throws a StageError that says what to do when there is none. */
export const ensureChromium = () => {
  const found = findChromium();
  if (found !== undefined) return found;
  if (canUseApt()) {
    console.log('set-up: installing Chromium (apt-get)');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('sh', ['-c', APT], { stdio: ['ignore', 'ignore', 'inherit'], env });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new StageError(
    `The browser tests need Chromium or Chrome. Install it (Debian, Ubuntu: sudo sh -c '${APT}'), or ` +
      'name its program in the variable CHROMIUM.',
  );
};
