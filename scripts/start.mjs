// Sets up and builds what is missing, starts the server and prints its address. Everything can be
// set (docs/SETTINGS.md) and nothing must: without settings a free port from 8080 on, for this machine
// and those that can reach it, with everything that is kept in the folder `data` of this checkout.
import './node-floor.mjs';

import path from 'node:path';

import { buildSite, ROOT, runScript, setUp } from './setup.mjs';

runScript(() => {
  setUp();
  buildSite();
  return 0;
});

if (process.exitCode === 0) {
  const { announce } = await import('../apps/server/dist/announce.js');
  const { run } = await import('../apps/server/dist/run.js');
  // The operator reads this terminal: print the address, and log warnings and errors only.
  const environment = { LOG_LEVEL: 'warn', DATA: path.join(ROOT, 'data'), ...process.env };
  await run(environment, (settings, port) => {
    announce(settings, port);
    console.log('In a terminal one plays with: npx tablee play');
  });
}
