// The audit's three ends: nothing known, something severe known, and no answer at all.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, '..', 'run.mjs');

interface Outcome {
  readonly status: number | null;
  readonly text: string;
}

const audit = (registry: string): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, npm_config_registry: registry, npm_config_cache: cache };
    const child = spawn(process.execPath, [SCRIPT, 'audit'], { env });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (text += part.toString()));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, text }));
  });

let registry: Server | undefined;
/** npm remembers what it was warned of: what is made up here must not stay. */
let cache: string;
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'tablee-audit-'));
});
afterEach(() => {
  rmSync(cache, { recursive: true, force: true });
  registry?.closeAllConnections();
  registry?.close();
  registry = undefined;
});

const serve = (listener: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer(listener);
    registry = server;
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    });
  });

/** A registry that knows these warnings and nothing else. */
const knowing = (warnings: object): Promise<string> =>
  serve((request, response) => {
    const isAsked = request.method === 'POST' && request.url?.includes('/advisories/bulk') === true;
    response.writeHead(isAsked ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isAsked ? warnings : {}));
  });

const warning = (severity: string): object => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Opens every door',
  severity,
  vulnerable_versions: '*',
});

describe('the audit', () => {
  test('ends well when nothing is known', async () => {
    const { status, text } = await audit(await knowing({}));
    expect(text).toMatch(/audit: \d+ packages in production: 0 critical, 0 high/);
    expect(status).toBe(0);
  });

  test('fails when a package of production is unsafe, and says which and why', async () => {
    const { status, text } = await audit(await knowing({ fastify: [warning('high')] }));
    expect(text).toMatch(/high +fastify .*: Opens every door \(https:\/\/advisories\.example\/1\)/);
    expect(status).toBe(1);
  });

  test('lets small things pass, and tells them', async () => {
    const { status, text } = await audit(await knowing({ fastify: [warning('low')] }));
    expect(text).toMatch(/low +fastify/);
    expect(status).toBe(0);
  });

  test('says when nobody answers, and does not pass', async () => {
    const { status, text } = await audit('http://127.0.0.1:1/');
    expect(text).toMatch(/the package registry gave no answer: .*ECONNREFUSED/);
    expect(status).toBe(2);
  });

  test('says when the answer is none', async () => {
    const address = await serve((_request, response) => response.writeHead(500).end('<p>no</p>'));
    const { status, text } = await audit(address);
    expect(text).toContain('the package registry gave no answer');
    expect(status).toBe(2);
  });
});
