// Measures the site in a browser: what it costs to open and how its cards move, against bare pages.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { ensureChromium } from './chromium.mjs';
import { ROOT, runScript, setUp } from './setup.mjs';

runScript(() => {
  setUp();
  // Here a missing browser becomes a sentence.
  ensureChromium();
  const main = path.join(ROOT, 'bench', 'site', 'main.mjs');
  return spawnSync(process.execPath, [main], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
});
