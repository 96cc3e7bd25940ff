// Where our server's time goes: plays at it under node's own profiler and adds up what the profile says.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Profiler, Runtime } from 'node:inspector';

import { ROOT } from '../../scripts/house.ts';
import { until } from '../../scripts/luck.ts';
import { Fleet } from './fleet.ts';
import { SEATS } from './game.ts';
import { measureWindow, warmUp } from './measure.ts';
import type { Say } from './measure.ts';
import type { Options } from './options.ts';
import { columns, rounded } from '../numbers.ts';
import { openOurTable } from './players/ours.ts';
import type { House } from './processes.ts';

const MOST = 25;

const placeOf = (url: string): string => {
  if (url === '') return '';
  if (!url.startsWith('file:')) return url;
  return path.relative(ROOT, fileURLToPath(url)).replace(/^.*node_modules\//, '');
};

/** Which part of the house a function belongs to; native code belongs to whoever called it. */
const roomOf = (url: string, name: string, callerUrl: string): string => {
  if (name === '(garbage collector)') return 'garbage collector';
  const place = placeOf(url);
  if (place === '') return callerUrl === '' ? 'native' : `${roomOf(callerUrl, '', '')}, native`;
  if (place.startsWith('node:')) return 'node (net, streams, timers)';
  const [first = '', second = '', , folder = ''] = place.split('/');
  if (first === 'apps') return `server/${folder.replace(/\.js$/, '')}`;
  if (first === 'packages' || first === 'games') return `${first}/${second}`;
  return first.startsWith('@') ? `${first}/${second}` : first;
};

/** The sample's function, and the address of the nearest caller that is no native code. */
interface Frame {
  readonly frame: Runtime.CallFrame;
  readonly callerUrl: string;
  readonly caller: string;
}

const framesOf = (nodes: readonly Profiler.ProfileNode[]): Map<number, Frame> => {
  const frames = new Map<number, Frame>();
  const visit = (node: Profiler.ProfileNode, callerUrl: string, caller: string): void => {
    const { callFrame: frame } = node;
    frames.set(node.id, { frame, callerUrl, caller });
    for (const id of node.children ?? [])
      visit(byId.get(id)!, frame.url === '' ? callerUrl : frame.url, frame.functionName);
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  visit(nodes[0]!, '', '');
  return frames;
};

/**
 * Time by function and by room, without what was idle. Microseconds on the clock, not of the processor:
 * a function that waits for the disk counts as long as it waits.
 */
interface Times {
  readonly functions: ReadonlyMap<string, number>;
  readonly rooms: ReadonlyMap<string, number>;
  readonly busy: number;
}

const addUp = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Times => {
  const frames = framesOf(nodes);
  const functions = new Map<string, number>();
  const rooms = new Map<string, number>();
  let busy = 0;
  samples.forEach((id, i) => {
    const { frame, callerUrl, caller } = frames.get(id)!;
    const { functionName: name, url, lineNumber } = frame;
    if (name === '(idle)' || name === '(program)' || name === '(root)') return;
    // The profiler itself.
    if (caller === 'post' || url.endsWith('profiler.js')) return;
    const time = timeDeltas[i] ?? 0;
    busy += time;
    // The profiler knows native functions by the nearest name only: who called them says more.
    const where =
      url === '' ? `(native, called by ${caller})` : `${placeOf(url)}:${lineNumber + 1}`;
    const key = name.startsWith('(') ? name : `${name || '(anonymous)'}  ${where}`;
    functions.set(key, (functions.get(key) ?? 0) + time);
    const room = roomOf(url, name, callerUrl);
    rooms.set(room, (rooms.get(room) ?? 0) + time);
  });
  return { functions, rooms, busy };
};

const listOf = (times: ReadonlyMap<string, number>, busy: number): string[][] =>
  [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([name, time]) => [name, `${rounded((100 * time) / busy)} %`]);

export const profileOurs = async (
  house: House,
  { profile, sockets, rate, seconds }: Options,
  say: Say,
): Promise<void> => {
  const folder = path.resolve(profile);
  mkdirSync(folder, { recursive: true });
  const before = new Set(readdirSync(folder));
  // Started after the tables are there: what is profiled is playing, not setting up.
  const flags = ['--import', path.join(import.meta.dirname, 'profiler.js')];
  const server = await house.startOurs('profiled', { flags, env: { PROFILE_FOLDER: folder } });
  const fleet = new Fleet(server, openOurTable);
  await fleet.grow(sockets / SEATS);
  await warmUp(fleet, 3);
  await fleet.renew(150);
  process.kill(server.pid, 'SIGUSR2');
  const window = await measureWindow(fleet, { rate, seconds: 3 * seconds });
  process.kill(server.pid, 'SIGUSR2');
  const file = await newFile(folder, before);
  const { functions, rooms, busy } = addUp(
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Profiler.Profile,
  );
  say(
    `${file}: ${window.moves} moves, ${Math.round(window.cpuPerMove)} µs each (with the profiler)`,
  );
  console.log(`\nWhere the time is spent (self time on the clock, idle left out):`);
  console.log(columns([['function', 'time'], ...listOf(functions, busy)]));
  console.log(`\nBy part:`);
  console.log(columns([['part', 'time'], ...listOf(rooms, busy)]));
  fleet.close();
};

const newFile = async (folder: string, before: ReadonlySet<string>): Promise<string> => {
  const isNew = (name: string): boolean => !before.has(name) && name.endsWith('.cpuprofile');
  if (!(await until(() => readdirSync(folder).some(isNew), 10_000)))
    throw new Error('the profiler wrote nothing');
  return readdirSync(folder).find(isNew)!;
};
