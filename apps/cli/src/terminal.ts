// How a game is drawn here: by its own terminal, or by a plain one until it has one.

import { plainTerminal, type AnyTerminal } from '@tablee/kit';
import type { GameEntry } from '@tablee/registry';

export async function terminalOf(game: GameEntry): Promise<AnyTerminal> {
  if (game.terminal !== undefined) return game.terminal();
  const [rules, fr, en, de] = await Promise.all([
    game.rules(),
    game.texts('fr'),
    game.texts('en'),
    game.texts('de'),
  ]);
  return plainTerminal(rules, { fr, en, de });
}
