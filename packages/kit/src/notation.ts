// Moves as text: one declaration gives the type, the parser and the formatter. Every move has one
// spelling only, so a text that parses formats back to itself.

import { fail, ok, problem, type Problem, type Result } from './refusal.ts';

/** One token of text and the value it stands for. */
export interface Codec<T> {
  parse(token: string): T | undefined;
  format(value: T): string;
}

/** Whole numbers from 0, without leading zeros; nine digits are more than any game counts. */
export const wholeNumber: Codec<number> = {
  parse: (token) => (/^(0|[1-9][0-9]{0,8})$/.test(token) ? Number(token) : undefined),
  format: (value) => String(value),
};

/** A value that is one of a list of words, kept as its place in the list, which may have holes. */
export function words(list: readonly string[]): Codec<number> {
  const places = new Map<string, number>();
  list.forEach((word, place) => places.set(word, place));
  return {
    parse: (token) => places.get(token),
    format: (value) => list[value] ?? '?',
  };
}

type Reads<T> = { readonly value: T; readonly next: number } | undefined;

/** A part of a move: how it is read from the tokens at a place, and written. */
export interface Field<T> {
  read(tokens: readonly string[], at: number): Reads<T>;
  write(value: T, into: string[]): void;
}

/** Exactly one token. */
export function one<T>(codec: Codec<T>): Field<T> {
  return {
    read(tokens, at) {
      const token = tokens[at];
      const value = token === undefined ? undefined : codec.parse(token);
      return value === undefined ? undefined : { value, next: at + 1 };
    },
    write: (value, into) => void into.push(codec.format(value)),
  };
}

/** A keyword and a token, or nothing at all (null). */
export function after<T>(keyword: string, codec: Codec<T>): Field<T | null> {
  const rest = one(codec);
  return {
    read: (tokens, at) =>
      tokens[at] === keyword ? rest.read(tokens, at + 1) : { value: null, next: at },
    write(value, into) {
      if (value === null) return;
      into.push(keyword);
      rest.write(value, into);
    },
  };
}

/** All remaining tokens, at least one. */
export function many<T>(codec: Codec<T>): Field<readonly T[]> {
  return {
    read(tokens, at) {
      const value: T[] = [];
      for (const token of tokens.slice(at)) {
        const item = codec.parse(token);
        if (item === undefined) return undefined;
        value.push(item);
      }
      return value.length > 0 ? { value, next: tokens.length } : undefined;
    },
    write(value, into) {
      for (const item of value) into.push(codec.format(item));
    },
  };
}

type Fields = Readonly<Record<string, Field<unknown>>>;
type FieldValue<F> = F extends Field<infer T> ? T : never;

/** The union of moves that a declaration describes, told apart by `kind`. */
export type MoveOf<Forms> = {
  [Kind in keyof Forms]: { readonly kind: Kind } & {
    readonly [Name in keyof Forms[Kind]]: FieldValue<Forms[Kind][Name]>;
  };
}[keyof Forms];

export type NotationCode = 'move-unknown' | 'move-malformed';

export interface Notation<Move> {
  /** The first word of every form, for help texts. */
  readonly kinds: readonly string[];
  parse(text: string): Result<Move, Problem<NotationCode>>;
  format(move: Move): string;
}

export function notation<const Forms extends Readonly<Record<string, Fields>>>(
  forms: Forms,
): Notation<MoveOf<Forms>> {
  type Move = MoveOf<Forms>;
  // The one place where the types of the fields are taken on trust: they come from `forms` itself.
  const fields = new Map(
    Object.entries(forms).map(([kind, form]) => [
      kind,
      Object.entries(form) as unknown as readonly (readonly [string, Field<unknown>])[],
    ]),
  );

  function parse(text: string): Result<Move, Problem<NotationCode>> {
    const tokens = text.split(' ');
    const kind = tokens[0] ?? '';
    const form = fields.get(kind);
    if (form === undefined) return fail(problem('move-unknown', { text: kind }));
    const move: Record<string, unknown> = { kind };
    let at = 1;
    for (const [name, field] of form) {
      const read = field.read(tokens, at);
      if (read === undefined) return fail(problem('move-malformed', { text: tokens[at] ?? '' }));
      move[name] = read.value;
      at = read.next;
    }
    if (at < tokens.length) return fail(problem('move-malformed', { text: tokens[at] ?? '' }));
    return ok(move as Move);
  }

  function format(move: Move): string {
    const values = move as unknown as Readonly<Record<string, unknown>>;
    const kind = String(values['kind']);
    const tokens = [kind];
    for (const [name, field] of fields.get(kind) ?? []) field.write(values[name], tokens);
    return tokens.join(' ');
  }

  return { kinds: [...fields.keys()], parse, format };
}
