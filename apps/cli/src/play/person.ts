// The person at the table: what they type becomes a move, an answer to a question, or a refusal
// with its reason.

import type {
  AnyGameTexts,
  AnyRules,
  AnyTerminal,
  Names,
  Pending,
  Refusal,
  Seat,
} from '@tablee/kit';
import type { Context } from '../context.ts';
import { columns, printable, wrap } from '../layout.ts';
import type { Lines } from '../lines.ts';
import { Stop } from '../stop.ts';
import type { PlayWords } from '../texts/index.ts';

/** A legal move, silence (only in an open window), or that they leave. */
export type Answer =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'silence' }
  | { readonly kind: 'leave' };

/** More moves than this are not worth a list. */
const MOVES_SHOWN_MAX = 60;

export interface Chair {
  readonly context: Context;
  readonly lines: Lines;
  readonly rules: AnyRules;
  readonly gameTexts: AnyGameTexts;
  readonly terminal: AnyTerminal;
  readonly seat: Seat;
  readonly names: Names;
  /** Writes the record so far to a new file. */
  keep(path: string): Promise<void>;
}

export class Person {
  readonly #chair: Chair;
  readonly #story: string[] = [];

  constructor(chair: Chair) {
    this.#chair = chair;
  }

  /** Tells what happened, and remembers it. */
  hear(events: readonly unknown[]): void {
    const { context, gameTexts, names } = this.#chair;
    for (const event of events) {
      const sentence = gameTexts.event(event, names);
      if (sentence === undefined) continue;
      this.#story.push(sentence);
      for (const line of wrap(`· ${sentence}`, context.width, '  ')) context.line(line);
    }
  }

  draw(view: unknown): void {
    const { context, terminal, seat, names } = this.#chair;
    const { paint, width, texts } = context;
    context.line();
    for (const line of terminal.draw(view, seat, names, paint, width, texts.lang))
      context.line(line);
    context.line();
  }

  /** Shows the table and asks until there is a legal move, silence or a farewell. */
  async ask(view: unknown, pending: Pending): Promise<Answer> {
    const { context, lines, gameTexts, seat, names } = this.#chair;
    const { play } = context.texts;
    this.draw(view);
    for (const line of wrap(gameTexts.prompt(view, seat, names), context.width))
      context.line(context.paint(line, 'strong'));
    if (pending.kind === 'open')
      for (const line of wrap(play.melee, context.width))
        context.line(context.paint(line, 'faint'));
    for (;;) {
      const typed = await lines.ask(`${play.yourMove}> `);
      if (typed === undefined) return { kind: 'leave' };
      const answer = await this.#answer(view, pending, typed.trim().replace(/\s+/g, ' '));
      if (answer !== undefined) return answer;
    }
  }

  async #answer(view: unknown, pending: Pending, typed: string): Promise<Answer | undefined> {
    if (typed === '') return pending.kind === 'open' ? { kind: 'silence' } : undefined;
    const word = this.#wordIn(typed);
    if (word === 'quit') return { kind: 'leave' };
    if (word === undefined) return this.#move(view, typed);
    await this.#serve(view, word, typed);
    return undefined;
  }

  /** Which of the table's own words this is, if any. */
  #wordIn(typed: string): keyof PlayWords | undefined {
    const { words } = this.#chair.context.texts.play;
    const first = typed.split(' ', 1)[0]!.toLowerCase();
    if (first.startsWith('?')) return 'rules';
    return (Object.keys(words) as (keyof PlayWords)[]).find((name) => words[name].includes(first));
  }

  #move(view: unknown, typed: string): Answer | undefined {
    const { context, rules, terminal, seat, names } = this.#chair;
    const spelling = terminal.readMove(view, seat, typed, names);
    const read = rules.notation.parse(spelling);
    if (!read.ok) {
      context.line(context.texts.play.notAMove(printable(typed)));
      return undefined;
    }
    const refusal = rules.check(view, seat, read.value);
    if (refusal === undefined) return { kind: 'move', move: read.value };
    this.#refuse(refusal);
    return undefined;
  }

  #refuse(refusal: Refusal): void {
    const { context, gameTexts, names } = this.#chair;
    const { colon, play } = context.texts;
    const sentence = `${gameTexts.refusal(refusal, names)} [${refusal.rule}]`;
    const [first = '', ...rest] = wrap(`${play.refused}${colon}${sentence}`, context.width, '  ');
    context.line(context.paint(first, 'bad'));
    for (const line of rest) context.line(context.paint(line, 'bad'));
  }

  async #serve(
    view: unknown,
    word: Exclude<keyof PlayWords, 'quit'>,
    typed: string,
  ): Promise<void> {
    const { context } = this.#chair;
    const { play } = context.texts;
    switch (word) {
      case 'rules':
        this.#showRules(view, typed.replace(/^\?\s*/, '').toUpperCase());
        return;
      case 'moves':
        this.#showMoves(view);
        return;
      case 'log':
        if (this.#story.length === 0) context.line(play.logEmpty);
        for (const sentence of this.#story)
          for (const line of wrap(`· ${sentence}`, context.width, '  ')) context.line(line);
        return;
      case 'record':
        await this.#keep(typed.split(' ').slice(1).join(' '));
        return;
      case 'help':
        for (const line of columns(play.help)) context.line(`  ${line}`);
        return;
    }
  }

  #showRules(view: unknown, wanted: string): void {
    const { context, rules, gameTexts } = this.#chair;
    const { play } = context.texts;
    const known = Object.hasOwn(gameTexts.rules, wanted);
    const ids = known ? [wanted] : rules.governing(view);
    if (!known) context.line(context.paint(play.rulesNow, 'strong'));
    for (const id of ids)
      for (const line of wrap(`${id}  ${gameTexts.rules[id] ?? ''}`, context.width, '       '))
        context.line(line);
  }

  #showMoves(view: unknown): void {
    const { context, rules, gameTexts, seat, names } = this.#chair;
    const { play } = context.texts;
    const count = rules.count(view, seat);
    if (count === 0) {
      context.line(play.noMoves);
      return;
    }
    if (count > MOVES_SHOWN_MAX) {
      context.line(play.tooManyMoves(String(count)));
      return;
    }
    context.line(context.paint(play.movesNow(count), 'strong'));
    const moves: unknown[] = [];
    rules.moves(view, seat, moves);
    const rows = moves
      .map((move) => ({
        said: gameTexts.move(view, move, names),
        spelt: rules.notation.format(move),
      }))
      .sort((a, b) => a.spelt.localeCompare(b.spelt, 'en', { numeric: true }))
      .map(({ said, spelt }) => [said, context.paint(`(${spelt})`, 'faint')]);
    for (const line of columns(rows)) context.line(`  ${line}`);
  }

  async #keep(path: string): Promise<void> {
    const { context } = this.#chair;
    const { play } = context.texts;
    if (path === '') {
      context.line(play.recordNeedsFile);
      return;
    }
    if (await tryToKeep(this.#chair, path))
      for (const line of wrap(play.savedUnfinished, context.width)) context.line(line);
  }
}

/** Saves, or says why not; a full disk must not end the game. */
export async function tryToKeep(
  chair: Pick<Chair, 'context' | 'keep'>,
  path: string,
): Promise<boolean> {
  const { context } = chair;
  try {
    await chair.keep(path);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    context.line(context.paint(error.message, 'bad'));
    return false;
  }
  context.line(context.texts.play.saved(printable(path)));
  return true;
}
