// The pieces that every part of the Chicorée picture uses: cards, people and who is asked.

import {
  span,
  type Card,
  type Ink,
  type Line,
  type Names,
  type Seat,
  type Span,
} from '@tablee/kit';
import {
  CODES,
  isChain,
  isChallenge,
  isOchre,
  isRed,
  isStart,
  KINDS,
  type View,
} from '../rules/index.ts';
import type { Language } from '../texts/fr.ts';
import type { Group, Labels } from './labels.ts';

/** Everything a part of the picture needs to know. */
export interface Scene {
  readonly view: View;
  /** Whose eyes; null for a watcher. */
  readonly seat: Seat | null;
  readonly names: Names;
  readonly width: number;
  readonly labels: Labels;
  readonly words: Language;
  /** The seats that the game waits for. */
  readonly asked: readonly Seat[];
}

export function groupOf(card: Card): Group {
  if (isStart(card)) return 'start';
  if (isChain(card)) return 'chain';
  if (isRed(card)) return 'red';
  if (isOchre(card)) return 'ochre';
  return isChallenge(card) ? 'challenge' : 'joker';
}

const GROUP_INKS: Readonly<Record<Group, Ink>> = {
  start: 'yellow',
  chain: 'green',
  joker: 'strong',
  red: 'red',
  ochre: 'brown',
  challenge: 'blue',
};

/** A card as it is typed. */
export const codeSpan = (card: Card): Span => span(CODES[card]!, GROUP_INKS[groupOf(card)]);

export const nameOf = ({ words }: Scene, card: Card): string => words.cards[CODES[card]!].name;

/** A card's code and name, and how many there are of it. */
export function cardLine(scene: Scene, card: Card, copies: number): Line {
  const line = [codeSpan(card), span(` ${nameOf(scene, card)}`)];
  return copies > 1 ? [...line, span(` ×${copies}`, 'strong')] : line;
}

/** Codes with their copies, for cards that are only counted. */
export function codeItems(copiesOf: (card: Card) => number): Line[] {
  const items: Line[] = [];
  for (let card = 0; card < KINDS; card++) {
    const copies = copiesOf(card);
    if (copies > 0)
      items.push(copies > 1 ? [codeSpan(card), span(`×${copies}`)] : [codeSpan(card)]);
  }
  return items;
}

/** Seat number and name. */
export function whoSpans({ names }: Scene, seat: Seat): Line {
  const name = names[seat] ?? '';
  return [span(`${seat}`, 'faint'), span(name === '' ? '' : ` ${name}`, 'strong')];
}

/** People in a list. Beside amounts a seat number reads like one, so it stands only where needed. */
export const peopleSpans = ({ names }: Scene, seats: readonly Seat[]): Line =>
  seats.flatMap((seat, i) => {
    const name = names[seat] ?? '';
    const known = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
    return [span(i === 0 ? '' : ', '), span(known ? name : `${name}(${seat})`, 'strong')];
  });
