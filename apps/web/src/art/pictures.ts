// What each box looks like: its picture from the front, and the colour of its cardboard.

import bohne from './box-nicht-die-bohne.svg?url';
import bras from './box-pas-de-bras.svg?url';
import chicoree from './box-chicoree.svg?url';
import logo from './logo.svg?url';

export interface BoxPicture {
  readonly front: string;
  /** Of the cardboard: the rim of the open box. */
  readonly rim: string;
}

const PICTURES: Readonly<Record<string, BoxPicture>> = {
  'nicht-die-bohne': { front: bohne, rim: '#2f6a49' },
  'pas-de-bras': { front: bras, rim: '#6a2c3a' },
  chicoree: { front: chicoree, rim: '#20467f' },
};

/** A game that has no picture yet still has a box. */
export const pictureOf = (game: string): BoxPicture =>
  PICTURES[game] ?? { front: logo, rim: '#6b4a2b' };
