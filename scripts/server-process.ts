// The real server as a child process: how it is started, and what it says until it listens.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { ROOT } from '#setup';

export const SERVER = path.join(ROOT, 'apps', 'server', 'dist', 'main.js');

export type Settings = Readonly<Record<string, string>>;

/** A program is faster than any visitor, and all of them come from one address. */
export const FOR_PROGRAMS: Settings = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  MAX_CONNECTIONS_PER_ADDRESS: '0',
  MAX_TABLES_PER_ADDRESS: '0',
  MAX_GUESTS_PER_ADDRESS: '0',
  RATE_ENTERS: '0',
  RATE_READS: '0',
  RATE_RECORDS: '0',
  RATE_EXPORTS: '0',
  RATE_WRITES: '0',
  RATE_CODES: '0',
  RATED_FOR: 'accounts',
};

/** In this folder: where the pages are not what is looked at. */
export const emptySite = (folder: string): string => {
  const site = path.join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>Tablée</title>');
  return site;
};

export type ServerProcess = ChildProcessByStdio<null, Readable, Readable>;

/** Nobody stays behind. */
const alive = new Set<ServerProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** `loaded`: addresses of modules that are loaded into it before; with one it can be talked to. */
export const spawnServer = (
  settings: Settings,
  { main = SERVER, loaded = [], flags = [] }: SpawnPlan = {},
): ServerProcess => {
  const args = [...flags, ...loaded.flatMap((url) => ['--import', url]), main];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe', ...(loaded.length > 0 ? (['ipc'] as const) : [])],
  }) as ServerProcess;
  alive.add(child);
  child.once('close', () => alive.delete(child));
  return child;
};

interface SpawnPlan {
  readonly main?: string | undefined;
  readonly loaded?: readonly string[];
  readonly flags?: readonly string[];
}

/** What a server writes, as far as programs look at it. */
export interface LogLine {
  readonly level: string;
  readonly msg: string;
  readonly port: number;
  readonly times: number;
}

/**
 * Resolves with the port once it listens; rejects with what it says when it ends before. `hear` gets all
 * that it writes, for as long as it runs.
 */
export const listening = (
  child: ServerProcess,
  hear: (line: LogLine, text: string) => void,
): Promise<number> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part) => (said += String(part)));
    child.once('error', reject);
    child.once('close', () => reject(new Error(`the server did not start: ${said.trim()}`)));
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text) as LogLine;
      if (line.msg === 'listening') resolve(line.port);
      hear(line, text);
    });
  });

export const ended = async (child: ServerProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
};
