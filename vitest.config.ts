// Runs every test of the house from the sources; only the browser tests need the built site.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

import './scripts/list-games.mjs';

const conditions = ['tablee-source', ...defaultServerConditions];
const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } };
/** For modules with runes; components are tested in a real browser. */
const runes = (): ReturnType<typeof svelte> => svelte({ configFile: 'apps/web/svelte.config.js' });

/** Ends what hangs. A busy machine takes ten times as long as a quiet one, not a hundred times. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
/** Browsers, and servers that are killed or cut off. */
const muchPatience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

/** Files share what they load: nothing in it remembers who used it. */
const shared = { pool: 'forks', isolate: false, ...patience } as const;

/** These exchange what they load for something else, or load each other. */
const ALONE = [
  'apps/server/test/{secrecy,secrecy-plants,people-*}.test.ts',
  // And these wait for long while others could work: they begin early, by the name of this project.
  'apps/server/test/{bad-days,chaos,cut-everywhere,fuzz}.test.ts',
];

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
          exclude: ['games/*/test/browser/**'],
          ...shared,
        },
      },
      {
        ...sources,
        plugins: [runes()],
        test: {
          name: 'house',
          include: ['apps/{cli,web}/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: ALONE,
          ...shared,
        },
      },
      {
        ...sources,
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          exclude: ALONE,
          globalSetup: ['apps/server/test/postgres-once.ts'],
          ...shared,
        },
      },
      {
        ...sources,
        test: {
          name: 'alone',
          include: ALONE,
          globalSetup: ['apps/server/test/postgres-once.ts'],
          pool: 'forks',
          ...muchPatience,
        },
      },
      {
        ...sources,
        test: {
          name: 'browser',
          include: ['e2e/*.test.ts', 'games/*/test/browser/**/*.test.ts'],
          globalSetup: ['e2e/site.ts'],
          ...shared,
          ...muchPatience,
        },
      },
    ],
  },
});
