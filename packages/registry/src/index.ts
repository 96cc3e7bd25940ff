// All games of the house, by what lies under games/: what each is, and how its parts are loaded.

import type { GameEntry, GameParts } from '@tablee/bots';
import type { AnyTerminal } from '@tablee/kit';
import { FOLDERS } from './folders.ts';

export type { GameEntry } from '@tablee/bots';
export type { DeckList, PadRow, ScorePad } from '@tablee/kit';

async function plainTerminalOf({ rules, texts }: GameParts): Promise<AnyTerminal> {
  const [{ plainTerminal }, fr, en, de] = await Promise.all([
    import('@tablee/kit'),
    texts('fr'),
    texts('en'),
    texts('de'),
  ]);
  return plainTerminal(await rules(), { fr, en, de });
}

const withDefaults = (parts: GameParts): GameEntry => {
  const {
    bots = async () => (await import('@tablee/bots')).randomBots(await parts.rules()),
    quickBots = bots,
    terminal = () => plainTerminalOf(parts),
  } = parts;
  return { ...parts, bots, quickBots, terminal };
};

export const GAMES: readonly GameEntry[] = Object.values(FOLDERS).flat().map(withDefaults);

export const findGame = (id: string): GameEntry | undefined =>
  GAMES.find(({ meta }) => meta.id === id);

/** The folder under games/ that a game comes from; editions may share one. */
export const folderOf = (id: string): string | undefined =>
  Object.keys(FOLDERS).find((folder) => FOLDERS[folder]!.some(({ meta }) => meta.id === id));
