// Runs every test of the house from the sources; only the browser tests need the built site.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['tablee-source', ...defaultServerConditions];
const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } };
/** For modules with runes; components are tested in a real browser. */
const runes = (): ReturnType<typeof svelte> => svelte({ configFile: 'apps/web/svelte.config.js' });

/** Only so that what hangs ends: nobody knows what else the machine has to do meanwhile. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

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
          ...patience,
        },
      },
      {
        ...sources,
        plugins: [runes()],
        test: {
          name: 'house',
          include: ['apps/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          pool: 'forks',
          ...patience,
        },
      },
      {
        ...sources,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/site.ts'],
          pool: 'forks',
          ...patience,
        },
      },
    ],
  },
});
