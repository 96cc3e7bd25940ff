// How many lines of code each folder may have, so that what was taken out does not grow back. A change that needs more
// takes something out first, or raises the figure in the same commit and says why.
import type { Complaint, Files } from './files.ts';

/** Without tests and with them apart; a game that is not listed has no ceiling. */
const CEILINGS: Readonly<Record<string, number>> = {
  '.': 380,
  'apps/cli': 4280,
  'apps/cli/test': 2420,
  'apps/server': 14_720,
  'apps/server/test': 17_250,
  'apps/web': 33_040,
  'apps/web/test': 4550,
  bench: 4360,
  chaos: 990,
  e2e: 3450,
  'e2e/test': 7510,
  fuzz: 2320,
  'games/bohne': 13_840,
  'games/bohne/test': 4930,
  'games/chicoree': 17_610,
  'games/chicoree/test': 6410,
  harness: 4570,
  'packages/bots': 1830,
  'packages/bots/test': 1110,
  'packages/kit': 5000,
  'packages/kit/test': 3100,
  'packages/registry': 120,
  'packages/registry/test': 70,
  'packages/review': 2240,
  'packages/review/test': 1480,
  'packages/table': 4630,
  'packages/table/test': 7990,
  'packages/ui': 5210,
  'packages/ui/test': 1050,
  'packages/wire': 1210,
  'packages/wire/test': 500,
  scripts: 4450,
  'scripts/test': 1030,
  training: 870,
};

const isCounted = (file: string): boolean =>
  /\.(?:ts|mts|cts|svelte|mjs|cjs|js|css|html)$/.test(file) &&
  !/^games\/[\w-]+\/puzzles\//.test(file);

/** `apps/web`, `apps/web/test`, or a folder of the root such as `scripts`. */
const folderOf = (file: string): string => {
  const [top = '', name = '', ...rest] = file.split('/');
  const folder = ['apps', 'games', 'packages'].includes(top) ? `${top}/${name}` : top;
  if (rest.length === 0 && folder === file) return '.';
  const isTest = /(?:^|\/)(?:test|golden)\//.test(file) || file.includes('.test.');
  return isTest ? `${folder}/test` : folder;
};

export const checkCeilings = (files: Files, ceilings = CEILINGS): Complaint[] => {
  const lines = new Map<string, number>();
  for (const [file, text] of files)
    if (isCounted(file)) {
      const folder = folderOf(file);
      lines.set(folder, (lines.get(folder) ?? 0) + text.split('\n').length - 1);
    }
  return [...lines].flatMap(([folder, count]) => {
    const most = ceilings[folder];
    if (most === undefined)
      return folder.startsWith('games/')
        ? []
        : [`${folder}: no ceiling in scripts/tidy/ceilings.ts`];
    return count > most ? [`${folder}: ${count} lines (at most ${most})`] : [];
  });
};
