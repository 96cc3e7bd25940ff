// The pieces that every part of the bean picture uses: cards, suits, points and people.

import {
  signed,
  span,
  type Card,
  type Ink,
  type Lang,
  type Line,
  type Names,
  type Seat,
  type Span,
} from '@tablee/kit';
import type { Edition } from '../meta.ts';
import {
  CARD_CODECS,
  cardOf,
  DOUBLE,
  PHASE,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  type SuitName,
  type View,
} from '../rules/index.ts';
import { LANGUAGES } from '../texts/index.ts';
import type { Labels } from './labels.ts';

const SUIT_INKS: Readonly<Record<SuitName, Ink>> = {
  green: 'green',
  red: 'red',
  yellow: 'yellow',
  blue: 'blue',
  white: 'white',
  milk: 'yellow',
  dark: 'brown',
  hazelnut: 'green',
};

/** Everything a part of the picture needs to know. */
export interface Scene {
  readonly view: View;
  /** Whose eyes; null for a watcher. */
  readonly seat: Seat | null;
  readonly names: Names;
  readonly width: number;
  readonly lang: Lang;
  readonly edition: Edition;
  readonly labels: Labels;
}

export const suitInk = ({ edition }: Scene, suit: number): Ink => SUIT_INKS[SUITS[edition][suit]!];

export const suitName = ({ edition, lang }: Scene, suit: number): string =>
  LANGUAGES[lang].cards.suits[SUITS[edition][suit]!];

/** The letter a suit's cards begin with. */
export const suitLetter = ({ edition }: Scene, suit: number): string =>
  CARD_CODECS[edition].format(cardOf(suit, 0)).charAt(0);

/** A card as it is typed. */
export const cardSpan = (scene: Scene, card: Card): Span =>
  span(CARD_CODECS[scene.edition].format(card), suitInk(scene, suitOf(card)));

/** A card in a row that already names its suit. */
export const rankSpan = (scene: Scene, card: Card): Span =>
  span(RANKS[rankOf(card)]!, rankOf(card) < DOUBLE ? suitInk(scene, suitOf(card)) : 'strong');

export const pointsSpan = (points: number): Span =>
  span(signed(points), points > 0 ? 'good' : points < 0 ? 'bad' : 'plain');

/** Seat number and name, the marker behind its holder. */
export function whoSpans(scene: Scene, seat: Seat): Line {
  const { view, names } = scene;
  const name = names[seat] ?? '';
  const who = [span(`${seat}`, 'faint'), span(name === '' ? '' : ` ${name}`, 'strong')];
  const holds = view.leader === seat && isPlaying(view);
  return holds ? [...who, span(' ●', 'yellow')] : who;
}

/** Cards are in the hands. */
export const isPlaying = (view: View): boolean =>
  view.phase !== PHASE.deal && view.phase !== PHASE.over;
