// `tablee score`: the score pad. Cards in, the arithmetic of every row out.

import type { GameEntry } from '@tablee/bots';
import { assert, signed, type PadScore, type ScorePad } from '@tablee/kit';
import { GAMES } from '@tablee/registry';
import type { Context } from '../context.ts';
import { readText } from '../files.ts';
import { columns } from '../layout.ts';
import { Lines } from '../lines.ts';
import { gameNamed } from '../setup.ts';
import { EXIT, unreadable } from '../stop.ts';
import type { Command } from './command.ts';

const INPUT_BYTES_MAX = 2 ** 20;
const NO_CARDS = 'no cards to score';

export const score: Command = {
  name: 'score',
  short: 'score a round from its cards',
  long:
    'The score pad of games that score rows: give the cards of your rows (R3 R6 Bx2 B-…), or ' +
    'type them line by line.',
  flags: ['game', 'json'],
  takes: { value: 'CARDS', optional: true, many: true },
  async run(context, args) {
    const typed =
      args.positionals.length > 0 ? args.positionals.join(' ') : await readRows(context);
    const cards = typed
      .split(/[\s,;]+/)
      .filter((text) => text !== '')
      .map(spelling);
    if (cards.length === 0) throw unreadable(NO_CARDS);
    const { game, pad } = await padFor(context, cards, args.value('game'));
    const result = pad.score(cards);
    if (!result.ok) throw unreadable(result.error);
    if (args.has('json')) context.line(JSON.stringify(scoreData(game, result.value)));
    else show(context, pad, result.value);
    return EXIT.ok;
  },
};

/** `bX2` → `Bx2`; a real minus sign will do. */
const spelling = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).toLowerCase().replace('−', '-');

/** From standard input: to its end, or at a terminal to an empty line. */
async function readRows(context: Context): Promise<string> {
  if (context.io.stdin.isTTY !== true) return readText(context, '-', INPUT_BYTES_MAX);
  context.line('Type the rows, e.g. “R3 R6”; an empty line ends.');
  const lines = new Lines(context.io);
  const rows: string[] = [];
  for (;;) {
    const row = await lines.ask('> ');
    if (row === undefined || row.trim() === '') break;
    rows.push(row);
  }
  lines.close();
  return rows.join(' ');
}

/** The requested pad, or the one with the suits of these cards. */
async function padFor(
  context: Context,
  cards: readonly string[],
  wanted: string | undefined,
): Promise<{ readonly game: GameEntry; readonly pad: ScorePad }> {
  const pads: { game: GameEntry; pad: ScorePad }[] = [];
  for (const game of GAMES) {
    const pad = await game.scorePad?.(context.lang);
    if (pad !== undefined) pads.push({ game, pad });
  }
  const known = pads.map(({ game }) => game.meta.id).join(', ');
  if (wanted !== undefined) {
    const game = gameNamed(wanted);
    const found = pads.find((pad) => pad.game === game);
    if (found === undefined)
      throw unreadable(`${game.meta.id} has no score pad; there are ${known}`);
    return found;
  }
  const has = ({ pad }: { pad: ScorePad }, card: string) => pad.letters.includes(card.charAt(0));
  const stray = cards.find((card) => !pads.some((pad) => has(pad, card)));
  if (stray !== undefined) {
    const refused = pads[0]?.pad.score([stray]);
    assert(refused?.ok !== true, 'a pad knows only cards with its letters');
    throw unreadable(refused?.error ?? NO_CARDS);
  }
  const fitting = pads.find((pad) => cards.every((card) => has(pad, card)));
  if (fitting === undefined) throw unreadable('these cards belong to more than one game');
  return fitting;
}

/** The name of a row is for people. */
const scoreData = (game: GameEntry, { rows, ...sums }: PadScore): unknown => ({
  game: game.meta.id,
  rows: rows.map(({ name: _, ...row }) => row),
  ...sums,
});

function show({ paint, line }: Context, pad: ScorePad, { rows, plus, minus, sum }: PadScore): void {
  const shown = rows.map((row) => [
    paint(row.name, 'strong'),
    row.cards.join(' '),
    pad.explain(row),
    paint(signed(row.value), row.value < 0 ? 'bad' : row.value > 0 ? 'good' : 'plain'),
  ]);
  for (const text of columns(shown, [3])) line(text);
  line();
  const [won, lost, total] = pad.columns;
  const sums = [
    [won, String(plus)],
    [lost, String(minus)],
    [paint(total, 'strong'), paint(signed(sum), 'strong')],
  ];
  for (const text of columns(sums, [1])) line(text);
}
