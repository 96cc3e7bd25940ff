// What lies on a board, in words: for screen readers, tooltips and the sheets that unfold.

import { personOf, type Card, type Person, type Seat } from '@tablee/kit';
import { CODES, chainCard, PHASE, type View } from '../rules/index.ts';
import type { Board, Place, Stop } from './board.ts';
import type { TableScene } from './table-scene.ts';
import type { Trade } from './texts/fr.ts';

export const personAt = ({ lang, names, me }: TableScene, seat: Seat): Person =>
  personOf(lang, names, seat, me);

/** What a card does, in one sentence. */
export const effectOf = ({ uiTexts }: TableScene, card: Card): string =>
  uiTexts.cardTexts[CODES[card]!].effect;

function placeName({ texts, uiTexts: t }: TableScene, { number, copies, jokers }: Place): string {
  const name = texts.card(chainCard(number));
  return t.copies(jokers > 0 ? t.joker(name) : name, copies);
}

export function chainLabel(scene: TableScene, { places, seat, isOneShort }: Board): string {
  const t = scene.uiTexts;
  const chain = t.chain(
    places.filter(({ copies }) => copies > 0).map((place) => placeName(scene, place)),
    places.filter(({ isNext }) => isNext).map(({ number }) => scene.texts.card(chainCard(number))),
  );
  return isOneShort ? `${t.oneMissing(personAt(scene, seat))} ${chain}` : chain;
}

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

/** What takes tokens from the others in the turn of a seat. */
const tradeOf = (scene: TableScene, seat: Seat): Trade => ({
  owner: personAt(scene, seat),
  shops: scene.view.shops(seat),
  exports: scene.view.exports(seat),
});

/** The creditor's shops, the debtor, the amount due, and the purse. */
export const debtLabel = (scene: TableScene, debtor: Seat): string =>
  scene.uiTexts.debt({
    debtor: personAt(scene, debtor),
    trade: tradeOf(scene, scene.view.active),
    due: scene.view.due,
    tokens: scene.view.tokens(debtor),
  });

/** How much a debtor lacks. */
export const missingOf = (view: View, seat: Seat): number =>
  Math.max(0, view.due - view.tokens(seat));
