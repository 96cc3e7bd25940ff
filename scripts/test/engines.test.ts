// Browsers with other engines: taken where they are, installed where that can be done without asking,
// and otherwise named, so that their tests are skipped and say what to install.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, '..', 'engines.mjs');
const ROOT_ID = 0;
const SOMEBODY = 1000;

interface Engine {
  readonly programs?: unknown;
  readonly help: string;
}

/** All programs of the machine. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tablee-engines-'));
  symlinkSync('/bin/sh', path.join(folder, 'sh'));
});
afterEach(() => {
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

function findEngines(user: number): { readonly firefox: Engine; readonly webkit: Engine } {
  const source = `
    process.getuid = () => ${user};
    const { findEngines } = await import(${JSON.stringify(SCRIPT)});
    console.log('\\n' + JSON.stringify(findEngines()));`;
  const env = { PATH: folder, FIREFOX: inFolder('firefox-esr') };
  const args = ['--input-type=module', '--eval', source];
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  const last = stdout.trim().split('\n').at(-1);
  if (last === undefined || last === '') throw new Error(stderr);
  return JSON.parse(last) as ReturnType<typeof findEngines>;
}

describe('a browser for the tests', () => {
  test('is taken where it is, and nothing is installed for it', () => {
    put('firefox-esr', FIREFOX);
    putApt('exit 100');
    expect(findEngines(ROOT_ID).firefox.programs).toBe(inFolder('firefox-esr'));
    expect(aptWasAsked()).not.toContain('firefox');
  });

  test('is installed by root where it is missing', () => {
    const program = inFolder('firefox-esr');
    putApt(`case "$*" in *firefox-esr)
      printf '#!/bin/sh\\n${FIREFOX}\\n' >'${program}'; /bin/chmod +x '${program}'
    esac`);
    expect(findEngines(ROOT_ID).firefox.programs).toBe(program);
    expect(aptWasAsked()).toMatch(/^update\ninstall .* firefox-esr\n/);
  });

  test('is only named where nobody may install: with all of its packages', () => {
    putApt('exit 0');
    const { firefox, webkit } = findEngines(SOMEBODY);
    expect(aptWasAsked()).toBe('');
    expect(firefox.programs).toBeUndefined();
    expect(firefox.help).toContain('firefox-esr');
    expect(webkit.programs).toBeUndefined();
    for (const name of ['webkit2gtk-driver', 'xvfb', 'dbus']) expect(webkit.help).toContain(name);
  });

  test('is only named where an installation fails', () => {
    putApt('exit 100');
    expect(findEngines(ROOT_ID).firefox.programs).toBeUndefined();
    expect(aptWasAsked()).toBe('update\nupdate\n');
  });

  test('is not a program that only says how to get one', () => {
    put('firefox-esr', 'echo "this command needs the firefox snap"; exit 1');
    expect(findEngines(SOMEBODY).firefox.programs).toBeUndefined();
  });
});
