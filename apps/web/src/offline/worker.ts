// The home of offline tables: the same table host as on a server, in a worker of this browser, with
// the browser's database as its store and messages between page and worker as its wire.

import { impossible, unreachable } from '@tablee/kit';
import { SenseOfTime, type PeerSession } from '@tablee/table';
import type { HomeAnswer, HomeRequest } from '@tablee/wire';
import type { Bots } from './bots.ts';
import { openStore } from './store.ts';
import { HomeError, Tables, type OpenTable } from './tables.ts';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<HomeRequest>) => void) | null;
  postMessage(message: HomeAnswer): void;
};

interface Joined {
  /** The call that joined. */
  readonly join: number;
  readonly table: OpenTable;
  readonly visit: PeerSession;
}

let pace = 700;
/** The way to the bots' thread; few tables need it. */
let bots: Promise<Bots> | undefined;
const joined = new Map<string, Joined>();
/** How far the bots of prepared games may go; they wait until they are told. */
const until = new Map<string, number>();
const home = openStore().then((store) => ({
  store,
  tables: new Tables({
    store,
    // Entries keep their time, so it must mean the same after a reload; and a lid may be closed.
    clock: new SenseOfTime({
      wall: () => Date.now(),
      steady: () => performance.now(),
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return {
          cancel() {
            clearTimeout(timer);
          },
        };
      },
    }),
    random: (bytes) =>
      Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
    today: () => Date.now(),
    pace: () => pace,
    until: (table) => until.get(table) ?? 0,
    // Not thrown: one table stands still, and the home of the others is as good as before.
    complain: (error) => console.error(error),
    think: async (errand) => {
      bots ??= import('./bots-thread.ts').then(
        ({ openBots }) => openBots(),
        (error: unknown) => {
          // What could not be fetched is fetched again the next time.
          bots = undefined;
          throw error;
        },
      );
      return (await bots).think(errand);
    },
  }),
}));

async function join(table: string, eyes: number | 'watcher', call: number): Promise<null> {
  close(table);
  const { tables } = await home;
  const opened = await tables.open(table);
  const { players } = opened.host.plan.sheet;
  const seats = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const guest = {
    seats,
    isPerson: true,
    send: (report: unknown) => scope.postMessage({ kind: 'report', join: call, report }),
  };
  joined.set(table, { join: call, table: opened, visit: opened.host.join(guest, eyes) });
  return null;
}

function close(table: string): void {
  joined.get(table)?.table.close();
  joined.delete(table);
}

/** A page that is left late does not close the table of the page that came after it. */
function leave(table: string, join: number): void {
  if (joined.get(table)?.join === join) close(table);
}

async function answer(request: HomeRequest): Promise<unknown> {
  const { store, tables } = await home;
  switch (request.kind) {
    case 'create':
      return tables.create(request.plan);
    case 'list':
      return store.list();
    case 'lasting':
      return store.isLasting;
    case 'remove':
      close(request.table);
      until.delete(request.table);
      await store.remove(request.table);
      return null;
    case 'record':
      return tables.record(request.table);
    case 'origin':
      return tables.origin(request.table);
    case 'join':
      return join(request.table, request.eyes, request.call);
    case 'leave':
    case 'command':
    case 'until':
    case 'pace':
      return impossible('these are not answered');
    default:
      return unreachable(request);
  }
}

async function receive(request: HomeRequest): Promise<void> {
  if (request.kind === 'leave') leave(request.table, request.join);
  else if (request.kind === 'pace') pace = request.milliseconds;
  else if (request.kind === 'until') {
    until.set(request.table, request.step);
    joined.get(request.table)?.table.follow();
  } else if (request.kind === 'command')
    await joined.get(request.table)?.visit.receive(request.command);
  else {
    const { call } = request;
    try {
      scope.postMessage({ kind: 'answer', call, value: await answer(request) });
    } catch (error) {
      const known = error instanceof HomeError ? error : new HomeError('broken');
      scope.postMessage({ kind: 'failure', call, code: known.code, facts: known.facts });
    }
  }
}

// One message at a time: a page that leaves a table and joins it again finds it closed first.
let line = Promise.resolve();
scope.onmessage = ({ data }) => {
  line = line
    .then(() => receive(data))
    .catch((error: unknown) => {
      // A fault of ours: the table goes on, and the page's console says what it was.
      setTimeout(() => {
        throw error;
      });
    });
};
