// The whole server as `startServer` makes it, on a folder of its own that goes with it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startServer } from '../src/server.ts';
import { readSettings, type Environment } from '../src/settings.ts';

export interface WholeServer {
  readonly port: number;
  readonly address: string;
  readonly data: string;
  /** What it wrote to its log. */
  readonly lines: string[];
  close(): Promise<void>;
}

export interface WholePlan {
  readonly environment?: Environment;
  /** Where the server before this one kept its things; stays when this one is closed. */
  readonly data?: string;
}

export const startWhole = async (plan: WholePlan = {}): Promise<WholeServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tablee-whole-'));
  await mkdir(path.join(folder, 'site'));
  await writeFile(path.join(folder, 'site', 'index.html'), '<p>page</p>');
  const data = plan.data ?? path.join(folder, 'data');
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA: data,
    SITE: path.join(folder, 'site'),
    BOT_PACE: '0',
    ...plan.environment,
  });
  const lines: string[] = [];
  const running = await startServer(settings, {
    logStream: { write: (line) => void lines.push(line) },
  });
  return {
    port: running.port,
    address: `http://127.0.0.1:${running.port}`,
    data,
    lines,
    async close() {
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
