// Reading a message: what comes from the other side is data of unknown shape until a schema has seen
// it. Unknown fields are refused, so that nobody comes to rely on something we do not look at.

import { fail, ok, problem, type Problem, type Result } from '@tablee/kit';
import * as v from 'valibot';

export type WireCode = 'wire-message';

/**
 * The same as a variant by `kind`, read by the one option that is meant: the library itself would try
 * them in turn, and make a good deal of garbage on the way. What is of no known kind is left to it.
 */
export function byKind<const Schema extends Variant>(variant: Schema): v.LazySchema<Schema> {
  const options = new Map(variant.options.map((one) => [one.entries.kind.literal, one]));
  return v.lazy((input): Schema => {
    const kind = typeof input === 'object' && input !== null && 'kind' in input ? input.kind : '';
    // An option says of its own kind what the whole variant would say.
    return (options.get(kind as string) ?? variant) as Schema;
  });
}

type Option = v.GenericSchema & {
  readonly entries: { readonly kind: v.LiteralSchema<string, undefined> };
};
type Variant = v.GenericSchema & { readonly options: readonly Option[] };

export function read<Message>(
  schema: v.GenericSchema<unknown, Message>,
  data: unknown,
): Result<Message, Problem<WireCode>> {
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return ok(result.output);
  const [issue] = result.issues;
  // Where, not what: the content of a bad message does not belong into logs.
  return fail(problem('wire-message', { path: v.getDotPath(issue) ?? '' }));
}
