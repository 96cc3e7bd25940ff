// Where our server's time goes: plays at it under node's own profiler and adds up what the profile says.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { ROOT } from '../../scripts/setup.mjs';
import { Fleet } from './fleet.mjs';
import { SEATS } from './game.mjs';
import { measureWindow, warmUp } from './measure.mjs';
import { columns, rounded } from '../../dist/bench/numbers.js';
import { openOurTable } from './players/ours.mjs';

const MOST = 25;

const placeOf = (url) => {
  if (url === '') return '';
  if (!url.startsWith('file:')) return url;
  return path.relative(ROOT, fileURLToPath(url)).replace(/^.*node_modules\//, '');
};

/** Which part of the house a function belongs to; native code belongs to whoever called it. */
const roomOf = ({ url, functionName: name }, callerUrl) => {
  if (name === '(garbage collector)') return 'garbage collector';
  const place = placeOf(url);
  if (place === '')
    return callerUrl === '' ? 'native' : `${roomOf({ url: callerUrl }, '')}, native`;
  if (place.startsWith('node:')) return 'node (net, streams, timers)';
  const [first, second, , folder] = place.split('/');
  if (first === 'apps') return `server/${folder.replace(/\.js$/, '')}`;
  if (first === 'packages' || first === 'games') return `${first}/${second}`;
  return first.startsWith('@') ? `${first}/${second}` : first;
};

/** The sample's function, and the address of the nearest caller that is no native code. */
const framesOf = (nodes) => {
  const frames = new Map();
  const visit = (node, callerUrl, caller) => {
    const { callFrame: frame } = node;
    frames.set(node.id, { frame, callerUrl, caller });
    for (const id of node.children ?? [])
      visit(byId.get(id), frame.url === '' ? callerUrl : frame.url, frame.functionName);
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  visit(nodes[0], '', '');
  return frames;
};

/**
 * Time by function and by room, without what was idle. Microseconds on the clock, not of the processor:
 * a function that waits for the disk counts as long as it waits.
 */
const addUp = ({ nodes, samples, timeDeltas }) => {
  const frames = framesOf(nodes);
  const functions = new Map();
  const rooms = new Map();
  let busy = 0;
  samples.forEach((id, i) => {
    const { frame, callerUrl, caller } = frames.get(id);
    const { functionName: name, url, lineNumber } = frame;
    if (name === '(idle)' || name === '(program)' || name === '(root)') return;
    // The profiler itself.
    if (caller === 'post' || url.endsWith('profiler.mjs')) return;
    const time = timeDeltas[i];
    busy += time;
    // The profiler knows native functions by the nearest name only: who called them says more.
    const where =
      url === '' ? `(native, called by ${caller})` : `${placeOf(url)}:${lineNumber + 1}`;
    const key = name.startsWith('(') ? name : `${name || '(anonymous)'}  ${where}`;
    functions.set(key, (functions.get(key) ?? 0) + time);
    const room = roomOf(frame, callerUrl);
    rooms.set(room, (rooms.get(room) ?? 0) + time);
  });
  return { functions, rooms, busy };
};

const listOf = (times, busy, most) =>
  [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, time]) => [name, `${rounded((100 * time) / busy)} %`]);

export const profileOurs = async (house, { profile, sockets, rate, seconds }, say) => {
  const folder = path.resolve(profile);
  mkdirSync(folder, { recursive: true });
  const before = new Set(readdirSync(folder));
  // Started after the tables are there: what is profiled is playing, not setting up.
  const flags = ['--import', path.join(import.meta.dirname, 'profiler.mjs')];
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
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  );
  say(
    `${file}: ${window.moves} moves, ${Math.round(window.cpuPerMove)} µs each (with the profiler)`,
  );
  console.log(`\nWhere the time is spent (self time on the clock, idle left out):`);
  console.log(columns([['function', 'time'], ...listOf(functions, busy, MOST)]));
  console.log(`\nBy part:`);
  console.log(columns([['part', 'time'], ...listOf(rooms, busy, MOST)]));
  fleet.close();
};

const newFile = async (folder, before) => {
  for (let tries = 0; tries < 100; tries++) {
    const file = readdirSync(folder).find(
      (name) => !before.has(name) && name.endsWith('.cpuprofile'),
    );
    if (file !== undefined) return file;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('the profiler wrote nothing');
};
