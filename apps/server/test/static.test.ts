// The site as the server sends it: pages, files, compression, caches, and nothing from outside.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readSite } from '../src/http/site.ts';
import { smallApp } from './small-app.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

let home: string;
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'tablee-site-'));
  folder = path.join(home, 'site');
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><p>page</p>');
  await writeFile(path.join(folder, 'assets', 'a-1234.js'), 'let a = 1;'.repeat(200));
  await writeFile(path.join(folder, 'icon.png'), 'x'.repeat(500));
  await writeFile(path.join(home, 'outside.txt'), 'secret');
  app = smallApp({}, { site: await readSite(folder) }).app;
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(home, { recursive: true, force: true });
});

/** Without any tidying of the path on the way, as a hostile client would send it. */
const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path: target, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: got } = response;
        resolve({ status, headers: got, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });

describe('the site', () => {
  test('answers every page with the same document, never from a cache', async () => {
    for (const page of ['/', '/table/abc', '/t/abc', '/rules/chicoree?x=1', '/apiary']) {
      const { status, headers, body } = await get(page);
      expect(status).toBe(200);
      expect(body.toString()).toContain('page');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
  });

  test('compresses what it can, and lets hashed files be kept for ever', async () => {
    const file = '/assets/a-1234.js';
    const plain = await get(file);
    const small = await get(file, { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['vary']).toBe('Accept-Encoding');
    expect(small.body.length).toBeLessThan(plain.body.length / 4);
    expect(plain.headers['cache-control']).toContain('immutable');
    const older = await get(file, { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(older.headers['content-encoding']).toBe('gzip');
    const picture = await get('/icon.png', { 'accept-encoding': 'gzip, br' });
    expect(picture.headers['content-encoding']).toBeUndefined();
  });

  test('sends nothing again that the browser still has', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const packed = { 'accept-encoding': 'gzip', 'if-none-match': String(headers['etag']) };
    expect((await get('/', packed)).status, 'packed it is another file').toBe(200);
  });

  test('has no files but its own', async () => {
    for (const target of [
      '/../outside.txt',
      '/%2e%2e/outside.txt',
      '/assets/..%2f..%2foutside.txt',
      '//outside.txt',
      '/missing.js',
      '/%E0%A4%A',
    ]) {
      const { status, body } = await get(target);
      expect(status, target).toBe(404);
      expect(body.toString()).not.toContain('secret');
    }
  });

  test('takes nothing but questions', async () => {
    for (const type of ['application/json', 'text/plain'])
      expect((await get('/', { 'content-type': type }, 'POST')).status).toBe(405);
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe('26');
  });

  test('says when it has not been built', async () => {
    for (const empty of [path.join(folder, 'assets'), path.join(folder, 'nowhere')])
      await expect(readSite(empty)).rejects.toThrow(/no built site/);
  });
});
