// The page's end of the wire to the home of its tables. The worker starts when it is first needed.

import { openStore } from './store.ts';
import type {
  Command,
  HomeAnswer,
  HomeCode,
  HomeRequest,
  NewTable,
  TableSummary,
} from '@tablee/wire';

/** The home could not do it; the code has a sentence in the texts. */
export class HomeFailure extends Error {
  readonly code: HomeCode;

  constructor(code: HomeCode) {
    super(code);
    this.code = code;
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: HomeFailure): void;
}

type Asked = Extract<HomeRequest, { call: number }>;
type Question = Asked extends infer One ? (One extends Asked ? Omit<One, 'call'> : never) : never;

let worker: Worker | undefined;
/** Whether the worker has ever answered. */
let isAlive = false;
let calls = 0;
const waiting = new Map<number, Waiting>();
const listeners = new Map<string, (report: unknown) => void>();

function start(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'home' });
  worker.onmessage = (event: MessageEvent<HomeAnswer>) => {
    isAlive = true;
    const message = event.data;
    if (message.kind === 'report') listeners.get(message.table)?.(message.report);
    else {
      const call = waiting.get(message.call);
      waiting.delete(message.call);
      if (message.kind === 'answer') call?.resolve(message.value);
      else call?.reject(new HomeFailure(message.code));
    }
  };
  // A worker that breaks leaves no question open: whoever waits hears of it.
  worker.onerror = worker.onmessageerror = () => {
    for (const call of waiting.values()) call.reject(new HomeFailure('broken'));
    waiting.clear();
    // One that could not even be fetched hears nothing: the next question starts another.
    if (isAlive) return;
    worker?.terminate();
    worker = undefined;
  };
  return worker;
}

const tell = (request: HomeRequest): void => {
  start().postMessage(request);
};

function ask<T>(question: Question): Promise<T> {
  calls += 1;
  const call = calls;
  return new Promise<T>((resolve, reject) => {
    waiting.set(call, { resolve, reject });
    tell({ ...question, call });
  });
}

/** Asked once there is something to lose; where a browser says no or cannot be asked, it is as it was. */
function askToKeep(): void {
  const storage = navigator.storage as StorageManager | undefined;
  void storage?.persist().catch(() => false);
}

export const home = {
  /** Whether tables outlast the page; a private window may keep nothing. */
  isLasting: async (): Promise<boolean> => (await openStore()).isLasting,
  create(plan: NewTable): Promise<string> {
    askToKeep();
    return ask({ kind: 'create', plan });
  },
  /** Read from the store itself: the shelf is there before anybody needs the worker. */
  list: async (): Promise<readonly TableSummary[]> =>
    worker === undefined ? (await openStore()).list() : ask({ kind: 'list' }),
  async remove(table: string): Promise<void> {
    if (worker === undefined) await (await openStore()).remove(table);
    else await ask({ kind: 'remove', table });
  },
  /** Undefined while the game is not over. */
  record: (table: string) => ask<string | undefined>({ kind: 'record', table }),
  join(table: string, eyes: number | 'watcher', hear: (report: unknown) => void) {
    listeners.set(table, hear);
    return ask<null>({ kind: 'join', table, eyes });
  },
  leave(table: string) {
    listeners.delete(table);
    tell({ kind: 'leave', table });
  },
  command(table: string, command: Command) {
    tell({ kind: 'command', table, command });
  },
  pace(milliseconds: number) {
    tell({ kind: 'pace', milliseconds });
  },
};
