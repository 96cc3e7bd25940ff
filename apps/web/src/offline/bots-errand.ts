// Runs one job of a bot in the present thread, and defines its messages to and from a worker.

import { runAdvice, runErrand, type BotErrand, type Errand } from '@tablee/bots';
import { assert } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { ParErrand } from './par.ts';

/** A move that is to be found, advice that is asked for, or what level play makes of some cards. */
export type Question =
  | { readonly kind: 'think'; readonly errand: BotErrand }
  | { readonly kind: 'advise'; readonly errand: Errand }
  | { readonly kind: 'par'; readonly errand: ParErrand };

/** Both ends are of one build, and a call lasts less than a second: nothing is read again. */
export type BotsRequest = Question & { readonly call: number };

export type BotsAnswer =
  | { readonly call: number; readonly isDone: true; readonly value: unknown }
  | { readonly call: number; readonly isDone: false };

export async function answerTo(question: Question): Promise<unknown> {
  // Few tables ask for it.
  if (question.kind === 'par') return (await import('./par.ts')).runPar(question.errand);
  const game = findGame(question.errand.game);
  assert(game !== undefined, 'only tables of known games ask');
  const now = (): number => performance.now();
  return question.kind === 'think'
    ? runErrand(game, question.errand, now)
    : runAdvice(game, question.errand, now);
}
