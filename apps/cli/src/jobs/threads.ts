// Runs long work in portions on several threads. An idle thread gets the next portion.

import { Piscina } from 'piscina';

/** From this number on, up to another one. */
export interface Portion {
  readonly from: number;
  readonly to: number;
}

/** `count` numbers, `batch` at a time. */
export const portionsOf = (from: number, count: number, batch: number): Portion[] =>
  Array.from({ length: Math.ceil(count / batch) }, (_, i) => ({
    from: from + i * batch,
    to: from + Math.min(count, (i + 1) * batch),
  }));

export interface Pool<Ask, Answer> {
  run(portion: Ask): Promise<Answer>;
  destroy(): Promise<void>;
}

/** Threads that run the default export of a file; `workerData` is Piscina's there. */
export const openThreads = (file: string, threads: number, workerData?: unknown): Piscina =>
  new Piscina({ filename: file, minThreads: threads, maxThreads: threads, workerData });

/** Hands the portions out, `atOnce` of them at a time; `hear` gets the answers, in any order. */
export async function shareOut<Ask, Answer>(
  pool: Pool<Ask, Answer>,
  atOnce: number,
  portions: readonly Ask[],
  hear: (answer: Answer, portion: Ask) => void,
): Promise<void> {
  const left = portions.values();
  const lane = async (): Promise<void> => {
    for (const portion of left) hear(await pool.run(portion), portion);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, lane));
  } finally {
    await pool.destroy();
  }
}
