// Builds the parts of sentences that all games share: people by name, numbers with nouns, and
// lists.

import type { Facts, Refusal } from './refusal.ts';
import type { Seat } from './game.ts';
import type { ByLang, Lang } from './meta.ts';
import type { Names } from './texts.ts';

/**
 * A person in a sentence: « tu » for the reader, a name for all others. `does` and `pick` choose
 * between the two forms, because verbs and possessives differ.
 */
export interface Person {
  readonly isYou: boolean;
  /** Inside a sentence: « Beate », « toi ». */
  readonly name: string;
  /** At its beginning, before a verb: « Beate », « Tu ». */
  readonly start: string;
  /** By itself, beside a place or in a list: « Beate », « Toi ». */
  readonly label: string;
  /** « de Beate », “Beate’s”, „von Beate“; of oneself only “your”, the others say it with `pick`. */
  readonly of: string;
  /** « à Beate », “to Beate”, „an Beate“. */
  readonly to: string;
  /** Person and verb at the beginning of a sentence: « Tu poses », « Beate pose ». */
  readonly does: (you: string, other: string) => string;
  readonly pick: (you: string, other: string) => string;
}

// British habits: no comma before the last “and”.
export const LOCALES: ByLang<string> = { fr: 'fr', en: 'en-GB', de: 'de' };
const PLURALS = byLocale((locale) => new Intl.PluralRules(locale));
const LISTS = byLocale((locale) => new Intl.ListFormat(locale));
const CHOICES = byLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

function byLocale<T>(make: (locale: string) => T): ByLang<T> {
  return { fr: make(LOCALES.fr), en: make(LOCALES.en), de: make(LOCALES.de) };
}

/**
 * The person in a seat; without a name, the seat by its number. `me` is the reader's seat, null or
 * absent where several people read the sentence.
 */
export function personOf(
  lang: Lang,
  names: Names | undefined,
  seat: Seat,
  me?: Seat | null,
): Person {
  if (seat === me) return YOU[lang];
  const name = names?.at(seat)?.trim() ?? '';
  return other(name === '' ? CHAIRS[lang](seat) : PEOPLE[lang](name));
}

type Called = Pick<Person, 'name' | 'start' | 'of' | 'to'>;

const other = (called: Called): Person => ({
  ...called,
  label: called.start,
  isYou: false,
  does: (_, does) => `${called.start} ${does}`,
  pick: (_, words) => words,
});

const you = (start: string, label: string, words: Pick<Called, 'name' | 'of' | 'to'>): Person => ({
  ...words,
  start,
  label,
  isYou: true,
  does: (does) => `${start} ${does}`,
  pick: (own) => own,
});

const YOU: ByLang<Person> = {
  fr: you('Tu', 'Toi', { name: 'toi', of: 'de toi', to: 'à toi' }),
  en: you('You', 'You', { name: 'you', of: 'your', to: 'to you' }),
  de: you('Du', 'Du', { name: 'du', of: 'von dir', to: 'an dich' }),
};

const CHAIRS: ByLang<(seat: Seat) => Called> = {
  fr: (seat) => ({
    name: `le siège ${seat}`,
    start: `Le siège ${seat}`,
    of: `du siège ${seat}`,
    to: `au siège ${seat}`,
  }),
  en: (seat) => ({
    name: `seat ${seat}`,
    start: `Seat ${seat}`,
    of: `seat ${seat}’s`,
    to: `to seat ${seat}`,
  }),
  de: (seat) => PEOPLE.de(`Platz ${seat}`),
};

/** An h is mute in French names, and heard in those from elsewhere. */
const ELIDED =
  /^([aàâäeéèêëiîïoôöœuùûü]|y[^aeiou]|h(él|enri|erv|erm|ector|ort|onor|ipp|il|ug|ub|ya|orac|adrien))/i;

const PEOPLE: ByLang<(name: string) => Called> = {
  // « d’Alex », « d’Yves », « d’Hélène », but « de Yann », « de Hans ».
  fr: (name) => ({
    name,
    start: name,
    of: ELIDED.test(name) ? `d’${name}` : `de ${name}`,
    to: `à ${name}`,
  }),
  en: (name) => ({ name, start: name, of: `${name}’s`, to: `to ${name}` }),
  de: (name) => ({ name, start: name, of: `von ${name}`, to: `an ${name}` }),
};

/** The seat that a person means by its number or by a name, of which the beginning is enough. */
export function seatMeant(text: string, names: Names | undefined): Seat | undefined {
  if (/^[0-9]$/.test(text)) return Number(text);
  const wanted = text.trim().toLowerCase();
  if (wanted === '' || names === undefined) return undefined;
  const all = names.map((name) => name.toLowerCase());
  const seatsOf = (fits: (name: string) => boolean) =>
    all.flatMap((name, seat) => (fits(name) ? [seat] : []));
  const same = seatsOf((name) => name === wanted);
  const fitting = same.length > 0 ? same : seatsOf((name) => name.startsWith(wanted));
  // Two people of one name are told apart by their seats only.
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The noun that follows a number. */
export const nounFor = (lang: Lang, count: number, one: string, other: string): string =>
  PLURALS[lang].select(count) === 'one' ? one : other;

/** A number with its noun: « 1 pion », « 2 pions », « 0 pion ». */
export const counted = (lang: Lang, count: number, one: string, other: string): string =>
  `${figure(count)} ${nounFor(lang, count, one, other)}`;

/** « Alex, Beate et Carl ». */
export const listed = (lang: Lang, items: readonly string[]): string => LISTS[lang].format(items);

/** « passer, miser ou attendre ». */
export const either = (lang: Lang, items: readonly string[]): string => CHOICES[lang].format(items);

/** At the head of a line or a button. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a real minus sign. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Points as a score sheet writes them: +7, −13, 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));

/** A game's words for refusals: by reason, and by rule for reasons without words of their own. */
interface RefusalWords<Speaker> {
  readonly refusals: Readonly<Record<string, (facts: Facts, speaker: Speaker) => string>>;
  readonly rules?: Readonly<Record<string, string>>;
}

/** A refusal as a sentence. A host's own refusal names a rule, and that is all there is to say. */
export function sayRefusal<Speaker>(
  words: RefusalWords<Speaker>,
  { rule, why, facts }: Refusal,
  speaker: Speaker,
): string {
  if (Object.hasOwn(words.refusals, why)) return words.refusals[why]!(facts, speaker);
  return words.rules?.[rule] ?? `${rule} ${why}`;
}

/** A sentence for each kind of move or event. */
export type ByKind<One extends { readonly kind: string }, Speaker, Said> = {
  readonly [Kind in One['kind']]: (
    one: Extract<One, { readonly kind: Kind }>,
    speaker: Speaker,
  ) => Said;
};

/** Each kind has its own sentence, so kind and sentence always belong together. */
export function sayKind<One extends { readonly kind: string }, Speaker, Said>(
  sentences: ByKind<One, Speaker, Said>,
  one: One,
  speaker: Speaker,
): Said {
  const say = sentences[one.kind as One['kind']] as (one: One, speaker: Speaker) => Said;
  return say(one, speaker);
}

/** A rule as players see it: by its number, since the letters before it name a document. */
export const ruleMark = (id: string): string => `§\u00a0${Number(id.replace(/\D/g, ''))}`;
