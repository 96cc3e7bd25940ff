// Writes a table's record. Only a finished or stopped table has one: during play it would reveal
// hands and future cards.

import { cleanName, optionTexts, writeRecord, type Log, type Seat, type Secret } from '@tablee/kit';
import type { Sheet } from '@tablee/wire';

export interface Keepsake {
  readonly sheet: Sheet;
  readonly log: Log;
  /** Undefined if the cards were not drawn from a seed: then there is no commitment. */
  readonly secret: Secret | undefined;
  readonly firstBy: 'draw' | 'host';
  /** Stopped by agreement before the end. */
  readonly isStopped?: boolean;
  /** Seats that a bot played for some time. */
  readonly standIns?: ReadonlySet<Seat>;
  /** More header lines. */
  readonly extra?: readonly (readonly [key: string, value: string])[];
}

export function recordOf({
  sheet,
  log,
  secret,
  firstBy,
  isStopped = false,
  standIns = new Set(),
  extra = [],
}: Keepsake): string | undefined {
  if (log.pending.kind !== 'over' && !isStopped) return undefined;
  const { rules, setup } = log;
  const bots = sheet.players.flatMap((player, seat): [string, string][] =>
    player.kind === 'bot' ? [['bot', `${seat} ${player.bot}`]] : [],
  );
  const header = {
    game: sheet.game,
    rules: rules.version,
    seats: setup.seats,
    names: new Map(
      sheet.players.flatMap(({ name }, seat) => {
        const clean = cleanName(name);
        return clean === '' ? [] : [[seat, clean] as const];
      }),
    ),
    options: optionTexts(setup),
    extra: [
      ...bots,
      ...[...standIns].sort((a, b) => a - b).map((seat) => ['stand-in', String(seat)]),
      ...pledgeOf(sheet, firstBy, secret),
      ...extra,
    ] as [string, string][],
  };
  return writeRecord(header, log.lines);
}

function pledgeOf(
  { commit, entropy = [] }: Sheet,
  firstBy: Keepsake['firstBy'],
  secret: Secret | undefined,
): [string, string][] {
  if (secret === undefined) return [];
  return [
    ['commit', commit],
    ['first-by', firstBy],
    ...entropy.map(({ seat, hex }): [string, string] => ['entropy', `${seat} ${hex}`]),
    ['reveal', `${secret.seed} ${secret.salt}`],
  ];
}
