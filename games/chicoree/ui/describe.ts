// Texts that the query keys read out: the hand, the cards on the table, the state of every seat.

import type { Seat } from '@tablee/kit';
import type { Descriptions } from '@tablee/ui/scene.ts';
import { NO_CARD, NOBODY, PHASE, stepOf } from '../rules/index.ts';
import { boardOf, handOf } from './board.ts';
import { chainLabel, debtLabel, personAt, startLabel, stopLabel } from './labels.ts';
import type { TableScene } from './table-scene.ts';

export const describe = (scene: TableScene): Descriptions => ({
  hand: handText(scene),
  table: tableText(scene),
  scores: scoresText(scene),
});

function handText(scene: TableScene): string {
  const { seat, view, texts } = scene;
  const t = scene.uiTexts;
  if (seat === null) return t.noHand;
  const cards = handOf(view, seat).map(({ card, copies }) => t.copies(texts.card(card), copies));
  return cards.length === 0 ? t.emptyHand : t.sayHand(cards);
}

function tableText(scene: TableScene): string {
  const { view, texts, waiting } = scene;
  const t = scene.uiTexts;
  const step = stepOf(view);
  return [
    ...(view.turn > 0 ? [`${t.turn(view.turn)}. ${t.plays(personAt(scene, view.active))}.`] : []),
    ...(step > 0 ? [`${t.step(step, t.steps[step - 1]!)}.`] : []),
    ...(view.card === NO_CARD ? [] : [t.sayLot(texts.card(view.card))]),
    ...priceLines(scene),
    ...(view.phase === PHASE.bluff
      ? [`${t.fistsIn(waiting.chosen.length, waiting.seats.length)}.`]
      : []),
    ...(view.phase === PHASE.challenge
      ? [`${t.showsIn(waiting.chosen.length, waiting.seats.length)}.`]
      : []),
    ...debtLines(scene),
    `${t.pileCount(view.pile)}.`,
    ...seatsOf(scene).map((seat) => frontLine(scene, seat)),
  ].join(' ');
}

function priceLines(scene: TableScene): string[] {
  const { view } = scene;
  if (view.phase !== PHASE.auction && view.phase !== PHASE.melee) return [];
  const t = scene.uiTexts;
  if (view.bidder === NOBODY) return [`${t.noBid}.`];
  return [`${t.tokens(view.price)}. ${t.holder(personAt(scene, view.bidder))}.`];
}

function debtLines(scene: TableScene): string[] {
  const { view } = scene;
  const debtor = view.phase === PHASE.sell ? view.debtor : view.seller;
  if (debtor === NOBODY) return [];
  return [debtLabel(scene, debtor)];
}

const seatsOf = ({ view }: TableScene): Seat[] =>
  Array.from({ length: view.seats }, (_, seat) => seat);

function frontLine(scene: TableScene, seat: Seat): string {
  const board = boardOf(scene.view, seat);
  const { label } = personAt(scene, seat);
  const t = scene.uiTexts;
  if (!board.isAlive) return t.sayOut(label);
  const parts = [
    startLabel(scene, board),
    chainLabel(scene, board),
    ...board.stops.map((stop) => stopLabel(scene, stop)),
  ];
  return `${label} — ${parts.join('. ')}.`;
}

function scoresText(scene: TableScene): string {
  const { view } = scene;
  const t = scene.uiTexts;
  return seatsOf(scene)
    .map((seat) => {
      const name = personAt(scene, seat).label;
      if (!view.isAlive(seat)) return t.sayOut(name);
      const chain = view.chainLength(seat);
      return t.saySeat({ name, tokens: view.tokens(seat), chain, held: view.held(seat) });
    })
    .join(' ');
}
