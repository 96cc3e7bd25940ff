// Runs every test of the house from the sources; only the browser tests need the built site.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['tablee-source', ...defaultServerConditions];
const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } };
/** For modules with runes; components are tested in a real browser. */
const runes = (): ReturnType<typeof svelte> => svelte({ configFile: 'apps/web/svelte.config.js' });

export default defineConfig({
  ...sources,
  test: {
    // Browsers and servers wait a good deal: more of them at a time keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        ...sources,
        plugins: [runes()],
        test: {
          name: 'pure',
          include: ['{packages,games}/*/test/**/*.test.ts'],
          pool: 'forks',
          // What keeps nothing outside itself need not be loaded anew for every file.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        ...sources,
        plugins: [runes()],
        test: {
          name: 'house',
          include: ['apps/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          pool: 'forks',
          // Three at a time on two cores: what takes a second alone may take ten.
          testTimeout: 30_000,
        },
      },
      {
        ...sources,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/site.ts'],
          pool: 'forks',
          // A whole game on two shared cores takes its time; a test that hangs must still end.
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
