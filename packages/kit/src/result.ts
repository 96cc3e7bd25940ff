// Names the winners of a game, or its losers in a game that has losers.

import type { Seat } from './game.ts';
import type { ByLang, GameMeta, Lang } from './meta.ts';
import { listed, personOf } from './speech.ts';

/** The losers, if the result names them; undefined if it names winners or has none yet. */
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

const WON: ByLang<{ nobody: string; one: string; several: string }> = {
  fr: { nobody: 'Personne n’a gagné', one: 'a gagné', several: 'se partagent la victoire' },
  en: { nobody: 'Nobody won', one: 'won', several: 'share the win' },
  de: { nobody: 'Niemand hat gewonnen', one: 'hat gewonnen', several: 'teilen sich den Sieg' },
};

/** « Zoé a gagné », “Zoé and Max share the win”. */
export function wonBy(lang: Lang, names: readonly string[]): string {
  const { nobody, one, several } = WON[lang];
  if (names.length === 0) return nobody;
  return `${listed(lang, names)} ${names.length === 1 ? one : several}`;
}

/** The same for a reader among the winners or losers, alone or with others. */
const YOURS: ByLang<{ won: string; lost: string; shared: string; lostToo: string }> = {
  fr: {
    won: 'Tu as gagné',
    lost: 'Tu as perdu',
    shared: 'Victoire partagée : ',
    lostToo: 'Défaite partagée : ',
  },
  en: { won: 'You won', lost: 'You lost', shared: 'A shared win: ', lostToo: 'A shared loss: ' },
  de: {
    won: 'Du hast gewonnen',
    lost: 'Du hast verloren',
    shared: 'Geteilter Sieg: ',
    lostToo: 'Geteilte Niederlage: ',
  },
};

/** The result of a game in one line; `me` is the reader's seat, if one player reads it alone. */
export function resultLine(
  lang: Lang,
  meta: Pick<GameMeta, 'hasLosers'> | undefined,
  names: readonly string[],
  winners: readonly Seat[],
  me?: Seat | null,
): string {
  const losers = losersOf(meta, names.length, winners);
  const seats = losers ?? winners;
  const named = seats.map((seat) => personOf(lang, names, seat, me).name);
  if (me === undefined || me === null || !seats.includes(me))
    return losers === undefined ? wonBy(lang, named) : lostBy(lang, named);
  const { won, lost, shared, lostToo } = YOURS[lang];
  if (seats.length === 1) return losers === undefined ? won : lost;
  return `${losers === undefined ? shared : lostToo}${listed(lang, named)}`;
}
