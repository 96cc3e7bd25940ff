// Writes the golden playthroughs of a game anew, and its deals of the day: `npm run golden -- FOLDER`, or of all
// games. Those that are kept are played again, so that only what the rules say otherwise now is another text;
// what none of them shows (any more) is searched for. Git shows what has changed.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { writeDayGolden } from '@tablee/bots';
import { findScripts, readScript, sightsOf, writePlaythrough } from '@tablee/kit/testing';
import { folderOf } from '@tablee/registry';
import { loadTrials } from '@tablee/registry/trials';
import type { GameTrial } from '@tablee/registry/trials';

import { gameFolders, listGames } from '#games';
import { ROOT } from '#setup';

import { Misuse, readWish, runCommand } from './command.ts';

/** A line that the rules refuse by now: what comes after it is no game. */
const REFUSED = /^! /m;

const writeGolden = (folder: string, name: string, text: string): void => {
  writeFileSync(path.join(folder, name), text);
  console.log(`${path.relative(ROOT, path.join(folder, name))}: ${text.length} characters`);
};

const rewrite = async (trial: GameTrial, folder: string): Promise<void> => {
  const { entry, backstage, golden } = trial;
  const { id } = entry.meta;
  const game = { rules: await entry.rules(), meta: entry.meta, backstage };
  const numbered = new RegExp(`^${id}-(\\d+)\\.play$`);
  const names = readdirSync(folder).filter((name) => numbered.test(name));
  const shown = new Set<string>();
  const write = (name: string, text: string): void => {
    writeGolden(folder, name, text);
    for (const sight of sightsOf(game, readScript(text))) shown.add(sight);
  };
  for (const name of names) {
    const script = readScript(readFileSync(path.join(folder, name), 'utf8'));
    const text = writePlaythrough(game, script);
    if (REFUSED.test(text)) rmSync(path.join(folder, name));
    else write(name, text);
  }
  // The search takes a minute.
  const found = findScripts({ ...game, seed: 'golden', ...golden }, shown);
  const last = Math.max(0, ...names.map((name) => Number(numbered.exec(name)![1])));
  for (const [i, script] of found.entries())
    write(`${id}-${last + i + 1}.play`, writePlaythrough(game, script));
};

const USAGE = `usage: npm run golden -- [FOLDER …]
  FOLDER   of a game under games/; all of them unless told`;

await runCommand(USAGE, async () => {
  const wanted: string[] = [];
  readWish(process.argv.slice(2), {}, { words: wanted });
  const known = gameFolders(ROOT);
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Misuse(`no such game: ${unknown} (there are ${known.join(', ')})`);
  for (const trial of await loadTrials()) {
    const game = folderOf(trial.game)!;
    if (wanted.length > 0 && !wanted.includes(game)) continue;
    const folder = path.join(ROOT, 'games', game, 'golden');
    mkdirSync(folder, { recursive: true });
    writeGolden(folder, `${trial.game}.day`, await writeDayGolden(trial.entry));
    await rewrite(trial, folder);
  }
  // The version of the day's bots is the hash of what was written.
  listGames(ROOT);
  return 0;
});
