// Finds the browsers with other engines for their tests, or installs them where that can be done
// without asking (as root, with apt). Where they are not to be had their tests are skipped, and say
// what to install.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { APT_INSTALL, findNamed, findOrInstall, findProgram, isProgram } from './programs.ts';

const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_ELSEWHERE = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Ubuntu has a program of this name that only says how to get the browser. */
const isFirefox = (program: string): boolean =>
  /^Mozilla Firefox \d/.test(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout);

const findFirefox = (): string | undefined => {
  const found = findNamed('FIREFOX', FIREFOX, FIREFOX_ELSEWHERE);
  return found !== undefined && isFirefox(found) ? found : undefined;
};

const WEBKITS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

/** WebKit's own small browser lies beside its library, in a folder named after the machine. */
const findMiniBrowser = (): string | undefined =>
  ['/usr/lib', '/usr/libexec']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => ['', ...readdirSync(folder)].map((name) => path.join(folder, name)))
    .flatMap((folder) => WEBKITS.map((name) => path.join(folder, name, 'MiniBrowser')))
    .find(isProgram);

interface WebKit {
  readonly driver: string;
  readonly browser: string;
}

const findWebKit = (): WebKit | undefined => {
  const driver = findProgram(['WebKitWebDriver']);
  const browser = findMiniBrowser();
  const hasRest = ['xvfb-run', 'xauth', 'dbus-run-session'].every(
    (name) => findProgram([name]) !== undefined,
  );
  return driver !== undefined && browser !== undefined && hasRest ? { driver, browser } : undefined;
};

/** The programs of an engine, undefined where this machine neither has nor gets them, and what to do then. */
interface Engine<T> {
  readonly programs: T | undefined;
  readonly help: string;
}

const engineOf = <T>(
  name: string,
  find: () => T | undefined,
  packages: string,
  otherwise = '',
): Engine<T> => {
  const command = `apt-get update && ${APT_INSTALL} ${packages}`;
  return {
    programs: findOrInstall(name, find, command),
    help: `install it (on Debian: sudo sh -c '${command}')${otherwise}`,
  };
};

export const findEngines = (): { firefox: Engine<string>; webkit: Engine<WebKit> } => ({
  firefox: engineOf(
    'Firefox',
    findFirefox,
    'firefox-esr',
    ', or name its program in the variable FIREFOX',
  ),
  webkit: engineOf('WebKit', findWebKit, 'webkit2gtk-driver xvfb xauth dbus'),
});
