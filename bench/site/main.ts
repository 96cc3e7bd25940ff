// The benchmark of the site: what it costs to open, how evenly its cards move, and how smooth a page stays
// that reviews. Runs alternate; nothing is asserted.
import { chromium } from 'playwright';
import type { Browser } from 'playwright';

import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { Misuse, readWish, runCommand, tellResult } from '../../scripts/command.ts';
import { serve } from '../../scripts/serve.ts';
import { buildSite } from './build.ts';
import { Ledger, type AddMeasured } from './ledger.ts';
import { loadAll } from './loading.ts';
import { moveAll, prepareTables } from './moving.ts';
import { loadingTable, movingTable, pressTable, result, reviewTable } from './report.ts';
import { prepareFinished, reviewAll } from './reviewing.ts';
import { loadTools } from './tables.ts';
import { SIZE, THROTTLE } from './visitor.ts';

const USAGE = `usage: npm run bench:site -- [PART…] [--passes N]
  PART         loading, moving or review; all of them unless told
  --passes N   how often everything is measured, in turns (7 unless told)`;

/** What is done once in every pass, and what is said of it. */
interface Part {
  readonly prepare: (
    browser: Browser,
    site: string,
  ) => Promise<(add: AddMeasured) => Promise<void>>;
  readonly say: (ledger: Ledger) => string;
}

const PARTS: Readonly<Record<string, Part>> = {
  loading: {
    prepare: async (browser, site) => {
      // What the first visitors meet is a browser that has just started: they are not counted.
      await loadAll(browser, site, () => undefined);
      return (add) => loadAll(browser, site, add);
    },
    say: (ledger) => `Opening an address (shelf: three visits a pass):
${loadingTable(ledger)}

From the shelf to a table:
${pressTable(ledger)}`,
  },
  moving: {
    prepare: async (browser, site) => {
      const tables = await prepareTables(await loadTools());
      return (add) => moveAll(browser, site, tables, add);
    },
    say: (
      ledger,
    ) => `Moving cards; dropped are frames of more than one and a half times 16.7 ms, lost are those that
could not be shown meanwhile:
${movingTable(ledger)}`,
  },
  review: {
    prepare: async (browser, site) => {
      const tools = await loadTools();
      const finished = await prepareFinished(tools);
      return (add) => reviewAll(browser, site, tools, finished, add);
    },
    say: (
      ledger,
    ) => `A page that reviews, and the same page with the review stopped; long tasks take more than 50 ms,
blocked is what they take beyond:
${reviewTable(ledger)}`,
  },
};

await runCommand(USAGE, async () => {
  const words: string[] = [];
  const { passes } = readWish(process.argv.slice(2), { passes: 7 }, { words });
  const unknown = words.find((word) => !Object.hasOwn(PARTS, word));
  if (unknown !== undefined) throw new Misuse(`unknown part: ${unknown}`);
  const parts = Object.entries(PARTS)
    .filter(([name]) => words.length === 0 || words.includes(name))
    .map(([, part]) => part);
  const executablePath = ensureChromium();
  const server = await serve({ site: await buildSite() });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const ledger = new Ledger();
    const runs = [];
    for (const { prepare } of parts)
      runs.push(await prepare(browser, `http://127.0.0.1:${server.port}/`));
    for (let pass = 1; pass <= passes; pass++) {
      for (const run of runs) await run(ledger.add);
      console.log(`pass ${pass} of ${passes}`);
    }
    console.log(`
${SIZE.width}×${SIZE.height}, processor ${THROTTLE} times slower, empty cache, no service worker, local server.
Medians of ${passes} passes in turns.

${parts.map(({ say }) => say(ledger)).join('\n\n')}
`);
    tellResult(result(ledger));
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
});
