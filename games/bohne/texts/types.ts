// What the card texts of the bean family must hold in every language.

export type SuitKey = 'green' | 'red' | 'yellow' | 'blue' | 'white' | 'milk' | 'dark' | 'hazelnut';

export type EditionKey = 'nicht-die-bohne' | 'pas-de-bras';

/** The names of the suits, and of the three special cards as each edition calls them. */
export interface CardTexts {
  readonly suits: Readonly<Record<SuitKey, string>>;
  readonly zero: Readonly<Record<EditionKey, string>>;
  readonly double: Readonly<Record<EditionKey, string>>;
  readonly minus: Readonly<Record<EditionKey, string>>;
}
