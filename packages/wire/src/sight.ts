// The packed view as it travels: whole with a `table`, then only what each `step` has changed in it. A
// wire keeps its order and begins with a `table`, so both ends always know the same view before.

import { assert } from '@tablee/kit';
import type { Report } from './reports.ts';

/**
 * How one pair of eyes' view became another: its new length, then place and value of every number that
 * is not the same.
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

/** The view after these changes; undefined when they cannot be meant for it. */
export function changed(
  before: readonly number[],
  changes: readonly number[],
): readonly number[] | undefined {
  const [length] = changes;
  if (length === undefined || changes.length % 2 === 0 || !isCount(length)) return undefined;
  // Every place beyond the old end is named: a length that nothing fills is not believed.
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

/** The packed view after a report, given the one before it. Most reports leave it as it is. */
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
