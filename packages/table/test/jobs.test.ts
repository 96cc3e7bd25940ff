// What is to be done at a table: in turn, whatever becomes of what was before.
import { describe, expect, test } from 'vitest';

import { StoreFailure } from '../src/halt.ts';
import { Jobs } from '../src/jobs.ts';

const setting = (): { jobs: Jobs; seen: string[]; stop: () => void } => {
  const seen: string[] = [];
  let isOver = false;
  const onFault = (error: unknown): void => void seen.push(`fault: ${String(error)}`);
  return {
    jobs: new Jobs({ isOver: () => isOver, onFault }),
    seen,
    stop: () => {
      isOver = true;
    },
  };
};

const manyTurns = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

describe('jobs', () => {
  test('are done one after the other, and none before whoever asks has gone on', async () => {
    const { jobs, seen } = setting();
    const work = (name: string) => async (): Promise<void> => {
      seen.push(`${name} begins`);
      await manyTurns();
      seen.push(`${name} ends`);
    };
    const both = [jobs.add(work('one')), jobs.add(work('two'))];
    seen.push('asked');
    await Promise.all(both);
    await jobs.add(work('three'));
    expect(seen).toEqual([
      'asked',
      ...['one', 'two', 'three'].flatMap((n) => [`${n} begins`, `${n} ends`]),
    ]);
  });

  test('whoever asked hears of a store that failed; those behind them have more luck', async () => {
    const { jobs, seen } = setting();
    const failure = new StoreFailure('full');
    const first = jobs.add(() => Promise.reject(failure));
    const second = jobs.add(() => {
      seen.push('done');
      return undefined;
    });
    await expect(first).rejects.toBe(failure);
    await second;
    expect(seen).toEqual(['done']);
  });

  test('any other failure is the table’s, and no fault of whoever asked', async () => {
    const { jobs, seen } = setting();
    await jobs.add(() => {
      throw new TypeError('broken');
    });
    await jobs.add(() => Promise.reject(new TypeError('later')));
    expect(seen).toEqual(['fault: TypeError: broken', 'fault: TypeError: later']);
  });

  test('where not even the fault can be told, whoever asked hears of it, and the table goes on', async () => {
    const worse = new Error('nobody to tell');
    const onFault = (): void => {
      throw worse;
    };
    const jobs = new Jobs({ isOver: () => false, onFault });
    const seen: string[] = [];
    const first = jobs.add(() => Promise.reject(new TypeError('broken')));
    const second = jobs.add(() => {
      seen.push('done');
      return undefined;
    });
    await expect(first).rejects.toBe(worse);
    await second;
    expect(seen).toEqual(['done']);
  });

  test('what still waits when all is over is dropped, and nobody waits for it', async () => {
    const { jobs, seen, stop } = setting();
    const first = jobs.add(async () => {
      await manyTurns();
      stop();
    });
    const second = jobs.add(() => {
      seen.push('too late');
      return undefined;
    });
    await Promise.all([first, second]);
    expect(seen).toEqual([]);
  });
});
