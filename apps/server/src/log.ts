// Writes the server's log: one JSON object a line. It holds no key, token, code, body, header or
// raw address; clients appear as a short keyed hash.

import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from './settings.ts';

export type Facts = Readonly<Record<string, unknown>>;

/** What the rest of the server may write. */
export interface Log {
  info(facts: Facts, message: string): void;
  warn(facts: Facts, message: string): void;
  error(facts: Facts, message: string): void;
}

/** New at every start: hashes of two starts cannot be compared. */
const SALT = randomBytes(32);
const HASH_LENGTH = 10;

export const hashOf = (address: string): string =>
  createHmac('sha256', SALT).update(address).digest('hex').slice(0, HASH_LENGTH);

const CAUSES_MAX = 4;

/**
 * An error as the log may have it: its kind and the places it came through. Not its message: that
 * often quotes what was sent.
 */
export const errorFacts = (error: unknown, depth = 0): Facts => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  const places = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  return {
    type: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    places,
    ...(error.cause !== undefined &&
      depth < CAUSES_MAX && { cause: errorFacts(error.cause, depth + 1) }),
  };
};

/** Where lines go; standard output unless a test listens. */
export interface LogStream {
  write(line: string): void;
}

export const loggerOptions = (
  { logLevel, nodeName, version }: Pick<Settings, 'logLevel' | 'nodeName'> & { version: string },
  stream?: LogStream,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level: logLevel,
  base: { node: nodeName, version },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: {
    // The framework logs these in places of its own; there is nothing in them that we want.
    req: () => ({}),
    res: () => ({}),
    err: (error: unknown) => errorFacts(error) as never,
  },
  ...(stream !== undefined && { stream }),
});

export const newRequestId = (): string => randomBytes(6).toString('base64url');

/** The pattern of the address, never the address itself: that may hold anything. */
export const patternOf = (request: FastifyRequest): string => {
  const url = request.is404 ? undefined : request.routeOptions.url;
  return url ?? (/^\/api(?:[/?]|$)/.test(request.url) ? '/api/*' : '/*');
};

/** One line for each request, after its answer. */
export const logRequest = (request: FastifyRequest, reply: FastifyReply, address: string): void => {
  const facts = {
    method: request.method,
    route: patternOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    from: hashOf(address),
  };
  if (reply.statusCode >= 500) request.log.error(facts, 'answered');
  else request.log.info(facts, 'answered');
};
