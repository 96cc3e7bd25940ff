// Prints help on request: rules, moves and commands, and a suggestion for input that was not
// understood.

import { counted, either, printable, type Pending } from '@tablee/kit';
import { glossary } from '../layout.ts';
import type { Chair } from './chair.ts';

/** More moves than this are not worth a list. */
const MOVES_SHOWN_MAX = 60;

const NO_MOVES = 'Nothing to choose just now.';
export const MELEE =
  'Enter = stay silent. There is no clock here: the hammer falls when everyone is silent.';

/** One rule by its id, or those of the moment where none is wanted. */
export function showRules(chair: Chair, view: unknown, wanted: string): void {
  const { context, rules, book } = chair;
  const id = wanted.toUpperCase();
  if (id !== '' && !Object.hasOwn(book.rules, id)) {
    context.say(`This game has no rule “${printable(wanted)}”.`);
    return;
  }
  if (id === '') context.say('The rules of the moment', 'strong');
  for (const each of id === '' ? rules.governing(view) : [id])
    context.say(`${each}  ${book.rules[each] ?? ''}`, 'plain', '       ');
}

export function showMoves(chair: Chair, view: unknown, pending: Pending): void {
  const { context, rules, gameTexts, seat, names } = chair;
  const count = rules.count(view, seat);
  if (count === 0) context.say(NO_MOVES);
  else if (count > MOVES_SHOWN_MAX) {
    context.say(`${count} possible moves: too many for a list. “?” recalls the rules.`);
    context.say(exampleOf(chair, view, count));
  } else {
    context.say(counted('en', count, 'possible move', 'possible moves'), 'strong');
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
  if (pending.kind === 'open') context.say(MELEE, 'faint');
}

export function showHelp({ context, rules, book }: Chair, view: unknown): void {
  const rule = rules.governing(view)[0] ?? Object.keys(book.rules)[0]!;
  const words: readonly [string, string][] = [
    ['a move', 'in short, or as “moves” spells it'],
    ['?', `the rules of the moment; “? ${rule}” shows one of them`],
    ['moves', 'the possible moves'],
    ['log', 'what has happened so far'],
    ['record FILE', 'keep the game in a file'],
    ['quit', 'leave the table (also Ctrl-C, Ctrl-D)'],
  ];
  for (const line of glossary(words, context.width)) context.line(line);
}

/** Says that something is no move, why where that can be told, and what would be one. */
export function notUnderstood(chair: Chair, view: unknown, typed: string): void {
  const { context, rules, seat } = chair;
  const count = rules.count(view, seat);
  const shown = printable(typed);
  const why = /[0-9]{10}/.test(typed)
    ? `“${shown}”: that number is too large.`
    : /(^| )[-−][0-9]|[0-9][.,][0-9]/.test(typed)
      ? `“${shown}”: only whole numbers from 0 count here.`
      : `“${shown}”: I do not understand.`;
  const hint =
    count === 0
      ? NO_MOVES
      : count > MOVES_SHOWN_MAX
        ? exampleOf(chair, view, count)
        : '“moves” shows what is possible.';
  context.say(`${why} ${hint}`);
}

/** Two of the moves, from here and there in the list, as they are typed; short ones say enough. */
function exampleOf({ rules, seat }: Chair, view: unknown, count: number): string {
  const places = [0, 0.2, 0.4, 0.6, 0.8].map((part) => Math.floor(part * count));
  const moves = places
    .map((place) => rules.notation.format(rules.moveAt(view, seat, place)))
    .sort((a, b) => a.length - b.length);
  return `For example: ${either('en', moves.slice(0, 2))}`;
}
