// Finds the browsers with other engines for their tests, or installs them where that can be done
// without asking (as root, with apt). Where they are not to be had their tests are skipped, and it is
// said what to install.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { APT_INSTALL, findNamed, findOrInstall, findProgram, isProgram } from './programs.mjs';

const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_ELSEWHERE = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

const findFirefox = () => findNamed('FIREFOX', FIREFOX, FIREFOX_ELSEWHERE);

/** WebKit's own small browser lies beside its library, in a folder named after the machine. */
const findMiniBrowser = () =>
  ['/usr/lib', '/usr/libexec']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => ['', ...readdirSync(folder)].map((name) => path.join(folder, name)))
    .map((folder) => path.join(folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(isProgram);

const findWebKit = () => {
  const driver = findProgram(['WebKitWebDriver']);
  const browser = findMiniBrowser();
  const hasRest = ['Xvfb', 'dbus-run-session'].every((name) => findProgram([name]) !== undefined);
  return driver !== undefined && browser !== undefined && hasRest ? { driver, browser } : undefined;
};

const aptFor = (packages) => `apt-get update && ${APT_INSTALL} ${packages}`;

/**
 * @template T
 * @param {string} what
 * @param {() => T | undefined} find
 * @param {string} packages
 */
const findOrSay = (what, find, packages, otherwise = '') => {
  const found = findOrInstall(what, find, aptFor(packages));
  if (found === undefined)
    console.warn(
      `The tests in ${what} are skipped. To have them, install it (Debian, Ubuntu: ` +
        `sudo sh -c '${aptFor(packages)}')${otherwise}.`,
    );
  return found;
};

/** The programs of each engine; undefined for one that this machine has not. */
export const findEngines = () => ({
  firefox: findOrSay(
    'Firefox',
    findFirefox,
    'firefox-esr',
    ', or name its program in the variable FIREFOX',
  ),
  webkit: findOrSay('WebKit', findWebKit, 'webkit2gtk-driver xvfb xauth dbus'),
});
