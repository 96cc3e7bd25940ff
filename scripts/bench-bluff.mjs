// Measures what somebody gains at fists who knows how masters draw theirs:
// `npm run bench:bluff -- [GAMES] [SEATS] [PLAYOUTS]`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { ROOT, installBench, quietly, runScript, setUp } from './setup.mjs';

runScript(() => {
  setUp();
  installBench();
  const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  quietly('Building the benchmark', process.execPath, [tsc, '-p', 'bench']);
  const bluff = path.join(ROOT, 'bench', 'dist', 'bluff.js');
  const args = [bluff, ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
});
