// Reading a message: what comes from the other side is data of unknown shape until a schema has seen
// it. Unknown fields are refused, so that nobody comes to rely on something we do not look at.

import { fail, ok, problem, type Problem, type Result } from '@tablee/kit';
import * as v from 'valibot';

export type WireCode = 'wire-message';

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
