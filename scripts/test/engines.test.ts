// Browsers with other engines: taken where they are, installed where that can be done without asking,
// and otherwise named, so that their tests are skipped and say what to install.
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { findEngines } from '../engines.ts';

const ROOT_ID = 0;
const SOMEBODY = 1000;

/** All programs of the machine. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tablee-engines-'));
  symlinkSync('/bin/sh', path.join(folder, 'sh'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('FIREFOX', inFolder('firefox-esr'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const inFolder = (name: string): string => path.join(folder, name);

const put = (name: string, script: string): void => {
  writeFileSync(inFolder(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
};

/** Notes what it is asked to do, and does that. */
const putApt = (script: string): void => {
  const log = inFolder('asked');
  put('apt-get', `[ "$1" = --version ] && exit\necho "$*" >>'${log}'\n${script}`);
};
const aptWasAsked = (): string =>
  existsSync(inFolder('asked')) ? readFileSync(inFolder('asked'), 'utf8') : '';

const FIREFOX = 'echo Mozilla Firefox 140.0';

const enginesFor = (user: number): ReturnType<typeof findEngines> => {
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  return findEngines();
};

describe('a browser for the tests', () => {
  test('is taken where it is, and nothing is installed for it', () => {
    put('firefox-esr', FIREFOX);
    putApt('exit 100');
    expect(enginesFor(ROOT_ID).firefox.programs).toBe(inFolder('firefox-esr'));
    expect(aptWasAsked()).not.toContain('firefox');
  });

  test('is installed by root where it is missing', () => {
    const program = inFolder('firefox-esr');
    putApt(`case "$*" in *firefox-esr)
      printf '#!/bin/sh\\n${FIREFOX}\\n' >'${program}'; /bin/chmod +x '${program}'
    esac`);
    expect(enginesFor(ROOT_ID).firefox.programs).toBe(program);
    expect(aptWasAsked()).toMatch(/^update\ninstall .* firefox-esr\n/);
  });

  test('is only named, with all of its packages, where the user may not install', () => {
    putApt('exit 0');
    const { firefox, webkit } = enginesFor(SOMEBODY);
    expect(aptWasAsked()).toBe('');
    expect(firefox.programs).toBeUndefined();
    expect(firefox.help).toContain('firefox-esr');
    expect(webkit.programs).toBeUndefined();
    for (const name of ['webkit2gtk-driver', 'xvfb', 'dbus']) expect(webkit.help).toContain(name);
  });

  test('is only named where an installation fails', () => {
    putApt('exit 100');
    expect(enginesFor(ROOT_ID).firefox.programs).toBeUndefined();
    expect(aptWasAsked()).toBe('update\nupdate\n');
  });

  test('is not a program that only says how to get one', () => {
    put('firefox-esr', 'echo "this command needs the firefox snap"; exit 1');
    expect(enginesFor(SOMEBODY).firefox.programs).toBeUndefined();
  });
});
