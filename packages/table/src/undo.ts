// Taking back: allowed exactly until somebody has learned something.

import { rngFor, type AnyRules, type Seat } from '@tablee/kit';
import type { UndoWhy } from '@tablee/wire';
import type { Ledger, OwnStep } from './ledger.ts';

/** Whether people have seen the last step through other eyes than this seat's. */
export type SeenBesides = (seat: Seat) => boolean;

/** Why a seat cannot take its last step back, or 'possible'. */
export function undoFor(
  ledger: Ledger,
  seat: Seat,
  isSeenBesides: SeenBesides,
): UndoWhy | 'possible' {
  const { log, last, choices } = ledger;
  if (log.pending.kind === 'over') return 'over';
  // A sealed choice nobody has seen can be withdrawn until the last one is in.
  if (log.pending.kind === 'sealed' && choices.has(seat)) return 'possible';
  if (log.steps <= 1) return 'nothing';
  if (last?.seat !== seat) return 'moved-on';
  if (isSeenBesides(seat)) return 'seen';
  return taught(ledger, last) ? 'learned' : 'possible';
}

/** Two guesses agree by luck now and then; so many do not. */
const GUESSES = 8;

/**
 * Whether the seat saw something after its own step that it could not have foretold. What follows
 * from the view alone is the same in every state that fits the view, so it is in some guessed ones;
 * a drawn card is not.
 */
function taught(ledger: Ledger, { seat, move, before }: OwnStep): boolean {
  const { rules, log } = ledger;
  const after = rules.pack(rules.view(log.state, seat)).join();
  const rng = rngFor('taught', `${log.steps}`);
  for (let i = 0; i < GUESSES; i++) {
    const state = rules.guess(before, seat, rng);
    rules.apply(state, { kind: 'move', seat, move });
    if (seenBy(rules, state, seat) !== after) return true;
  }
  return false;
}

const seenBy = (rules: AnyRules, state: unknown, seat: Seat): string =>
  rules.pack(rules.view(state, seat)).join();
