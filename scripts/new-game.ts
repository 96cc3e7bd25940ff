// Begins a game: `npm run new-game -- NAME PREFIX` writes games/NAME, a small game that runs everywhere at
// once and is meant to be read and changed. PREFIX begins the ids of its rules.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { gameFolders, ROOT, setUp } from '#setup';

import { Misuse, readWish, runCommand } from './command.ts';

const USAGE = `usage: npm run new-game -- NAME PREFIX
  NAME     the folder under games/ and the game's id: small letters, digits and hyphens
  PREFIX   two or three capital letters, of no other game: they begin the ids of its rules`;

const SAMPLE = path.join(ROOT, 'scripts', 'sample');

const prefixesInUse = (): string[] =>
  gameFolders(ROOT).flatMap((folder) => {
    const rules = path.join(ROOT, 'games', folder, 'RULES.md');
    const text = existsSync(rules) ? readFileSync(rules, 'utf8') : '';
    return /\*\*([A-Z]+)-\d/.exec(text)?.slice(1) ?? [];
  });

const check = (name: string, prefix: string): void => {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 30)
    throw new Misuse(`"${name}" is no name for a folder of a game`);
  if (existsSync(path.join(ROOT, 'games', name)) || existsSync(path.join(ROOT, 'packages', name)))
    throw new Misuse(`there is a "${name}" already`);
  if (!/^[A-Z]{2,3}$/.test(prefix)) throw new Misuse(`"${prefix}" is no prefix for rule ids`);
  if (prefixesInUse().includes(prefix))
    throw new Misuse(`another game's rules begin with ${prefix}`);
};

/** `le-pouilleux` becomes "Le pouilleux", a draft for the author to correct. */
const titleOf = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

const write = (name: string, prefix: string): string[] => {
  const folder = path.join(ROOT, 'games', name);
  cpSync(SAMPLE, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
      .replaceAll('SA-', `${prefix}-`)
      .replaceAll('Sample', titleOf(name))
      .replaceAll('sample', name);
    writeFileSync(file, text);
  }
  return files.map((file) => path.relative(ROOT, file).split(path.sep).join('/')).sort();
};

const next = (name: string): string => `
It runs already:
  npm start                            on the shelf, alone, around one device and online
  npm run tablee -- play ${name}        in the terminal
  npx vitest run games/${name}          its tests
Now make it yours, in this order: RULES.md, rules/, texts/, testing/, test/; then bots, an adviser,
a table and a lesson of its own where the plain ones will not do. docs/ADD_A_GAME.md explains each.`;

await runCommand(USAGE, () => {
  const words: string[] = [];
  readWish(process.argv.slice(2), {}, { words });
  const [name, prefix, ...rest] = words;
  if (name === undefined || prefix === undefined || rest.length > 0)
    throw new Misuse('a name and a prefix are wanted');
  check(name, prefix);
  for (const file of write(name, prefix)) console.log(file);
  setUp();
  console.log(next(name));
  return 0;
});
