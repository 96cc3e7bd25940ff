// Fills the disk under the embedded database: the server refuses moves, keeps stored ones, and goes
// on once there is room. Uses a small file system in memory where mounting is allowed, else a limit
// on file size.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { pause, until } from '../../scripts/luck.ts';
import { onStage, settle } from '../run.ts';
import type { Outcome, Run, Scene, Stage } from '../run.ts';
import type { World } from '../../harness/world.ts';

const MEGABYTES = 24;
const FULL_MS = 6000;

interface Disk {
  fill(): void;
  empty(): void;
}

interface SmallDisk extends Disk {
  readonly folder: string;
  remove(): void;
}

/** A file system of its own; undefined where that is not allowed. */
const mountSmall = (): SmallDisk | undefined => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tablee-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder];
  if (spawnSync('mount', options, { stdio: 'ignore' }).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill() {
      // Fills all free space, to the last block. The server may take some of it first.
      for (let size = 1 << 20; size >= 4096; size /= 2) {
        const bytes = Buffer.alloc(size, 1);
        while (statfsSync(folder).bavail * statfsSync(folder).bsize >= size)
          try {
            writeFileSync(ballast, bytes, { flag: 'a' });
          } catch {
            break;
          }
      }
    },
    empty: () => unlinkSync(ballast),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The server's files may not reach beyond their first pages: a log that was begun anew must, too. */
const PAGES = 8192;
const limitFiles = ({ servers }: World): Disk => {
  const server = servers[0]!;
  const limit = (bytes: number | 'unlimited'): void => {
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
  };
  return {
    fill: () => limit(PAGES),
    // The limit of a process goes with it.
    empty: () => {
      if (server.isUp) limit('unlimited');
    },
  };
};

const play = async (stage: Stage, disk: Disk): Promise<void> => {
  const { run, world, crowd, luck } = stage;
  const server = world.servers[0]!;
  let refused = 0;
  for (const isKilled of [false, true]) {
    await pause(luck.between(500, 1500));
    world.disturb();
    const before = crowd.storeRefusals;
    disk.fill();
    if (!(await until(() => crowd.storeRefusals > before, 30_000)))
      world.findings.add('silent', 'the disk is full and nobody was told `store`');
    await pause(FULL_MS);
    const count = crowd.storeRefusals - before;
    refused += count;
    run.say(`full: ${count} moves refused`);
    // What it could not write must not come back to haunt it.
    if (isKilled) await server.kill();
    disk.empty();
    if (isKilled) await server.start();
    await settle(stage);
  }
  Object.assign(stage.facts, { kills: 1, refused });
};

const playOn = async (run: Run, small: SmallDisk | undefined): Promise<Outcome> => {
  const how = small === undefined ? 'file size limit' : 'small file system';
  run.say(how);
  const plan = small && { data: path.join(small.folder, 'data') };
  try {
    return await onStage(run, { ...plan }, async (stage) => {
      stage.facts['how'] = how;
      await play(stage, small ?? limitFiles(stage.world));
    });
  } finally {
    small?.remove();
  }
};

export const full: Scene = (run) => playOn(run, mountSmall());

/** The other way to a full disk, also where the first one is possible. */
export const limited: Scene = (run) => playOn(run, undefined);
