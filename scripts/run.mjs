// Runs a command of this checkout after everything that it needs: `node scripts/run.mjs NAME ARGUMENTS…`.
// Commands are TypeScript; what runs is what the build has made of them.
import './node-floor.mjs';

import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { installBench, ROOT, runScript, setUp } from './setup.mjs';

/** By its name: where it lies. */
const COMMANDS = new Map([
  ['bench', 'bench/rules/main'],
  ['bench:load', 'bench/load/main'],
  ['bench:review', 'bench/review/main'],
  ['bench:site', 'bench/site/main'],
  ['bots:soak', 'scripts/bots-soak'],
  ['chaos', 'chaos/main'],
  ['chaos:club', 'chaos/club'],
  ['flood', 'fuzz/flood'],
  ['fuzz', 'fuzz/main'],
  ['golden', 'scripts/golden'],
  ['new-game', 'scripts/new-game'],
  ['puzzles', 'scripts/puzzles'],
  ['release', 'scripts/release'],
  ['sim', 'scripts/sim'],
  ['train', 'training/main'],
]);

/** Tests have built everything before, and run several commands at a time. */
const BUILT = '--built';

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS.get(name);

runScript(() => {
  if (command === undefined) {
    console.error(`Which one? ${[...COMMANDS.keys()].join(', ')}`);
    return 2;
  }
  if (!args.includes(BUILT)) setUp();
  // Only this command needs the other servers to compare with.
  if (name === 'bench:load') installBench();
  return 0;
});

if (process.exitCode === 0) {
  const main = path.join(ROOT, 'dist', `${command}.js`);
  // As if it had been started itself.
  process.argv.splice(1, Infinity, main, ...args.filter((one) => one !== BUILT));
  await import(pathToFileURL(main).href);
}
