// Measures what seeing all hands would be worth to the best bot: `npm run bench:cheat -- [--deals K] …`.
// The player who sees them exists in the benchmark only.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { ROOT, installBench, quietly, runScript, setUp } from './setup.mjs';

runScript(() => {
  setUp();
  installBench();
  const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  quietly('Building the benchmark', process.execPath, [tsc, '-p', 'bench']);
  const cheat = path.join(ROOT, 'bench', 'dist', 'cheat.js');
  const args = [cheat, ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
});
