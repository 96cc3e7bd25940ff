// Checks that neither libraries nor apps name a game, or a term of one.
import { isTest, judgeLines } from './files.ts';
import type { Complaint, Files } from './files.ts';

/** What only one game has; the games' own names are read from their folders. */
const THINGS = ['bean', 'chicor', 'chocolat', 'pas-de-bras', 'purse'];

export const checkStrangers = (files: Files): Complaint[] => {
  const games = [...files.keys()].flatMap(
    (file) => /^games\/([\w-]+)\/meta\.ts$/.exec(file)?.[1] ?? [],
  );
  const named = new RegExp([...THINGS, ...games.map((game) => `\\b${game}\\b`)].join('|'), 'i');
  return judgeLines(
    files,
    (file) => /^(?:apps|packages)\/\w+\/src\//.test(file) && !isTest(file),
    (line) => {
      const [word] = named.exec(line) ?? [];
      return word === undefined ? undefined : `names a game: ${word}`;
    },
  );
};
