// The readers of what is said at a table, wherever it stands, and the version of it all.

import type { Problem, Result } from '@tablee/kit';
import { commandSchema, type Command } from './commands.ts';
import { read, type WireCode } from './read.ts';
import { reportSchema, type Report } from './reports.ts';

/** Rises when a message changes in a way that the other side could misread. */
export const WIRE_VERSION = 7;

export const readCommand = (data: unknown): Result<Command, Problem<WireCode>> =>
  read(commandSchema, data);

export const readReport = (data: unknown): Result<Report, Problem<WireCode>> =>
  read(reportSchema, data);
