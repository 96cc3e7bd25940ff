// Finds a Chromium or Chrome for the browser tests, or installs one where that can be done without
// asking (as root, with apt), or says what to install.
import { APT_INSTALL, findNamed, findOrInstall } from './programs.ts';
import { StageError } from '#setup';

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

const findChromium = (): string | undefined => findNamed('CHROMIUM', NAMES, ELSEWHERE);

// Not everywhere does the small one come as a package of its own.
const APT = `apt-get update && (${APT_INSTALL} chromium-headless-shell || ${APT_INSTALL} chromium)`;

/** The path of a browser; throws a StageError that says what to do when there is none. */
export const ensureChromium = (): string => {
  const found = findOrInstall('Chromium', findChromium, APT);
  if (found !== undefined) return found;
  throw new StageError(
    `The browser tests need Chromium or Chrome. Install it (Debian, Ubuntu: sudo sh -c '${APT}'), or ` +
      'name its program in the variable CHROMIUM.',
  );
};
