// Lists the seats that a game waits for, and builds the step from their answers.

import type { Card, Choice, Pending, Seat, Step } from './game.ts';

/** The seats that are asked now; none while cards are drawn and once the game is over. */
export function askedSeats(pending: Pending): readonly Seat[] {
  switch (pending.kind) {
    case 'turn':
      return [pending.seat];
    case 'sealed':
    case 'open':
      return pending.seats;
    case 'chance':
    case 'over':
      return [];
  }
}

export interface Answers<Move> {
  /** What a seat does from where the game stands; undefined to stay silent in an open window. */
  readonly choose: (seat: Seat) => Move | undefined;
  readonly draw: (pending: Extract<Pending, { kind: 'chance' }>) => readonly Card[];
}

/**
 * The next step from the answers of the asked seats. In an open window the first call counts, else
 * the bell. Undefined once the game is over.
 */
export function nextStep<Move>(
  pending: Pending,
  { choose, draw }: Answers<Move>,
): Step<Move> | undefined {
  switch (pending.kind) {
    case 'over':
      return undefined;
    case 'chance':
      return { kind: 'chance', cards: draw(pending) };
    case 'turn':
      return { kind: 'move', seat: pending.seat, move: choose(pending.seat)! };
    case 'sealed':
      return {
        kind: 'sealed',
        choices: pending.seats.map((seat) => ({ seat, move: choose(seat)! })),
      };
    case 'open':
      for (const seat of pending.seats) {
        const move = choose(seat);
        if (move !== undefined) return { kind: 'move', seat, move };
      }
      return { kind: 'bell' };
  }
}

/** The moves of a step, with the seats that made them. */
export function choicesOf<Move>(step: Step<Move> | undefined): readonly Choice<Move>[] {
  if (step?.kind === 'move') return [step];
  return step?.kind === 'sealed' ? step.choices : [];
}
