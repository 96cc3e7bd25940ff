// Whom a result names: those who won, or in a game that looks for its losers those who lost.

import type { Seat } from './game.ts';
import type { ByLang, GameMeta, Lang } from './meta.ts';
import { listed } from './speech.ts';

/** The losers, where the result names them; undefined where it names the winners, or nobody has won yet. */
export function losersOf(
  meta: Pick<GameMeta, 'hasLosers'> | undefined,
  seats: number,
  winners: readonly Seat[],
): readonly Seat[] | undefined {
  if (meta?.hasLosers !== true || winners.length === 0) return undefined;
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
}

const LOST: ByLang<(names: string, isOne: boolean) => string> = {
  fr: (names, isOne) => `${names} ${isOne ? 'a' : 'ont'} perdu`,
  en: (names) => `${names} lost`,
  de: (names, isOne) => `${names} ${isOne ? 'hat' : 'haben'} verloren`,
};

/** « Zoé a perdu », “Zoé and Max lost”. */
export const lostBy = (lang: Lang, names: readonly string[]): string =>
  LOST[lang](listed(lang, names), names.length === 1);

/** What one line says of a game that is over; the caller puts into words who won. */
export function resultLine(
  lang: Lang,
  meta: Pick<GameMeta, 'hasLosers'> | undefined,
  names: readonly string[],
  winners: readonly Seat[],
  wonBy: (names: readonly string[]) => string,
): string {
  const losers = losersOf(meta, names.length, winners);
  const named = (losers ?? winners).map((seat) => names[seat] ?? '');
  return losers === undefined ? wonBy(named) : lostBy(lang, named);
}
