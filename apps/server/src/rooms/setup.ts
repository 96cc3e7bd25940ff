// Turns a table's settings into the sheet of a game: resolves options, draws lots, names players.

import {
  Draws,
  fail,
  ok,
  resolveSetup,
  type Entropy,
  type GameMeta,
  type Result,
  type Secret,
  type SetupFailure,
} from '@tablee/kit';
import type { ApiError, Player, Sheet } from '@tablee/wire';
import type { RoomDocument } from '../store/document.ts';

/** Which rule says no, or which option no rule knows. */
function setupFault(failure: SetupFailure): ApiError {
  if ('rule' in failure) {
    const { rule, why, facts } = failure;
    return { code: 'bad-setup', rule, facts: { ...facts, why } };
  }
  return { code: 'bad-setup', facts: { ...failure.facts, why: failure.code } };
}

/** Why a table cannot be set up so; undefined when it can. */
export function checkSetup(
  meta: GameMeta,
  seats: number,
  options: Readonly<Record<string, string>>,
): ApiError | undefined {
  const setup = resolveSetup(meta, seats, options, () => 0);
  return setup.ok ? undefined : setupFault(setup.error);
}

/** What people threw into the draws, by ascending seat. */
export const entropyOf = ({ seats }: RoomDocument): Entropy[] =>
  seats.flatMap((seat, at) =>
    seat.kind === 'person' && seat.entropy !== '' ? [{ seat: at, hex: seat.entropy }] : [],
  );

export interface SheetPlan {
  readonly meta: GameMeta;
  /** The version of the rules. */
  readonly rules: number;
  readonly secret: Secret;
}

/** The sheet of a table with all seats taken. */
export function sheetOf(
  document: RoomDocument,
  { meta, rules, secret }: SheetPlan,
): Result<Sheet, ApiError> {
  const { id, game, commit, seats, settings } = document;
  const entropy = entropyOf(document);
  const draws = new Draws(secret, entropy);
  const setup = resolveSetup(meta, seats.length, settings.options, (count) =>
    draws.firstSeat(count),
  );
  if (!setup.ok) return fail(setupFault(setup.error));
  const players = seats.flatMap((seat): Player[] => {
    if (seat.kind === 'empty') return [];
    const { name, face } = seat;
    return [
      seat.kind === 'bot'
        ? { kind: 'bot', name, face, bot: seat.bot }
        : { kind: 'person', name, face },
    ];
  });
  return ok({
    id,
    game,
    mode: 'online',
    rules,
    options: setup.value.options,
    players,
    commit,
    ...(settings.clock === null ? {} : { clock: settings.clock }),
    ...(settings.isRated ? { isRated: true } : {}),
    ...(entropy.length === 0 ? {} : { entropy }),
  });
}
