// On a wide screen the question and its buttons lie on the cloth, beside the card that they are about. So the
// cloth has the height of their line, too, and the card fills it.

import { rect, type Rect } from '@tablee/ui/geometry.ts';
import type { Zones } from '@tablee/ui/zones.ts';

const GAP = 8;
/** A lower cloth has no room for facts above the question. */
const TALL_MIN = 244;
/** The cards at the left, the words at the right. Together the cards are so much as wide as the cloth is high. */
const CARDS_SHARE = 0.88;
const CARDS_MAX = 310;
const WORDS_MAX = 540;

export interface Cloth {
  readonly cards: Rect;
  readonly words: Rect;
}

/** The two halves of a cloth, together in its centre. */
export function halvesOf({ x, y, width, height }: Rect): Cloth {
  const cards = Math.min(CARDS_MAX, width * 0.36, height * CARDS_SHARE);
  const words = Math.min(WORDS_MAX, width - cards - 4 * GAP);
  const left = x + (width - cards - 2 * GAP - words) / 2;
  return {
    cards: rect(left, y, cards, height),
    words: rect(left + cards + 2 * GAP, y, words, height),
  };
}

/** The same table with the line on the cloth; as it is where the cloth would be too low. */
export function onCloth(zones: Zones): Zones {
  const { shape, middle, prompt, actions } = zones;
  const height = actions.y + actions.height - middle.y;
  if (shape !== 'wide' || height < TALL_MIN) return zones;
  const cloth = rect(middle.x, middle.y, middle.width, height);
  const { words } = halvesOf(cloth);
  const line = (y: number, tall: number): Rect => rect(words.x, y, words.width, tall);
  const foot = actions.y - GAP;
  return {
    ...zones,
    middle: cloth,
    prompt: line(foot - GAP / 2 - prompt.height, prompt.height),
    actions: line(foot, actions.height),
  };
}

/** Whether the question lies on the cloth. */
export const isOnCloth = ({ shape, middle, actions }: Zones): boolean =>
  shape === 'wide' && actions.y < middle.y + middle.height;
