// The stage: steps are shown one after the other, moments are watched, and nothing that is news gets lost.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Stage } from '../src/stage.svelte.ts';

const moment = (event: string, milliseconds = 1000) => ({ event, milliseconds });
const act = (shown: string, ...moments: ReturnType<typeof moment>[]) => ({
  shown,
  moments,
  rest: 100,
});

describe('the stage', () => {
  let stage: Stage<string, string>;
  beforeEach(() => {
    vi.useFakeTimers();
    stage = new Stage(() => 1);
    stage.cut('first');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows acts in order, each after its moments', async () => {
    stage.push(act('second', moment('a'), moment('b')));
    stage.push(act('third'));
    expect(stage.moment?.event).toBe('a');
    expect(stage.shown).toBe('first');
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.moment?.event).toBe('b');
    await vi.advanceTimersByTimeAsync(1000);
    expect([stage.moment, stage.shown, stage.isBusy]).toEqual([null, 'second', true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.shown).toBe('third');
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.isBusy).toBe(false);
  });

  test('a tap ends the moment, not the act', async () => {
    stage.push(act('second', moment('a'), moment('b')));
    stage.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.moment?.event, stage.shown]).toEqual(['b', 'first']);
  });

  test('what is there to stay is ended by going on, not by a tap', async () => {
    const held = { ...moment('a'), isHeld: true };
    let mayHold = true;
    stage = new Stage(
      () => 1,
      () => mayHold,
    );
    stage.cut('first');
    stage.push(act('second', held));
    await vi.advanceTimersByTimeAsync(60_000);
    stage.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.moment?.isHeld, stage.shown]).toEqual([true, 'first']);
    stage.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.shown).toBe('second');
    // Where others wait it passes like any other.
    mayHold = false;
    stage.push(act('third', held));
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.moment?.isHeld, stage.shown]).toEqual([false, 'second']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.shown).toBe('third');
  });

  test('news during a moment belongs to what comes after it', async () => {
    stage.push(act('second', moment('a')));
    stage.amend((shown) => `${shown}!`);
    expect(stage.shown).toBe('first');
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.shown).toBe('second!');
  });

  test('news belong to the last act that waits, or to what is shown', async () => {
    stage.push(act('second', moment('a')));
    stage.push(act('third'));
    stage.amend((shown) => `${shown}!`);
    await vi.advanceTimersByTimeAsync(1200);
    expect(stage.shown).toBe('third!');
    await vi.advanceTimersByTimeAsync(100);
    stage.amend((shown) => `${shown}?`);
    expect(stage.shown).toBe('third!?');
  });

  test('a cut replaces everything, also what is being watched', async () => {
    stage.push(act('second', moment('a')));
    stage.push(act('third'));
    stage.cut('now');
    expect([stage.shown, stage.moment]).toEqual(['now', null]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([stage.shown, stage.isBusy]).toEqual(['now', false]);
  });

  test('who is far behind is shown everything faster', async () => {
    for (let i = 0; i < 8; i++) stage.push(act(`step ${i}`, moment('m')));
    await vi.advanceTimersByTimeAsync(8 * 1100 - 1);
    expect(stage.isBusy).toBe(false);
  });
});
