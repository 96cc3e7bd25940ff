// A Chicorée view in a few lines of text, for golden playthroughs.

import type { Card, Seat } from '@tablee/kit';
import { CODES, KINDS, NO_CARD, NOBODY, PHASE, type View } from '../rules/index.ts';

const PHASE_NAMES = Object.keys(PHASE);

/** `2 C3` for two copies; nothing for none. */
const counted = (copiesOf: (card: Card) => number): string =>
  CODES.flatMap((code, card) => {
    const copies = copiesOf(card);
    return copies === 0 ? [] : [copies === 1 ? code : `${copies} ${code}`];
  }).join(' ');

export function describe(view: View): readonly string[] {
  const head = [
    `turn ${view.turn} of ${view.active}, ${PHASE_NAMES[view.phase]!} stage ${view.stage}`,
    `pile ${view.pile}`,
    `discard ${view.discarded}: ${counted((card) => view.discardOf(card)) || 'empty'}`,
  ];
  if (view.card !== NO_CARD)
    head.push(
      `middle ${CODES[view.card]!} price ${view.price} bidder ${name(view.bidder)} ` +
        `seller ${name(view.seller)} passed ${view.passed}`,
    );
  const aside = counted((card) => view.asideOf(card));
  if (aside !== '') head.push(`aside ${aside}`);
  return [
    head.join(' | '),
    ...Array.from({ length: view.seats }, (_, seat) => seatLine(view, seat)),
  ];
}

const name = (seat: Seat): string => (seat === NOBODY ? 'nobody' : String(seat));

function seatLine(view: View, seat: Seat): string {
  if (!view.isAlive(seat)) return `${seat}: bankrupt`;
  const seen = counted((card) => view.inHand(seat, card));
  let known = 0;
  for (let card = 0; card < KINDS; card++) known += view.inHand(seat, card);
  const unseen = view.held(seat) - known;
  const chain: string[] = [];
  for (let number = 1; number <= 7; number++) {
    const laid = view.laid(seat, number);
    const jokers = view.jokersAs(seat, number);
    if (laid > 0) chain.push(`${laid}×${number}${jokers > 0 ? ` (${jokers} JOK)` : ''}`);
  }
  const stops = [2, 1].map(
    (turns) => `${view.stops(seat, 0, turns)}+${view.stops(seat, 1, turns)}`,
  );
  return [
    `${seat}: ${view.tokens(seat)} tokens`,
    `start ${view.start(seat) === NO_CARD ? 'none' : CODES[view.start(seat)]!}`,
    `chain ${chain.join(' ') || 'none'}`,
    `hand ${[seen, unseen > 0 ? `${unseen} unseen` : ''].filter((part) => part !== '').join(' and ') || 'empty'}`,
    ...(view.isStopped(seat) ? [`stops ${stops.join(', ')}`] : []),
  ].join(' | ');
}
