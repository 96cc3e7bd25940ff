// What the sentences of every game need: people by name, numbers with their nouns, and lists, in
// each language.

import type { Facts, Refusal } from './refusal.ts';
import type { Seat } from './game.ts';
import type { ByLang, Lang } from './meta.ts';
import type { Names } from './texts.ts';

/** Somebody in a sentence: `name` inside it, `start` at its beginning. */
export interface Person {
  readonly name: string;
  readonly start: string;
  /** « de Beate », “Beate’s”, „von Beate“. */
  readonly of: string;
  /** « à Beate », “to Beate”, „an Beate“. */
  readonly to: string;
}

// British habits: no comma before the last “and”.
export const LOCALES: ByLang<string> = { fr: 'fr', en: 'en-GB', de: 'de' };
const PLURALS = byLocale((locale) => new Intl.PluralRules(locale));
const LISTS = byLocale((locale) => new Intl.ListFormat(locale));
const CHOICES = byLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

function byLocale<T>(make: (locale: string) => T): ByLang<T> {
  return { fr: make(LOCALES.fr), en: make(LOCALES.en), de: make(LOCALES.de) };
}

/** The person in a seat; where no name is known, the seat itself by its number. */
export function personOf(lang: Lang, names: Names | undefined, seat: Seat): Person {
  const name = names?.at(seat)?.trim() ?? '';
  return name === '' ? CHAIRS[lang](seat) : PEOPLE[lang](name);
}

const CHAIRS: ByLang<(seat: Seat) => Person> = {
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

const PEOPLE: ByLang<(name: string) => Person> = {
  // « d’Alex », « d’Yves », but « de Yann ».
  fr: (name) => ({
    name,
    start: name,
    of: /^([aàâäeéèêëiîïoôöœuùûü]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`,
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

/** With a real minus sign. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Points as a score sheet writes them: +7, −13, 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));

/** The words a game has for refusals: its own reasons, and every rule. */
interface RefusalWords<Speaker> {
  readonly refusals: Readonly<Record<string, (facts: Facts, speaker: Speaker) => string>>;
  readonly rules: Readonly<Record<string, string>>;
}

/** A refusal as a sentence. A host's own refusal names a rule, and that is all there is to say. */
export function sayRefusal<Speaker>(
  words: RefusalWords<Speaker>,
  { rule, why, facts }: Refusal,
  speaker: Speaker,
): string {
  if (Object.hasOwn(words.refusals, why)) return words.refusals[why]!(facts, speaker);
  return Object.hasOwn(words.rules, rule) ? words.rules[rule]! : `${rule} ${why}`;
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
