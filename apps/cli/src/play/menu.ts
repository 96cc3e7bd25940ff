// Asks for the game and the number of seats.

import { printable } from '@tablee/kit';
import { GAMES, type GameEntry } from '@tablee/registry';
import type { Context } from '../context.ts';
import { columns, widthOf, wrap } from '../layout.ts';
import type { Lines } from '../lines.ts';
import { PLAY_WORDS } from './person.ts';

/** Asks for a game by number or id; undefined at the end of input or a farewell. */
export async function chooseGame(context: Context, lines: Lines): Promise<GameEntry | undefined> {
  showShelf(context);
  for (;;) {
    const typed = (await lines.ask('Your choice (number)> '))?.trim();
    if (typed === undefined || isFarewell(typed)) return undefined;
    const game = GAMES[Number(typed) - 1] ?? GAMES.find(({ meta }) => meta.id === typed);
    if (game !== undefined) return game;
    const hint = 'Type the number of a game, or “quit”.';
    context.say(typed === '' ? hint : `“${printable(typed)}” is not on the menu.`);
  }
}

/** Asks for the number of seats; Enter means the usual one. Undefined as in `chooseGame`. */
export async function chooseSeats(
  context: Context,
  lines: Lines,
  { meta }: GameEntry,
): Promise<number | undefined> {
  const { min, max, best } = meta.seats;
  for (;;) {
    const typed = (
      await lines.ask(`How many players, ${min} to ${max} (Enter = ${best[0]})> `)
    )?.trim();
    if (typed === undefined || isFarewell(typed)) return undefined;
    if (typed === '') return best[0];
    const seats = /^[0-9]$/.test(typed) ? Number(typed) : NaN;
    if (seats >= min && seats <= max) return seats;
    context.say(`${min} to ${max} can play, bots included, not “${printable(typed)}”.`);
  }
}

const isFarewell = (typed: string): boolean => PLAY_WORDS.quit.includes(typed.toLowerCase());

const INDENT = '     ';

function showShelf({ lang, paint, line, say, width }: Context): void {
  say('Welcome to the table! What shall we take off the shelf?', 'strong');
  line();
  const rows = GAMES.map(({ meta }, place) => [
    paint(`${place + 1}.`, 'strong'),
    meta.title[lang],
    `${meta.seats.min}–${meta.seats.max} players`,
    `${meta.minutes.join('–')} min`,
  ]);
  const aligned = columns(rows).map((row) => `  ${row}`);
  const fits = aligned.every((row) => widthOf(row) <= width);
  for (const [place, [number = '', ...facts]] of rows.entries()) {
    const title = wrap(`${number} ${facts.join(' · ')}`, width - 2, '   ');
    for (const row of fits ? [aligned[place]!] : title.map((text) => `  ${text}`)) line(row);
    for (const text of wrap(GAMES[place]!.meta.blurb[lang], width - INDENT.length))
      line(INDENT + paint(text, 'faint'));
  }
  line();
}
