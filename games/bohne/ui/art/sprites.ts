// The address of each edition's art sprite.

import type { Edition } from '../../meta.ts';
import bean from './sprite-bean.svg?url';
import choc from './sprite-choc.svg?url';

export const SPRITES: Readonly<Record<Edition, string>> = {
  'nicht-die-bohne': bean,
  'pas-de-bras': choc,
};
