// What the browser keeps for a pad.

import type { PadMemory } from '@tablee/ui';
import { memory } from '../memory.ts';

export function memoryOf(game: string): PadMemory {
  const key = `tablee-pad-${game}`;
  return { read: () => memory.read(key), write: (text) => memory.write(key, text) };
}
