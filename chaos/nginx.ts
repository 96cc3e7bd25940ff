// Puts a real nginx before a server, with the block that docs/HOSTING.md prints; only port and TLS differ.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ROOT } from '#setup';

import { ask } from '../harness/ask.ts';
import type { Front } from '../harness/world.ts';
import { until } from '../scripts/luck.ts';
import { freePort } from '../scripts/postgres.ts';
import { findProgram } from '../scripts/programs.ts';

const READY_MS = 10_000;

export const NGINX = findProgram(['nginx'], ['/usr/sbin/nginx']);

/** What is different here: each must stand in the block once. */
const changes = (port: number, server: number): readonly (readonly [RegExp, string])[] => [
  [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
  [/ *ssl_certificate .*\n/, ''],
  [/ *ssl_certificate_key .*\n/, ''],
  [/127\.0\.0\.1:8080/, `127.0.0.1:${server}`],
];

const printedBlock = (): string => {
  const text = readFileSync(path.join(ROOT, 'docs', 'HOSTING.md'), 'utf8');
  const [, block] = /```nginx\n([^`]+)```/.exec(text) ?? [];
  if (block === undefined) throw new Error('docs/HOSTING.md has no block for nginx');
  return block;
};

const configOf = (folder: string, port: number, server: number): string => {
  let block = printedBlock();
  for (const [from, to] of changes(port, server)) {
    if (!from.test(block)) throw new Error(`the block for nginx has no ${from.source}`);
    block = block.replace(from, to);
  }
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  return `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr error;
events { worker_connections 4096; }
http {
access_log off;
${temporary}
${block}
}
`;
};

/** Before the server on this port. */
export const openNginx = async (server: number): Promise<Front> => {
  if (NGINX === undefined) throw new Error('nginx is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'tablee-nginx-'));
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, configOf(folder, port, server));
  const child = spawn(NGINX, ['-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.on('exit', kill);
  const gone = once(child, 'close');
  const isReady = (): Promise<boolean> =>
    ask(port, { path: '/healthz' }).then(
      () => true,
      () => false,
    );
  if (!(await until(isReady, READY_MS))) throw new Error('nginx does not answer');
  return {
    port,
    async close() {
      child.kill('SIGQUIT');
      kill();
      await gone;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
