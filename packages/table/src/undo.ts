// Decides whether a seat may undo: only until a player has learned something from its step.

import { rngFor, type AnyRules, type Seat } from '@tablee/kit';
import type { UndoWhy } from '@tablee/wire';
import type { Ledger, OwnStep } from './ledger.ts';

/** Whether a person has seen the last step as another viewer than this seat. */
export type SeenBesides = (seat: Seat) => boolean;

/** Why a seat cannot undo its last step, or 'possible'. */
export function undoFor(
  ledger: Ledger,
  seat: Seat,
  isSeenBesides: SeenBesides,
): UndoWhy | 'possible' {
  const { log, last, choices } = ledger;
  if (log.pending.kind === 'over') return 'over';
  // A sealed choice can be withdrawn until the last one is in.
  if (log.pending.kind === 'sealed' && choices.has(seat)) return 'possible';
  if (log.steps <= 1) return 'nothing';
  if (last?.seat !== seat) return 'moved-on';
  if (isSeenBesides(seat)) return 'seen';
  return taught(ledger, last) ? 'learned' : 'possible';
}

/** Guessed states per check; with few, a chance agreement would hide a drawn card. */
const GUESSES = 8;

/**
 * Whether the seat learned something from its own step. Applies the step to guessed states that
 * fit the view before. If a resulting view differs, the step revealed hidden information.
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
