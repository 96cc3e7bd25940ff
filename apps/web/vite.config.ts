// Builds the site: one page, each game loaded on demand, and a service worker that knows every file.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { TARGET } from './build/browsers.ts';
import { chunks } from './build/chunks.ts';
import { serviceWorker } from './build/service-worker.ts';
import { words } from './build/words.ts';
import { workers } from './build/workers.ts';

const split = chunks();

const output = {
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ name: split.nameOf, debugName: 'chunks' }],
  },
};

const SERVER = process.env['TABLEE_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [split, workers(), svelte(), words(), serviceWorker()],
  resolve: { conditions: ['tablee-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    // Pictures stay files: they are cached by themselves and do not swell the scripts. Letters come with
    // the sheet: whatever type stands in for them until they arrive, on some machine it takes more room.
    assetsInlineLimit: (file) => file.endsWith('/letters.woff2'),
    target: TARGET,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output },
  },
  server: {
    port: 5173,
    strictPort: true,
    // The tables online: a server that was started beside this.
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
});
