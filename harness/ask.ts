// Asks a server over HTTP as a page does.
import type { Seated } from '@tablee/wire';

const PATIENCE_MS = 8000;

export interface Request {
  /** POST with a body and GET without one, unless told. */
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
  readonly token?: string;
  /** From where it comes, as a proxy would say it. */
  readonly address?: string | undefined;
}

/** What was refused for a reason that trying again does not mend. */
export class Refused extends Error {
  readonly code: string;

  constructor(path: string, status: number, code: string) {
    super(`${path}: ${status} ${code}`);
    this.code = code;
  }
}

const codeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : '';

/** Sends a request and returns the answer as `T`. Throws `Refused` when the server refuses. */
export const ask = async <T>(
  port: number,
  { method, path, body, key, token, address }: Request,
  patience = PATIENCE_MS,
): Promise<T> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...(token !== undefined && { 'X-Seat': token }),
      ...(address !== undefined && { 'X-Forwarded-For': address }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const value: unknown = isJson ? JSON.parse(text) : text;
  if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${text}`);
  if (answer.status >= 400) throw new Refused(path, answer.status, codeOf(value));
  return value as T;
};

export type AskFor = <T>(request: Request) => Promise<T>;

/** A player to be seated, with the key of their device. */
export interface Sitter {
  readonly key: string;
  readonly name: string;
  readonly face: number;
  readonly address?: string;
}

interface TablePlan {
  readonly game: string;
  readonly options: object;
  /** The room's host comes first. */
  readonly people: readonly [Sitter, ...Sitter[]];
  readonly bots?: readonly object[];
  /** What is not as usual. */
  readonly settings?: object;
}

const USUAL = { isPublic: false, mayWatch: true, hasChat: true, isRated: false, clock: null };

/** Makes a table and seats all players one after the other, without starting it. */
export const seatAll = async (
  askFor: AskFor,
  { game, options, people, bots = [], settings }: TablePlan,
): Promise<Seated[]> => {
  const [host, ...guests] = people;
  const post = ({ key, address, ...looks }: Sitter, path: string, more?: object): Promise<Seated> =>
    askFor<Seated>({ path, body: { ...looks, ...more }, key, address });
  const first = await post(host, '/api/tables', {
    game,
    settings: { options, ...USUAL, ...settings },
    others: [...guests.map(() => ({ kind: 'empty' })), ...bots],
  });
  const seats = [first];
  for (const guest of guests) seats.push(await post(guest, `/api/tables/${first.room.id}/join`));
  return seats;
};
