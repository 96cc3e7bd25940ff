// Loads a game's user interface when its box is opened.

import { findGame, folderOf } from '@tablee/registry';
import type { AnyGameUi } from '@tablee/ui';

type UiModule = { readonly uiOf: (game: string) => AnyGameUi };

const UIS = import.meta.glob<UiModule>('../../../../games/*/ui/index.ts');

/** The game's own interface, or a plain one; undefined for a game that is not on the shelf. */
export function uiLoader(game: string): (() => Promise<AnyGameUi>) | undefined {
  const entry = findGame(game);
  if (entry === undefined) return undefined;
  const load = UIS[`../../../../games/${folderOf(game)}/ui/index.ts`];
  return async () =>
    load === undefined
      ? (await import('@tablee/ui/plain/index.ts')).plainUi(entry.meta)
      : (await load()).uiOf(game);
}
