// The person at the table: what they type becomes a move, an answer to a question, or a refusal
// with its reason.

import { personOf, printable, type Pending, type Refusal } from '@tablee/kit';
import { Stop } from '../stop.ts';
import { drawTable } from '../picture.ts';
import type { PlayWords } from '../texts/index.ts';
import type { Chair } from './chair.ts';
import { notUnderstood, showHelp, showMoves, showRules } from './counsel.ts';
import { readMove } from './read.ts';

/** A legal move, silence (only in an open window), or that they leave. */
export type Answer =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'silence' }
  | { readonly kind: 'leave' };

export class Person {
  readonly #chair: Chair;
  readonly #story: string[] = [];

  constructor(chair: Chair) {
    this.#chair = chair;
  }

  /** Tells what happened, and remembers it. */
  hear(events: readonly unknown[]): void {
    const { context, gameTexts, names, seat } = this.#chair;
    for (const event of events) {
      const sentence = gameTexts.event(event, names, seat);
      if (sentence === undefined) continue;
      this.#story.push(sentence);
      context.say(`· ${sentence}`, 'plain', '  ');
    }
  }

  draw(view: unknown): void {
    const { context, rules, seat, names } = this.#chair;
    const { texts } = context;
    // The person who plays finds themselves as « Toi ».
    const called = names.with(seat, personOf(texts.lang, names, seat, seat).label);
    context.line();
    for (const line of drawTable(rules, view, { ...context, seat, names: called }))
      context.line(line);
    context.line();
  }

  /** Shows the table and asks until there is a legal move, silence or a farewell. */
  async ask(view: unknown, pending: Pending): Promise<Answer> {
    const { context, lines, gameTexts, seat, names } = this.#chair;
    const { play } = context.texts;
    this.draw(view);
    context.say(gameTexts.prompt(view, seat, names), 'strong');
    if (pending.kind === 'open') context.say(play.melee, 'faint');
    for (;;) {
      const typed = await lines.ask(`${play.yourMove}> `);
      if (typed === undefined) return { kind: 'leave' };
      const answer = await this.#answer(view, pending, typed.trim().replace(/\s+/g, ' '));
      if (answer !== undefined) return answer;
    }
  }

  async #answer(view: unknown, pending: Pending, typed: string): Promise<Answer | undefined> {
    const { context } = this.#chair;
    const word = this.#wordIn(typed);
    if (pending.kind === 'open' && (typed === '' || word === 'silence')) return { kind: 'silence' };
    if (typed === '') {
      context.say(context.texts.play.moveHint);
      return undefined;
    }
    if (word === 'quit') return { kind: 'leave' };
    if (word === undefined || word === 'silence') return this.#move(view, typed);
    await this.#serve(view, pending, word, typed);
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
    const { rules, seat, names } = this.#chair;
    const read = rules.notation.parse(readMove(rules, view, seat, typed, names));
    const refusal = read.ok ? rules.check(view, seat, read.value) : undefined;
    if (refusal !== undefined) this.#refuse(refusal);
    else if (read.ok) return { kind: 'move', move: read.value };
    else notUnderstood(this.#chair, view, typed);
    return undefined;
  }

  #refuse(refusal: Refusal): void {
    const { context, gameTexts, names, seat } = this.#chair;
    const { colon, play } = context.texts;
    const sentence = `${gameTexts.refusal(refusal, names, seat)} [${refusal.rule}]`;
    context.say(`${play.refused}${colon}${sentence}`, 'bad', '  ');
  }

  async #serve(
    view: unknown,
    pending: Pending,
    word: Exclude<keyof PlayWords, 'quit' | 'silence'>,
    typed: string,
  ): Promise<void> {
    const { context } = this.#chair;
    const { play } = context.texts;
    switch (word) {
      case 'rules':
        showRules(this.#chair, view, typed.replace(/^\?\s*/, ''));
        return;
      case 'moves':
        showMoves(this.#chair, view, pending);
        return;
      case 'log':
        if (this.#story.length === 0) context.say(play.logEmpty);
        for (const sentence of this.#story) context.say(`· ${sentence}`, 'plain', '  ');
        return;
      case 'record':
        await this.#keep(typed.split(' ').slice(1).join(' '));
        return;
      case 'help':
        showHelp(this.#chair, view);
        return;
    }
  }

  async #keep(path: string): Promise<void> {
    const { context } = this.#chair;
    const { play } = context.texts;
    if (path === '') {
      context.say(play.recordNeedsFile);
      return;
    }
    if (await tryToKeep(this.#chair, path)) context.say(play.savedUnfinished);
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
    context.say(error.message, 'bad', '  ');
    return false;
  }
  context.say(context.texts.play.saved(printable(path)), 'plain', '  ');
  return true;
}
