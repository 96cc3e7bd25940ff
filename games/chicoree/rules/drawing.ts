// Drawing: steps 7 and 8 and the ochre cards, with the discard shuffled into a new pile whenever a
// card is needed and none is left. What the second card starts is decided here.

import { assert, type Card, type Refusal, type Tell } from '@tablee/kit';
import { openAuction } from './auction.ts';
import { isChallenge, isSpecial, KINDS } from '../decks/cards.ts';
import { openChallenge } from './challenge.ts';
import type { Event } from './moves.ts';
import { refuse } from './refuse.ts';
import { DRAW, NOBODY, PHASE, type State } from './table.ts';
import { endTurn } from './turn.ts';

type Told = Tell<Event> | undefined;

/** Step 6 ends: the ochre cards of the turn are discarded, then two cards are drawn. */
export function applyDone(s: State, tell: Told): void {
  s.discardAside();
  s.drawFor = DRAW.first;
  drawOn(s, tell);
}

/** Goes on drawing until a shuffle is needed or the draw is over. */
export function drawOn(s: State, tell: Told): void {
  while (s.drawFor !== DRAW.none) {
    if (s.pile === 0) {
      if (s.discarded > 0) {
        s.phase = PHASE.reshuffle;
        return;
      }
      // [CH-28] Nothing to draw anywhere: skipped.
      const purpose = s.drawFor;
      s.drawFor = DRAW.none;
      s.drawLeft = 0;
      if (purpose === DRAW.special) s.phase = PHASE.main;
      else endTurn(s, tell);
      return;
    }
    drawOne(s, tell);
  }
}

function drawOne(s: State, tell: Told): void {
  const card = s.drawTop();
  if (s.drawFor === DRAW.second) {
    s.drawFor = DRAW.none;
    turnUp(s, card, tell);
    return;
  }
  s.take(s.active, card, 'unseen');
  const seat = s.active;
  tell?.split([seat], { kind: 'drew', seat, card }, { kind: 'drew', seat, card: null });
  if (s.drawFor === DRAW.first) {
    s.drawFor = DRAW.second;
    return;
  }
  s.drawLeft -= 1;
  if (s.drawLeft > 0) return;
  s.drawFor = DRAW.none;
  s.phase = PHASE.main;
}

/** [CH-18] The second card, in the middle. */
function turnUp(s: State, card: Card, tell: Told): void {
  tell?.all({ kind: 'turned', seat: s.active, card });
  if (isSpecial(card)) {
    s.take(s.active, card, 'seen');
    tell?.all({ kind: 'kept', seat: s.active, card });
    endTurn(s, tell);
  } else if (isChallenge(card)) openChallenge(s, card, tell);
  else openAuction(s, card, NOBODY, tell);
}

export function checkShuffle(s: State, cards: readonly Card[]): Refusal | undefined {
  const rule = s.phase === PHASE.opening ? 'CH-02' : 'CH-28';
  const left = new Int32Array(KINDS);
  for (let card = 0; card < KINDS; card++)
    left[card] = s.phase === PHASE.opening ? s.deck.copies[card]! : s.discardOf(card);
  for (const card of cards) left[card]! -= 1;
  return left.every((count) => count === 0) ? undefined : refuse(rule, 'wrong-cards');
}

/** [CH-28] The discard has become the pile, and the draw goes on. */
export function applyReshuffle(s: State, cards: readonly Card[], tell: Told): void {
  assert(s.phase === PHASE.reshuffle && cards.length === s.discarded, 'the discard is shuffled');
  s.clearDiscard();
  s.setPile(cards);
  tell?.all({ kind: 'reshuffled', count: cards.length });
  drawOn(s, tell);
}
