// The Chicorée table drawn for a terminal, and what is typed there.

import { askedSeats, painted, type Terminal } from '@tablee/kit';
import { RULES, type View } from '../rules/index.ts';
import { LANGUAGES } from '../texts/index.ts';
import { drawTable } from './draw.ts';
import { LABELS } from './labels.ts';
import { readTyped } from './read.ts';

export const TERMINAL: Terminal<View> = {
  draw: (view, seat, names, paint, width, lang) =>
    painted(
      drawTable({
        view,
        seat,
        names,
        width,
        labels: LABELS[lang],
        words: LANGUAGES[lang],
        asked: askedSeats(RULES.pending(view)),
      }),
      paint,
    ),
  readMove: readTyped,
};
