// Calls the server's HTTP API, one typed function per endpoint. A schema checks every answer; every
// failure has a code, and each code a sentence.

import type {
  ApiCode,
  ApiError,
  CreateTable,
  JoinTable,
  Lobby,
  Me,
  MyTable,
  OpenScreen,
  Profile,
  Room,
  RoomSettings,
  SeatAnswer,
  Seated,
} from '@tablee/wire';
import type * as Wire from '@tablee/wire/online';

/**
 * Codes that the client adds: no network, timeout, no server behind this site, or an answer of
 * another release that lacks what this page needs.
 */
export const OWN_CODES = ['no-network', 'no-answer', 'no-server', 'other-version'] as const;
export type FailureCode = ApiCode | (typeof OWN_CODES)[number];

export class ApiFailure extends Error {
  readonly code: FailureCode;
  /** The game rule that refuses the move. */
  readonly rule: string | undefined;
  readonly facts: ApiError['facts'];

  constructor(code: FailureCode, { rule, facts = {} }: Partial<Omit<ApiError, 'code'>> = {}) {
    super(code);
    this.code = code;
    this.rule = rule;
    this.facts = facts;
  }
}

/** Turns any error into a failure that has a sentence. */
export const failureOf = (error: unknown): ApiFailure =>
  error instanceof ApiFailure ? error : new ApiFailure('broken');

/** The part of the browser's `Response` that is used. */
interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export interface ApiPorts {
  readonly fetch: (
    path: string,
    request: {
      method: string;
      headers: Record<string, string>;
      body?: string;
      signal: AbortSignal;
      cache: 'no-store';
    },
  ) => Promise<Answer>;
  /** Undefined until a request needs a key. */
  readonly key: () => string | undefined;
  readonly needKey: () => string;
  readonly token: (table: string) => string | undefined;
  readonly isOnline: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Aborts a request after this time. */
  readonly limit: (milliseconds: number) => AbortSignal;
}

interface Question {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** `need`: creates a key if there is none. `have`: sends the key if there is one. */
  readonly who?: 'need' | 'have';
  /** Sends the token of the seat held at this table. */
  readonly table?: string;
  /** The token of a seat that this browser does not hold yet. */
  readonly token?: string;
  /** Idempotent: retried when no answer came. */
  readonly isRepeatable?: boolean;
}

/** What is done to a table, and what that takes. */
export interface Changes {
  readonly kick: { readonly seat: number; readonly locks?: boolean };
  readonly swap: { readonly a: number; readonly b: number };
  readonly fill: { readonly seat: number; readonly with: CreateTable['others'][number] };
  readonly resize: { readonly seats: number };
  readonly host: { readonly seat: number };
  readonly settings: RoomSettings;
  readonly silence: { readonly seat: number; readonly isSilenced: boolean };
  readonly entropy: { readonly entropy: string };
  readonly start: Readonly<Record<string, never>>;
  readonly vouch: { readonly seat: number; readonly agrees: boolean };
}
const REPEATABLE = new Set<keyof Changes>(['fill', 'resize', 'settings', 'silence', 'entropy']);

const LIMIT_MS = 12_000;
const PAUSES_MS = [400, 1500];
/** Statuses of a proxy in front of a restarting server: retried. */
const PASSING = new Set([502, 503, 504]);

type Choice<T> = (wire: typeof Wire) => Parameters<typeof Wire.readAnswer<T>>[0];

/** Loads the schemas with the first answer, to keep them out of the first page. */
const loadWire = (): Promise<typeof Wire> => import('@tablee/wire/online');

export class Api {
  readonly #ports: ApiPorts;

  constructor(ports: ApiPorts) {
    this.#ports = ports;
  }

  // ---- tables

  lobby(): Promise<Lobby> {
    return this.ask('/tables', (wire) => wire.lobbySchema);
  }

  create(body: CreateTable): Promise<Seated> {
    return this.ask('/tables', seated, { method: 'POST', who: 'need', body });
  }

  /** Opens a table without taking a seat. */
  openScreen(body: OpenScreen): Promise<Room> {
    return this.ask('/screens', room, { method: 'POST', body });
  }

  /** Origins under which other devices reach this site; empty if the server names none. */
  async addresses(): Promise<readonly string[]> {
    return (await this.ask('/addresses', (wire) => wire.addressesSchema)).origins;
  }

  room(table: string): Promise<Room> {
    return this.ask(`/tables/${table}`, room);
  }

  /** Also returns a seat that this player already has, so a retry is safe. */
  join(table: string, body: JoinTable): Promise<Seated> {
    const how = { method: 'POST', who: 'need', body, table, isRepeatable: true } as const;
    return this.ask(`/tables/${table}/join`, seated, how);
  }

  leave(table: string): Promise<void> {
    return this.tell(`/tables/${table}/leave`, { method: 'POST', who: 'have', table });
  }

  /** Idempotent: every request of every player returns the same next table. */
  rematch(table: string): Promise<Seated> {
    const how = { method: 'POST', who: 'have', table, body: {}, isRepeatable: true } as const;
    return this.ask(`/tables/${table}/rematch`, seated, how);
  }

  moveSeat(table: string): Promise<{ readonly code: string; readonly expires: number }> {
    return this.ask(`/tables/${table}/move-seat`, (wire) => wire.moveSeatSchema, {
      method: 'POST',
      who: 'have',
      table,
      body: {},
    });
  }

  /** Returns a token that holds no seat until a player at the table agrees. */
  askSeat(table: string, seat: number): Promise<{ readonly token: string }> {
    const how = { method: 'POST', who: 'have', table, body: { seat } } as const;
    return this.ask(`/tables/${table}/ask-seat`, (wire) => wire.askSeatSchema, how);
  }

  async seatAnswer(table: string, token: string): Promise<SeatAnswer> {
    const answer = await this.ask(`/tables/${table}/ask-seat`, (wire) => wire.seatAnswerSchema, {
      token,
    });
    return answer.state;
  }

  change<What extends keyof Changes>(
    table: string,
    what: What,
    body: Changes[What],
  ): Promise<Room> {
    const isRepeatable = REPEATABLE.has(what);
    const how = { method: 'POST', who: 'have', table, body, isRepeatable } as const;
    return this.ask(`/tables/${table}/${what}`, room, how);
  }

  claim(code: string): Promise<Seated> {
    return this.ask('/seats/claim', seated, { method: 'POST', who: 'need', body: { code } });
  }

  /** The record of a game that is over, as text. */
  record(table: string): Promise<string> {
    return this.#send(`/tables/${table}/record`, { who: 'have', table }).then((answer) =>
      answer.text(),
    );
  }

  // ---- the player

  me(): Promise<Me> {
    return this.ask('/me', (wire) => wire.meSchema, { who: 'have' });
  }

  myTables(): Promise<readonly MyTable[]> {
    return this.ask('/me/tables', (wire) => wire.myTablesSchema, { who: 'have' });
  }

  profile(person?: string): Promise<Profile> {
    const path = person === undefined ? '/me/profile' : `/people/${person}`;
    return this.ask(path, (wire) => wire.profileSchema, { who: 'have' });
  }

  // ---- how it is asked

  /** Requests a value and checks it with a schema. */
  async ask<T>(path: string, choose: Choice<T>, question: Question = {}): Promise<T> {
    const [answer, wire] = await Promise.all([this.#send(path, question), loadWire()]);
    const data = jsonIn(await answer.text());
    const read = wire.readAnswer(choose(wire), data);
    if (read === undefined) throw new ApiFailure(data === undefined ? 'broken' : 'other-version');
    return read;
  }

  /** Sends a request and ignores the body of the answer. */
  async tell(path: string, question: Question): Promise<void> {
    await this.#send(path, question);
  }

  async #send(path: string, question: Question): Promise<Answer> {
    const isRepeatable = question.isRepeatable ?? (question.method ?? 'GET') === 'GET';
    const pauses = isRepeatable ? PAUSES_MS : [];
    for (const pause of pauses) {
      try {
        const answer = await this.#once(path, question);
        if (!PASSING.has(answer.status)) return await this.#judge(answer);
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code !== 'no-answer') throw error;
      }
      await this.#ports.wait(pause);
    }
    return this.#judge(await this.#once(path, question));
  }

  async #once(
    path: string,
    { method = 'GET', body, who, table, ...own }: Question,
  ): Promise<Answer> {
    const key = who === 'need' ? this.#ports.needKey() : who && this.#ports.key();
    const token = table === undefined ? own.token : this.#ports.token(table);
    const request = {
      method,
      headers: {
        Accept: 'application/json',
        'X-Skips-Unknown': '1',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
        ...(token === undefined ? {} : { 'X-Seat': token }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: this.#ports.limit(LIMIT_MS),
      cache: 'no-store',
    } as const;
    try {
      return await this.#ports.fetch(`/api${path}`, request);
    } catch {
      throw new ApiFailure(this.#ports.isOnline() ? 'no-answer' : 'no-network');
    }
  }

  async #judge(answer: Answer): Promise<Answer> {
    // A static site without a server answers every path with its own page.
    if (answer.headers.get('Content-Type')?.startsWith('text/html') === true)
      throw new ApiFailure('no-server');
    if (answer.ok) return answer;
    if (PASSING.has(answer.status)) throw new ApiFailure('no-answer');
    const { readAnswer, refusalSchema } = await loadWire();
    const error = readAnswer(refusalSchema, jsonIn(await answer.text()));
    if (error === undefined) throw new ApiFailure(answer.status === 404 ? 'no-server' : 'broken');
    throw new ApiFailure(error.code, error);
  }
}

const room: Choice<Room> = (wire) => wire.roomSchema;
const seated: Choice<Seated> = (wire) => wire.seatedSchema;

/** Undefined for what is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
