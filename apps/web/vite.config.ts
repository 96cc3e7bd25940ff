// Builds the site: one page, each game loaded on demand, and a service worker that knows every file.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), serviceWorker()],
  resolve: { conditions: ['tablee-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    // Pictures stay files: they are cached by themselves and do not swell the scripts.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  server: { port: 5173, strictPort: true },
});
