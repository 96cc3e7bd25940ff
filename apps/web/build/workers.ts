// Builds workers together with the page, as a Vite plugin. Vite's separate builds would make a
// visitor load the rules, the kit and the game list twice.
import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite's helper around dynamic imports. */
const PRELOAD = 'vite/preload-helper';
const HAS_DEPS = 'deps && deps.length > 0';
const WORKER = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g;

/** A worker that cannot load something says so like a page, and has no document to load it beforehand. */
function inWorkersToo(helper: string): string {
  if (!helper.includes(HAS_DEPS)) throw new Error(`Vite’s helper has no ${HAS_DEPS}`);
  return helper
    .replaceAll('window.', 'globalThis.')
    .replace(HAS_DEPS, `typeof document !== 'undefined' && ${HAS_DEPS}`);
}

export function workers(): Plugin {
  return {
    name: 'tablee-workers',
    apply: 'build',
    // Before Vite's own plugin, which would build them apart.
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/apps\/web\/src\/.*\.ts$|vite\/preload-helper/,
        code: /new Worker\(|window\./,
      },
      handler(code, id) {
        if (id.includes(PRELOAD)) return inWorkersToo(code);
        return code.replaceAll(WORKER, (_, file: string) => {
          const entry = this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(id), file) });
          return `import.meta.ROLLUP_FILE_URL_${entry}`;
        });
      },
    },
  };
}
