// The bean table drawn for a terminal, and what is typed there.

import { painted, type Terminal } from '@tablee/kit';
import type { Edition } from '../meta.ts';
import type { View } from '../rules/index.ts';
import { sceneOf } from './brush.ts';
import { drawTable } from './draw.ts';
import { readTyped } from './read.ts';

export const terminalOf = (edition: Edition): Terminal<View> => ({
  draw: (view, seat, names, paint, width, lang) =>
    painted(drawTable(sceneOf(edition, view, seat, names, width, lang)), paint),
  readMove: (view, seat, typed, names) => readTyped(edition, view, seat, typed, names),
});
