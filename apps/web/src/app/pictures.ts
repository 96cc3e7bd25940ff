// Describes each box: title, front picture, and the colour of its cardboard (the rim of the open
// box).

import { findGame } from '@tablee/registry';
import { settings } from './settings.svelte.ts';
import { plainBox } from './plain-box.ts';

const DRAWN: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../games/*/art/box-*.svg',
  { query: '?url', import: 'default', eager: true },
);
const FRONTS = new Map(
  Object.entries(DRAWN).map(([file, url]) => [/box-(.*)\.svg$/.exec(file)![1]!, url]),
);

export function pictureOf(game: string) {
  const meta = findGame(game)?.meta;
  const title = meta?.title[settings.lang] ?? game;
  const rim = meta?.rim ?? '#6b4a2b';
  return { title, front: FRONTS.get(game) ?? plainBox(title, rim), rim };
}
