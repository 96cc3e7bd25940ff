// Asks the servers over HTTP as a page does, and again at the next one when none answers.
import { pause } from '../scripts/luck.ts';

const PATIENCE_MS = 8000;
const AGAIN_MS = 150;
const TRIES_MAX = 400;

/** What was refused for a reason that trying again does not mend. */
export class Refused extends Error {
  readonly code: string;

  constructor(path: string, status: number, code: string) {
    super(`${path}: ${status} ${code}`);
    this.code = code;
  }
}

export interface Request {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
  readonly token?: string;
}

const once = async (
  port: number,
  { method = 'GET', path, body, key, token }: Request,
): Promise<{ status: number; value: unknown }> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(token === undefined ? {} : { 'X-Seat': token }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return { status: answer.status, value: isJson ? (JSON.parse(text) as unknown) : text };
};

const codeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : '';

/** The answer, which the one who asks knows; throws a Refused for what is refused. `places()` are the ports of all servers. */
export const ask = async <T>(places: () => readonly number[], request: Request): Promise<T> => {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const ports = places();
    const answer = await once(ports[tries % ports.length]!, request).catch(() => undefined);
    if (answer !== undefined && answer.status < 400) return answer.value as T;
    if (answer !== undefined && answer.status < 500)
      throw new Refused(request.path, answer.status, codeOf(answer.value));
    await pause(AGAIN_MS);
  }
  throw new Error(`${request.path}: nobody answers`);
};
