// Opens a record: finds its game and checks its header, so that only the steps are left to check.

import {
  cleanName,
  extraOf,
  fail,
  ok,
  problem,
  readRecord,
  resolveSetup,
  upgradeRecord,
  wholeNumber,
  type AnyRules,
  type GameMeta,
  type GameRecord,
  type Problem,
  type RecordCode,
  type Result,
  type Seat,
  type Setup,
  type SetupWhy,
  type VersionCode,
} from '@tablee/kit';
import { findGame, GAMES } from '@tablee/registry';

export interface OpenRecord {
  readonly meta: GameMeta;
  /** The derived line that opens a turn, in games whose length is told in turns. */
  readonly turnWord: string | undefined;
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly record: GameRecord;
  /** By seat; empty where the record names nobody. */
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  /** When it was played, where the record says so, in milliseconds since 1970. */
  readonly playedAt: number | undefined;
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

export async function openRecord(text: string): Promise<Result<OpenRecord, OpenFailure>> {
  const rows = text.split('\n');
  const failure = failureIn(rows);
  if (text.startsWith('\ufeff')) return failure(problem('record-byte-order-mark', { line: 1 }));
  const read = readRecord(text);
  if (!read.ok) return failure(read.error, headerRow(rows, read.error));
  const id = read.value.header.game;
  const entry = findGame(id);
  if (entry === undefined) {
    const known = GAMES.map(({ meta }) => meta.id).join(', ');
    return failure(problem('game-unknown', { game: id, known }), rowOf(rows, 'game'));
  }
  const rules = await entry.rules();
  // Before anything else of the header: newer rules may have options that mean nothing here.
  const upgraded = upgradeRecord(rules, read.value);
  if (!upgraded.ok) return failure(upgraded.error, rowOf(rows, 'rules'));
  const record = upgraded.value;
  const setup = setUp(entry.meta, record, rows);
  if (!setup.ok) return setup;
  return ok({
    meta: entry.meta,
    turnWord: entry.turnWord,
    rules,
    setup: setup.value,
    record,
    ...peopleOf(record, setup.value.seats),
    playedAt: playedAt(record),
    rows,
  });
}

type Fail = (
  problem: Problem<OpenCode>,
  line?: number,
  rule?: OpenFailure['rule'],
) => { readonly ok: false; readonly error: OpenFailure };

const failureIn =
  (rows: readonly string[]): Fail =>
  ({ code, facts }, found, rule) => {
    const line = found ?? (typeof facts['line'] === 'number' ? facts['line'] : undefined);
    return fail({
      code,
      facts,
      line,
      text: line === undefined ? '' : (rows[line - 1] ?? ''),
      rule,
    });
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

function peopleOf(
  { header }: GameRecord,
  seats: number,
): { readonly names: readonly string[]; readonly bots: readonly boolean[] } {
  const all = Array.from({ length: seats }, (_, seat): Seat => seat);
  const bots = new Set(
    header.extra.flatMap(([key, value]) => {
      const seat = key === 'bot' ? wholeNumber.parse(value.split(' ', 1)[0]!) : undefined;
      return seat === undefined ? [] : [seat];
    }),
  );
  return {
    names: all.map((seat) => cleanName(header.names.get(seat) ?? '')),
    bots: all.map((seat) => bots.has(seat)),
  };
}

/** A key that other programs may write; anything that is no date is ignored. */
function playedAt({ header }: GameRecord): number | undefined {
  const value = extraOf(header, 'played-at');
  if (value === undefined || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}
