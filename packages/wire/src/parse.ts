// Reading a message: what comes from the other side is data of unknown shape until a schema has seen
// it. Unknown fields are refused, so that nobody comes to rely on something we do not look at.

import { fail, ok, problem, type Problem, type Result } from '@tablee/kit';
import * as v from 'valibot';
import { commandSchema, type Command } from './commands.ts';
import { homeRequestSchema, type HomeRequest } from './home.ts';
import { reportSchema, type Report } from './reports.ts';

/** Rises when a message changes in a way that the other side could misread. */
export const WIRE_VERSION = 1;

export type WireCode = 'wire-message';

function read<Message>(
  schema: v.GenericSchema<unknown, Message>,
  data: unknown,
): Result<Message, Problem<WireCode>> {
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return ok(result.output);
  const [issue] = result.issues;
  // Where, not what: the content of a bad message does not belong into logs.
  return fail(problem('wire-message', { path: v.getDotPath(issue) ?? '' }));
}

export const readCommand = (data: unknown): Result<Command, Problem<WireCode>> =>
  read(commandSchema, data);

export const readReport = (data: unknown): Result<Report, Problem<WireCode>> =>
  read(reportSchema, data);

export const readHomeRequest = (data: unknown): Result<HomeRequest, Problem<WireCode>> =>
  read(homeRequestSchema, data);
