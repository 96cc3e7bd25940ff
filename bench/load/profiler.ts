// Loaded into our server for profiling: the first SIGUSR2 starts node's profiler, the second one stops it
// and writes what it has seen.
import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import path from 'node:path';

const INTERVAL_US = 200;
const session = new Session();
session.connect();
let isRunning = false;

const turn = async (): Promise<void> => {
  isRunning = !isRunning;
  if (isRunning) {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US });
    await session.post('Profiler.start');
    return;
  }
  const { profile } = await session.post('Profiler.stop');
  const file = path.join(process.env['PROFILE_FOLDER'] ?? '', `server-${process.pid}.cpuprofile`);
  // Whole or not at all: somebody waits for the name.
  writeFileSync(`${file}.part`, JSON.stringify(profile));
  renameSync(`${file}.part`, file);
};

process.on('SIGUSR2', () => void turn());
