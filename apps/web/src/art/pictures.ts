// What each box looks like: its picture from the front, and the colour of its cardboard.

import { findGame } from '@tablee/registry';
import { settings } from '../settings.svelte.ts';
import { plainBox } from './plain-box.ts';

export interface BoxPicture {
  readonly front: string;
  /** Of the cardboard: the rim of the open box. */
  readonly rim: string;
}

const DRAWN: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../games/*/art/box-*.svg',
  { query: '?url', import: 'default', eager: true },
);
const FRONTS = new Map(
  Object.entries(DRAWN).map(([file, url]) => [/box-(.*)\.svg$/.exec(file)![1]!, url]),
);

export function pictureOf(game: string): BoxPicture {
  const meta = findGame(game)?.meta;
  const rim = meta?.rim ?? '#6b4a2b';
  const front = FRONTS.get(game) ?? plainBox(meta?.title[settings.lang] ?? game, rim);
  return { front, rim };
}
