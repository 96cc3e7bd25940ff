// Sets up what is missing, builds the site, serves it and prints its address. PORT and HOST choose
// where; without them a free port from 8080 on, for this machine and those that can reach it.
import { networkInterfaces } from 'node:os';

import { buildSite, runScript, setUp } from './setup.mjs';

const DEFAULT_PORT = 8080;
/** So many ports are tried when nobody asked for a certain one. */
const TRIES = 20;

const portFrom = (text) => {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  console.error(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  process.exit(1);
};

/** The addresses under which other devices in the same network find this machine. */
const neighbours = () =>
  Object.values(networkInterfaces())
    .flat()
    .filter((one) => one !== undefined && one.family === 'IPv4' && !one.internal)
    .map(({ address }) => address);

runScript(() => {
  setUp();
  buildSite();
  return 0;
});

if (process.exitCode === 0) {
  const { serveSite } = await import('../apps/web/serve.mjs');
  const wanted = portFrom(process.env.PORT);
  const host = process.env.HOST ?? '0.0.0.0';
  try {
    const tries = wanted === undefined ? TRIES : 0;
    const { port } = await serveSite({ port: wanted ?? DEFAULT_PORT, host, tries });
    console.log(`\nTablée: http://localhost:${port}/`);
    if (host === '0.0.0.0')
      for (const address of neighbours()) console.log(`        http://${address}:${port}/`);
    console.log('\nCtrl+C stops it. In a terminal one plays with: npx tablee play');
  } catch (error) {
    const why = error.code === 'EADDRINUSE' ? `port ${wanted} is taken` : error.message;
    console.error(`The site cannot be served: ${why}.`);
    process.exitCode = 1;
  }
}
