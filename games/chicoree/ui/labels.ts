// What lies on a board, in words: for screen readers, tooltips and the sheets that unfold.

import { personOf, type Card, type Person, type Seat } from '@tablee/kit';
import { CODES, chainCard, PHASE, type View } from '../rules/index.ts';
import type { Board, Place, Stop } from './board.ts';
import type { TableScene } from './table-scene.ts';

export const personAt = ({ lang, names }: TableScene, seat: Seat): Person =>
  personOf(lang, names, seat);

/** What a card does, in one sentence. */
export const effectOf = ({ uiTexts }: TableScene, card: Card): string =>
  uiTexts.cardTexts[CODES[card]!].effect;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function placeName({ texts, uiTexts: t }: TableScene, { number, copies, jokers }: Place): string {
  const name = texts.card(chainCard(number));
  return t.copies(jokers > 0 ? t.joker(name) : name, copies);
}

export const chainLabel = (scene: TableScene, { places }: Board): string =>
  scene.uiTexts.chain(
    places.filter(({ copies }) => copies > 0).map((place) => placeName(scene, place)),
    places.filter(({ isNext }) => isNext).map(({ number }) => scene.texts.card(chainCard(number))),
  );

export function startLabel(scene: TableScene, { start, income }: Board): string {
  const t = scene.uiTexts;
  return start === null ? t.noStart : `${scene.texts.card(start)}, ${t.income(income)}`;
}

export const stopLabel = (scene: TableScene, { card, turns, copies }: Stop): string => {
  const t = scene.uiTexts;
  return t.stop(t.copies(scene.texts.card(card), copies), turns);
};

/** What a seat has said in the auction of now, or that it has chosen. */
export interface Said {
  readonly kind: 'bid' | 'passed' | 'chosen';
  readonly text: string;
  readonly label: string;
}

export function saidBy(scene: TableScene, seat: Seat): Said | undefined {
  const { view, waiting } = scene;
  const t = scene.uiTexts;
  if (view.phase === PHASE.auction || view.phase === PHASE.melee) {
    if (view.bidder === seat)
      return { kind: 'bid', text: String(view.price), label: t.leads(view.price) };
    if ((view.passed & (1 << seat)) !== 0)
      return { kind: 'passed', text: t.passes, label: t.hasPassed };
    return undefined;
  }
  return waiting.kind === 'sealed' && waiting.chosen.includes(seat)
    ? { kind: 'chosen', text: '✓', label: t.hasChosen }
    : undefined;
}

/** How much a debtor lacks. */
export const missingOf = (view: View, seat: Seat): number =>
  Math.max(0, view.due - view.tokens(seat));
