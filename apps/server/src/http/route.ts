// Declares routes: schemas that check and document input and output, with the required
// authorization.

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiCode } from '@tablee/wire';
import { secretSchema, SKIPS_UNKNOWN, withoutLater } from '@tablee/wire';
import * as v from 'valibot';
import { ApiFault } from './errors.ts';
import type { HeavyQueue } from './heavy.ts';
import type { Limited } from './limited.ts';
import type { ProxyWatch } from './proxy-watch.ts';
import type { LimitName } from './limits.ts';
import { isOnMachine } from './origin.ts';

/**
 * `person`: a key is needed. `seat`: the token of a seat (header X-Seat) or a key. With `none` a key
 * or a token is handed on where one came along.
 */
export type Auth = 'none' | 'person' | 'seat';

/** What a handler gets: everything is checked, nothing else of the request is there. */
export interface Ask<P, B, A extends Auth> {
  readonly params: P;
  readonly body: B;
  /** The key of the asking person. */
  readonly key: A extends 'person' ? string : string | undefined;
  /** The token of a seat. */
  readonly seat: string | undefined;
  /** The counted address: an IPv4 address, or the network of an IPv6 one. Not for logs. */
  readonly address: string;
  /** Counts a new guest; throws when too many come from this address. */
  readonly admit: () => void;
  /** Uses an allowance that only some requests need; throws when it is spent. */
  readonly charge: (limit: LimitName) => void;
  /** Uses an allowance; returns false when it is spent. */
  readonly allows: (limit: LimitName) => boolean;
  /** The origin of the client's page, for passkeys: `https://cards.example`. */
  readonly origin: string;
  /** Whether the client runs on this machine. */
  readonly isOnMachine: boolean;
  /** Sets a header of the answer. */
  readonly head: (name: string, value: string) => void;
}

/** `text`: plain text. `nothing`: an empty answer; the handler's result is ignored. */
type AnswerPlan = v.GenericSchema | 'text' | 'nothing';
/** A schema's answer may be JSON that was checked and written before, or that is sent while it is made. */
type AnswerOf<R extends AnswerPlan> = R extends v.GenericSchema
  ? v.InferInput<R> | Buffer | Readable
  : R extends 'text'
    ? string
    : unknown;

export interface RoutePlan<P, B, R extends AnswerPlan, A extends Auth> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `:name` for what `params` reads. */
  readonly url: string;
  /** One sentence for the published description. */
  readonly summary: string;
  readonly params?: v.GenericSchema<unknown, P>;
  readonly body?: v.GenericSchema<unknown, B>;
  readonly answer: R;
  readonly auth: A;
  /** What it may be refused with, beside what any request may be. */
  readonly codes?: readonly ApiCode[];
  /** Which allowance it is counted on; reading and writing have one each. */
  readonly limit?: LimitName;
  /** Where a client could guess: its failures use this allowance, and no attempt is read once it is spent. */
  readonly failures?: LimitName;
  /** The text rarely changes: clients may cache it for a while, then revalidate. */
  readonly isLasting?: boolean;
  /** Waits in the queue of heavy requests, so that others are answered in between. */
  readonly isLong?: boolean;
  handle(ask: Ask<P, B, A>): Promise<AnswerOf<R>> | AnswerOf<R>;
}

/** A route as the published description needs it. */
export type RouteNote = Pick<
  RoutePlan<unknown, unknown, AnswerPlan, Auth>,
  'method' | 'url' | 'summary' | 'auth' | 'params' | 'body' | 'answer' | 'codes'
>;

/** What routes find on the application. */
export interface Shell {
  readonly notes: RouteNote[];
  readonly heavy: HeavyQueue;
  /** Logs what limits refuse. */
  readonly limited: Limited;
  readonly proxies: Pick<ProxyWatch, 'warning'>;
  /** Counts a request; `too-fast` when the address has used up its allowance. */
  readonly refuse: (limit: LimitName, address: string) => ApiFault | undefined;
  /** The same without counting. */
  readonly spent: (limit: LimitName, address: string) => ApiFault | undefined;
  /** Counts an attempt that failed. */
  readonly failed: (limit: LimitName, address: string) => void;
  readonly addressOf: (request: FastifyRequest) => string;
  /** Whether an address is blocked. */
  readonly isBlocked: (address: string) => boolean;
  readonly originOf: (request: FastifyRequest) => string;
}

declare module 'fastify' {
  interface FastifyInstance {
    shell: Shell;
  }
}

/** Some clients send an empty object where nothing is wanted. */
const NO_BODY = v.nullish(v.strictObject({}));

const secretIn = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  if (!v.is(secretSchema, text)) throw new ApiFault('bad-key');
  return text;
};

const keyOf = ({ headers }: FastifyRequest): string | undefined =>
  secretIn(headers.authorization?.replace(/^Bearer +/i, ''));

const seatOf = ({ headers }: FastifyRequest): string | undefined => {
  const seat = headers['x-seat'];
  return secretIn(Array.isArray(seat) ? seat[0] : seat);
};

const mayAsk = (auth: Auth, key: string | undefined, seat: string | undefined): boolean =>
  auth === 'none' || key !== undefined || (auth === 'seat' && seat !== undefined);

/** A mistake of ours; the place is told by its names only. */
class BrokenAnswer extends Error {
  readonly code: string;

  constructor(place: string) {
    super('an answer is not as described');
    this.name = 'BrokenAnswer';
    this.code = place;
  }
}

/** What is not described does not leave: an answer that says more is not sent at all. */
export const checked = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> => {
  const read = v.safeParse(schema, value);
  if (!read.success) throw new BrokenAnswer(v.getDotPath(read.issues[0]) ?? 'the whole of it');
  return read.output;
};

/** `earlier` leaves out what the reader of an older page refuses. */
const send = (
  reply: FastifyReply,
  plan: AnswerPlan,
  value: unknown,
  earlier: v.GenericSchema | undefined,
): FastifyReply => {
  if (plan === 'nothing') return reply.code(204).send();
  if (plan === 'text') return reply.type('text/plain; charset=utf-8').send(value);
  if (value instanceof Readable || (value instanceof Buffer && earlier === undefined))
    return reply.type('application/json; charset=utf-8').send(value);
  const answer =
    value instanceof Buffer ? (JSON.parse(value.toString()) as unknown) : checked(plan, value);
  return reply.send(earlier === undefined ? answer : v.parse(earlier, answer));
};

/**
 * Sets a short cache time, as the text changes when a person named in it is deleted. Returns true
 * if the client has this very text.
 */
const keepFor = (request: FastifyRequest, reply: FastifyReply, text: string): boolean => {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ 'Cache-Control': 'public, max-age=300', ETag: tag });
  // Proxies that compress turn the tag into a weak one.
  return request.headers['if-none-match']?.replace(/^W\//, '') === tag;
};

/** What the server says to a wrong code, and to a wrong passkey. */
const WRONG: readonly ApiCode[] = ['bad-code', 'passkey'];

const attempt = async <T>(deed: () => T | Promise<T>, failed: () => void): Promise<T> => {
  try {
    return await deed();
  } catch (error) {
    if (error instanceof ApiFault && WRONG.includes(error.code)) failed();
    throw error;
  }
};

export function route<P, B, const R extends AnswerPlan, const A extends Auth>(
  app: FastifyInstance,
  plan: RoutePlan<P, B, R, A>,
): void {
  const { method, url, auth, params, body, answer } = plan;
  const isRead = method === 'GET';
  const earlier = typeof answer === 'string' ? undefined : withoutLater(answer);
  const { limit = isRead ? 'reads' : 'writes', failures } = plan;
  const { shell } = app;
  const whyNot = (address: string): ApiFault | undefined =>
    shell.isBlocked(address)
      ? new ApiFault('blocked')
      : (shell.refuse(limit, address) ??
        (failures === undefined ? undefined : shell.spent(failures, address)));
  const { codes = [], isLong = false } = plan;
  shell.notes.push(isLong ? { ...plan, codes: [...codes, 'busy'] } : plan);
  app.route({
    method,
    url,
    schema: {
      ...(params !== undefined && { params }),
      ...(!isRead && { body: body ?? NO_BODY }),
    },
    onRequest: (request, _reply, done) => {
      const address = shell.addressOf(request);
      done(whyNot(address));
    },
    handler: async (request, reply) => {
      const key = keyOf(request);
      const seat = seatOf(request);
      if (!mayAsk(auth, key, seat)) throw new ApiFault('no-key');
      const address = shell.addressOf(request);
      const charge = (one: LimitName): void => {
        const fault = shell.refuse(one, address);
        if (fault !== undefined) throw fault;
      };
      const ask = {
        params: request.params as P,
        body: request.body as B,
        key: key as Ask<P, B, A>['key'],
        seat,
        address,
        admit: () => charge('guests'),
        charge,
        allows: (one: LimitName) => shell.refuse(one, address) === undefined,
        origin: shell.originOf(request),
        isOnMachine: isOnMachine(request.raw),
        head: (name: string, value: string) => void reply.header(name, value),
      };
      const value = await attempt(
        () =>
          isLong
            ? shell.heavy.run(address, () => Promise.resolve(plan.handle(ask)))
            : plan.handle(ask),
        () => failures !== undefined && shell.failed(failures, address),
      );
      if (plan.isLasting === true && keepFor(request, reply, String(value)))
        return reply.code(304).send();
      const skipsUnknown = request.headers[SKIPS_UNKNOWN.toLowerCase()] !== undefined;
      return send(reply, answer, value, skipsUnknown ? undefined : earlier);
    },
  });
}
