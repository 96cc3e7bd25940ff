// The bean table drawn for a terminal.

import type { Terminal } from '@tablee/kit';
import type { Edition } from '../meta.ts';
import type { View } from '../rules/index.ts';

export function terminalOf(_edition: Edition): Terminal<View> {
  throw new Error('not written yet');
}
