// Sets up what is missing, then opens the table in this terminal. Arguments are passed on.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { ROOT, runScript, setUp } from './setup.mjs';

runScript(() => {
  setUp();
  const tablee = path.join(ROOT, 'apps', 'cli', 'bin', 'tablee.mjs');
  const args = [tablee, 'play', ...process.argv.slice(2)];
  const done = spawnSync(process.execPath, args, { stdio: 'inherit' });
  return done.status ?? 1;
});
