// Builds the site: one page, each game loaded on demand, and a service worker that knows every file.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker.ts';

/**
 * Each room of a game is a file of its own. Left to itself the bundler puts what rules and texts share
 * into the texts, and then every bot that reads the rules loads three languages.
 */
const output = {
  advancedChunks: {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'kit', test: /packages\/kit\/|@noble/ },
      { name: 'boxes', test: /games\/(?:registry\/|\w+\/(?:meta\.ts|decks\/))/ },
      ...['bohne', 'chicoree'].flatMap((game) =>
        ['rules', 'texts'].map((room) => ({
          name: `${game}-${room}`,
          test: new RegExp(`games/${game}/${room}/`),
        })),
      ),
    ],
  },
};

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
    rolldownOptions: { output },
  },
  worker: { format: 'es', rolldownOptions: { output } },
  server: { port: 5173, strictPort: true },
});
