// Where every card of the deck is, and whether the tokens and stop cards can be as they are.

import { C1, JOK, KINDS, NO_CARD, PHASE, SUR, cardCodec, type State } from '../rules/index.ts';

export function census(s: State): readonly string[] {
  // Before the first shuffle the deck is still in its box.
  if (s.phase === PHASE.opening) return [];
  const wrong: string[] = [];
  const found = new Array<number>(KINDS).fill(0);
  for (let i = 0; i < s.pile; i++) found[s.pileAt(i)]! += 1;
  let discarded = 0;
  for (let card = 0; card < KINDS; card++) {
    discarded += s.discardOf(card);
    found[card]! += s.discardOf(card) + s.asideOf(card);
  }
  if (discarded !== s.discarded) wrong.push(`${discarded} cards in a discard of ${s.discarded}`);
  if (s.card !== NO_CARD) found[s.card]! += 1;
  for (let seat = 0; seat < s.seats; seat++) wrong.push(...countSeat(s, seat, found));
  found.forEach((copies, card) => {
    if (copies !== s.deck.copies[card])
      wrong.push(`${copies} of ${s.deck.copies[card]!} ${cardCodec.format(card)}`);
  });
  return wrong;
}

/** Adds the cards of a seat to `found`; complains about what a seat cannot have. */
function countSeat(s: State, seat: number, found: number[]): string[] {
  const wrong: string[] = [];
  let held = 0;
  let own = 0;
  for (let card = 0; card < KINDS; card++) {
    const copies = s.inHand(seat, card);
    held += copies;
    found[card]! += copies;
    if (copies < 0 || s.known(seat, card) < 0 || s.known(seat, card) > copies)
      wrong.push(`seat ${seat} has ${copies} ${cardCodec.format(card)}`);
  }
  if (held !== s.held(seat)) wrong.push(`seat ${seat} holds ${held} cards, not ${s.held(seat)}`);
  if (s.start(seat) !== NO_CARD) {
    found[s.start(seat)]! += 1;
    own += 1;
  }
  for (let number = 1; number <= 7; number++) {
    const jokers = s.jokersAs(seat, number);
    const plain = s.laid(seat, number) - jokers;
    found[JOK]! += jokers;
    found[C1 + number - 1]! += plain;
    own += jokers + plain;
    if (jokers < 0 || plain < 0) wrong.push(`seat ${seat}: fewer than no cards ${number}`);
  }
  for (let stop = 0; stop < 2; stop++) {
    const stops = s.stops(seat, stop, 1) + s.stops(seat, stop, 2);
    found[SUR + stop]! += stops;
    own += stops;
  }
  if (s.tokens(seat) < 0) wrong.push(`seat ${seat} has ${s.tokens(seat)} tokens`);
  if (!s.isAlive(seat) && (held > 0 || own > 0 || s.tokens(seat) > 0))
    wrong.push(`seat ${seat} is bankrupt and still owns something`);
  return wrong;
}
