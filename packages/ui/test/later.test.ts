// What is drawn after what moves: in which frame each part has its turn.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { inTurn } from '../src/later.svelte.ts';

type FrameJob = (time: number) => void;

const FRAME_MS = 16;

describe('in turn', () => {
  const root = { dataset: { motion: 'full' } };
  const page = { hidden: false, documentElement: root };
  let clock = 0;
  let waiting: FrameJob[] = [];
  let done: string[] = [];

  const job =
    (name: string, milliseconds = 5) =>
    (): void => {
      clock += milliseconds;
      done.push(name);
    };
  /** What is done in the next frame, which may begin late. */
  const frame = async (late = 0): Promise<string[]> => {
    done = [];
    const time = (Math.floor(clock / FRAME_MS) + 1) * FRAME_MS;
    clock = time + late;
    const now = waiting;
    waiting = [];
    for (const callback of now) callback(time);
    // Whatever else is done in it comes in microtasks.
    await new Promise(setImmediate);
    return done;
  };

  beforeEach(() => {
    root.dataset.motion = 'full';
    page.hidden = false;
    done = [];
    vi.stubGlobal('document', page);
    vi.stubGlobal('requestAnimationFrame', (callback: FrameJob) => waiting.push(callback));
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
  });
  afterEach(async () => {
    while (waiting.length > 0) await frame();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('the frame to come belongs to what moves, then each part has one', async () => {
    inTurn(job('seat'));
    inTurn(job('hand'));
    expect(await frame()).toEqual([]);
    expect(await frame()).toEqual(['seat']);
    expect(await frame()).toEqual(['hand']);
    expect(await frame()).toEqual([]);
    expect(waiting).toEqual([]);
  });

  test('a fast device does several in one frame', async () => {
    for (const name of ['a', 'b', 'c']) inTurn(job(name, 0.4));
    inTurn(job('d'));
    await frame();
    expect(await frame()).toEqual(['a', 'b', 'c']);
    expect(await frame()).toEqual(['d']);
  });

  test('cards turn over first and are dealt last, one in a frame, however fast', async () => {
    const cards = ['one', 'two'];
    const deal = (): void => {
      done.push(cards.shift()!);
      if (cards.length > 0) inTurn(deal, 'deal');
    };
    inTurn(deal, 'deal');
    inTurn(job('seat'));
    inTurn(job('turned'), 'first');
    await frame();
    expect(await frame()).toEqual(['turned']);
    expect(await frame()).toEqual(['seat']);
    expect(await frame()).toEqual(['one']);
    expect(await frame()).toEqual(['two']);
  });

  test('a frame that begins late catches up, but never two in a row', async () => {
    inTurn(job('seat'));
    inTurn(job('hand'));
    await frame();
    await frame();
    expect(await frame(10)).toEqual([]);
    expect(await frame(10)).toEqual(['hand']);
  });

  test('what was done in between has the next frame to itself', async () => {
    inTurn(job('seat'));
    inTurn(job('hand'));
    await frame();
    await frame();
    inTurn(job('own'));
    expect(await frame()).toEqual([]);
    expect(await frame()).toEqual(['hand']);
    expect(await frame()).toEqual(['own']);
  });

  test('where nothing moves or nobody looks, all of it is done at once', () => {
    root.dataset.motion = 'still';
    inTurn(job('still'));
    root.dataset.motion = 'full';
    page.hidden = true;
    inTurn(job('hidden'));
    expect(done).toEqual(['still', 'hidden']);
    expect(waiting).toEqual([]);
  });
});
