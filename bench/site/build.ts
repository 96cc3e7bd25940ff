// Builds the site into the cache. The usual folder stays as it is: `npm start` and tests may be using it.
import { rmSync } from 'node:fs';
import path from 'node:path';

import { build } from 'vite';

import { ROOT } from '../../scripts/house.ts';

const OUT = path.join(ROOT, '.cache', 'bench-site');

/** Returns the folder of the built site. */
export async function buildSite(): Promise<string> {
  rmSync(OUT, { recursive: true, force: true });
  // With another value Vite would build for development.
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: path.join(ROOT, 'apps', 'web', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: OUT, emptyOutDir: true },
  });
  return OUT;
}
