// The drawings of each edition.

import { symbolsIn } from '@tablee/ui/art/symbols.ts';
import type { Edition } from '../../meta.ts';
import bean from './sprite-bean.svg?url';
import choc from './sprite-choc.svg?url';

const FILES: Readonly<Record<Edition, string>> = {
  'nicht-die-bohne': bean,
  'pas-de-bras': choc,
};

/** What the addresses of an edition's drawings begin with. */
export const spriteOf = (edition: Edition): string => symbolsIn(FILES[edition], edition);
