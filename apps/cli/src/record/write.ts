// A game played here as a record: everything so far, the seed only once the game is over.

import {
  commitment,
  optionTexts,
  writeRecord,
  type Log,
  type Names,
  type Secret,
} from '@tablee/kit';

export interface PlayedGame {
  readonly game: string;
  readonly log: Log;
  readonly names: Names;
  /** By seat; undefined for the person. */
  readonly bots: readonly (string | undefined)[];
  readonly secret: Secret;
  readonly firstBy: 'draw' | 'host';
}

export function recordOf({ game, log, names, bots, secret, firstBy }: PlayedGame): string {
  const { rules, setup } = log;
  const extra: [string, string][] = bots.flatMap((id, seat): [string, string][] =>
    id === undefined ? [] : [['bot', `${seat} ${id}`]],
  );
  extra.push(['commit', commitment(secret)], ['first-by', firstBy]);
  if (log.pending.kind === 'over') extra.push(['reveal', `${secret.seed} ${secret.salt}`]);
  const header = {
    game,
    rules: rules.version,
    seats: setup.seats,
    names: new Map(names.entries()),
    options: optionTexts(setup),
    extra,
  };
  return writeRecord(header, log.lines);
}
