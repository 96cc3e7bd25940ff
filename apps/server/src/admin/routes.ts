// Declares the operator's HTTP routes, used by scripts/admin.mjs. They are undocumented in the API,
// and absent without a token.

import { personIdSchema, tableIdSchema } from '@tablee/wire';
import type { Clock } from '@tablee/table';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { countedIn } from '../http/address.ts';
import { ApiFault } from '../http/errors.ts';
import { isOnMachine } from '../http/origin.ts';
import type { Facts } from '../log.ts';
import { sameSecret } from '../secrets.ts';
import { cutBack, exportTable, listFrozen, thaw, type FrozenStore } from '../rooms/frozen.ts';
import type { RoomsService } from '../rooms/service.ts';
import { BLOCK_KINDS, type Blocks } from './blocks.ts';
import { sizesOf } from './sizes.ts';

export interface AdminPlan {
  readonly token: string | undefined;
  readonly store: FrozenStore;
  readonly rooms: RoomsService;
  readonly blocks: Blocks;
  readonly clock: Pick<Clock, 'now'>;
  /** How many are open on this server. */
  readonly sockets: () => number;
  /** What is probably set wrong. */
  readonly warnings: () => readonly string[];
}

interface Deed<P, B> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Behind /api/admin. */
  readonly url: string;
  readonly params?: v.GenericSchema<unknown, P>;
  readonly body?: v.GenericSchema<unknown, B>;
  /** What the log has of it: no names, no talk, no addresses. */
  readonly facts?: (params: P, body: B) => Facts;
  readonly handle: (params: P, body: B) => Promise<unknown>;
}

const HOUR_MS = 3_600_000;
/** Where the command admin runs beside its server; no address is spelt so. */
const MACHINE = 'machine';
const table = v.strictObject({ id: tableIdSchema });
/** Words that stand for reasons. */
const word = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const whoSchema = v.strictObject({
  kind: v.picklist(BLOCK_KINDS),
  who: v.pipe(v.string(), v.maxLength(60)),
});
const blockSchema = v.strictObject({
  ...whoSchema.entries,
  why: word,
  hours: v.pipe(v.number(), v.minValue(0.01), v.maxValue(10 * 366 * 24)),
});

export function adminRoutes(app: FastifyInstance, plan: AdminPlan): void {
  const { token } = plan;
  if (token === undefined) return;
  const add = <P, B>(deed: Deed<P, B>): void => addDeed(app, token, deed);
  watching(add, plan);
  tables(add, plan);
  standingStill(add, plan);
  blocking(add, plan);
}

type Add = <P, B>(deed: Deed<P, B>) => void;

function watching(add: Add, { store, rooms, sockets, warnings }: AdminPlan): void {
  add({
    method: 'GET',
    url: '/sizes',
    handle: async () => ({
      ...(await sizesOf(store.database)),
      openTables: rooms.openTables,
      sockets: sockets(),
      warnings: warnings(),
    }),
  });
  add({ method: 'GET', url: '/sweeps', handle: () => rooms.lastSweep() });
  add({
    method: 'POST',
    url: '/sweeps',
    handle: () => {
      rooms.beginSweep();
      return Promise.resolve(undefined);
    },
  });
}

function tables(add: Add, { rooms }: AdminPlan): void {
  add({
    method: 'POST',
    url: '/tables/:id/close',
    params: table,
    body: v.strictObject({ why: word }),
    facts: ({ id }, { why }) => ({ table: id, why }),
    handle: ({ id }, { why }) => rooms.closeTable(id, why),
  });
  add({
    method: 'DELETE',
    url: '/tables/:id',
    params: table,
    facts: ({ id }) => ({ table: id }),
    handle: ({ id }) => rooms.removeTable(id),
  });
}

/** Tables in which something broke: look, take a copy, cut off what cannot be played, try again. */
function standingStill(add: Add, { store, rooms, clock }: AdminPlan): void {
  const facts = ({ id }: { readonly id: string }): Facts => ({ table: id });
  add({ method: 'GET', url: '/frozen', handle: () => listFrozen(store.database) });
  add({
    method: 'GET',
    url: '/frozen/:id',
    params: table,
    facts,
    handle: async ({ id }) => {
      const kept = await exportTable(store, id);
      if (kept === undefined) throw new ApiFault('no-such-table');
      // The export contains all cards: only for frozen tables.
      if (kept.frozen === undefined) throw new ApiFault('not-over');
      return kept;
    },
  });
  add({
    method: 'POST',
    url: '/frozen/:id/cut',
    params: table,
    body: v.strictObject({ entry: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    facts: ({ id }, { entry }) => ({ table: id, entry }),
    handle: async ({ id }, { entry }) => ({ isCut: await cutBack(store, id, entry) }),
  });
  add({
    method: 'POST',
    url: '/frozen/:id/thaw',
    params: table,
    facts,
    handle: async ({ id }) => {
      const isThawed = await thaw(store, id, clock.now());
      // Connected pages see at once whether the game goes on.
      if (isThawed) await rooms.tableChanged(id);
      return { isThawed };
    },
  });
}

function blocking(add: Add, { blocks, clock }: AdminPlan): void {
  add({ method: 'GET', url: '/blocks', handle: () => Promise.resolve(blocks.all) });
  add({
    method: 'POST',
    url: '/blocks',
    body: blockSchema,
    facts: (_, { kind, why, hours }) => ({ kind, why, hours }),
    handle: async (_, { kind, who, why, hours }) => {
      const created = clock.now();
      const expires = created + Math.round(hours * HOUR_MS);
      const block = { kind, who: namedAs(kind, who), why, created, expires };
      await blocks.add(block);
      return block;
    },
  });
  add({
    method: 'POST',
    url: '/blocks/lift',
    body: whoSchema,
    facts: (_, { kind }) => ({ kind }),
    handle: async (_, { kind, who }) => ({ isLifted: await blocks.lift(kind, namedAs(kind, who)) }),
  });
}

/** As it is kept: an address is the one that limits count. */
function namedAs(kind: (typeof BLOCK_KINDS)[number], who: string): string {
  const name = kind === 'address' ? countedIn(who) : v.is(personIdSchema, who) ? who : undefined;
  if (name === undefined) throw new ApiFault('bad-request', { path: 'who' });
  return name;
}

function addDeed<P, B>(app: FastifyInstance, token: string, deed: Deed<P, B>): void {
  const { method, params, body, facts, handle } = deed;
  const url = `/api/admin${deed.url}`;
  app.route({
    method,
    url,
    schema: {
      ...(params !== undefined && { params }),
      ...(method !== 'GET' && { body: body ?? v.nullish(v.strictObject({})) }),
    },
    // Before anything of it is read. Only wrong tokens count, apart from the codes of visitors, and those
    // of the machine itself apart from all: else visitors behind one proxy could keep the operator out.
    onRequest: (request, _reply, done) => {
      const address = isOnMachine(request.raw) ? MACHINE : app.shell.addressOf(request);
      const tooFast = app.shell.spent('admin', address);
      const given = request.headers.authorization ?? '';
      const mayCome = sameSecret(given, `Bearer ${token}`);
      if (!mayCome) app.shell.failed('admin', address);
      done(tooFast ?? (mayCome ? undefined : new ApiFault('no-key')));
    },
    handler: async (request, reply) => {
      const [ids, wish] = [request.params as P, request.body as B];
      const answer = await handle(ids, wish);
      app.log.info({ deed: `${method} ${url}`, ...facts?.(ids, wish) }, 'looked after');
      return answer === undefined ? reply.code(204).send() : reply.send(answer);
    },
  });
}
