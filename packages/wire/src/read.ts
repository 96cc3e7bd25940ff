// Reads a message of unknown shape by a schema. Unknown fields are refused, so that no sender
// relies on a field that is ignored.

import { fail, ok, problem, type Problem, type Result } from '@tablee/kit';
import * as v from 'valibot';

export type WireCode = 'wire-message';

/**
 * Reads a variant by the option of its `kind`. The library tries all options in turn and allocates
 * for each; only unknown kinds are left to it.
 */
export function byKind<const Schema extends Variant>(variant: Schema): v.LazySchema<Schema> {
  const options = new Map(variant.options.map((one) => [one.entries.kind.literal, one]));
  return v.lazy((input): Schema => {
    const kind = typeof input === 'object' && input !== null && 'kind' in input ? input.kind : '';
    // For its own kind, an option gives the same result as the whole variant.
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
  // Only the path: the content of a bad message must not reach the logs.
  return fail(problem('wire-message', { path: v.getDotPath(issue) ?? '' }));
}
