// Records to look at and to tamper with: golden playthroughs, and games of chance with a seed.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  commitment,
  Draws,
  Log,
  nextStep,
  optionTexts,
  resolveSetup,
  secretFrom,
  writeRecord,
  type AnyRules,
  type Step,
} from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { loadFilm, type Film } from '../src/app/film.ts';

const GAMES = path.join(import.meta.dirname, '../../../games');

/** Every golden playthrough whose deck is on the shelf, as a record. */
export function goldenRecords(): readonly { readonly name: string; readonly text: string }[] {
  return ['bohne', 'chicoree'].flatMap((family) => {
    const folder = path.join(GAMES, family, 'golden');
    const names = readdirSync(folder).filter((name) => name.endsWith('.play'));
    return names.flatMap((name) => {
      const text = asRecord(readFileSync(path.join(folder, name), 'utf8'));
      return text.includes('\noption deck tiny\n') ? [] : [{ name, text }];
    });
  });
}

/** `> STEP` and `= DERIVED` are the lines of the record; before them stands its header. */
function asRecord(playthrough: string): string {
  const rows = playthrough.split('\n');
  const [, game = '', rules = ''] = /^playthrough of (\S+), rules (\d+)$/.exec(rows[0]!) ?? [];
  const head = rows.filter((row) => /^(seats|option) /.test(row));
  const steps = rows.flatMap((row) => (/^[>=] /.test(row) ? [row.slice(2)] : []));
  const first = ['tablee-record 1', `game ${game}`, `rules ${rules}`, ...head, 'steps'];
  return [...first, ...steps, ''].join('\n');
}

/** A whole game in which everyone does the first thing that comes to mind. */
export async function playedRecord(
  game: string,
  seats: number,
  options: Readonly<Record<string, string>> = {},
): Promise<string> {
  const entry = findGame(game)!;
  const rules = await entry.rules();
  const secret = secretFrom(`replay ${game}`);
  const draws = new Draws(secret);
  const setup = resolveSetup(entry.meta, seats, options, (count) => draws.firstSeat(count));
  if (!setup.ok) throw new Error('a setup that cannot be');
  const log = new Log(rules, setup.value);
  for (let n = 0; log.pending.kind !== 'over'; n++) log.append(stepFor(rules, log, draws, n));
  const header = {
    game,
    rules: rules.version,
    seats,
    names: new Map([[0, 'Zoé']]),
    options: optionTexts(setup.value),
    extra: [
      ['bot', '1 habitue'],
      ['commit', commitment(secret)],
      ['first-by', 'draw'],
      ['reveal', `${secret.seed} ${secret.salt}`],
    ] as const,
  };
  return writeRecord(header, log.lines);
}

const stepFor = (rules: AnyRules, log: Log, draws: Draws, n: number): Step<unknown> =>
  nextStep(log.pending, {
    draw: (pending) => draws.draw(pending),
    choose: (seat) =>
      log.pending.kind === 'open'
        ? undefined
        : rules.moveAt(log.state, seat, n % rules.count(log.state, seat)),
  })!;

export async function filmOf(text: string): Promise<Film> {
  const film = await loadFilm(text);
  if (!film.ok) throw new Error(film.error.code);
  return film.value;
}

/** Changes the n-th line (from 0) that fits. */
export function changeLine(
  text: string,
  fits: RegExp,
  change: (line: string) => string,
  nth = 0,
): { readonly text: string; readonly line: number } {
  const lines = text.split('\n');
  const place = lines.flatMap((line, i) => (fits.test(line) ? [i] : []))[nth];
  if (place === undefined) throw new Error(`no line like ${String(fits)}`);
  lines[place] = change(lines[place]!);
  return { text: lines.join('\n'), line: place + 1 };
}
