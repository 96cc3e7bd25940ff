// The worked examples that the rules draw: the cards in them, and what comes out.

export const CHAIN = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'];
export const STARTS = ['EGY', 'GRE', 'MOI'];

/** The special cards by what they do. */
export const FAMILIES = {
  harvest: ['MAL', 'ORA', 'PLU'],
  factory: ['INC'],
  stop: ['SUR', 'CAF'],
  draw: ['VOG', 'BLO', 'SAN'],
  joker: ['JOK'],
} as const;
export type Family = keyof typeof FAMILIES;

/** [CH-19] to [CH-21] What the second card of a turn can lead to. */
export const SECOND = {
  hand: ['INC', 'VOG', 'JOK'],
  challenge: ['D3'],
  auction: ['GRE', 'C3'],
} as const;
export type Second = keyof typeof SECOND;

/** [CH-64] [CH-66] What is sold how. */
export const SOLD = {
  open: ['C1', 'C2', 'C3', 'C4', 'C5'],
  bluff: ['EGY', 'GRE', 'MOI', 'C6', 'C7'],
} as const;
export type Sale = keyof typeof SOLD;

/** [CH-30] [CH-32] The income per turn of a player with two shops and the export, among four. */
export const INCOME = { cards: ['EGY', 'C6', 'C6', 'C7'], bank: 4, each: 4, opponents: 3 } as const;

/** [CH-50] */
export const DEBT = { owes: 4, has: 3 } as const;

const flowers = (card: string): number => (card.startsWith('D') ? Number(card.slice(1)) : 0);

/** [CH-59] [CH-61] The card that was turned up, and the cards of all players. */
export const CHALLENGE = { turned: 'D2', shown: [['D3', 'D1'], ['D4'], ['C2']] } as const;

export interface ChallengeResult {
  readonly counts: readonly number[];
  readonly pot: number;
  readonly winners: readonly number[];
}

export function challengeResult(): ChallengeResult {
  const counts = CHALLENGE.shown.map((cards) =>
    cards.reduce((sum, card) => sum + flowers(card), 0),
  );
  const most = Math.max(...counts);
  return {
    counts,
    pot: counts.reduce((sum, count) => sum + count, flowers(CHALLENGE.turned)),
    winners: counts.flatMap((count, seat) => (count === most ? [seat] : [])),
  };
}

/** [CH-66] [CH-67] The fists around the table; the first player is the active one. */
export const FISTS = [3, 5, 0, 5] as const;

export function bluffResult(): { readonly winner: number; readonly bank: number } {
  const most = Math.max(...FISTS);
  return {
    // Clockwise from the active player, the first of those with the most.
    winner: FISTS.findIndex((fist) => fist === most),
    bank: FISTS.reduce<number>((sum, fist) => sum + fist, 0),
  };
}
