// Rewrites the golden playthroughs of a game: `npm run golden -- bohne`, or of all games.
// Works on what `npm run build` made; git shows what has changed.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as bohne from '@tablee/bohne/rules';
import { METAS } from '@tablee/bohne/meta';
import { BACKSTAGE as BOHNE_BACKSTAGE } from '@tablee/bohne/testing';
import { addDeck, readDeck } from '@tablee/chicoree/decks';
import { META as CHICOREE_META } from '@tablee/chicoree/meta';
import { RULES as CHICOREE_RULES } from '@tablee/chicoree/rules';
import { BACKSTAGE as CHICOREE_BACKSTAGE, TINY_DECK } from '@tablee/chicoree/testing';
import { findScripts, writePlaythrough } from '@tablee/kit/testing';

import { ROOT } from './setup.mjs';

addDeck(readDeck(TINY_DECK).value);

const beans = (edition, tables) => ({
  rules: bohne.RULES[edition],
  meta: METAS[edition],
  backstage: BOHNE_BACKSTAGE[edition],
  tables,
  games: 150,
  seed: 'golden',
  stepsMax: 140,
});

/** By folder: which tables are searched for telling games. */
const PLANS = {
  bohne: [
    beans('nicht-die-bohne', [
      { seats: 3, options: { rounds: '1' } },
      { seats: 4, options: { rounds: '2' } },
    ]),
    beans('pas-de-bras', [
      { seats: 5, options: { rounds: '1' } },
      { seats: 6, options: { rounds: '1' } },
    ]),
  ],
  chicoree: [
    {
      rules: CHICOREE_RULES,
      meta: CHICOREE_META,
      backstage: CHICOREE_BACKSTAGE,
      tables: [
        { seats: 2, options: { deck: 'tiny' } },
        { seats: 3, options: { deck: 'tiny', auction: 'melee' } },
        { seats: 4, options: { deck: 'tiny' } },
        { seats: 2, options: {} },
        { seats: 3, options: { bonus: '1' } },
        { seats: 3, options: { auction: 'melee', deck: 'atelier' } },
        { seats: 4, options: {} },
      ],
      games: 250,
      seed: 'golden',
      stepsMax: 260,
    },
  ],
};

const playthroughsOf = (plan) =>
  findScripts(plan).map((script, i) => ({
    name: `${plan.meta.id}-${i + 1}.play`,
    text: writePlaythrough(plan, script),
  }));

const rewrite = (game, plans) => {
  const folder = path.join(ROOT, 'games', game, 'golden');
  // The search takes a minute: only when it is through are the old ones replaced.
  const playthroughs = plans.flatMap(playthroughsOf);
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
const unknown = wanted.find((name) => !Object.hasOwn(PLANS, name));
if (unknown !== undefined) {
  console.error(`no such game: ${unknown} (there are ${Object.keys(PLANS).join(', ')})`);
  process.exitCode = 1;
} else {
  for (const [game, plans] of Object.entries(PLANS)) {
    if (wanted.length === 0 || wanted.includes(game)) rewrite(game, plans);
  }
}
