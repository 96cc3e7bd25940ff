// Reads table messages, online and offline, and states the wire version.

import type { Problem, Result } from '@tablee/kit';
import { commandSchema, type Command } from './commands.ts';
import { read, type WireCode } from './read.ts';
import { reportSchema, type Report } from './reports.ts';

/** Raised when a message changes in a way that the other side could misread. */
export const WIRE_VERSION = 7;

export const readCommand = (data: unknown): Result<Command, Problem<WireCode>> =>
  read(commandSchema, data);

export const readReport = (data: unknown): Result<Report, Problem<WireCode>> =>
  read(reportSchema, data);
