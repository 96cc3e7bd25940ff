// Builds what is measured into the cache: the site as it is, and the two bare pages it is held against.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

import { ROOT } from '../../scripts/house.ts';

const HERE = path.join(ROOT, 'bench', 'site');
const CACHE = path.join(ROOT, '.cache', 'bench-site');
const SAMPLES = ['bare', 'cards'];

/** The site's own choices, so that only what is on the page differs. */
const LIKE_THE_SITE = {
  target: 'es2023',
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  emptyOutDir: true,
};

const buildSample = async (name: string, outDir: string): Promise<void> => {
  // The benchmark's own packages bring an old Svelte along: from the cache only the house's is found.
  const root = path.join(CACHE, 'sources', name);
  cpSync(path.join(HERE, name), root, { recursive: true });
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
    build: { ...LIKE_THE_SITE, outDir },
  });
};

/** Not where `npm start` and the tests have it: they may be running. */
const buildSite = (outDir: string): Promise<unknown> =>
  build({
    configFile: path.join(ROOT, 'apps', 'web', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });

/** Builds everything; gives the folders by name. */
export async function buildAll(): Promise<Record<'site' | 'bare' | 'cards', string>> {
  const folderOf = (name: string): string => path.join(CACHE, name);
  rmSync(CACHE, { recursive: true, force: true });
  // Whoever starts this may have another: then Vite would build for development.
  process.env['NODE_ENV'] = 'production';
  for (const name of SAMPLES) await buildSample(name, folderOf(name));
  await buildSite(folderOf('site'));
  return { site: folderOf('site'), bare: folderOf('bare'), cards: folderOf('cards') };
}
