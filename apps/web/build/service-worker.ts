// A small Vite plugin: once the site is built, writes the service worker with the list of all files
// and a version that changes with any of them.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Files of `public/` that are copied beside what is built. */
const PUBLIC_FILES = [
  'manifest.webmanifest',
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'boot.js',
];

export function serviceWorker(): Plugin {
  return {
    name: 'tablee-service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      // The worker's own chunk is part of another bundle, but its file is listed here as well.
      const built = Object.keys(bundle).filter((file) => !file.endsWith('.map'));
      const hash = createHash('sha256');
      for (const file of built.sort()) {
        const part = bundle[file]!;
        hash.update(file).update(part.type === 'chunk' ? part.code : part.source);
      }
      const source = await readFile(path.join(import.meta.dirname, '../src/pwa/sw.js'), 'utf8');
      hash.update(source);
      const files = ['/', ...[...built, ...PUBLIC_FILES].map((file) => `/${file}`)].filter(
        (file) => file !== '/index.html',
      );
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source
          .replace('__VERSION__', hash.digest('hex').slice(0, 16))
          .replace("['__FILES__']", JSON.stringify(files)),
      });
    },
  };
}
