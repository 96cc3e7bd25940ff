// The packed view as it travels: changes lead from any view to any other, and from nothing else.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { changed, changesOf, viewAfter, type Report, type Waiting } from '../src/index.ts';

const view = fc.array(fc.integer({ min: -3, max: 4000 }), { maxLength: 60 });
const WAITING: Waiting = { kind: 'turn', seats: [0], chosen: [], undo: 'nothing' };
const step = (changes: number[]): Report => ({
  kind: 'step',
  events: [],
  changes,
  step: 4,
  eyes: 0,
  waiting: WAITING,
});

describe('changes', () => {
  test('lead from one view to the other, as read from a wire', () => {
    fc.assert(
      fc.property(view, view, (before, after) => {
        const sent = JSON.parse(JSON.stringify(changesOf(before, after))) as number[];
        const kept = [...before];
        expect(changed(before, sent)).toEqual(after);
        expect(before).toEqual(kept);
      }),
    );
  });

  test('name what is different, and nothing else', () => {
    fc.assert(
      fc.property(view, fc.nat(), fc.integer(), (before, at, value) => {
        expect(changesOf(before, before)).toEqual([before.length]);
        if (before.length === 0) return;
        const place = at % before.length;
        const after = before.with(place, value);
        const named = before[place] === value ? [] : [place, value];
        expect(changesOf(before, after)).toEqual([before.length, ...named]);
      }),
    );
  });

  test.each([
    ['nothing at all', []],
    ['no value for a place', [3, 1]],
    ['half a length', [2.5]],
    ['a length below nothing', [-1]],
    ['more than is filled', [5, 3, 7]],
    ['more than there could be', [2 ** 40]],
    ['a place beyond the end', [3, 3, 7]],
    ['a place before the beginning', [3, -1, 7]],
    ['half a place', [3, 0.5, 7]],
    ['a hole', [6, 3, 1, 5, 1, 4, 1]],
  ])('with %s are refused', (_, changes) => {
    expect(changed([1, 2, 3], changes)).toBeUndefined();
    expect(() => viewAfter([1, 2, 3], step(changes))).toThrow();
  });
});

describe('the view after a report', () => {
  const table = { kind: 'table', view: [7, 8] } as Extract<Report, { kind: 'table' }>;
  test('is the whole one of a table, whatever was before', () => {
    expect(viewAfter(undefined, table)).toEqual([7, 8]);
    expect(viewAfter([1], table)).toEqual([7, 8]);
  });

  test('is the one before, changed by a step', () => {
    expect(viewAfter([7, 8], step([3, 1, 9, 2, 0]))).toEqual([7, 9, 0]);
    expect(viewAfter([7, 8], step([1]))).toEqual([7]);
  });

  test('is the one before where nothing of it is told', () => {
    expect(viewAfter([7, 8], { kind: 'done', id: 'a' })).toEqual([7, 8]);
    expect(viewAfter(undefined, { kind: 'waiting', step: 0, waiting: WAITING })).toBeUndefined();
  });

  test('of a step that nobody has seen the beginning of is a fault', () => {
    expect(() => viewAfter(undefined, step([0]))).toThrow();
  });
});
