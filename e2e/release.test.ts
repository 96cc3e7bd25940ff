// The archive that operators install: unpacked far away from this checkout it serves the site and keeps
// tables, and says which version it is.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SETTINGS } from '@tablee/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import manifest from '../package.json' with { type: 'json' };
import { release } from '../scripts/release.ts';
import { serve } from '../scripts/serve.ts';
import { atTable, createTable, goHome, guest, seated, start } from './online.ts';
import { visit } from './visit.ts';

const TOKEN = 'for-the-metrics-of-this-test';

let folder: string;
/** Of the archive, and of the folder in it. */
let name: string;
let server: Awaited<ReturnType<typeof serve>>;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tablee-release-'));
  const { archive } = release(folder);
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  name = path.basename(archive, '.tar.gz');
  const settings = { METRICS_TOKEN: TOKEN };
  server = await serve({ main: path.join(folder, name, 'server.js'), settings });
  site = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('names its version and commit in archive, health check, metrics, and footer', async () => {
  const [, version, commit] = /^tablee-(\d+\.\d+\.\d+)\+(\w{10})$/.exec(name)!;
  expect(version).toBe(manifest.version);
  const health = await fetch(`${site}/healthz`);
  expect(await health.text()).toBe(`alive ${version}+${commit}\n`);
  const metrics = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await metrics.text()).toMatch(
    new RegExp(
      `tablee_info\\{version="${version}",commit="${commit}",schema="\\d+",node="${process.version}"\\} 1`,
    ),
  );
  const { page, close } = await visit();
  await page.goto(site);
  await page.getByText(`Tablée ${version}+${commit}`).waitFor();
  await close();
});

test('has the same bytes when packed again under another umask', async () => {
  const other = path.join(folder, 'other');
  await mkdir(other);
  const before = process.umask(0o077);
  const { sha256 } = release(other);
  process.umask(before);
  expect(`${sha256}  ${name}.tar.gz\n`).toBe(
    await readFile(path.join(folder, `${name}.tar.gz.sha256`), 'utf8'),
  );
});

test('names the Node that it needs before an older one breaks', () => {
  const versions = "Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } })";
  const preload = `data:text/javascript,${encodeURIComponent(versions)}`;
  const program = path.join(folder, name, 'server.js');
  const options = { encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, program], options);
  expect({ status, stderr }).toEqual({
    status: 78,
    stderr: 'Tablée needs Node 20.19 or newer; this is v18.20.8. See https://nodejs.org.\n',
  });
});

test('carries the licence texts of everything foreign in it', async () => {
  const inside = path.join(folder, name);
  const texts = await readFile(path.join(inside, 'THIRD-PARTY.txt'), 'utf8');
  const folders = await readdir(path.join(inside, 'node_modules'));
  const foreign = folders.filter((one) => !one.startsWith('@') && !one.startsWith('.'));
  expect(foreign.length).toBeGreaterThan(20);
  for (const one of foreign) expect(texts).toContain(`\n${one} `);
  expect(texts).toContain('SIL OPEN FONT LICENSE');
});

/** Runs the commands of a section of HOSTING.md in the folder of this test, where nothing is a service. */
const runSection = async (heading: string, data: string): Promise<void> => {
  const paper = path.join(folder, name, 'docs', 'HOSTING.md');
  const [, section = ''] = (await readFile(paper, 'utf8')).split(`\n### ${heading}\n`);
  const [, commands = ''] = /```sh\n(.+?)```/s.exec(section.split('\n### ')[0]!)!;
  const script = commands
    .replaceAll('/opt', path.join(folder, 'opt'))
    .replaceAll('/backups', folder)
    .replaceAll('/var/lib/tablee', data)
    .replaceAll(/tablee-0\.2\.0\+\w{10}/g, name)
    .replaceAll(/tablee-0\.3\.0\+\w{10}/g, 'tablee-next');
  const inPlace = 'set -e; useradd() { :; }; systemctl() { :; }';
  execFileSync('sh', ['-c', `${inPlace}\n${script}`], { cwd: folder });
};

test('serves from its own folder while an upgrade by HOSTING.md unpacks and links the next one', async () => {
  const [opt, data] = [path.join(folder, 'opt'), path.join(folder, 'data')];
  await mkdir(opt);
  await mkdir(data);
  await runSection('systemd', data);
  const old = await serve({ main: path.join(opt, 'tablee', 'server.js'), data });
  try {
    // A next version with nothing in it: a server that looked there would find no module.
    await mkdir(path.join(folder, 'tablee-next'));
    execFileSync('tar', ['-czf', 'tablee-next.tar.gz', 'tablee-next'], { cwd: folder });
    await runSection('Upgrade', data);
    expect(await realpath(path.join(opt, 'tablee'))).toBe(path.join(opt, 'tablee-next'));
    const bot = { kind: 'bot', name: 'Odette', face: 2, bot: 'expert' };
    const made = await fetch(`http://127.0.0.1:${old.port}/api/tables`, {
      method: 'POST',
      headers: { authorization: `Bearer ${'k'.repeat(43)}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ game: 'nicht-die-bohne', name: 'Ada', face: 1, others: [bot, bot] },
        settings: { ...SETTINGS, isPublic: false },
      }),
    });
    expect(made.status, await made.clone().text()).toBe(200);
    const { room } = (await made.json()) as { room: { id: string } };
    const begun = await fetch(`http://127.0.0.1:${old.port}/api/tables/${room.id}/start`, {
      method: 'POST',
      headers: { authorization: `Bearer ${'k'.repeat(43)}` },
    });
    expect(begun.status, await begun.text()).toBe(200);
  } finally {
    await old.close();
  }
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
