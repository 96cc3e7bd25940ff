// Who else on the machine can read what the server keeps: nobody.
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { tighten } from '../src/store/file-modes.ts';
import { startWhole } from './whole-server.ts';

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tablee-modes-'));
  data = path.join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What everybody else may do with the folder and what is in it while a server runs, and its log. */
const serve = async (): Promise<{ others: Record<string, number>; lines: string }> => {
  const server = await startWhole({ data });
  const others: Record<string, number> = {};
  for (const name of ['.', ...(await readdir(data))])
    others[name] = (await stat(path.join(data, name))).mode & 0o077;
  await server.close();
  return { others, lines: server.lines.join('') };
};

test('a new database is for its owner alone', async () => {
  // As it is where somebody made the folder before us.
  await mkdir(data, { mode: 0o755 });
  const { others } = await serve();
  expect(Object.keys(others)).toContain('tablee.db-wal');
  expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, 0])));
});

test('one that an older build left open is closed to others, and the log says so', async () => {
  await serve();
  await chmod(path.join(data, 'tablee.db'), 0o644);
  await chmod(data, 0o755);
  const { others, lines } = await serve();
  expect(others['.']).toBe(0);
  expect(others['tablee.db']).toBe(0);
  expect(lines).toContain('others could read these');
  expect(lines).toContain(JSON.stringify(path.join(data, 'tablee.db')));
  expect((await serve()).lines).not.toContain('others could read these');
});

test('a folder where other things live is not closed', async () => {
  await mkdir(data);
  await chmod(data, 0o755);
  await writeFile(path.join(data, 'somebody-else.txt'), '');
  const { others } = await serve();
  expect(others['.']).toBe(0o055);
  expect(others['tablee.db']).toBe(0);
});

test('helpers of a database that is being closed meanwhile may go as they like', async () => {
  await mkdir(data);
  const coming = `
    const { rmSync, writeFileSync } = require('node:fs');
    const { parentPort, workerData } = require('node:worker_threads');
    for (let i = 0; i < 2_000; i++) {
      writeFileSync(workerData, '', { mode: 0o644 });
      rmSync(workerData);
      if (i === 0) parentPort.postMessage('begun');
    }`;
  const workerData = path.join(data, 'tablee.db-wal');
  const others = new Worker(coming, { eval: true, workerData });
  const gone = new Promise<boolean>((resolve) => others.once('exit', () => resolve(true)));
  await new Promise((resolve) => others.once('message', resolve));
  let loose = 0;
  const nextTurn = (): Promise<boolean> => new Promise((resolve) => setImmediate(resolve, false));
  do loose += tighten(data, 'tablee.db').length;
  while (!(await Promise.race([gone, nextTurn()])));
  expect(loose).toBeGreaterThan(0);
});
