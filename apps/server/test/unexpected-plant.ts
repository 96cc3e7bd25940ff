// Starts the built server in a process of its own, with a fault planted at one table.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const DIST = path.join(import.meta.dirname, '..', 'dist');

/** From its first tick on the table breaks where no caller sees it, as often as a bad loop would. */
const PLANT = `
import { readFileSync } from 'node:fs';
import { LiveRoom } from ${JSON.stringify(pathToFileURL(path.join(DIST, 'rooms', 'live.js')).href)};
const { tick } = LiveRoom.prototype;
LiveRoom.prototype.tick = function (now) {
  tick.call(this, now);
  if (this.host === undefined || this.host.halt !== undefined) return;
  if (this.id !== readFileSync(process.env.PLANTED, 'utf8')) return;
  for (let i = 0; i < 100; i++) void Promise.resolve().then(() => { throw new Error('planted'); });
};
`;

export interface Line {
  readonly msg: string;
  readonly table?: string;
  readonly port?: number;
  readonly unsaid?: number;
}

export interface Planted {
  readonly port: number;
  readonly lines: Line[];
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  /** Resolves when a line says so. */
  said(msg: string): Promise<void>;
  stop(): void;
}

/** `folder/table` names the table that breaks. */
export async function startPlanted(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Planted> {
  const plant = path.join(folder, 'plant.mjs');
  await writeFile(plant, PLANT);
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(plant).href, path.join(DIST, 'main.js')],
    {
      env: { ...environment, PLANTED: path.join(folder, 'table') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines: Line[] = [];
  const watchers = new Set<() => void>();
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts.map((line) => JSON.parse(line) as Line));
    for (const look of watchers) look();
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const said = (msg: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (lines.some((line) => line.msg === msg)) resolve();
      };
      watchers.add(look);
      look();
      void ended.then(() => reject(new Error(`it ended before it said: ${msg}`)));
    });
  await said('listening');
  const { port } = lines.find(({ msg }) => msg === 'listening')!;
  return { port: port!, lines, ended, said, stop: () => void child.kill('SIGTERM') };
}
