// The bean table drawn for a terminal, and what is typed there.

import { painted, type Terminal } from '@tablee/kit';
import type { Edition } from '../meta.ts';
import type { View } from '../rules/index.ts';
import { drawTable } from './draw.ts';
import { LABELS } from './labels.ts';
import { readTyped } from './read.ts';

export const terminalOf = (edition: Edition): Terminal<View> => ({
  draw: (view, seat, names, paint, width, lang) =>
    painted(drawTable({ edition, view, seat, names, width, lang, labels: LABELS[lang] }), paint),
  readMove: (view, seat, typed, names) => readTyped(edition, view, seat, typed, names),
});
