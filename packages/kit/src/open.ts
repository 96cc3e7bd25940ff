// Opens a record: finds its game and checks its header, so that only the steps are left to check.

import type { AnyRules, Setup } from './game.ts';
import { resolveSetup, type GameMeta, type SetupWhy } from './meta.ts';
import { readRecord, type GameRecord, type RecordCode } from './record.ts';
import { fail, ok, problem, type Problem, type Result } from './refusal.ts';
import { upgradeRecord, type VersionCode } from './upgrade.ts';

/** What is needed of a game to open a record of it. */
export interface Playable {
  readonly meta: GameMeta;
  rules(): Promise<AnyRules>;
}

/** `Game` is the caller's type of a game. */
export interface OpenRecord<Game extends Playable = Playable> {
  readonly game: Game;
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly record: GameRecord;
  /** Every line of the file, for telling where a header line stands. */
  readonly rows: readonly string[];
}

export type OpenCode =
  | RecordCode
  | VersionCode
  | SetupWhy
  | 'record-byte-order-mark'
  | 'game-unknown'
  | 'option-unknown'
  | 'option-missing';

/** Why a record cannot be opened. */
export interface OpenFailure extends Problem<OpenCode> {
  /** Where in the file, as far as it can be said, and what stands there. */
  readonly line: number | undefined;
  readonly text: string;
  /** The game and its rule that says no, where one does. */
  readonly rule: { readonly game: string; readonly id: string } | undefined;
}

/** `find` knows the games; it is waited for, because a game may need a deck before it is used. */
export async function openRecord<Game extends Playable>(
  text: string,
  find: (id: string) => Game | undefined | Promise<Game | undefined>,
): Promise<Result<OpenRecord<Game>, OpenFailure>> {
  const read = readRecord(text);
  const isLong = !read.ok && read.error.code === 'record-header-long';
  const rows = isLong ? [] : text.split('\n');
  const failure = failureIn(rows);
  if (text.startsWith('\ufeff')) return failure(problem('record-byte-order-mark', { line: 1 }));
  if (!read.ok) return failure(read.error, headerRow(rows, read.error));
  const id = read.value.header.game;
  const game = await find(id);
  if (game === undefined)
    return failure(problem('game-unknown', { game: id }), rowOf(rows, 'game'));
  const rules = await game.rules();
  // Before anything else of the header: newer rules may have options that mean nothing here.
  const upgraded = upgradeRecord(rules, read.value);
  if (!upgraded.ok) return failure(upgraded.error, rowOf(rows, 'rules'));
  const record = upgraded.value;
  const setup = setUp(game.meta, record, rows);
  return setup.ok ? ok({ game, rules, setup: setup.value, record, rows }) : setup;
}

const failureIn =
  (rows: readonly string[]) =>
  ({ code, facts }: Problem<OpenCode>, found?: number, rule?: OpenFailure['rule']) => {
    const line = found ?? (typeof facts['line'] === 'number' ? facts['line'] : undefined);
    const text = line === undefined ? '' : (rows[line - 1] ?? '');
    return fail<OpenFailure>({ code, facts, line, text, rule });
  };

/** Where a problem of the header stands, where the reader does not say so itself. */
function headerRow(rows: readonly string[], { code, facts }: Problem<RecordCode>) {
  if (code === 'record-not-one' || code === 'record-newer') return 1;
  return code === 'record-name-seat' ? rowOf(rows, `name ${facts['seat']!}`) : undefined;
}

/** The number of the header line that starts so; undefined where there is none. */
export function rowOf(rows: readonly string[], start: string): number | undefined {
  const place = rows.findIndex((row) => row.startsWith(`${start} `));
  return place === -1 ? undefined : place + 1;
}

function setUp(
  meta: GameMeta,
  { header }: GameRecord,
  rows: readonly string[],
): Result<Setup, OpenFailure> {
  const failure = failureIn(rows);
  const setup = resolveSetup(meta, header.seats, header.options, () => 0);
  if (!setup.ok) {
    const { error } = setup;
    const option = error.facts['option'];
    const line = rowOf(rows, option === undefined ? 'seats' : `option ${option}`);
    if ('code' in error) return failure(error, line);
    return failure(problem(error.why, error.facts), line, { game: meta.id, id: error.rule });
  }
  // A record holds every option, so that a later default cannot change an old game.
  const missing = meta.options.find(
    ({ name }) => Object.hasOwn(setup.value.options, name) && !Object.hasOwn(header.options, name),
  );
  return missing === undefined
    ? setup
    : failure(problem('option-missing', { option: missing.name }));
}
