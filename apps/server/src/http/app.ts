// Builds the HTTP app: fastify with our checks, limits, headers, log and errors, the site for all
// other paths, and the operator's probes.

import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { errorFacts, loggerOptions, logRequest, newRequestId, patternOf } from '../log.ts';
import type { LogStream } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { sameSecret } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { StoreError } from '../store/database.ts';
import { addressOf } from './address.ts';
import { addressRoute } from './addresses.ts';
import { apiPage, prefersPage } from './api-page.ts';
import { ApiFault } from './errors.ts';
import { securityHeaders } from './headers.ts';
import { HeavyQueue } from './heavy.ts';
import { Limited } from './limited.ts';
import { Limits } from './limits.ts';
import { Connections } from './connections.ts';
import { OneAnswer } from './one-answer.ts';
import { describeApi } from './openapi.ts';
import { originOf } from './origin.ts';
import { ProxyWatch } from './proxy-watch.ts';
import { weigh } from './shared.ts';
import { answerWithSite, type Site } from './site.ts';
import { Turns } from './turns.ts';

const BODY_MAX = 32 * 1024;
/** By then the whole of a request has to be there. */
const REQUEST_MS = 15_000;
/** How often the library looks for those that are late; every 30 seconds unless told. */
const LATE_CHECK_MS = 1000;
/** The ids of some passkeys are long. */
const PART_MAX = 1500;
const PATH_MAX = 100;

export interface AppPlan {
  readonly settings: Settings;
  readonly site: Site;
  readonly metrics: Metrics;
  readonly version: string;
  /** Why this server should get no visitors now; undefined when it should. */
  readonly whyNotReady: () => Promise<string | undefined>;
  /** Whether an address is blocked. */
  readonly isBlocked?: (address: string) => boolean;
  readonly logStream?: LogStream | undefined;
  /** How long a request may take to arrive; tests hurry. */
  readonly requestMs?: number;
}

const isApi = ({ url }: FastifyRequest): boolean => /^\/api(?:[/?]|$)/.test(url);

/** What of an unreadable request may be told: the place, by the names that the schema has for it. */
const placeOf = (issue: v.BaseIssue<unknown>): string =>
  (v.getDotPath(issue) ?? '').slice(0, PATH_MAX);

const compile =
  ({ schema }: { schema: v.GenericSchema }) =>
  (value: unknown): { readonly value: unknown } | { readonly error: Error } => {
    const read = v.safeParse(schema, value);
    if (read.success) return { value: read.output };
    return { error: new ApiFault('bad-request', { path: placeOf(read.issues[0]) }) };
  };

/**
 * Turns any error into an answer. Messages of foreign errors are dropped, as they may quote input.
 */
const faultOf = (error: unknown): ApiFault => {
  if (error instanceof ApiFault) return error;
  if (error instanceof StoreError) return new ApiFault('store');
  const { statusCode } = error as { readonly statusCode?: unknown };
  if (statusCode === 413) return new ApiFault('too-big', { bytes: BODY_MAX });
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new ApiFault('bad-request');
  return new ApiFault('broken');
};

const answerFault = (fault: ApiFault, reply: FastifyReply): FastifyReply => {
  const { seconds } = fault.facts;
  if (fault.statusCode === 429) void reply.header('Retry-After', String(seconds ?? 1));
  if (fault.code === 'no-key' || fault.code === 'bad-key')
    void reply.header('WWW-Authenticate', 'Bearer');
  return reply.code(fault.statusCode).type('application/json; charset=utf-8').send(fault.answer);
};

/** Bodies are JSON, and some clients announce one and send nothing. */
const readBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
};

const addProbes = (app: FastifyInstance, plan: AppPlan): void => {
  const text = 'text/plain; charset=utf-8';
  app.get('/healthz', (_request, reply) => reply.type(text).send(`alive ${plan.version}\n`));
  app.get('/readyz', async (_request, reply) => {
    const why = await plan.whyNotReady();
    return reply
      .code(why === undefined ? 200 : 503)
      .type(text)
      .send(`${why ?? 'ready'}\n`);
  });
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = plan.settings;
    if (metricsToken === undefined) return answerFault(new ApiFault('no-such-page'), reply);
    const given = request.headers.authorization ?? '';
    if (!sameSecret(given, `Bearer ${metricsToken}`))
      return answerFault(new ApiFault('no-key'), reply);
    return reply.type(plan.metrics.contentType).send(await plan.metrics.text());
  });
  // A request gets here through a proxy that drops the Upgrade header.
  app.get('/ws', (_request, reply) =>
    reply.code(426).header('Upgrade', 'websocket').type(text).send('426\n'),
  );
};

const addDescription = (app: FastifyInstance, version: string): void => {
  let made: { readonly json: string; readonly page: string } | undefined;
  const make = (): NonNullable<typeof made> => {
    const document = describeApi(app.shell.notes, version);
    return { json: JSON.stringify(document), page: apiPage(document) };
  };
  app.get('/api', (request, reply) => {
    made ??= make();
    void reply.header('Vary', 'Accept');
    return prefersPage(request.headers.accept ?? '')
      ? reply.type('text/html; charset=utf-8').send(made.page)
      : reply.type('application/json; charset=utf-8').send(made.json);
  });
};

/** Adds the headers, limits and error handlers of all requests. */
const addSurroundings = (app: FastifyInstance, { settings, metrics, site }: AppPlan): void => {
  const prepare = (request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(securityHeaders(request.raw, settings));
    if (!isApi(request) && request.is404) return;
    void reply.headers({ 'Cache-Control': 'no-store', 'X-Request-Id': request.id });
  };
  const answerUnknown = (
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply> =>
    isApi(request)
      ? answerFault(new ApiFault('no-such-page'), reply)
      : answerWithSite(site, request.raw, reply);
  const turns = new Turns();
  // A thousand requests that arrive at one moment are begun in slices: other clients come in between.
  app.addHook('onRequest', (_request, _reply, done) => turns.begin(done));
  app.addHook('onRequest', (request, reply, done) => {
    prepare(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply, app.shell.addressOf(request));
    const seconds = reply.elapsedTime / 1000;
    metrics.answered(request.method, patternOf(request), reply.statusCode, seconds);
    done();
  });
  app.setNotFoundHandler(answerUnknown);
  app.setErrorHandler((error, request, reply) => {
    // An unreadable body of a request without a route is a 404, not a 400.
    if (request.is404) return answerUnknown(request, reply);
    const fault = faultOf(error);
    if (fault.statusCode >= 500)
      request.log.error({ code: fault.code, ...errorFacts(error) }, 'failed');
    metrics.refused('http', fault.code);
    return answerFault(fault, reply);
  });
};

const openFramework = ({ settings, site, version, logStream, requestMs = REQUEST_MS }: AppPlan) => {
  const answers = new OneAnswer();
  const app = fastify({
    clientErrorHandler: (error, socket) => answers.refuse(error, socket),
    logger: loggerOptions({ ...settings, version }, logStream),
    // One line of our own instead of two with addresses and ids in them.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    bodyLimit: BODY_MAX,
    routerOptions: { maxParamLength: PART_MAX },
    requestTimeout: requestMs,
    // Of its two limits the library takes the longer one for whole requests, whichever is meant: where
    // headers may take their usual minute, so may a body.
    http: {
      requestTimeout: requestMs,
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(LATE_CHECK_MS, requestMs),
    },
    // Serve connected clients while the server stops.
    return503OnClosing: false,
    // Addresses that cannot be decoded never reach a route, nor what surrounds it.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(securityHeaders(request.raw, settings));
      if (isApi(request)) answerFault(new ApiFault('no-such-page'), reply);
      else void answerWithSite(site, request.raw, reply);
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    answers.note(reply.raw);
    done();
  });
  return app;
};

/** What routes and sockets share: limits by address, and what is known of proxies. */
const addShell = (app: FastifyInstance, { settings, metrics, isBlocked }: AppPlan): void => {
  const { trustProxy, publicOrigin, sharedAddresses, maxConnectionsPerAddress } = settings;
  const weight = weigh(sharedAddresses);
  const limits = new Limits(settings, undefined, weight);
  const limited = new Limited(app.log);
  const noted = <F>(limit: string, address: string, fault: F): F => {
    if (fault !== undefined) limited.note(limit, address);
    return fault;
  };
  app.addHook('onClose', (_app, done) => {
    limited.close();
    done();
  });
  new Connections(app.server, {
    ...{ limited, log: app.log, metrics, weigh: weight },
    perAddress: maxConnectionsPerAddress,
    isBehindProxy: trustProxy > 0,
  });
  const proxies = new ProxyWatch(trustProxy, app.log);
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    proxies.look(raw);
    done();
  });
  app.decorate('shell', {
    notes: [],
    heavy: new HeavyQueue(),
    limited,
    proxies,
    refuse: (limit, address) => noted(limit, address, limits.refuse(limit, address)),
    spent: (limit, address) => noted(limit, address, limits.spent(limit, address)),
    failed: (limit, address) => void limits.refuse(limit, address),
    addressOf: ({ raw }) => addressOf(raw, trustProxy),
    isBlocked: (address) => isBlocked?.(address) === true,
    originOf: ({ raw }) => originOf(raw, publicOrigin, trustProxy),
  });
};

/** Routes under /api are added to it before it listens. */
export const buildApp = (plan: AppPlan): FastifyInstance => {
  const app = openFramework(plan);
  addShell(app, plan);
  app.setValidatorCompiler<v.GenericSchema>(compile);
  readBodies(app);
  addSurroundings(app, plan);
  addProbes(app, plan);
  addressRoute(app, plan.settings);
  addDescription(app, plan.version);
  return app;
};
