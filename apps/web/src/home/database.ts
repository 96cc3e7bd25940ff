// A browser's database, as far as it is used here: opened, asked, and waited for.

export function openDatabase(
  name: string,
  version: number,
  furnish: (db: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => furnish(request.result);
    request.onsuccess = () => {
      const db = request.result;
      // A later version in another window must not wait for this one for ever.
      db.onversionchange = () => db.close();
      resolve(db);
    };
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
  });

export const doneOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the database refused'));
  });
