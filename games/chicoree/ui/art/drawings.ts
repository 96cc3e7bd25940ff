// The drawings of the game.

import { symbolsIn } from '@tablee/ui/art/symbols.ts';
import url from './sprite.svg?url';

/** What the addresses of its drawings begin with. */
export const drawings = (): string => symbolsIn(url, 'chicoree');
