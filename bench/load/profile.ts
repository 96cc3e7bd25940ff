// Profiles our server under load with Node's profiler. Browser developer tools open the file.
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { Fleet } from './fleet.ts';
import { SEATS } from './peers/game.ts';
import { measureWindow, warmUp } from './measure.ts';
import type { Say } from './measure.ts';
import type { Options } from './options.ts';
import { openOurTable } from './our-table.ts';
import type { House } from './house.ts';

const INTERVAL_US = 200;

export const profileOurs = async (
  house: House,
  { profile, sockets, rate, seconds }: Options,
  say: Say,
): Promise<void> => {
  const folder = path.resolve(profile);
  mkdirSync(folder, { recursive: true });
  const flags = [`--cpu-prof-dir=${folder}`, `--cpu-prof-interval=${INTERVAL_US}`, '--cpu-prof'];
  const server = await house.startOurs('profiled', {}, flags);
  const fleet = new Fleet(server, openOurTable);
  await fleet.grow(sockets / SEATS);
  await warmUp(fleet, 3);
  await fleet.renew(150);
  const began = performance.now();
  const { moves, cpuPerMove } = await measureWindow(fleet, { rate, seconds: 3 * seconds });
  const played = Math.round((performance.now() - began) / 1000);
  fleet.close();
  // It writes its profile when it ends.
  await house.stop(server);
  say(`${moves} moves, ${Math.round(cpuPerMove)} µs each (with the profiler)`);
  say(`the profile is in ${folder}; its last ${played} seconds are the moves`);
};
