// What a page asks its home: one in which something broke is not kept for the next table.
import type { HomeAnswer, HomeRequest } from '@tablee/wire';
import { expect, test } from 'vitest';

import { HomeCaller } from '../src/home/caller.ts';
import type { Ears } from '../src/home/thread.ts';

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
    join: (table: string) => caller.join(table, 0, () => undefined),
  };
}

test('a table that could not be opened is opened in another home the next time', async () => {
  const at = setUp();
  at.caller.pace(5);
  const first = at.join('a');
  at.home.answer('broken');
  await expect(first).rejects.toThrow('broken');
  at.caller.leave('a');
  const again = at.join('a');
  expect(at.homes.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  at.home.answer();
  await again;
  expect(at.home.heard).toContainEqual({ kind: 'pace', milliseconds: 5 });
});

test('a home that broke after it had answered is replaced', async () => {
  const at = setUp();
  const first = at.join('a');
  at.home.answer();
  await first;
  at.caller.leave('a');
  const second = at.join('b');
  at.home.ears.broken();
  await expect(second).rejects.toThrow('broken');
  void at.join('b');
  expect(at.homes).toHaveLength(2);
});

test('a home in which a table is open is kept, whatever else broke', async () => {
  const at = setUp();
  const first = at.join('a');
  at.home.answer();
  await first;
  const record = at.caller.ask({ kind: 'record', table: 'b' });
  at.home.answer('broken');
  await expect(record).rejects.toThrow('broken');
  void at.caller.ask({ kind: 'record', table: 'b' });
  expect(at.homes).toHaveLength(1);
});
