// Verification: recomputes the commitment, the first player and every draw of a record, and says
// what fits, what does not, and what cannot be checked.

import { Draws } from './fairness.ts';
import type { Card } from './game.ts';
import { rowOf, type OpenRecord } from './open.ts';
import { readPledge, type FirstBy, type Pledge, type PledgeFailure } from './pledge.ts';
import { Replay, type BadLine } from './replay.ts';

export type Verdict =
  | {
      readonly kind: 'right';
      readonly commit: string;
      readonly firstBy: FirstBy;
      /** How many people added chance of their own. */
      readonly entropy: number;
      readonly draws: number;
      readonly cards: number;
      readonly steps: number;
      /** False where the game was stopped: then this is as far as it goes. */
      readonly isOver: boolean;
    }
  | PledgeFailure
  | {
      readonly kind: 'first-wrong';
      readonly line: number;
      readonly written: number;
      readonly drawn: number;
    }
  | {
      readonly kind: 'draw-wrong';
      readonly line: number;
      /** After how many steps the wrong cards lie on the table. */
      readonly position: number;
      /** Which card of the draw, from 1. */
      readonly place: number;
      readonly written: Card;
      readonly drawn: Card;
    }
  /** Fine as far as it goes; the rest of the record does not fit the rules. */
  | { readonly kind: 'torn'; readonly bad: BadLine };

/** `object` gets the pledge once it is read, so that a browser that saw the table can object. */
export function verifyRecord<Objection = never>(
  open: OpenRecord,
  object: (pledge: Pledge) => Objection | undefined = () => undefined,
): Verdict | Objection {
  const pledge = readPledge(open);
  if (!pledge.ok) return pledge.error;
  const objection = object(pledge.value);
  if (objection !== undefined) return objection;
  const { secret, entropy, firstBy } = pledge.value;
  const draws = new Draws(secret, entropy);
  const drawn = draws.firstSeat(open.setup.seats);
  const written = open.setup.options['first'];
  // A game without a first player has nothing to draw.
  if (firstBy === 'draw' && written !== undefined && written !== drawn) {
    const line = rowOf(open.rows, 'option first') ?? 0;
    return { kind: 'first-wrong', line, written: Number(written), drawn };
  }
  return checkDraws(open, pledge.value, draws);
}

/** Plays the record through and compares every draw with what the secret gives. */
function checkDraws(open: OpenRecord, { commit, entropy, firstBy }: Pledge, draws: Draws): Verdict {
  const replay = new Replay(open.rules, open.setup, open.record);
  const { log } = replay;
  let count = 0;
  let cards = 0;
  while (!replay.done) {
    const { pending } = log;
    const next = replay.next();
    if (!next.ok) return { kind: 'torn', bad: next.error };
    const { step, line } = next.value;
    if (step?.kind !== 'chance' || pending.kind !== 'chance') continue;
    const expected = draws.draw(pending);
    const at = step.cards.findIndex((card, i) => card !== expected[i]);
    if (at !== -1) {
      const [written, drawn] = [step.cards[at]!, expected[at]!];
      return { kind: 'draw-wrong', line, position: log.steps, place: at + 1, written, drawn };
    }
    count += 1;
    cards += step.cards.length;
  }
  const bad = replay.missing();
  if (bad !== undefined) return { kind: 'torn', bad };
  const isOver = log.pending.kind === 'over';
  const { steps } = log;
  const sums = { draws: count, cards, steps, isOver };
  return { kind: 'right', commit, firstBy, entropy: entropy.length, ...sums };
}
