// Measures speed: installs what only the comparison needs, builds it and runs it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { ROOT, installBench, quietly, runScript, setUp } from './setup.mjs';

runScript(() => {
  setUp();
  installBench();
  const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  quietly('Building the benchmark', process.execPath, [tsc, '-p', 'bench']);
  const main = path.join(ROOT, 'bench', 'dist', 'main.js');
  return spawnSync(process.execPath, [main], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
});
