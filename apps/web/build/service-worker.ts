// Writes the service worker after the build, as a Vite plugin: with the list of all files and a
// version that changes with any of them.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'sw.js';
const SOURCE = path.join(import.meta.dirname, '../src/app', NAME);

/** Every file that a visitor's browser may ask for, by its path in the site. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== NAME && !file.endsWith('.map'))
    .sort();
}

/** Writes the service worker of the site in a folder, as the folder is now. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const source = await readFile(SOURCE, 'utf8');
  const files = await filesIn(folder);
  const hash = createHash('sha256').update(source);
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file));
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
  }
  const version = hash.digest('hex').slice(0, 16);
  const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
  await writeFile(
    path.join(folder, NAME),
    source
      .replace('__VERSION__', () => version)
      .replace("['__FILES__']", () => JSON.stringify(addresses)),
  );
}

export function serviceWorker(): Plugin {
  return {
    name: 'tablee-service-worker',
    apply: 'build',
    enforce: 'post',
    // Looks at the folder rather than at the bundle: only there are the page itself, the files of
    // the home worker and those of `public/` all together, as they will be served.
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the site is built into a folder');
      await writeServiceWorker(dir);
    },
  };
}
