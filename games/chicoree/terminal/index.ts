// The Chicorée table drawn for a terminal, and what is typed there.

import { painted, type Terminal } from '@tablee/kit';
import type { View } from '../rules/index.ts';
import { sceneOf } from './brush.ts';
import { drawTable } from './draw.ts';
import { readTyped } from './read.ts';

export const TERMINAL: Terminal<View> = {
  draw: (view, seat, names, paint, width, lang) =>
    painted(drawTable(sceneOf(view, seat, names, width, lang)), paint),
  readMove: readTyped,
};
