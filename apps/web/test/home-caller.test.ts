// What a page asks its home: one in which something broke is not kept for the next table.
import type { HomeAnswer, HomeRequest } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import { HomeCaller } from '../src/offline/caller.ts';
import type { Ears } from '../src/offline/thread.ts';

/** The other end, played by the test. */
class FakeHome {
  readonly heard: HomeRequest[] = [];
  readonly ears: Ears<HomeAnswer>;
  isEnded = false;

  constructor(ears: Ears<HomeAnswer>) {
    this.ears = ears;
  }

  /** Answers what was asked last. */
  answer(failure?: 'broken'): void {
    const asked = this.heard.findLast((request) => 'call' in request);
    const call = asked !== undefined && 'call' in asked ? asked.call : 0;
    if (failure === undefined) this.ears.hear({ kind: 'answer', call, value: null });
    else this.ears.hear({ kind: 'failure', call, code: failure, facts: {} });
  }
}

function setUp() {
  const homes: FakeHome[] = [];
  const caller = new HomeCaller((ears) => {
    const home = new FakeHome(ears);
    homes.push(home);
    return {
      send: (request) => void home.heard.push(request),
      end: () => {
        home.isEnded = true;
      },
    };
  });
  return {
    caller,
    homes,
    get home(): FakeHome {
      return homes.at(-1)!;
    },
    /** Opens a page with the table; the call resolves with what the page has heard. */
    open(table: string) {
      const heard: unknown[] = [];
      const page = new AbortController();
      const joined = caller.join(table, 0, (report) => heard.push(report), page.signal);
      return { joined, heard, leave: () => page.abort() };
    },
  };
}

test('a table that could not be opened is opened in another home the next time', async () => {
  const at = setUp();
  at.caller.pace(5);
  const first = at.open('a');
  at.home.answer('broken');
  await expect(first.joined).rejects.toThrow('broken');
  const again = at.open('a');
  expect(at.homes.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  at.home.answer();
  await again.joined;
  expect(at.home.heard).toContainEqual({ kind: 'pace', milliseconds: 5 });
});

test('a home that broke after it had answered is replaced', async () => {
  const at = setUp();
  const first = at.open('a');
  at.home.answer();
  await first.joined;
  first.leave();
  const second = at.open('b');
  at.home.ears.broken();
  await expect(second.joined).rejects.toThrow('broken');
  at.open('b');
  expect(at.homes).toHaveLength(2);
});

test('a home in which a table is open is kept, whatever else broke', async () => {
  const at = setUp();
  const first = at.open('a');
  at.home.answer();
  await first.joined;
  const record = at.caller.ask({ kind: 'record', table: 'b' });
  at.home.answer('broken');
  await expect(record).rejects.toThrow('broken');
  void at.caller.ask({ kind: 'record', table: 'b' });
  expect(at.homes).toHaveLength(1);
});

describe('a page that is left while its table opens', () => {
  test('leaves its own join alone: the page after it keeps its reports', async () => {
    const at = setUp();
    const first = at.open('a');
    at.home.answer();
    const second = at.open('a');
    at.home.answer();
    await second.joined;
    first.leave();
    const [one, two] = at.home.heard.filter(({ kind }) => kind === 'join') as { call: number }[];
    expect(at.home.heard.at(-1)).toEqual({ kind: 'leave', table: 'a', join: one!.call });
    at.home.ears.hear({ kind: 'report', join: one!.call, report: 'old' });
    at.home.ears.hear({ kind: 'report', join: two!.call, report: 'new' });
    expect([first.heard, second.heard]).toEqual([[], ['new']]);
  });

  test('does not join any more', async () => {
    const at = setUp();
    const page = AbortSignal.abort();
    await expect(at.caller.join('a', 0, () => undefined, page)).rejects.toThrow('aborted');
    expect(at.homes).toEqual([]);
  });
});
