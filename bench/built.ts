// Imports parts of our built server, so that benchmarks measure the code that runs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from '../scripts/house.ts';

/** `Module`: its types, as they were built with it. */
export const built = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(path.join(ROOT, 'apps', 'server', 'dist', file)).href)) as Module;
