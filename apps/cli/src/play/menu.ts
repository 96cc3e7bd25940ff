// The menu: which game comes off the shelf.

import { GAMES, type GameEntry } from '@tablee/registry';
import type { Context } from '../context.ts';
import { columns, printable } from '../layout.ts';
import type { Lines } from '../lines.ts';

/** The chosen game, or undefined when nobody chooses. A game's id will do as well as its number. */
export async function chooseGame(context: Context, lines: Lines): Promise<GameEntry | undefined> {
  const { texts, paint, line } = context;
  const { play, lang, list } = texts;
  line(paint(play.welcome, 'strong'));
  line();
  const rows = GAMES.map(({ meta }, place) => [
    paint(`${place + 1}.`, 'strong'),
    meta.title[lang],
    `${meta.seats.min}–${meta.seats.max} ${list.players}`,
    `${meta.minutes.join('–')} ${list.minutes}`,
  ]);
  for (const [place, row] of columns(rows).entries()) {
    line(`  ${row}`);
    line(`     ${paint(GAMES[place]!.meta.blurb[lang], 'faint')}`);
  }
  line();
  for (;;) {
    const typed = (await lines.ask(`${play.chooseGame}> `))?.trim();
    if (typed === undefined || play.words.quit.includes(typed.toLowerCase())) return undefined;
    if (typed === '') continue;
    const game = GAMES[Number(typed) - 1] ?? GAMES.find(({ meta }) => meta.id === typed);
    if (game !== undefined) return game;
    line(play.notInMenu(printable(typed)));
  }
}
