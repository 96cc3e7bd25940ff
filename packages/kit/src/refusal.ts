// Defines refusals of moves and results of reading input, as codes and facts. Texts put them into
// words in each language.

/** A number or a short code (a card, a kind of auction): what a sentence needs to be precise. */
export type Facts = Readonly<Record<string, string | number>>;

/** A rule that says no to a player. */
export interface Refusal<Rule extends string = string, Why extends string = string> {
  readonly rule: Rule;
  /** One rule can be broken in several ways; each way has its own sentence in the texts. */
  readonly why: Why;
  readonly facts: Facts;
}

/** Input that could not be read: a code of ours instead of a rule id. */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly facts: Facts;
}

export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const fail = <Failure>(error: Failure): { readonly ok: false; readonly error: Failure } => ({
  ok: false,
  error,
});

export const NO_FACTS: Facts = Object.freeze({});

export const problem = <Code extends string>(
  code: Code,
  facts: Facts = NO_FACTS,
): Problem<Code> => ({
  code,
  facts,
});
