// What docs/SCALE.md is computed from: logs of many millions of entries, several servers on one database,
// what tables weigh, and tables spread over several databases. Nothing is asserted.
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';

import { ROOT } from '../../scripts/setup.mjs';
import { measureMemory } from '../load/parts/crowd.mjs';
import { House } from '../load/processes.mjs';
import { weighGames } from './games.mjs';
import { measureFile, measureLog, measureParts } from './log.mjs';
import { measureNodes } from './nodes.mjs';
import { measureSpread } from './spread.mjs';

const HELP = `npm run bench:scale -- [options]

  --parts LIST     of log, file, parts, nodes, memory, games, spread (all)
  --rows N         entries of the large log in PostgreSQL (50000000; about 12 GB of disk)
  --quick          everything small, to see whether it works

Each part ends with a line RESULT and its figures as JSON. Read ratios, and only those of one run.
`;

const SIZES = {
  usual: {
    log: { rows: 50_000_000, small: 100_000, passes: 5, seconds: 3 },
    file: { rows: 5_000_000, small: 100_000, passes: 5, seconds: 3 },
    parts: { rows: 2_000_000, passes: 5, seconds: 3 },
    nodes: { counts: [2, 4], tables: 40, rate: 60, seconds: 6, passes: 4 },
    memory: { tables: 400, watchers: 400 },
    games: { games: 9, thinkers: 2 },
    spread: { tables: 200, passes: 5, seconds: 4 },
  },
  quick: {
    log: { rows: 6000, small: 1000, passes: 1, seconds: 0.1 },
    file: { rows: 6000, small: 1000, passes: 1, seconds: 0.1 },
    parts: { rows: 20_000, passes: 1, seconds: 0.3 },
    nodes: { counts: [2, 3], tables: 4, rate: 10, seconds: 1, passes: 1 },
    memory: { tables: 20, watchers: 20 },
    games: { games: 1, thinkers: 1 },
    spread: { tables: 10, passes: 1, seconds: 0.5 },
  },
};

const PARTS = {
  log: measureLog,
  file: measureFile,
  parts: measureParts,
  nodes: measureNodes,
  memory: measureMemory,
  games: (_house, plan, say) => weighGames(plan, say),
  spread: measureSpread,
};

const say = (text) => console.log(`  ${text}`);

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  } catch {
    return 'no checkout';
  }
};

const measureAll = async (house, { names, sizes }) => {
  const [{ model }] = os.cpus();
  console.log(
    `${commit().trim()}; ${os.availableParallelism()} cores, ${model}, node ${process.version}`,
  );
  for (const name of names) {
    const began = performance.now();
    console.log(`\n${name}`);
    const { text, result, doubts = [] } = await PARTS[name](house, sizes[name], say);
    console.log(text);
    for (const doubt of doubts) console.log(`! ${doubt}`);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`RESULT ${JSON.stringify({ part: name, seconds, result })}`);
  }
};

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: Object.keys(PARTS).join(',') },
    rows: { type: 'string' },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const names = values.parts.split(',');
if (values.help || names.some((name) => !Object.hasOwn(PARTS, name))) console.log(HELP);
else {
  const sizes = SIZES[values.quick ? 'quick' : 'usual'];
  if (values.rows !== undefined) sizes.log.rows = Number(values.rows);
  const house = new House();
  // Whatever stops us, no server stays behind.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void house.close().finally(() => process.exit(1)));
  try {
    await measureAll(house, { names, sizes });
  } finally {
    await house.close();
  }
  process.exit(0);
}
