// The colours of the eight suits on card paper, as CSS values that the aids for the eyes replace.

import type { Edition } from '../../meta.ts';

export const PAPER = '#fdf8ec';

export interface SuitColours {
  /** Index text and bold shapes: contrast of at least 4.5 on the paper. */
  readonly ink: string;
  /** Petals and ribbons. */
  readonly tone: string;
  /** The panel behind the picture. */
  readonly tint: string;
}

const PALETTES: Readonly<Record<Edition, readonly SuitColours[]>> = {
  'nicht-die-bohne': [
    { ink: '#2f6f2b', tone: '#9ccb6a', tint: '#e2efcf' },
    { ink: '#b32d20', tone: '#f0937a', tint: '#fadfd5' },
    { ink: '#8a5f00', tone: '#f8d45c', tint: '#fcefbd' },
    { ink: '#20589c', tone: '#8fc0ea', tint: '#dbe8f5' },
  ],
  'pas-de-bras': [
    { ink: '#33647f', tone: '#a9cbdd', tint: '#dfeaf0' },
    { ink: '#9a4a1c', tone: '#e3a56c', tint: '#f7dfc5' },
    { ink: '#3f2117', tone: '#a07a66', tint: '#dfd0c5' },
    { ink: '#556b16', tone: '#bccd72', tint: '#e8ecc8' },
  ],
};

/** What an unknown card is drawn with: the paper's own brown. */
const PLAIN: SuitColours = { ink: '#5b4636', tone: '#c8b48c', tint: '#efe6d0' };

/** The names that aids.css and the sprites use. */
const PREFIX: Readonly<Record<Edition, string>> = {
  'nicht-die-bohne': 'bean',
  'pas-de-bras': 'choc',
};

/** Each colour is that of aids.css where the page wears it, else the one above. */
export function coloursOf(edition: Edition, suit: number): SuitColours {
  const colours = PALETTES[edition][suit];
  if (colours === undefined) return PLAIN;
  const value = (part: keyof SuitColours): string =>
    `var(--${PREFIX[edition]}-${suit}-${part}, ${colours[part]})`;
  return { ink: value('ink'), tone: value('tone'), tint: value('tint') };
}
