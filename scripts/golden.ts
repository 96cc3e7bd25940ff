// Rewrites the golden playthroughs of a game: `npm run golden -- FOLDER`, or of all games.
// Git shows what has changed.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { findScripts, writePlaythrough } from '@tablee/kit/testing';
import { folderOf } from '@tablee/registry';
import { loadTrials } from '@tablee/registry/trials';
import type { GameTrial } from '@tablee/registry/trials';

import { gameFolders } from '#games';
import { ROOT } from '#setup';

const playthroughsOf = async ({
  entry,
  backstage,
  golden,
}: GameTrial): Promise<{ name: string; text: string }[]> => {
  const plan = {
    rules: await entry.rules(),
    meta: entry.meta,
    backstage,
    seed: 'golden',
    ...golden,
  };
  return findScripts(plan).map((script, i) => ({
    name: `${entry.meta.id}-${i + 1}.play`,
    text: writePlaythrough(plan, script),
  }));
};

const rewrite = async (game: string, trials: readonly GameTrial[]): Promise<void> => {
  const folder = path.join(ROOT, 'games', game, 'golden');
  // The search takes a minute: only when it is through are the old ones replaced.
  const playthroughs = (await Promise.all(trials.map(playthroughsOf))).flat();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.play')) rmSync(path.join(folder, name));
  }
  for (const { name, text } of playthroughs) {
    writeFileSync(path.join(folder, name), text);
    console.log(`games/${game}/golden/${name}: ${text.length} characters`);
  }
};

const wanted = process.argv.slice(2);
const known = gameFolders(ROOT);
const unknown = wanted.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`no such game: ${unknown} (there are ${known.join(', ')})`);
  process.exitCode = 1;
} else {
  const trials = await loadTrials();
  for (const game of wanted.length === 0 ? known : wanted)
    await rewrite(
      game,
      trials.filter((trial) => folderOf(trial.game) === game),
    );
}
