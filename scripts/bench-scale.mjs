// Measures what docs/SCALE.md is computed from: `npm run bench:scale -- [--quick]`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { ROOT, runScript, setUp } from './setup.mjs';

runScript(() => {
  setUp();
  const main = path.join(ROOT, 'bench', 'scale', 'main.mjs');
  const args = [main, ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
});
