// Stores the reviews of this device, so that none is computed twice. Their database is not needed
// to play; without it a review lasts as long as its page.

import { answerOf, Database } from './database.ts';
import { REVIEW_FORM, REVIEWS_MAX, type KeptReview } from './kept-review.ts';

export type { KeptReview };
export { REVIEW_FORM };
export const REVIEWS_NAME = 'tablee-reviews';
const STORE = 'reviews';

const database = new Database(REVIEWS_NAME, 1, (db) => {
  const store = db.createObjectStore(STORE, { keyPath: 'id' });
  store.createIndex('table', 'table');
  store.createIndex('keptAt', 'keptAt');
});

const read = (ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> =>
  database.run([STORE], (transaction) => answerOf(ask(transaction.objectStore(STORE))));

const change = (deed: (store: IDBObjectStore) => Promise<void>): Promise<void> =>
  database.run([STORE, 'readwrite'], (transaction) => deed(transaction.objectStore(STORE)));

/** Looking back on many games reads older forms, too, and tells them apart. */
const isReadable = ({ form }: KeptReview): boolean => form <= REVIEW_FORM;

/** Undefined where there is none, or no database. */
export async function findReview(id: string): Promise<KeptReview | undefined> {
  try {
    const found = (await read((store) => store.get(id))) as KeptReview | undefined;
    return found?.form === REVIEW_FORM ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Newest first. */
export async function listReviews(): Promise<readonly KeptReview[]> {
  try {
    const all = (await read((store) => store.getAll())) as KeptReview[];
    return all.filter(isReadable).sort((a, b) => b.keptAt - a.keptAt);
  } catch {
    return [];
  }
}

/** Whether it outlasts the page. */
export async function keepReview(review: KeptReview): Promise<boolean> {
  try {
    await change(async (store) => {
      store.put(review);
      // Oldest first.
      const keys = await answerOf(store.index('keptAt').getAllKeys());
      for (const key of keys.slice(0, Math.max(0, keys.length - REVIEWS_MAX))) store.delete(key);
    });
    return true;
  } catch {
    return false;
  }
}

export async function removeReviewsOf(table: string): Promise<void> {
  try {
    await change(async (store) => {
      for (const key of await answerOf(store.index('table').getAllKeys(table))) store.delete(key);
    });
  } catch {
    // Without a database nothing was kept.
  }
}
