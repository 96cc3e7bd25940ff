// Sets up what is missing, builds the site, starts the server and prints its address. Everything can be
// set (docs/SETTINGS.md) and nothing must: without settings a free port from 8080 on, for this machine
// and those that can reach it, with everything that is kept in the folder `data` of this checkout.
import { networkInterfaces } from 'node:os';
import path from 'node:path';

import { buildSite, ROOT, runScript, setUp } from './setup.mjs';

/** The addresses under which other devices in the same network find this machine. */
const neighbours = () =>
  Object.values(networkInterfaces())
    .flat()
    .filter((one) => one !== undefined && one.family === 'IPv4' && !one.internal)
    .map(({ address }) => address);

const announce = ({ host, publicOrigin }, port) => {
  console.log(`\nTablée: http://localhost:${port}/`);
  if (['0.0.0.0', '::'].includes(host))
    for (const address of neighbours()) console.log(`        http://${address}:${port}/`);
  if (publicOrigin !== undefined) console.log(`        ${publicOrigin}/`);
  console.log('\nCtrl+C stops it. In a terminal one plays with: npx tablee play');
};

runScript(() => {
  setUp();
  buildSite();
  return 0;
});

if (process.exitCode === 0) {
  const { run } = await import('../apps/server/dist/run.js');
  // Somebody sits before this: they want the address, and to hear of what goes wrong.
  const environment = { LOG_LEVEL: 'warn', DATA: path.join(ROOT, 'data'), ...process.env };
  await run(environment, announce);
}
