// The small server: pages, files, compression, headers, and nothing from outside the site.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { serveSite } from '../serve.mjs';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

let folder: string;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tablee-site-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><p>page</p>');
  await writeFile(path.join(folder, 'assets', 'a-1234.js'), 'let a = 1;'.repeat(200));
  await writeFile(path.join(folder, '..', 'tablee-outside.txt'), 'secret');
  site = await serveSite({ folder });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
  await rm(path.join(tmpdir(), 'tablee-outside.txt'), { force: true });
});

/** Without any tidying of the path on the way, as a hostile client would send it. */
const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: site.port, path: target, headers, method },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });

describe('the server of the site', () => {
  test('answers every page with the same document, never from a cache', async () => {
    for (const page of ['/', '/table/abc', '/rules/chicoree?x=1']) {
      const { status, headers, body } = await get(page);
      expect(status).toBe(200);
      expect(body.toString()).toContain('page');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
  });

  test('compresses what it can, and lets hashed files be kept for ever', async () => {
    const plain = await get('/assets/a-1234.js');
    const small = await get('/assets/a-1234.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.body.length).toBeLessThan(plain.body.length / 4);
    expect(plain.headers['cache-control']).toContain('immutable');
  });

  test('has no files but its own', async () => {
    for (const target of [
      '/../tablee-outside.txt',
      '/%2e%2e/tablee-outside.txt',
      '/assets/..%2f..%2ftablee-outside.txt',
      '/missing.js',
      '/%E0%A4%A',
    ]) {
      const { status, body } = await get(target);
      expect(status, target).toBe(404);
      expect(body.toString()).not.toContain('secret');
    }
  });

  test('takes nothing but questions', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test('says when there is no built site', async () => {
    await expect(serveSite({ folder: path.join(folder, 'assets') })).rejects.toThrow(
      /no built site/,
    );
  });
});
