// The Chicorée table drawn for a terminal.

import type { Terminal } from '@tablee/kit';
import type { View } from '../rules/index.ts';

export const TERMINAL: Terminal<View> = {
  draw: () => [],
  readMove: (_view, _seat, typed) => typed,
};
