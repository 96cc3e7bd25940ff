// Transactions in a browser's database, played by the test: connections that close, and deeds that fail.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Database } from '../apps/web/src/offline/database.ts';

interface FakeTransaction {
  oncomplete?: () => void;
  onabort?: () => void;
  readonly error: Error;
}

/** As a browser plays it: a closed connection begins no transaction. */
class FakeConnection {
  isClosed = false;
  onclose?: () => void;
  readonly begun: FakeTransaction[] = [];

  transaction(): FakeTransaction {
    if (this.isClosed) throw new DOMException('closed', 'InvalidStateError');
    const transaction: FakeTransaction = { error: new Error('aborted') };
    this.begun.push(transaction);
    return transaction;
  }
}

let connections: FakeConnection[];
let isRefused: boolean;
beforeEach(() => {
  connections = [];
  isRefused = false;
  vi.stubGlobal('indexedDB', {
    open() {
      const result = new FakeConnection();
      const request: { onsuccess?: () => void; onerror?: () => void } & Record<string, unknown> = {
        result,
        error: new Error('refused'),
      };
      queueMicrotask(() => {
        if (isRefused) return request.onerror?.();
        connections.push(result);
        request.onsuccess?.();
      });
      return request;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const database = (): Database => new Database('cards', 1, () => undefined);
/** A deed; its transaction completes at once. */
const deed = (transaction: IDBTransaction): string => {
  queueMicrotask(() => void transaction.oncomplete?.(new Event('complete')));
  return 'done';
};

test('one connection serves until the browser closes it, silently or with an event', async () => {
  const db = database();
  expect([await db.run(['rows'], deed), await db.run(['rows'], deed)]).toEqual(['done', 'done']);
  expect(connections).toHaveLength(1);
  connections[0]!.isClosed = true;
  expect(await db.run(['rows'], deed)).toBe('done');
  connections[1]!.onclose?.();
  expect(await db.run(['rows'], deed)).toBe('done');
  expect(connections).toHaveLength(3);
});

test('a deed runs once more when its connection is lost under it', async () => {
  const tries: number[] = [];
  const answer = await database().run(['rows'], (transaction) => {
    tries.push(tries.length);
    if (tries.length > 1) return deed(transaction);
    connections[0]!.onclose?.();
    transaction.onabort?.(new Event('abort'));
    throw new Error('lost');
  });
  expect([answer, tries, connections.length]).toEqual(['done', [0, 1], 2]);
});

test('a deed that fails says why, and the abort of its transaction goes nowhere else', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown): void => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  const failed = database().run(['rows'], (transaction) => {
    transaction.onabort?.(new Event('abort'));
    throw new Error('full');
  });
  await expect(failed).rejects.toThrow('full');
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
  expect(connections).toHaveLength(1);
});

test('a database that refuses is asked again the next time', async () => {
  const db = database();
  isRefused = true;
  await expect(db.open()).rejects.toThrow('refused');
  isRefused = false;
  expect(await db.run(['rows'], deed)).toBe('done');
});
