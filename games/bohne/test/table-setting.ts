// Tools that set a bean table for a test: deals written by hand, rounds steered to wanted rows,
// and legal play by lot, all in the words of the record.

import type { Event } from '@tablee/bohne/rules';
import { DECK, PHASE, RULES, rowCards, SUIT_COUNT, type View } from '@tablee/bohne/rules';
import { METAS, type Edition } from '@tablee/bohne/meta';
import { assert, rngFor, shuffle, type Rng, type Seat, type Viewer } from '@tablee/kit';
import { Scene } from '@tablee/kit/testing';

export const SEAT_COUNTS = [3, 4, 5, 6] as const;

const LETTERS: Readonly<Record<Edition, readonly string[]>> = {
  'nicht-die-bohne': ['G', 'R', 'Y', 'B'],
  'pas-de-bras': ['W', 'M', 'D', 'H'],
};

/** The fifteen cards of a suit, as the record spells them. */
export const suitCards = (letter: string): string[] =>
  '1 2 3 4 5 6 7 8 9 10 x2 - - - 0'.split(' ').map((rank) => letter + rank);

export const deckOf = (edition: Edition): string[] => LETTERS[edition].flatMap(suitCards);

/** Cards separated by spaces, for deals that read like a hand. */
export const cards = (text: string): string[] => text.split(' ').filter((card) => card !== '');

export const table = (
  edition: Edition,
  seats: number,
  options: Readonly<Record<string, string>> = {},
): Scene => new Scene(RULES[edition], METAS[edition], seats, options);

/** The chance line that gives each seat its hand: the i-th card goes to seat i mod seats. */
export function deal(hands: readonly (readonly string[])[]): string {
  const seats = hands.length;
  const count = hands.reduce((sum, hand) => sum + hand.length, 0);
  const dealt = Array.from({ length: count }, (_, i) => {
    const card = hands[i % seats]![Math.floor(i / seats)];
    assert(card !== undefined, 'hands of equal length can be dealt');
    return card;
  });
  return ['chance', ...dealt].join(' ');
}

/** The same hands, filled up evenly with the cards that nobody was given. */
export function fill(edition: Edition, hands: readonly (readonly string[])[]): string[][] {
  const left = deckOf(edition);
  for (const card of hands.flat()) {
    const place = left.indexOf(card);
    assert(place >= 0, `there is one more ${card} in the box`);
    left.splice(place, 1);
  }
  const each = deckOf(edition).length / hands.length;
  return hands.map((hand) => [...hand, ...left.splice(0, each - hand.length)]);
}

/** A trick in which everyone takes the card of their left neighbour. */
export function playTrick(scene: Scene, played: readonly string[]): readonly string[] {
  const { pending } = scene;
  assert(pending.kind === 'turn', 'somebody leads');
  const leader = pending.seat;
  const seats = played.length;
  const others = played.map((card, seat) => `${seat} play ${card}`);
  others.splice(leader, 1);
  const takes = Array.from({ length: seats - 2 }, (_, i) => {
    const taker = (leader + i) % seats;
    return `${taker} take ${(taker + 1) % seats}`;
  });
  const lead = `${leader} lead ${played[leader]!}`;
  return scene.play(lead, `sealed ${others.join(' ; ')}`, ...takes);
}

/**
 * A round after which the rows of each seat hold exactly the wanted cards: each hand is what the
 * right neighbour shall get. Returns the derived lines that end the round.
 */
export function playRound(scene: Scene, wanted: readonly (readonly string[])[]): readonly string[] {
  const seats = wanted.length;
  const hands = wanted.map((_, seat) => wanted[(seat + seats - 1) % seats]!);
  let derived = scene.play(deal(hands));
  hands[0]!.forEach((_, trick) => {
    derived = playTrick(
      scene,
      hands.map((hand) => hand[trick]!),
    );
  });
  return derived;
}

/** A line that fits now, chosen by lot. */
export function anyLine(scene: Scene, edition: Edition, rng: Rng): string {
  const { pending } = scene;
  const choose = (seat: Seat): string => {
    const moves = scene.moves(seat);
    return `${seat} ${moves[rng.below(moves.length)]!}`;
  };
  if (pending.kind === 'turn') return choose(pending.seat);
  if (pending.kind === 'sealed') return `sealed ${pending.seats.map(choose).join(' ; ')}`;
  assert(pending.kind === 'chance', 'the game goes on');
  const deck = deckOf(edition);
  const order = deck.map((_, i) => i);
  shuffle(order, order.length, rng);
  return ['chance', ...order.map((i) => deck[i]!)].join(' ');
}

/** Plays by lot until the given moment, or to the end of the match. */
export function playByLot(
  scene: Scene,
  edition: Edition,
  seed: number,
  until: (scene: Scene) => boolean = () => false,
): void {
  const rng = rngFor(String(seed), 'play by lot');
  while (scene.pending.kind !== 'over' && !until(scene)) scene.play(anyLine(scene, edition, rng));
}

export const viewOf = (scene: Scene, viewer: Viewer): View => scene.view(viewer) as View;

/** What a seat's own view shows of its hand. */
export const handOf = (scene: Scene, edition: Edition, seat: Seat): string[] =>
  viewOf(scene, seat)
    .hand(seat)
    .map((card) => RULES[edition].card.format(card));

/** The four rows of a seat as somebody sees them, each as cards in the order they lie. */
export function rowsOf(view: View, edition: Edition, seat: Seat, round = view.round): string[][] {
  return Array.from({ length: SUIT_COUNT }, (_, suit) =>
    rowCards(suit, view.row(round, seat, suit)).map((card) => RULES[edition].card.format(card)),
  );
}

/** Everything a viewer was told; the watcher's ear is the one after the last seat. */
export const told = (scene: Scene, ear: number): readonly Event[] =>
  scene.heard[ear]! as readonly Event[];

/**
 * The last trick; seat 0 takes first: from 1 a ten for its only row, from 2 a minus for the same row.
 * Everything else has been taken by the others.
 */
export function lastTrick(): View {
  const rules = RULES['nicht-die-bohne'];
  const read = (text: string): number[] => cards(text).map((one) => rules.card.parse(one)!);
  const view = rules.setup({ seats: 4, options: { rounds: 1, first: 0 } });
  view.phase = PHASE.take;
  view.trick = 14;
  const own = read('G9 G8');
  const played = read('R1 G10 G- R2');
  for (const one of own) view.addToRows(0, one);
  played.forEach((one, seat) => view.setPlayed(seat, one));
  view.lying = 0b1110;
  const rest = [...DECK];
  for (const one of [...own, ...played]) rest.splice(rest.indexOf(one), 1);
  rest.forEach((one, i) => view.addToRows(1 + (i % 3), one));
  return view;
}
