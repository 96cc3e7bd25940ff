// The games' parts for the browser, each loaded when its box is opened.

import { folderOf } from '@tablee/registry';
import type { AnyGameUi } from '@tablee/ui';

type UiModule = { readonly uiOf: (game: string) => AnyGameUi };

const MODULES = import.meta.glob<UiModule>('../../../games/*/ui/index.ts');

/** Undefined for a game that is not on the shelf. */
export function uiLoader(game: string): (() => Promise<AnyGameUi>) | undefined {
  const load = MODULES[`../../../games/${folderOf(game)}/ui/index.ts`];
  return load && (async () => (await load()).uiOf(game));
}
