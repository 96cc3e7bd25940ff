// The readers of what goes over a socket. Apart from those of a table: a page that plays offline has
// no use for them, and would load them with the file they stand in.

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
