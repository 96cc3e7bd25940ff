// Measures the server under load against boardgame.io's and Colyseus': installs what only the comparison
// needs and runs it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { ROOT, installBench, runScript, setUp } from './setup.mjs';

runScript(() => {
  setUp();
  installBench();
  const main = path.join(ROOT, 'bench', 'load', 'main.mjs');
  const args = [main, ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
});
