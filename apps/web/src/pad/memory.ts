// What the browser keeps for a pad; its storage may be full, closed or somebody else's.

import type { PadMemory } from '@tablee/ui';

export function memoryOf(game: string): PadMemory {
  const key = `tablee-pad-${game}`;
  return {
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
