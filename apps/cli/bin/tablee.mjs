#!/usr/bin/env node
// Starts the built command line, or says how to build it.
import { existsSync } from 'node:fs';

// The checkout's own check; this launcher exists nowhere else.
await import(new URL('../../../scripts/node-floor.mjs', import.meta.url).href);

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('tablee is not built yet: run `npm run setup` in the repository root.');
  process.exitCode = 2;
}
