// For all browser tests together: builds the site, starts the real server on it, and says which browser
// each worker is to start.
import type { TestProject } from 'vitest/node';

import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/chromium.ts';
import { findEngines } from '../scripts/engines.ts';
import { serve } from '../scripts/serve.ts';
import { buildSite, setUp as setUpHouse } from '../scripts/setup.mjs';

/** The same site under a name that browsers do not trust: like a machine in the local network. */
const PLAIN_HOST = 'tablee.test';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    plainSite: string;
    /** The program, and what it is told at its start. */
    chromium: { readonly executablePath: string; readonly args: string[] };
    /** Browsers with other engines. */
    engines: ReturnType<typeof findEngines>;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = ensureChromium();
  const engines = findEngines();
  setUpHouse();
  buildSite();
  // Bots that take no time: what is tested is not how long they think.
  const site = await serve({ settings: { BOT_PACE: '0' } });
  const args = [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`];
  project.provide('site', `http://127.0.0.1:${site.port}`);
  project.provide('plainSite', `http://${PLAIN_HOST}:${site.port}`);
  project.provide('chromium', { executablePath, args });
  project.provide('engines', engines);
  return async () => {
    await site.close();
  };
}
