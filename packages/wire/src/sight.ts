// Diffs packed views: a `table` report carries the full view, each `step` only its changes.
// Messages keep their order, so both ends hold the same base.

import { assert } from '@tablee/kit';
import type { Report } from './reports.ts';

/**
 * The diff of two views of one viewer: the new length, then index and value of each number that
 * differs.
 */
export function changesOf(before: readonly number[], after: readonly number[]): number[] {
  const { length } = after;
  const changes = [length];
  for (let place = 0; place < length; place++) {
    const value = after[place]!;
    if (value !== before[place]) changes.push(place, value);
  }
  return changes;
}

/** Applies a diff to a view; undefined if the diff does not fit it. */
export function changed(
  before: readonly number[],
  changes: readonly number[],
): readonly number[] | undefined {
  const [length] = changes;
  if (length === undefined || changes.length % 2 === 0 || !isCount(length)) return undefined;
  // A diff names every index beyond the old end, so a greater length is invalid.
  if (length > before.length + changes.length) return undefined;
  const view = before.slice(0, length);
  for (let i = 1; i < changes.length; i += 2) {
    const place = changes[i]!;
    if (!isCount(place) || place >= length || place > view.length) return undefined;
    view[place] = changes[i + 1]!;
  }
  return view.length === length ? view : undefined;
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** The packed view after a report. Most reports leave it unchanged. */
export function viewAfter(
  before: readonly number[] | undefined,
  report: Report,
): readonly number[] | undefined {
  if (report.kind === 'table') return report.view;
  if (report.kind !== 'step') return before;
  assert(before !== undefined, 'a table is seen before its steps');
  const view = changed(before, report.changes);
  assert(view !== undefined, 'what changed is told for the view before');
  return view;
}
