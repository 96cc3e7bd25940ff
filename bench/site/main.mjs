// The benchmark of the site: what it costs to open and how evenly its cards move, held against a bare
// Svelte page and bare cards. Runs alternate; nothing is asserted.
import { chromium } from 'playwright';

import { CHROMIUM_FLAGS, ensureChromium } from '../../dist/scripts/chromium.js';
import { serve } from '../../dist/scripts/serve.js';
import { buildAll } from './build.mjs';
import { loadAll } from './loading.mjs';
import { moveAll, prepareTables } from './moving.mjs';
import { Ledger } from './numbers.mjs';
import { loadingTable, movingTable, pressTable, result } from './report.mjs';
import { SIZE, THROTTLE } from './visitor.mjs';

const PASSES = Number(process.env.PASSES ?? 7);

const serveAll = async (folders) => {
  const servers = new Map();
  for (const [name, folder] of Object.entries(folders))
    servers.set(name, await serve({ site: folder }));
  return {
    addresses: Object.fromEntries(
      [...servers].map(([name, { port }]) => [name, `http://127.0.0.1:${port}/`]),
    ),
    close: () => Promise.all([...servers.values()].map((server) => server.close())),
  };
};

const measure = async (browser, addresses) => {
  const tables = await prepareTables();
  // What the first visitors meet is a browser that has just started: they are not counted.
  const nobody = () => undefined;
  await loadAll(browser, addresses, nobody);
  const ledger = new Ledger();
  for (let pass = 1; pass <= PASSES; pass++) {
    await loadAll(browser, addresses, ledger.add);
    await moveAll(browser, addresses, tables, ledger.add);
    console.log(`pass ${pass} of ${PASSES}`);
  }
  return ledger;
};

const executablePath = ensureChromium();
const { addresses, close } = await serveAll(await buildAll());
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  const ledger = await measure(browser, addresses);
  console.log(`
${SIZE.width}×${SIZE.height}, processor ${THROTTLE} times slower, empty cache, no service worker, local server.
Medians of ${PASSES} passes in turns (bare page and shelf: three visits a pass); ratios within a pass.

Opening an address:
${loadingTable(ledger)}

From the shelf to a table:
${pressTable(ledger)}

Moving cards; dropped are frames of more than one and a half times 16.7 ms, lost are those that
could not be shown meanwhile:
${movingTable(ledger)}
`);
  console.log(`RESULT ${JSON.stringify(result(ledger))}`);
} finally {
  await browser.close();
  await close();
}
