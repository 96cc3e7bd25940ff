// Runs transactions in a browser's database, and opens it again when the browser has closed the connection.

interface Connection {
  readonly db: IDBDatabase;
  isClosed: boolean;
}

/** An open may fail once and work a moment later. */
const OPENS = 3;
const PAUSE_MS = 150;

export class Database {
  readonly #name: string;
  readonly #version: number;
  readonly #furnish: (db: IDBDatabase) => void;
  #connection: Promise<Connection> | undefined;

  constructor(name: string, version: number, furnish: (db: IDBDatabase) => void) {
    this.#name = name;
    this.#version = version;
    this.#furnish = furnish;
  }

  /** Rejects where this browser gives no database. */
  open(): Promise<Connection> {
    this.#connection ??= this.#try(OPENS).catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  /**
   * Resolves once the transaction is complete. A lost connection aborts its transactions, so the deed
   * runs once more on a new one. It must come to the same if the first one was complete after all.
   */
  async run<T>(
    plan: readonly [
      stores: string | string[],
      ...how: [IDBTransactionMode?, IDBTransactionOptions?],
    ],
    deed: (transaction: IDBTransaction) => T | Promise<T>,
  ): Promise<T> {
    const connection = await this.open();
    try {
      return await complete(connection.db.transaction(...plan), deed);
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'InvalidStateError';
      if (!isClosed && !connection.isClosed) throw error;
      this.#drop(connection);
      return complete((await this.open()).db.transaction(...plan), deed);
    }
  }

  async #try(times: number): Promise<Connection> {
    try {
      return this.#hold(await connect(this.#name, this.#version, this.#furnish));
    } catch (error) {
      if (times === 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return this.#try(times - 1);
    }
  }

  #hold(db: IDBDatabase): Connection {
    const connection = { db, isClosed: false };
    db.onclose = () => this.#drop(connection);
    // A later version in another window must not wait for this one for ever.
    db.onversionchange = () => {
      db.close();
      this.#drop(connection);
    };
    return connection;
  }

  #drop(connection: Connection): void {
    if (connection.isClosed) return;
    connection.isClosed = true;
    this.#connection = undefined;
  }
}

async function complete<T>(
  transaction: IDBTransaction,
  deed: (transaction: IDBTransaction) => T | Promise<T>,
): Promise<T> {
  const done = doneOf(transaction);
  // Where the deed fails first, its reason is the answer.
  done.catch(() => undefined);
  const answer = await deed(transaction);
  await done;
  return answer;
}

const connect = (
  name: string,
  version: number,
  furnish: (db: IDBDatabase) => void,
): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => furnish(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
  });

const doneOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the database refused'));
  });
