// The benchmark of the site: what it costs to open and how evenly its cards move, held against a bare
// Svelte page and bare cards. Runs alternate; nothing is asserted.
import { chromium } from 'playwright';
import type { Browser } from 'playwright';

import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { readWish, runCommand, tellResult } from '../../scripts/command.ts';
import { serve } from '../../scripts/serve.ts';
import { buildAll } from './build.ts';
import { Ledger } from './ledger.ts';
import { loadAll } from './loading.ts';
import { moveAll, prepareTables } from './moving.ts';
import { loadingTable, movingTable, pressTable, result } from './report.ts';
import { SIZE, THROTTLE } from './visitor.ts';
import type { Addresses } from './visitor.ts';

const USAGE = `usage: npm run bench:site -- [--passes N]
  --passes N   how often everything is measured, in turns (7 unless told)`;

interface Served {
  readonly addresses: Addresses;
  readonly close: () => Promise<unknown>;
}

const serveAll = async (folders: Addresses): Promise<Served> => {
  const [site, bare, cards] = [
    await serve({ site: folders.site }),
    await serve({ site: folders.bare }),
    await serve({ site: folders.cards }),
  ];
  const addressOf = ({ port }: { readonly port: number }): string => `http://127.0.0.1:${port}/`;
  return {
    addresses: { site: addressOf(site), bare: addressOf(bare), cards: addressOf(cards) },
    close: () => Promise.all([site, bare, cards].map((server) => server.close())),
  };
};

const measure = async (browser: Browser, addresses: Addresses, passes: number): Promise<Ledger> => {
  const tables = await prepareTables();
  // What the first visitors meet is a browser that has just started: they are not counted.
  const nobody = (): void => undefined;
  await loadAll(browser, addresses, nobody);
  const ledger = new Ledger();
  for (let pass = 1; pass <= passes; pass++) {
    await loadAll(browser, addresses, ledger.add);
    await moveAll(browser, addresses, tables, ledger.add);
    console.log(`pass ${pass} of ${passes}`);
  }
  return ledger;
};

await runCommand(USAGE, async () => {
  const { passes } = readWish(process.argv.slice(2), { passes: 7 });
  const executablePath = ensureChromium();
  const { addresses, close } = await serveAll(await buildAll());
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const ledger = await measure(browser, addresses, passes);
    console.log(`
${SIZE.width}×${SIZE.height}, processor ${THROTTLE} times slower, empty cache, no service worker, local server.
Medians of ${passes} passes in turns (bare page and shelf: three visits a pass); ratios within a pass.

Opening an address:
${loadingTable(ledger)}

From the shelf to a table:
${pressTable(ledger)}

Moving cards; dropped are frames of more than one and a half times 16.7 ms, lost are those that
could not be shown meanwhile:
${movingTable(ledger)}
`);
    tellResult(result(ledger));
  } finally {
    await browser.close();
    await close();
  }
  return 0;
});
