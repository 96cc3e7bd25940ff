// What docs/SCALE.md is computed from: logs of many millions of entries, several servers on one database, and
// what tables weigh. Nothing is asserted.
import { execFileSync } from 'node:child_process';
import os from 'node:os';

import { readWish, runCommand, tellResult } from '../../scripts/command.ts';
import { ROOT } from '../../scripts/house.ts';
import type { Found, Say } from '../load/measure.ts';
import { measureMemory } from '../load/parts/crowd.ts';
import { inHouse } from '../load/processes.ts';
import type { House } from '../load/processes.ts';
import { weighGames } from './games.ts';
import { measureFile, measureLog } from './log.ts';
import { measureNodes } from './nodes.ts';

const HELP = `npm run bench:scale -- [options]

  --parts LIST     of log, file, nodes, memory, games (all)
  --rows N         entries of the large log in PostgreSQL (50000000; about 12 GB of disk)
  --quick          everything small, to see whether it works

Each part ends with a line RESULT and its figures as JSON. Read ratios, and only those of one run.
`;

const SIZES = {
  usual: {
    log: { rows: 50_000_000, small: 100_000, passes: 5, seconds: 3 },
    file: { rows: 5_000_000, small: 100_000, passes: 5, seconds: 3 },
    nodes: { counts: [2, 4], tables: 40, rate: 60, seconds: 6, passes: 4 },
    memory: { tables: 400, watchers: 400 },
    games: { games: 9, thinkers: 2 },
  },
  quick: {
    log: { rows: 6000, small: 1000, passes: 1, seconds: 0.1 },
    file: { rows: 6000, small: 1000, passes: 1, seconds: 0.1 },
    nodes: { counts: [2, 3], tables: 4, rate: 10, seconds: 1, passes: 1 },
    memory: { tables: 20, watchers: 20 },
    games: { games: 1, thinkers: 1 },
  },
};

type Size = (typeof SIZES)['usual'];

/** By the name of a part: what measures it. */
const PARTS: Readonly<Record<string, (house: House, size: Size, say: Say) => Promise<Found>>> = {
  log: (house, { log }, tell) => measureLog(house, log, tell),
  file: (house, { file }, tell) => measureFile(house, file, tell),
  nodes: (house, { nodes }, tell) => measureNodes(house, nodes, tell),
  memory: (house, { memory }, tell) => measureMemory(house, memory, tell),
  games: (_house, { games }, tell) => weighGames(games, tell),
};

const say = (text: string): void => console.log(`  ${text}`);

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  } catch {
    return 'no checkout';
  }
};

const measureAll = async (house: House, names: readonly string[], size: Size): Promise<void> => {
  const { model } = os.cpus()[0]!;
  console.log(
    `${commit().trim()}; ${os.availableParallelism()} cores, ${model}, node ${process.version}`,
  );
  for (const name of names) {
    const began = performance.now();
    console.log(`\n${name}`);
    const { text, result, doubts = [] } = await PARTS[name]!(house, size, say);
    console.log(text);
    for (const doubt of doubts) console.log(`! ${doubt}`);
    const seconds = Math.round((performance.now() - began) / 1000);
    tellResult({ part: name, seconds, result });
  }
};

await runCommand(HELP, () => {
  const usual = {
    parts: Object.keys(PARTS).join(','),
    rows: 0,
    quick: false,
    help: false,
  } as const;
  const { parts, rows, quick, help } = readWish(process.argv.slice(2), usual);
  const names = parts.split(',');
  if (help || names.some((name) => !Object.hasOwn(PARTS, name))) {
    console.log(HELP);
    return 0;
  }
  const size = SIZES[quick ? 'quick' : 'usual'];
  const log = rows === 0 ? size.log : { ...size.log, rows };
  return inHouse((house) => measureAll(house, names, { ...size, log }));
});
process.exit();
