// The viewer's own place and gap in words, in all languages: one line, loaded at the end of a game.

import {
  counted,
  listed,
  personOf,
  type ByLang,
  type Lang,
  type Names,
  type Person,
  type Seat,
  type Standing,
} from '@tablee/kit';

/** Whether the game is over, or goes on after this round. */
export type When = 'over' | 'between';

interface Words {
  readonly points: (count: number) => string;
  /** First, alone. */
  readonly ahead: Readonly<Record<When, (points: string, of: Person) => string>>;
  /** First, but not by points. */
  readonly first: Readonly<Record<When, string>>;
  readonly shared: Readonly<Record<When, (names: string) => string>>;
  /** Further down; `gap` follows the place where there is one. */
  readonly place: (place: number, isShared: boolean) => string;
  readonly behind: (points: string, of: Person | undefined) => string;
}

const PLACES_DE = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

const WORDS: ByLang<Words> = {
  fr: {
    points: (count) => counted('fr', count, 'point', 'points'),
    ahead: {
      over: (points, { name }) => `Tu gagnes, ${points} devant ${name} !`,
      between: (points, { name }) => `Tu mènes, ${points} devant ${name}.`,
    },
    first: { over: 'Tu gagnes !', between: 'Tu mènes.' },
    shared: {
      over: (names) => `Victoire ex æquo avec ${names} !`,
      between: (names) => `En tête ex æquo avec ${names}.`,
    },
    place: (place, isShared) => `Tu es ${place}ᵉ${isShared ? ' ex æquo' : ''}`,
    behind: (points, of) => `, à ${points} ${of?.of ?? 'de la tête'}`,
  },
  en: {
    points: (count) => counted('en', count, 'point', 'points'),
    ahead: {
      over: (points, { name }) => `You win, ${points} ahead of ${name}!`,
      between: (points, { name }) => `You lead, ${points} ahead of ${name}.`,
    },
    first: { over: 'You win!', between: 'You lead.' },
    shared: {
      over: (names) => `You share the win with ${names}!`,
      between: (names) => `You share the lead with ${names}.`,
    },
    place: (place, isShared) =>
      `You are ${isShared ? 'joint ' : ''}${place}${place === 2 ? 'nd' : place === 3 ? 'rd' : 'th'}`,
    behind: (points, of) =>
      of === undefined ? `, ${points} off the lead` : `, ${points} behind ${of.name}`,
  },
  de: {
    points: (count) => counted('de', count, 'Punkt', 'Punkte'),
    ahead: {
      over: (points, { name }) => `Du gewinnst, ${points} vor ${name}!`,
      between: (points, { name }) => `Du führst, ${points} vor ${name}.`,
    },
    first: { over: 'Du gewinnst!', between: 'Du führst.' },
    shared: {
      over: (names) => `Du teilst dir den Sieg mit ${names}!`,
      between: (names) => `Du teilst dir die Führung mit ${names}.`,
    },
    place: (place, isShared) =>
      // In words: the gap that follows is a figure.
      `${isShared ? 'Du teilst dir' : 'Du bist auf'} Platz ${PLACES_DE[place] ?? place}`,
    behind: (points, of) => `, ${points} hinter ${of?.name ?? 'der Spitze'}`,
  },
};

/** « Tu es 2ᵉ, à 6 points d’Odette. »; `unit` says what is counted, if not points. */
export function ownPlace(
  lang: Lang,
  standings: readonly Standing[],
  seat: Seat,
  names: Names,
  when: When,
  unit: (count: number) => string = WORDS[lang].points,
): string {
  const words = WORDS[lang];
  const person = (one: Standing): Person => personOf(lang, names, one.seat);
  const own = standings.find((one) => one.seat === seat)!;
  const firsts = standings.filter(({ place }) => place === 1);
  if (own.place > 1) {
    const of = firsts.length === 1 ? person(firsts[0]!) : undefined;
    const gap = own.gap > 0 && own.gap < Infinity ? words.behind(unit(own.gap), of) : '';
    return `${words.place(own.place, own.isShared)}${gap}.`;
  }
  if (own.isShared) {
    const others = firsts.filter((one) => one !== own).map((one) => person(one).name);
    return words.shared[when](listed(lang, others));
  }
  const seconds = standings.filter(({ place }) => place === 2);
  if (seconds.length !== 1 || !(own.gap < 0 && own.gap > -Infinity)) return words.first[when];
  return words.ahead[when](unit(-own.gap), person(seconds[0]!));
}
