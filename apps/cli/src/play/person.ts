// The person at the table: what they type becomes a move, an answer to a question, or a refusal
// with its reason.

import { personOf, printable, type Pending, type Refusal } from '@tablee/kit';
import { Stop } from '../stop.ts';
import { drawTable } from '../picture.ts';
import type { Chair } from './chair.ts';
import { MELEE, notUnderstood, showHelp, showMoves, showRules } from './counsel.ts';
import { readMove } from './read.ts';

/** What a person may type besides a move: each word, then its short forms. */
export const PLAY_WORDS = {
  rules: ['?'],
  moves: ['moves', 'm'],
  log: ['log'],
  record: ['record'],
  help: ['help', 'h'],
  quit: ['quit', 'q'],
  silence: ['silence', 'silent', '-'],
};
type PlayWord = keyof typeof PLAY_WORDS;

const SAVED_UNFINISHED =
  'The game is not over: the seed is not in it yet, but whoever opens the file sees every card.';

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
    // The table calls the player's own seat « Toi ».
    const called = names.with(seat, personOf(context.lang, names, seat, seat).label);
    context.line();
    for (const line of drawTable(rules, view, { ...context, seat, names: called }))
      context.line(line);
    context.line();
  }

  /** Shows the table and asks until there is a legal move, silence or a farewell. */
  async ask(view: unknown, pending: Pending): Promise<Answer> {
    const { context, lines, gameTexts, seat, names } = this.#chair;
    this.draw(view);
    context.say(gameTexts.prompt(view, seat, names), 'strong');
    if (pending.kind === 'open') context.say(MELEE, 'faint');
    for (;;) {
      const typed = await lines.ask('Your move> ');
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
      context.say('Type a move; “moves” lists them, “help” tells the rest.');
      return undefined;
    }
    if (word === 'quit') return { kind: 'leave' };
    if (word === undefined || word === 'silence') return this.#move(view, typed);
    await this.#serve(view, pending, word, typed);
    return undefined;
  }

  /** Which of the table's own words this is, if any. */
  #wordIn(typed: string): PlayWord | undefined {
    const first = typed.split(' ', 1)[0]!.toLowerCase();
    if (first.startsWith('?')) return 'rules';
    return (Object.keys(PLAY_WORDS) as PlayWord[]).find((name) => PLAY_WORDS[name].includes(first));
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
    const sentence = `${gameTexts.refusal(refusal, names, seat)} [${refusal.rule}]`;
    context.say(`Refused: ${sentence}`, 'bad', '  ');
  }

  async #serve(
    view: unknown,
    pending: Pending,
    word: Exclude<PlayWord, 'quit' | 'silence'>,
    typed: string,
  ): Promise<void> {
    const { context } = this.#chair;
    switch (word) {
      case 'rules':
        showRules(this.#chair, view, typed.replace(/^\?\s*/, ''));
        return;
      case 'moves':
        showMoves(this.#chair, view, pending);
        return;
      case 'log':
        if (this.#story.length === 0) context.say('The log is still empty.');
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
    if (path === '') {
      context.say('Name the file too: record game.tablee');
      return;
    }
    if (await tryToKeep(this.#chair, path)) context.say(SAVED_UNFINISHED);
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
  context.say(`Game saved in ${printable(path)}.`, 'plain', '  ');
  return true;
}
