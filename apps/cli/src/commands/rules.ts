// `tablee rules GAME`: the rules by chapter, or one of them.

import { counted, printable, type DeckList } from '@tablee/kit';
import type { Context } from '../context.ts';
import { columns, wrap } from '../layout.ts';
import { gameArgument } from '../setup.ts';
import { EXIT, unreadable } from '../stop.ts';
import type { Command } from './command.ts';

interface Rule {
  readonly id: string;
  readonly text: string;
  readonly ruling: boolean;
  readonly chapter: string;
}

export const rules: Command = {
  name: 'rules',
  short: 'the rules of a game',
  long: 'Shows the rules of a game, all of them or one.',
  flags: ['rule', 'json'],
  takes: { value: 'GAME' },
  async run(context, args) {
    const { lang } = context;
    const game = gameArgument(args);
    const book = await game.book(lang);
    let chapter = '';
    const all = Object.entries(book.rules).map(([id, text]): Rule => {
      chapter = book.chapters.find(({ first }) => first === id)?.title[lang] ?? chapter;
      return { id, text, ruling: book.rulings.includes(id), chapter };
    });
    const wanted = args.value('rule');
    const chosen = all.filter(({ id }) => wanted === undefined || id === wanted.toUpperCase());
    if (chosen.length === 0)
      throw unreadable(`${game.meta.id} has no rule “${printable(wanted ?? '')}”`);
    const deck = wanted === undefined ? await game.deckList?.(lang) : undefined;
    if (args.has('json')) {
      for (const data of [...chosen, ...(deck === undefined ? [] : [deck])])
        context.line(JSON.stringify(data));
    } else {
      show(context, game.meta.title[lang], chosen);
      if (deck !== undefined) showDeck(context, deck);
    }
    return EXIT.ok;
  },
};

function show(context: Context, title: string, chosen: readonly Rule[]): void {
  const { paint, width } = context;
  context.line(paint(title, 'strong'));
  let chapter = '';
  for (const rule of chosen) {
    if (rule.chapter !== chapter) {
      chapter = rule.chapter;
      context.line();
      context.line(paint(chapter, 'strong'));
    }
    const ruling = rule.ruling ? ' (a ruling of Tablée’s)' : '';
    const [first, ...rest] = wrap(`${rule.id}  ${rule.text}${ruling}`, width, '       ');
    context.line(paint(rule.id, 'faint') + first!.slice(rule.id.length));
    for (const line of rest) context.line(line);
  }
}

function showDeck({ paint, line }: Context, { deck, title, cards }: DeckList): void {
  const size = cards.reduce((sum, { copies }) => sum + copies, 0);
  line();
  line(paint(title, 'strong'));
  line(`${deck}: ${counted('en', size, 'card', 'cards')}`);
  const rows = cards.map(({ code, name, copies }) => [paint(code, 'faint'), name, String(copies)]);
  for (const row of columns(rows, [2])) line(row);
}
