// A game is one folder: in a copy of this house a draft is begun by the command and made another one, of the shape
// that no other game has (two or three seats, few rules, points that are bad, a judge without a memory). Nothing
// else is touched; it is played in the terminal, in the arena, in the simulation, on the site and online, and what
// is said of every game is true of it.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ROOT } from '../scripts/setup.mjs';
import { createTable, finish, goHome, guest, seated, start } from './online.ts';
import { OVER, plainTurn, playOn } from './players.ts';

const run = promisify(execFile);
const NAME = 'chardons';
/** A draft that is left as the command writes it. */
const DRAFT = 'pli-royal';
/** What its author writes in the place of the draft. */
const WRITTEN = path.join(ROOT, 'e2e', 'new-game');
/** What is said of every game; a review of the others takes long, so only the tests that name this one run. */
const OF_EVERY_GAME = [
  'packages/registry/test/',
  ...['effort', 'honest', 'known', 'memory', 'par', 'puzzle-format', 'sums'].map(
    (name) => `packages/review/test/${name}.test.ts`,
  ),
  'apps/web/test/boxes.test.ts',
  'apps/web/test/rules-book.test.ts',
];
/** What lists all of them. */
const LISTS = [
  'apps/cli/test/usage.test.ts',
  'apps/web/test/setup.test.ts',
  'scripts/test/tidy.test.ts',
];
let house: string;
let server: ChildProcess | undefined;
let site: string;

/** The same packages, but the house's own are those of the copy. */
function linkPackages(): void {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(house, 'node_modules');
  mkdirSync(path.join(to, '@tablee'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@tablee' || name.startsWith('.tablee-')) continue;
    symlinkSync(path.join(from, name), path.join(to, name));
  }
  cpSync(path.join(from, '.tablee-setup'), path.join(to, '.tablee-setup'));
  for (const name of readdirSync(path.join(from, '@tablee')))
    symlinkSync(readlinkSync(path.join(from, '@tablee', name)), path.join(to, '@tablee', name));
}

const tool = (...args: readonly string[]): Promise<{ stdout: string; stderr: string }> =>
  run(process.execPath, args, { cwd: house, maxBuffer: 2 ** 24 });

beforeAll(async () => {
  house = mkdtempSync(path.join(tmpdir(), 'tablee-house-'));
  const { stdout } = await run('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: ROOT,
  });
  // And what is built already: only what is new has to be built there.
  const tops = new Set(['dist', ...stdout.split('\0').map((file) => file.split('/')[0]!)]);
  tops.delete('');
  for (const name of tops) {
    const filter = (file: string): boolean =>
      !/[\\/](?:node_modules|\.git|dist[\\/]site)$/.test(file);
    const options = { recursive: true, preserveTimestamps: true, filter } as const;
    cpSync(path.join(ROOT, name), path.join(house, name), options);
  }
  linkPackages();
  await run('git', ['init', '-q'], { cwd: house });
  await run('git', ['add', '-A'], { cwd: house });
  await tool('scripts/run.mjs', 'new-game', DRAFT, 'PLR');
  await tool('scripts/run.mjs', 'new-game', NAME, 'CHR');
  cpSync(WRITTEN, path.join(house, 'games', NAME), { recursive: true });
  await tool('scripts/run.mjs', 'golden', NAME);
});
afterAll(() => {
  server?.kill();
  rmSync(house, { recursive: true, force: true });
});

test('is written, and nothing outside its folder is touched', async () => {
  const changed = await run('git', ['diff', '--name-only'], { cwd: house });
  expect(changed.stdout).toBe('');
  const { stdout } = await run('git', ['ls-files', '-o', '--exclude-standard'], { cwd: house });
  const written = stdout.trim().split('\n');
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((file) => !/^games\/(?:chardons|pli-royal)\//.test(file))).toEqual([]);
});

test('is played in the terminal, in the arena and in the simulation', async () => {
  const cli = 'apps/cli/bin/tablee.mjs';
  const listed = await tool(cli, 'games');
  expect(listed.stdout).toContain(NAME);
  const games = await tool(cli, 'simulate', NAME, '--seats', '3', '--games', '20', '--json');
  expect(JSON.parse(games.stdout)).toMatchObject({ game: NAME, games: 20 });
  const arena = await tool(
    cli,
    'arena',
    NAME,
    '--bots',
    'habitue,random',
    '--deals',
    '5',
    '--json',
  );
  expect(JSON.parse(arena.stdout)).toMatchObject({ game: NAME });
  const days = await tool('scripts/run.mjs', 'sim', '--built', '--seeds', '40', '--game', NAME);
  const result = /RESULT (.*)/.exec(days.stdout)?.[1] ?? '{}';
  expect(JSON.parse(result)).toMatchObject({ seeds: 40, failed: 0, lost: 0, doubled: 0 });
});

async function tested(files: readonly string[], ...more: readonly string[]): Promise<void> {
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
  const projects = ['--project', 'pure', '--project', 'house', '--maxWorkers', '1'];
  const { stdout } = await tool(vitest, 'run', ...projects, ...more, ...files);
  expect(stdout).toMatch(/Tests .*passed/);
}

test('passes its own tests, and those that list all games', async () => {
  await tested([`games/${NAME}/`, `games/${DRAFT}/`, ...LISTS]);
});

test('passes the tests of every game', async () => {
  await tested(OF_EVERY_GAME, '-t', `${NAME}|${DRAFT}`);
});

test('is on the shelf after npm start, and is played there and online', async () => {
  server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: house,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: path.join(house, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of server.stdout!) {
    said += String(part);
    const address = /http:\/\/[\w.]+:\d+/.exec(said);
    if (address === null) continue;
    site = address[0];
    break;
  }
  const ada = await guest({ name: 'Ada' });
  await ada.page.goto(site);
  const box = ada.page.locator(`[data-game="${NAME}"]`);
  await box.locator('[data-action=play-now]').click();
  await playOn(ada.page, ada.fingers, plainTurn, ada.dice);
  await ada.page.locator(OVER).waitFor();

  await ada.page.goto(`${site}/box/${NAME}`);
  await ada.page.locator('[data-action=rules]').waitFor();
  for (const absent of ['learn', 'pad'])
    expect(await ada.page.locator(`[data-action=${absent}]`).count()).toBe(0);

  const table = await createTable(ada, { game: NAME, seats: 3, bots: 2 }, site);
  await ada.page.goto(table.link);
  await seated(ada);
  await start(ada, []);
  await finish(ada, plainTurn);
  await ada.page.locator(OVER).waitFor();
  await goHome([ada]);
});

test('is forgotten by the tests once its folder is gone, as on another branch', async () => {
  server?.kill();
  rmSync(path.join(house, 'games', NAME), { recursive: true });
  await tested(['apps/cli/test/usage.test.ts'], '-t', 'games lists every game');
});
