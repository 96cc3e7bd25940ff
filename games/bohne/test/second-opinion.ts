// A slow second telling of the bean rules, on the words of the record alone: what the lines of a
// game mean for hands, rows and points, to hold against what the rules say.

import { assert } from '@tablee/kit';

/** [NB-30] to [NB-33], as the text says them; the cards are of one suit. */
export function worthOfRow(row: readonly string[]): number {
  const ranks = row.map((card) => card.slice(1));
  if (ranks.includes('0')) return 0;
  const minuses = ranks.filter((rank) => rank === '-').length;
  let worth = 0;
  for (const rank of ranks) if (rank !== '-' && rank !== 'x2') worth += Number(rank);
  if (worth !== 0 && (minuses === 1 || minuses === 3)) worth = -worth;
  return ranks.includes('x2') ? worth + worth : worth;
}

export const suitsOf = (rows: readonly string[]): string[][] => {
  const letters = [...new Set(rows.map((card) => card[0]!))];
  return letters.map((letter) => rows.filter((card) => card.startsWith(letter)));
};

/** [NB-34] Spiel + and Spiel -. */
export function padOf(rows: readonly string[]): { plus: number; minus: number } {
  const worths = suitsOf(rows).map(worthOfRow);
  const sum = (some: readonly number[]) => some.reduce((a, b) => a + b, 0);
  return {
    plus: sum(worths.filter((worth) => worth > 0)),
    minus: sum(worths.filter((worth) => worth < 0).map((worth) => Math.abs(worth))),
  };
}

export interface Take {
  readonly seat: number;
  readonly from: number;
  readonly card: string;
}

export interface Trick {
  readonly leader: number;
  readonly played: Map<number, string>;
  readonly takes: Take[];
  /** How many of the takes stand in the record. */
  written: number;
}

export interface Round {
  readonly hands: string[][];
  readonly tricks: Trick[];
  readonly rows: string[][];
  points: number[] | undefined;
}

/** Reads a record's steps one by one. Only `points` is believed, everything else is worked out. */
export class Retelling {
  readonly rounds: Round[] = [];
  over: { reason: string; winners: number[] } | undefined;
  readonly #seats: number;

  constructor(seats: number, lines: readonly string[]) {
    this.#seats = seats;
    for (const line of lines) this.#read(line);
  }

  get round(): Round {
    return this.rounds.at(-1)!;
  }

  #read(line: string): void {
    const [first, second, third] = line.split(' ');
    if (first === 'chance') this.#deal(line.split(' ').slice(1));
    else if (first === 'sealed')
      for (const part of line.slice('sealed '.length).split(' ; ')) {
        const [seat, , card] = part.split(' ');
        this.#play(Number(seat), card!);
      }
    else if (first === 'points') this.round.points = line.split(' ').slice(1).map(Number);
    else if (first === 'over')
      this.over = { reason: second!, winners: line.split(' ').slice(2).map(Number) };
    else if (second === 'lead') this.#lead(Number(first), third!);
    else this.#take(Number(first), Number(third));
  }

  #deal(cards: readonly string[]): void {
    const none = () => Array.from({ length: this.#seats }, (): string[] => []);
    const hands = none();
    cards.forEach((card, i) => hands[i % this.#seats]!.push(card));
    this.rounds.push({ hands, tricks: [], rows: none(), points: undefined });
  }

  #lead(leader: number, card: string): void {
    this.round.tricks.push({ leader, played: new Map(), takes: [], written: 0 });
    this.#play(leader, card);
  }

  #play(seat: number, card: string): void {
    const hand = this.round.hands[seat]!;
    const place = hand.indexOf(card);
    assert(place >= 0, `seat ${seat} holds ${card}`);
    hand.splice(place, 1);
    this.round.tricks.at(-1)!.played.set(seat, card);
  }

  #take(seat: number, from: number): void {
    const trick = this.round.tricks.at(-1)!;
    trick.written += 1;
    this.#give(trick, seat, from);
    // One card besides the leader's is no choice, and then the leader's is all that is left.
    const lying = [...trick.played.keys()].filter(
      (other) => other !== trick.leader && !trick.takes.some((take) => take.from === other),
    );
    if (lying.length > 1) return;
    this.#give(trick, from, lying[0]!);
    this.#give(trick, lying[0]!, trick.leader);
  }

  #give(trick: Trick, seat: number, from: number): void {
    const card = trick.played.get(from)!;
    trick.takes.push({ seat, from, card });
    this.round.rows[seat]!.push(card);
  }
}
