// The card table that the other servers play, as plain data: one leads, three choose a card face down,
// then the cards are taken one by one. The same moves as at a table of Nicht die Bohne! with four seats.

import { rngFor, shuffle } from '@tablee/kit';

export const SEATS = 4;
export const SUITS = 4;
const CARDS = 60;
const CARDS_PER_SUIT = CARDS / SUITS;
const HAND = CARDS / SEATS;
export const ROUNDS = 3;
/** A lead, three choices, two takes with something to choose from. */
const MOVES_PER_TRICK = 2 * SEATS - 2;
export const MOVES_PER_GAME = ROUNDS * HAND * MOVES_PER_TRICK;

export type Kind = 'lead' | 'play' | 'take';

export interface Game {
  readonly seed: number;
  round: number;
  hands: number[][];
  /** The card in front of each seat. */
  readonly table: (number | null)[];
  /** By seat and suit: what was taken in this round. */
  rows: number[][][];
  leader: number;
  /** The seat that takes next, once all have played. */
  taker: number | null;
  isOver: boolean;
}

export interface Taken {
  readonly seat: number;
  readonly card: number;
}

export const suitOf = (card: number): number => Math.floor(card / CARDS_PER_SUIT);

export const seats = [0, 1, 2, 3];

const deal = (game: Game): void => {
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  shuffle(deck, CARDS, rngFor(`${game.seed}`, `deal ${game.round}`));
  game.hands = seats.map((seat) => deck.slice(seat * HAND, (seat + 1) * HAND));
  game.rows = seats.map(() => Array.from({ length: SUITS }, () => []));
};

export const newGame = (seed: number): Game => {
  const game: Game = {
    seed,
    round: 0,
    hands: [],
    table: [null, null, null, null],
    rows: [],
    leader: 0,
    taker: null,
    isOver: false,
  };
  deal(game);
  return game;
};

const lyingBesidesLeader = ({ table, leader }: Game): number[] =>
  seats.filter((seat) => seat !== leader && table[seat] !== null);

/** The seats that the table waits for. */
export const asked = ({ isOver, taker, table, leader }: Game): number[] => {
  if (isOver) return [];
  if (taker !== null) return [taker];
  return table[leader] === null ? [leader] : seats.filter((seat) => table[seat] === null);
};

/** The name of what an asked seat may do now, and the values it may choose from. */
export const choicesOf = (
  game: Game,
  seat: number,
): { readonly kind: Kind; readonly values: readonly number[] } => {
  if (game.taker !== null) return { kind: 'take', values: lyingBesidesLeader(game) };
  const kind = game.table[game.leader] === null ? 'lead' : 'play';
  return { kind, values: game.hands[seat]! };
};

const takeInto = (game: Game, taker: number, from: number, taken: Taken[]): void => {
  const card = game.table[from]!;
  game.rows[taker]![suitOf(card)]!.push(card);
  game.table[from] = null;
  taken.push({ seat: taker, card });
};

const endTrick = (game: Game): void => {
  game.taker = null;
  if (game.hands[0]!.length > 0) return;
  game.round += 1;
  if (game.round < ROUNDS) deal(game);
  else game.isOver = true;
};

/** The cards taken and their takers. Takes without a choice follow automatically. */
const take = (game: Game, seat: number, from: number): Taken[] => {
  const taken: Taken[] = [];
  takeInto(game, seat, from, taken);
  const left = lyingBesidesLeader(game);
  if (left.length > 1) {
    game.taker = from;
    return taken;
  }
  const last = left[0]!;
  takeInto(game, from, last, taken);
  takeInto(game, last, game.leader, taken);
  game.leader = last;
  endTrick(game);
  return taken;
};

/** Does a move; undefined, and nothing happens, when it is not allowed. */
export const act = (game: Game, seat: number, kind: Kind, value: number): Taken[] | undefined => {
  if (!asked(game).includes(seat)) return undefined;
  const choices = choicesOf(game, seat);
  if (kind !== choices.kind || !choices.values.includes(value)) return undefined;
  if (kind === 'take') return take(game, seat, value);
  const hand = game.hands[seat]!;
  hand.splice(hand.indexOf(value), 1);
  game.table[seat] = value;
  if (!game.table.includes(null)) game.taker = game.leader;
  return [];
};

/** Whether the chosen cards lie open. */
export const isOpen = ({ taker }: Game): boolean => taker !== null;

/** What one seat may know. */
export const viewOf = (game: Game, viewer: number): object => {
  const isAllOpen = isOpen(game);
  const mayKnow = (seat: number): boolean => isAllOpen || seat === game.leader || seat === viewer;
  return {
    round: game.round,
    leader: game.leader,
    taker: game.taker,
    isOver: game.isOver,
    hand: game.hands[viewer],
    counts: game.hands.map((hand) => hand.length),
    // -1: a card that lies face down.
    table: game.table.map((card, seat) => (card === null || mayKnow(seat) ? card : -1)),
    rows: game.rows,
  };
};
