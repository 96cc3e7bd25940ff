// Reads socket messages. Separate from the readers of table messages, so that an offline page does
// not load it.

import type { Problem, Result } from '@tablee/kit';
import { byKind, read, type WireCode } from './read.ts';
import {
  socketAnswerSchema,
  socketRequestSchema,
  type SocketAnswer,
  type SocketRequest,
} from './socket.ts';

const request = byKind(socketRequestSchema);

export const readSocketRequest = (data: unknown): Result<SocketRequest, Problem<WireCode>> =>
  read(request, data);

export const readSocketAnswer = (data: unknown): Result<SocketAnswer, Problem<WireCode>> =>
  read(socketAnswerSchema, data);
