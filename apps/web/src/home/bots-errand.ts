// One errand of a bot, run in whatever thread this is; and how it travels to another one.

import { runAdvice, runErrand, type BotErrand, type Errand } from '@tablee/bots';
import { assert } from '@tablee/kit';
import { findGame } from '@tablee/registry';

/** A move that is to be found, or advice that is asked for. */
export type Question =
  | { readonly kind: 'think'; readonly errand: BotErrand }
  | { readonly kind: 'advise'; readonly errand: Errand };

/** Both ends are of one build, and a call lasts less than a second: nothing is read again. */
export type BotsRequest = Question & { readonly call: number };

export type BotsAnswer =
  | { readonly call: number; readonly isDone: true; readonly value: unknown }
  | { readonly call: number; readonly isDone: false };

export function answerTo(question: Question): Promise<unknown> {
  const game = findGame(question.errand.game);
  assert(game !== undefined, 'only tables of known games ask');
  const now = (): number => performance.now();
  return question.kind === 'think'
    ? runErrand(game, question.errand, now)
    : runAdvice(game, question.errand, now);
}
