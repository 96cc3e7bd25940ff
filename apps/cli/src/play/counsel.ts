// What the table tells a person who asks: the rules, the moves, the words that may be typed, and
// what to type instead of what was not understood.

import { either, printable, type Pending } from '@tablee/kit';
import { glossary } from '../layout.ts';
import type { Chair } from './chair.ts';

/** More moves than this are not worth a list. */
const MOVES_SHOWN_MAX = 60;

/** One rule by its id, or those of the moment where none is wanted. */
export function showRules(chair: Chair, view: unknown, wanted: string): void {
  const { context, rules, book } = chair;
  const { play } = context.texts;
  const id = wanted.toUpperCase();
  if (id !== '' && !Object.hasOwn(book.rules, id)) {
    context.say(play.noSuchRule(printable(wanted)));
    return;
  }
  if (id === '') context.say(play.rulesNow, 'strong');
  for (const each of id === '' ? rules.governing(view) : [id])
    context.say(`${each}  ${book.rules[each] ?? ''}`, 'plain', '       ');
}

export function showMoves(chair: Chair, view: unknown, pending: Pending): void {
  const { context, rules, gameTexts, seat, names } = chair;
  const { play } = context.texts;
  const count = rules.count(view, seat);
  if (count === 0) context.say(play.noMoves);
  else if (count > MOVES_SHOWN_MAX) {
    context.say(play.tooManyMoves(String(count)));
    context.say(exampleOf(chair, view, count));
  } else {
    context.say(play.movesNow(count), 'strong');
    const moves: unknown[] = [];
    rules.moves(view, seat, moves);
    const rows = moves
      .map((move): [string, string] => [
        rules.notation.format(move),
        gameTexts.move(view, move, names),
      ])
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    const strong = (spelt: string) => context.paint(spelt, 'strong');
    for (const line of glossary(rows, context.width, strong)) context.line(line);
  }
  if (pending.kind === 'open') context.say(play.melee, 'faint');
}

export function showHelp({ context, rules, book }: Chair, view: unknown): void {
  const rule = rules.governing(view)[0] ?? Object.keys(book.rules)[0]!;
  for (const line of glossary(context.texts.play.help(rule), context.width)) context.line(line);
}

/** Says that something is no move, why where that can be told, and what would be one. */
export function notUnderstood(chair: Chair, view: unknown, typed: string): void {
  const { context, rules, seat } = chair;
  const { play } = context.texts;
  const count = rules.count(view, seat);
  const shown = printable(typed);
  const why = /[0-9]{10}/.test(typed)
    ? play.numberTooLarge(shown)
    : /(^| )[-−][0-9]|[0-9][.,][0-9]/.test(typed)
      ? play.numberNotWhole(shown)
      : play.notAMove(shown);
  const hint =
    count === 0
      ? play.noMoves
      : count > MOVES_SHOWN_MAX
        ? exampleOf(chair, view, count)
        : play.movesHint;
  context.say(`${why} ${hint}`);
}

/** Two of the moves, from here and there in the list, as they are typed; short ones say enough. */
function exampleOf({ context, rules, seat }: Chair, view: unknown, count: number): string {
  const { play, lang } = context.texts;
  const places = [0, 0.2, 0.4, 0.6, 0.8].map((part) => Math.floor(part * count));
  const moves = places
    .map((place) => rules.notation.format(rules.moveAt(view, seat, place)))
    .sort((a, b) => a.length - b.length);
  return play.forExample(either(lang, moves.slice(0, 2)));
}
