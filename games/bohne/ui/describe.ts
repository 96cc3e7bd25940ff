// Texts that the query keys read out: the hand, the trick, and the points of every seat.

import { figure, signed } from '@tablee/kit';
import type { Descriptions } from '@tablee/ui/scene.ts';
import { rankOf, RANKS, suitOf, SUIT_COUNT, DOUBLE } from '../rules/index.ts';
import { lyingOf, NO_TRAIL, nextTrail } from './trick.ts';
import { cellWords, ownChoice, person, suitName, type BeanScene } from './words.ts';

export const describe = (scene: BeanScene): Descriptions => ({
  hand: handWords(scene),
  table: trickWords(scene),
  scores: scoreWords(scene),
});

function handWords(scene: BeanScene): string {
  const { view, seat, texts } = scene;
  const words = scene.uiTexts.describe;
  if (seat === null) return words.noHand;
  const cards = view.hand(seat);
  if (cards.length === 0) return words.emptyHand;
  const suits = Array.from({ length: SUIT_COUNT }, (_, suit) => {
    const ofSuit = cards.filter((card) => suitOf(card) === suit);
    if (ofSuit.length === 0) return [];
    // A number is said as it is, a special card by its name.
    const names = ofSuit.map((card) =>
      rankOf(card) < DOUBLE ? RANKS[rankOf(card)]! : texts.card(card),
    );
    return [words.suit(suitName(scene, suit), names)];
  });
  return words.hand(cards.length, suits.flat());
}

function trickWords(scene: BeanScene): string {
  const { view, waiting, events } = scene;
  const words = scene.uiTexts.describe;
  const { takes } = nextTrail(NO_TRAIL, view, events);
  const source = { view, takes, chosen: waiting.chosen, own: ownChoice(scene) };
  const all = Array.from({ length: view.seats }, (_, seat) => lyingOf(source, seat));
  if (all.every(({ kind }) => kind === 'empty')) return words.noTrick;
  return words.trick(all.map((lying) => `${cellWords(scene, view, lying)}.`));
}

function scoreWords(scene: BeanScene): string {
  const { view } = scene;
  const words = scene.uiTexts.describe;
  return Array.from({ length: view.seats }, (_, seat) =>
    words.standing(
      person(scene, seat),
      signed(view.points(view.round, seat)),
      figure(view.total(seat)),
    ),
  ).join(' ');
}
