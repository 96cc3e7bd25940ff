// The archive that operators install: unpacked far away from this checkout it serves the site and keeps
// tables, and says which version it is.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import manifest from '../package.json' with { type: 'json' };
import { release } from '../scripts/release.ts';
import { serve } from '../scripts/serve.ts';
import { atTable, createTable, goHome, guest, seated, start } from './online.ts';
import { visit } from './visit.ts';

let folder: string;
let server: Awaited<ReturnType<typeof serve>>;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tablee-release-'));
  const archive = release(folder);
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  server = await serve({ main: path.join(folder, 'tablee', 'server.js') });
  site = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('says its version to operators and to whoever looks at the shelf', async () => {
  const health = await fetch(`${site}/healthz`);
  expect(await health.text()).toBe(`alive ${manifest.version}\n`);
  const { page, close } = await visit();
  await page.goto(site);
  await page.getByText(`Tablée ${manifest.version}`).waitFor();
  await close();
});

test('keeps a table and lets its bots play', async () => {
  const ada = await guest({ name: 'Ada' });
  const table = await createTable(ada, { game: 'nicht-die-bohne', seats: 3, bots: 2 }, site);
  await ada.page.goto(table.link);
  await seated(ada);
  await start(ada, []);
  await ada.page.reload();
  await atTable(ada);
  await goHome([ada]);
});
