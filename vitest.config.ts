// Runs every test of the house from the sources: no build is needed before.
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['tablee-source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,games,apps}/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
  },
});
