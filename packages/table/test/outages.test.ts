// What counts of a stretch of time when nobody served tables in parts of it.
import { rngFor } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { GRACE_MS, Outages, type Outage } from '../src/index.ts';
import { MINUTE, SECOND } from './online-setting.ts';

/** By the second and by the book: what neither an outage nor its grace covers. */
function countedBySeconds(from: number, until: number, outages: readonly Outage[]): number {
  let seconds = 0;
  for (let at = from; at < until; at += SECOND)
    if (!outages.some((gap) => at >= gap.since && at < gap.until + GRACE_MS)) seconds += 1;
  return seconds * SECOND;
}

describe('outages', () => {
  test('two of them close together: no second is given twice', () => {
    // The grace of the first reaches into the second: together they are one stretch.
    const outages = new Outages([
      { since: 0, until: 10 * SECOND },
      { since: 15 * SECOND, until: 25 * SECOND },
    ]);
    expect(outages.playingTime(0, MINUTE)).toBe(15 * SECOND);
    expect(outages.dueAfter(0, 15 * SECOND)).toBe(MINUTE);
  });

  test('are kept in order and as one where they meet, whoever hears of them when', () => {
    const outages = new Outages([
      { since: 50, until: 60 },
      { since: 10, until: 20 },
      { since: 90, until: 95 },
    ]);
    outages.add({ since: 20, until: 30 });
    outages.add({ since: 55, until: 91 });
    outages.add({ since: 40, until: 40 });
    expect(outages.all).toEqual([
      { since: 10, until: 30 },
      { since: 50, until: 95 },
    ]);
    outages.add({ since: 0, until: 100 });
    expect(outages.all).toEqual([{ since: 0, until: 100 }]);
  });

  test('what counts is the same in any order, and wherever a stretch of time is cut', () => {
    const rng = rngFor('outages', 'cut');
    for (let i = 0; i < 500; i++) {
      const list: Outage[] = [];
      for (let at = 0; at < 200; at += 5 + rng.below(80)) {
        const outage = { since: at * SECOND, until: (at + 1 + rng.below(40)) * SECOND };
        list.splice(rng.below(list.length + 1), 0, outage);
      }
      const outages = new Outages(list);
      const [from, cut, until] = [rng.below(250), rng.below(250), rng.below(250)]
        .sort((a, b) => a - b)
        .map((time) => time * SECOND) as [number, number, number];
      const whole = outages.playingTime(from, until);
      expect(whole).toBe(countedBySeconds(from, until, list));
      expect(outages.playingTime(from, cut) + outages.playingTime(cut, until)).toBe(whole);
      expect(outages.playingTime(from, outages.dueAfter(from, whole + 1))).toBe(whole + 1);
    }
  });

  test('forgetting those of long ago changes nothing for what came after', () => {
    const list = [10, 100, 1000].map((minute) => ({
      since: minute * MINUTE,
      until: (minute + 5) * MINUTE,
    }));
    const [all, rest] = [new Outages(list), new Outages(list)];
    const from = 105 * MINUTE + GRACE_MS / 2;
    rest.forget(from);
    expect(rest.all).toEqual(list.slice(1));
    for (const until of [from, from + MINUTE, 2000 * MINUTE])
      expect(rest.playingTime(from, until)).toBe(all.playingTime(from, until));
    expect(rest.bellDue(104 * MINUTE, 5 * SECOND)).toBe(all.bellDue(104 * MINUTE, 5 * SECOND));
  });
});
