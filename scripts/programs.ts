// Programs that tests need besides Node: found on this machine, or installed where that can be done
// without asking (as root, with apt).
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first that there is: by its name in PATH, then by the places it may be in. */
export const findProgram = (
  names: readonly string[],
  places: readonly string[] = [],
): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...places].find(isProgram);
};

/** The same, unless a variable of the environment names another one. */
export const findNamed = (
  variable: string,
  names: readonly string[],
  places: readonly string[],
): string | undefined => {
  const named = process.env[variable];
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined;
  return findProgram(names, places);
};

export const APT_INSTALL = 'apt-get install -y --no-install-recommends';

const canUseApt = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** What `find` finds, if need be after an installation; undefined if it is not to be had. */
export const findOrInstall = <T>(
  what: string,
  find: () => T | undefined,
  command: string,
): T | undefined => {
  const found = find();
  if (found !== undefined || !canUseApt()) return found;
  console.error(`set-up: installing ${what} (apt-get)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], env });
  return find();
};
